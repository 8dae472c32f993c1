import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { loadCellCipher, type CellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { MOVED_TABLES } from "#outbox/store/move-rows.server.ts";
import { openStore } from "#outbox/store/open-store.server.ts";
import { settleMails } from "#outbox/test-support/claim-mails.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { postgresPlace, sqlitePlace, type StorePlace } from "#outbox/test-support/describe-stores.ts";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { startMailing } from "#outbox/test-support/open-submissions.ts";
import { sampleApplication, sampleSubmission } from "#outbox/test-support/samples.ts";
import { workerPostgres, type TestPostgres } from "#outbox/test-support/start-postgres.ts";
import { startSmtpPeer } from "#outbox/test-support/start-smtp-peer.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";

const LIMIT_MS = 60_000;
const WAIT = { timeout: 20_000, interval: 20 };
const NOW = "2026-11-20T10:00:00Z";
const COMMAND = fileURLToPath(import.meta.resolve("../submissions.ts"));

const run = (line: string, env: Record<string, string>) => runInTest(manageSubmissions, line, { env });

/** The place, opened with these keys. */
const withKeys = (place: StorePlace, cipher: CellCipher): StorePlace => ({
  ...place,
  open: (clock) => place.open(clock, cipher),
});

/** Ten that wait (two with resumes, one with a key), one parked, one held, one delivered, one in a digest. */
async function fill(place: StorePlace) {
  const store = await place.open(new SettableClock(NOW));
  const add = async (id: string, ...more: [heldFor?: ["honeypot"], isCollected?: boolean]) => {
    const added = await store.add(sampleSubmission(id), { withinMs: 0, idempotencyKey: `key-${id}` }, ...more);
    if (added.status === "conflict") throw new Error("The key is taken");
    return added.reference;
  };
  const sent = await add("sent");
  await settleMails(store, { status: "sent" }, "request");
  const parked = await add("parked");
  await settleMails(store, { status: "refused", error: "550 no such mailbox" }, "request");
  const held = await add("held", ["honeypot"]);
  await add("collected", undefined, true);
  await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: true });
  for (let number = 0; number < 8; number += 1) await add(`waiting-${number}`);
  for (const name of ["resume-1", "resume-2"]) {
    await store.add(sampleApplication(name, Buffer.from(`%PDF-1.7\0\u00FF ${name}`)), { withinMs: 0 });
  }
  await store.close();
  return { sent, parked, held };
}

/** Every row of every table that is the store's. */
async function everything(place: StorePlace, read: (table: string) => Promise<object[]>) {
  const tables = await Promise.all(MOVED_TABLES.map(async (table) => [table, await read(table)] as const));
  expect((await place.rows()).length).toBeGreaterThan(0);
  return Object.fromEntries(
    tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(sortCells(row))).toSorted()]),
  );
}

