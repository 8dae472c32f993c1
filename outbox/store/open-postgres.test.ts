import { createHash } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findPostgres } from "../test-support/find-program.ts";
import { createRecordingLog, SettableClock } from "../test-support/clock-and-log.ts";
import { sampleSubmission } from "../test-support/samples.ts";
import { startPostgres, workerPostgres, type TestPostgres } from "../test-support/start-postgres.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openStore } from "./open-store.server.ts";
import { postgresOptions } from "./open-postgres.server.ts";

const LIMIT_MS = 60_000;
const NO_REPEATS = { withinMs: 0 };

describe.skipIf(findPostgres() === undefined)("a PostgreSQL database", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await workerPostgres();
  }, LIMIT_MS);

  async function open(databaseUrl: string, log = createRecordingLog()) {
    // A clock years ahead of the database's, which is the one that counts.
    const clock = new SettableClock("2036-01-01T00:00:00Z");
    const store = await openStore({ dataDir: temporaryFolder(), databaseUrl, clock, log });
    onTestFinished(() => store.close());
    return { store, log };
  }

  const claim = { leaseMs: 60_000 };

  test("sets the time for every instance, whatever their own clocks say", async () => {
    const databaseUrl = await postgres.createDatabase();
    const { store } = await open(databaseUrl);
    await store.add(sampleSubmission("a"), { ...NO_REPEATS, idempotencyKey: "k" });
    const receivedAt = await store.findReceivedAt("appointment", "k");
    expect(Math.abs(Number(receivedAt) - Date.now())).toBeLessThan(60_000);
    expect(await store.claimMail(claim)).toMatchObject({ attempt: 1 });
    const [row] = await postgres.query<{ wait: string }>(
      databaseUrl,
      "select due_at - extract(epoch from now()) * 1000 as wait from mails where state = 'sending'",
    );
    expect(Number(row?.wait)).toBeGreaterThan(30_000);
    expect(Number(row?.wait)).toBeLessThanOrEqual(60_000);
  });

  test("is shared by instances that start at the same time, and each mail is claimed by one of them", async () => {
    const databaseUrl = await postgres.createDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(databaseUrl)));
    const ids = Array.from({ length: 40 }, (_, number) => `mail-${number}`);
    await Promise.all(ids.map((id, number) => opened[number % 4]?.store.add(sampleSubmission(id), NO_REPEATS)));
    const claimed: string[] = [];
    const takeAll = async ({ store }: (typeof opened)[number]) => {
      while (claimed.length < ids.length) {
        const mail = await store.claimMail(claim);
        if (mail) claimed.push(mail.submissionId ?? "");
      }
    };
    await Promise.all(opened.map(takeAll));
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });

  test("reassigns a mail whose lease ended to another instance, and the slow one cannot settle it", async () => {
    const databaseUrl = await postgres.createDatabase();
    const [{ store: slow }, { store: other }] = await Promise.all([open(databaseUrl), open(databaseUrl)]);
    await slow.add(sampleSubmission("a"), NO_REPEATS);
    const mail = await slow.claimMail({ leaseMs: 300 });
    if (!mail) throw new Error("No mail was due");
    expect(await other.claimMail(claim)).toBeUndefined();
    const taken = await vi.waitUntil(() => other.claimMail(claim), { interval: 50, timeout: 5000 });
    expect(taken).toMatchObject({ attempt: 1, submissionId: "a" });
    expect(await slow.settleMail(mail, { status: "sent" })).toBe(false);
    expect(await other.settleMail(taken, { status: "sent" })).toBe(true);
  });

  test("is purged by one instance at a time", async () => {
    const databaseUrl = await postgres.createDatabase();
    const { store } = await open(databaseUrl);
    const added = await store.add(sampleSubmission("a"), NO_REPEATS);
    const mail = await store.claimMail(claim);
    if (mail) await store.settleMail(mail, { status: "sent" });
    const reference = "reference" in added ? added.reference : "";
    await store.addStep({ reference, hospitalId: "punalur", step: { state: "withdrawn" } });
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    const lock = createHash("sha256").update("purge").digest().readBigInt64BE();
    await other.query(`select pg_advisory_lock(${lock})`);
    let purged: number | undefined;
    const purging = store.purgeDelivered(0).then((count) => (purged = count));
    await sleep(300);
    expect(purged).toBeUndefined();
    await other.query("select pg_advisory_unlock_all()");
    expect(await purging).toBe(1);
  });

  const cutConnections = (databaseUrl: string) =>
    postgres.query(
      databaseUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

  test("that cuts every connection is reached again at the next use", async () => {
    const databaseUrl = await postgres.createDatabase();
    const { store } = await open(databaseUrl);
    await Promise.all(["a", "b", "c"].map((id) => store.add(sampleSubmission(id), NO_REPEATS)));
    await cutConnections(databaseUrl);
    const added = await vi.waitFor(() => store.add(sampleSubmission("d"), NO_REPEATS));
    expect(added.status).toBe("stored");
  });

  test("that turned into a standby is left for a new connection", async () => {
    const databaseUrl = await postgres.createDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    const { store } = await open(databaseUrl);
    await postgres.query(databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
    await cutConnections(databaseUrl);
    await vi.waitFor(() => expect(store.pullForward(1)).rejects.toThrow("read-only"));
    await postgres.query(databaseUrl.replace(name, "postgres"), `alter database ${name} reset all`);
    await vi.waitFor(() => store.pullForward(1));
  });

  test.each(["synchronous_commit = off"])("with %s is refused in one line", async (setting) => {
    const databaseUrl = await postgres.createDatabase([setting]);
    await expect(open(databaseUrl)).rejects.toThrow(/^DATABASE_URL: synchronous_commit is off[^\n]*$/);
  });

  test("whose setting is turned off later is refused at the next connection", async () => {
    const databaseUrl = await postgres.createDatabase();
    const { store } = await open(databaseUrl);
    const name = new URL(databaseUrl).pathname.slice(1);
    await postgres.query(databaseUrl, `alter database ${name} set synchronous_commit = off`);
    await cutConnections(databaseUrl);
    const add = () => store.add(sampleSubmission("a"), NO_REPEATS);
    await vi.waitFor(() => expect(add()).rejects.toThrow("synchronous_commit is off"));
  });

  test("that does not exist is refused in one line", async () => {
    const databaseUrl = await postgres.createDatabase();
    await expect(open(`${databaseUrl}_typo`)).rejects.toThrow(/^DATABASE_URL: [^\n]*does not exist$/);
  });

  test("where the account may make no tables is refused in one line", async () => {
    const databaseUrl = await postgres.createDatabase();
    await postgres.query(databaseUrl, "create role guest login");
    await expect(open(databaseUrl.replace("website:", "guest:"))).rejects.toThrow(
      /^DATABASE_URL: [^\n]*permission denied[^\n]*$/,
    );
  });

  test(
    "that is killed fails submissions while it is down, keeps what was stored, and serves again by itself",
    async () => {
      const databaseUrl = await postgres.createDatabase();
      const { store } = await open(databaseUrl);
      await store.add(sampleSubmission("a"), NO_REPEATS);
      await postgres.kill();
      await expect(store.add(sampleSubmission("b"), NO_REPEATS)).rejects.toThrow(/ECONNREFUSED|terminated/);
      await postgres.restart();
      await vi.waitFor(() => store.add(sampleSubmission("c"), NO_REPEATS));
      const rows = await postgres.query(databaseUrl, "select id from submissions order by id");
      expect(rows).toEqual([{ id: "a" }, { id: "c" }]);
    },
    LIMIT_MS,
  );
});