function sortCells(row: object) {
  return Object.entries(row)
    .map(([name, value]): [string, unknown] => [name, Buffer.isBuffer(value) ? value.toString("hex") : value])
    .map(([name, value]): [string, unknown] => [name, /^\d+$/.test(String(value)) ? Number(value) : value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function readSqlite(dataDir: string, table: string): object[] {
  const database = new Database(join(dataDir, "submissions.sqlite"), { readonly: true });
  try {
    return database.prepare<[], object>(`SELECT * FROM ${table}`).all();
  } finally {
    database.close();
  }
}

test("every table of the store is moved, or is known not to be", async () => {
  const dataDir = temporaryFolder();
  await (await sqlitePlace(dataDir).open(new SettableClock())).close();
  const names = readSqlite(dataDir, "sqlite_master WHERE type = 'table'").map((row) => Reflect.get(row, "name"));
  expect(names.toSorted()).toEqual(["kysely_migration", "kysely_migration_lock", "moves", ...MOVED_TABLES].toSorted());
});

test.each([
  ["move", /^move: say where/],
  ["move --to sqlite --cancel", /^move: say where/],
  ["move here --to sqlite", /^move: say where/],
  ["move --to sqlite --limit 2", /^move takes no --limit$/],
  ["move --to postgres", /^move: set DATABASE_URL, or name the database/],
  ["move --to sqlite", /^move: set DATABASE_URL to the database that is left$/],
])("%o is refused with what is wrong in it", async (line, message) => {
  expect((await run(line, { DATA_DIR: temporaryFolder() })).error?.message).toMatch(message);
});

test("an address that cannot be used is refused without its password", async () => {
  const { error } = await run("move --to postgres://user:secret-word@localhost", { DATA_DIR: temporaryFolder() });
  expect(error?.message).toMatch(/^DATABASE_URL must be an address/);
  expect(error?.message).not.toContain("secret-word");
});

describe.skipIf(findPostgres() === undefined)("between SQLite and PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await workerPostgres()), LIMIT_MS);

  const openDatabase = (databaseUrl: string, dataDir = temporaryFolder()) =>
    openStore({ dataDir, databaseUrl, clock: new SettableClock(NOW) });

  test(
    "everything is there with the same cells, reads with the same keys, comes back, and each mail arrives once",
    async () => {
      const dataDir = temporaryFolder();
      const keyFile = join(temporaryFolder(), "key");
      await makeKeyFile(keyFile);
      const cipher = await loadCellCipher([keyFile]);
      const sqlite = withKeys(sqlitePlace(dataDir), cipher);
      const { parked } = await fill(sqlite);
      const before = await everything(sqlite, async (table) => readSqlite(dataDir, table));
      const databaseUrl = await postgres.createDatabase();
      const database = withKeys(postgresPlace(postgres, databaseUrl), cipher);
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ENCRYPTION_KEY_FILE: keyFile };

      const there = await run("move --to postgres", env);
      expect(there.error).toBeUndefined();
      expect(there.printed).toMatch(
        /^Moved from submissions\.sqlite in \/\S+ to postgres:\/\/127\.0\.0\.1:\d+\/test_\w+: 14 submissions, 2 resumes, 12 repeat keys, 1 mail about several\. Both hold the same \(SHA-256 [0-9a-f]{64}\)\.\n$/,
      );
      expect(there.printed + there.noted).not.toContain("secret-word");
      const read = (table: string) => postgres.query<object>(databaseUrl, `select * from ${table}`);
      expect(await everything(database, read)).toEqual(before);
      expect((await run(`show ${parked} --format json`, env)).printed).toContain("550 no such mailbox");

      const back = await run("move --to sqlite", env);
      expect(back.error).toBeUndefined();
      expect(await everything(sqlite, async (table) => readSqlite(dataDir, table))).toEqual(before);
      expect((await readdir(dataDir)).filter((name) => /^submissions-moved-\d+\.sqlite$/.test(name))).toHaveLength(1);

      // To the database that was left, which holds nothing of its own.
      expect((await run("move --to postgres", env)).error).toBeUndefined();
      expect(await everything(database, read)).toEqual(before);

      const peer = await startSmtpPeer();
      const mailing = await startMailing(database, peer.url);
      await vi.waitFor(async () => {
        const states = (await database.mails()).map(({ state }) => state);
        expect(states.filter((state) => state === "waiting" || state === "sending")).toEqual([]);
      }, WAIT);
      await mailing.stop();
      // All but the two that were settled before: ten forms, the digest and three receipts.
      const ids = (await database.mails()).filter(({ id }) => !/^(?:sent|parked)$/.test(id)).map(({ id }) => id);
      expect(ids).toHaveLength(14);
      const arrived = peer.mails.map(({ messageId = "" }) => messageId.slice(1).split("@")[0]);
      expect(arrived.toSorted()).toEqual(ids.toSorted());
    },
    LIMIT_MS,
  );

  test(
    "a move that is killed leaves no store that could be used, and goes on where it was",
    async () => {
      const dataDir = temporaryFolder();
      const sqlite = sqlitePlace(dataDir);
      const store = await sqlite.open(new SettableClock(NOW));
      for (let number = 0; number < 300; number += 1) {
        await store.add(sampleSubmission(`many-${number}`), { withinMs: 0, idempotencyKey: `${number}` });
      }
      await store.close();
      const before = await everything(sqlite, async (table) => readSqlite(dataDir, table));
      const databaseUrl = await postgres.createDatabase();
      await (await openDatabase(databaseUrl)).close();
      // Slow enough to be killed halfway.
      await postgres.query(
        databaseUrl,
        "create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(0.01); return new; end'; " +
          "create trigger slow before insert on submissions for each row execute function slow()",
      );
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const child = spawn(process.execPath, [COMMAND, "move", "--to", "postgres"], { env, stdio: "ignore" });
      onTestFinished(() => void child.kill("SIGKILL"));
      const count = async () => (await postgres.query(databaseUrl, "select id from submissions")).length;
      await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), WAIT);
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
      const done = await count();
      expect(done).toBeLessThan(300);

      await expect(sqlite.open(new SettableClock())).rejects.toThrow(
        /^The move of the submissions to postgres:\S+ is not finished: run it again \(npm run submissions -- move --to postgres\), or give it up/,
      );
      await expect(openDatabase(databaseUrl)).rejects.toThrow(
        /^The move of submissions from submissions\.sqlite in \S+ into this store is not finished: run the same/,
      );
      await expect(openDatabase(databaseUrl, dataDir)).rejects.toThrow(/still holds 300 submissions, 300 of them not/);

      await postgres.query(databaseUrl, "drop function slow cascade");
      await postgres.query(
        databaseUrl,
        `create table writes (id text); create function note() returns trigger language
        plpgsql as 'begin insert into writes values (new.id); return new; end'; create trigger note before insert on
        submissions for each row execute function note()`,
      );
      const again = await run("move --to postgres", { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      expect(again.error).toBeUndefined();
      const read = (table: string) => postgres.query<object>(databaseUrl, `select * from ${table}`);
      expect(await everything(postgresPlace(postgres, databaseUrl), read)).toEqual(before);
      expect(await read("writes")).toHaveLength(300 - done);
    },
    LIMIT_MS,
  );

  test("a site is refused on the store that was left, and one that forgot its rows", async () => {
    const dataDir = temporaryFolder();
    const sqlite = sqlitePlace(dataDir);
    await fill(sqlite);
    const databaseUrl = await postgres.createDatabase();
    await expect(openDatabase(databaseUrl, dataDir)).rejects.toMatchObject({
      name: "StoreNotMovedError",
      message: expect.stringMatching(
        /^DATABASE_URL is set, but submissions\.sqlite in \S+ still holds 14 submissions, 13 of them not delivered: run npm run submissions -- move --to postgres;/,
      ),
    });
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    expect((await run("list", env)).error).toMatchObject({ name: "StoreNotMovedError" });
    expect((await run("move --to postgres", env)).code).toBe(0);
    await (await openDatabase(databaseUrl, dataDir)).close();
    const left = /^The submissions were moved to postgres:\S+ on \d{4}-\d\d-\d\d \d\d:\d\d IST: set DATABASE_URL/;
    await expect(sqlite.open(new SettableClock())).rejects.toThrow(left);
    expect((await run("list", { DATA_DIR: dataDir })).error).toMatchObject({
      name: "StoreMovedError",
      message: expect.stringMatching(left),
    });
    expect((await run("move --to postgres", env)).error?.message).toMatch(left);
    await expect(sqlite.run("DELETE FROM submissions")).rejects.toThrow("these submissions were moved");
    const line = `restore ${join(dataDir, "submissions.sqlite")}`;
    expect((await run(line, { DATA_DIR: dataDir })).error?.message).toMatch(
      /sqlite: The submissions were moved to [^\n]*--overwrite/,
    );
    expect((await run(`${line} --overwrite`, { DATA_DIR: dataDir })).error).toBeUndefined();
    const store = await sqlite.open(new SettableClock(NOW));
    expect((await store.add(sampleSubmission("after"), { withinMs: 0 })).status).toBe("stored");
  });

  test("a store in use is not moved, in either direction", async () => {
    const dataDir = temporaryFolder();
    const sqlite = sqlitePlace(dataDir);
    const databaseUrl = await postgres.createDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const site = await sqlite.open(new SettableClock());
    expect((await run("move --to postgres", env)).error?.message).toMatch(/^Another process is using the data folder/);
    await site.add(sampleSubmission("a"), { withinMs: 0 });
    await site.close();
    const other = await openDatabase(databaseUrl);
    await other.list({});
    expect((await run("move --to postgres", env)).error?.message).toMatch(
      /^DATABASE_URL: a site or a command is connected to that database \(1 connection\): stop it first$/,
    );
    await other.close();
    expect((await run("move --to postgres", env)).error).toBeUndefined();
  });

  test("two stores are not mixed, and a move that is given up leaves the old store as it was", async () => {
    const dataDir = temporaryFolder();
    const sqlite = sqlitePlace(dataDir);
    await fill(sqlite);
    const databaseUrl = await postgres.createDatabase();
    const other = await openDatabase(databaseUrl);
    await other.add(sampleSubmission("other"), { withinMs: 0 });
    await other.close();
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    expect((await run("move --to postgres", env)).error?.message).toMatch(
      /holds 1 submission already, and two stores are not mixed/,
    );
    await (await sqlite.open(new SettableClock())).close();

    const empty = await postgres.createDatabase();
    await (await openDatabase(empty)).close();
    await postgres.query(empty, "alter table attachments add check (name = 'never')");
    const failed = await run(`move --to ${empty}`, { DATA_DIR: dataDir });
    expect(failed.error?.message).toMatch(
      /^The move was cut off \(.*violates check constraint.*\)\. Nothing is lost: [^\n]*$/,
    );
    await expect(sqlite.open(new SettableClock())).rejects.toThrow("is not finished");
    expect((await run("move --cancel", { DATA_DIR: dataDir })).printed).toMatch(
      /^The move to postgres:\S+ was given up/,
    );
    const store = await sqlite.open(new SettableClock());
    await store.erase((await store.list({ kind: "job" }))[0]?.reference ?? "");
    await store.close();
    await postgres.query(empty, "alter table attachments drop constraint attachments_name_check");
    expect((await run(`move --to ${empty}`, { DATA_DIR: dataDir })).printed).toContain(": 13 submissions, 1 resume,");
  });
});