test.skipIf(findPostgres() === undefined)("a PostgreSQL server without fsync is refused in one line", async () => {
  const careless = await startPostgres(["fsync=off"]);
  onTestFinished(() => careless.stop());
  const databaseUrl = await careless.createDatabase();
  const opening = openStore({ dataDir: temporaryFolder(), databaseUrl, clock: new SettableClock() });
  await expect(opening).rejects.toThrow(/^DATABASE_URL: fsync is off[^\n]*$/);
});

test("a server that refuses the account is reported in one line, without its password", async () => {
  const server = createServer((socket) => {
    // "Invalid password", as a server says it (PostgreSQL 15 manual, 55.8).
    const fields = Buffer.from("SFATAL\0C28P01\0Mpassword authentication failed\0\0");
    const head = Buffer.alloc(5);
    head.write("E");
    head.writeInt32BE(fields.length + 4, 1);
    socket.end(Buffer.concat([head, fields]));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://website:secret-word@127.0.0.1:${port}/website`;
  const error: unknown = await openStore({ dataDir: temporaryFolder(), databaseUrl, clock: new SettableClock() }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/^DatabaseSettingsError: DATABASE_URL: [^\n]*password authentication failed$/);
  expect(String(error)).not.toContain("secret-word");
});

const tlsOf = (address: string) => new Client(postgresOptions(address)).ssl;

test.each([
  "postgres://user@db.example.org/website",
  "postgres://user@localhost.example.org/website",
  "postgres://user@db.example.org/website?sslmode=require",
  "postgres://user@localhost/website?sslmode=prefer",
])("%s is encrypted, and the server's certificate is checked", (address) => {
  const tls = tlsOf(address);
  expect(tls).toBeTruthy();
  expect(tls).not.toMatchObject({ rejectUnauthorized: false });
});

test.each([
  "postgres://user@localhost/website",
  "postgres://user@127.0.0.1:5433/website",
  "postgres://user@[::1]/website",
  "postgres:///website?host=/run/postgresql",
  "postgres://user@db.example.org/website?sslmode=disable",
])("%s is plain", (address) => {
  expect(tlsOf(address)).toBe(false);
});

test("big integers read as numbers, bytes as bytes", () => {
  const { types } = postgresOptions("postgres://localhost/website");
  expect(types?.getTypeParser(20)("1795168800000")).toBe(1_795_168_800_000);
  expect(types?.getTypeParser(17)("\\x2550")).toEqual(Buffer.from("%P"));
});
