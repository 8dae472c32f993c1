import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadCellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { makeKeyFile } from "#outbox/encryption/key-file.server.ts";
import { postgresPlace, sqlitePlace, type StorePlace } from "#outbox/test-support/describe-stores.ts";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { SAMPLE_APPOINTMENT, sampleSubmission } from "#outbox/test-support/samples.ts";
import { startMailing } from "#outbox/test-support/open-submissions.ts";
import { workerPostgres, type TestPostgres } from "#outbox/test-support/start-postgres.ts";
import { startSmtpPeer } from "#outbox/test-support/start-smtp-peer.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest, storeSamples } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";

const LIMIT_MS = 60_000;
const WAIT = { timeout: 15_000, interval: 20 };

const run = (line: string, env: Record<string, string>) => runInTest(manageSubmissions, line, { env });

/** What is wrong with a restored store. */
const NOTHING_WRONG = {
  /** Taken before the backup and not in it. */
  lost: [],
  /** In the backup, and its mail never came. */
  unmailed: [],
  /** Sent again although the backup held it as sent. */
  repeatedThoughSent: [],
};

/**
 * Backs a place up while forms come in and mails go out, restores it, and lets both end. The first mail has to wait
 * for minutes, which do not pass by themselves, so that the backup holds one that is not sent.
 */
async function backUpUnderLoad(place: StorePlace, copy: () => Promise<StorePlace>) {
  const peer = await startSmtpPeer({ mailCodes: [451] });
  const site = await startMailing(place, peer.url);
  const taken: string[] = [];
  const end = new AbortController();
  const load = (async () => {
    for (let outPatientNumber = 1; !end.signal.aborted; outPatientNumber += 1) {
      const outcome = await site.submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber });
      if (outcome.status === "accepted") taken.push(outcome.receipt.reference ?? "");
      await setTimeout(10);
    }
  })();
  await vi.waitFor(() => expect(peer.mails.length).toBeGreaterThan(2), WAIT);
  const before = [...taken];
  const restored = await copy();
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(before.length), WAIT);
  end.abort();
  await load;
  const unsentOf = async (at: StorePlace) => (await at.mails()).filter(({ state }) => state !== "sent");
  await vi.waitFor(async () => expect(await unsentOf(place)).toHaveLength(1), WAIT);
  await site.stop();

  const held = await restored.rows();
  const references = held.map(({ reference }) => reference);
  const mails = await restored.mails();
  const again = await startMailing(restored, peer.url);
  again.clock.move(5);
  await vi.waitFor(async () => {
    expect(await unsentOf(restored)).toEqual([]);
  }, WAIT);
  await again.stop();
  const ids = peer.mails.map(({ messageId = "" }) => messageId.slice(1).split("@")[0]);
  const sent = mails.flatMap(({ id, state }) => (state === "sent" ? id : []));
  return {
    unsent: mails.length - sent.length,
    lost: before.filter((reference) => !references.includes(reference)),
    unmailed: mails.filter(({ id }) => !ids.includes(id)),
    repeatedThoughSent: sent.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  };
}

test("a backup under load, restored, has all that was taken and repeats no mail it holds as sent, on SQLite", async () => {
  const dataDir = temporaryFolder();
  const found = await backUpUnderLoad(sqlitePlace(dataDir), async () => {
    const [file, restored] = [join(temporaryFolder(), "backup.sqlite"), temporaryFolder()];
    await run(`backup ${file}`, { DATA_DIR: dataDir });
    expect((await run(`restore ${file}`, { DATA_DIR: restored })).error).toBeUndefined();
    return sqlitePlace(restored);
  });
  expect(found).toMatchObject(NOTHING_WRONG);
  expect(found.unsent).toBeGreaterThan(0);
});

describe.skipIf(findPostgres() === undefined)("on PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await workerPostgres()), LIMIT_MS);

  test("a backup under load, restored, has all that was taken and repeats no mail it holds as sent", async () => {
    const databaseUrl = await postgres.createDatabase();
    const place = postgresPlace(postgres, databaseUrl);
    const copy = async () => postgresPlace(postgres, await postgres.copy(databaseUrl));
    const found = await backUpUnderLoad(place, copy);
    expect(found).toMatchObject(NOTHING_WRONG);
    expect(found.unsent).toBeGreaterThan(0);
  });
});

describe("backup", () => {
  test("is one file that its maker alone can read, and is never written over another", async () => {
    const { env } = await storeSamples();
    const folder = temporaryFolder();
    const file = join(folder, "backup.sqlite");
    const { code, printed } = await run(`backup ${file}`, env);
    expect(code).toBe(0);
    expect(printed).toContain(`3 submissions in ${file};`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run(`backup ${file}`, env)).error?.message).toBe(`${file} is there already; it is not replaced`);
    await writeFile(`${file}2.part`, "");
    expect((await run(`backup ${file}2`, env)).error?.message).toContain(`${file}2.part is there already`);
    expect((await run(`backup ${folder}/none/x`, env)).error?.message).toContain("The backup was not taken: ENOENT");
    expect((await readdir(folder)).toSorted()).toEqual(["backup.sqlite", "backup.sqlite2.part"]);
  });

  test("says what to do instead for PostgreSQL, and wants one file and a store", async () => {
    const DATABASE_URL = "postgres://db.example.org/website";
    expect((await run("backup a", { DATABASE_URL })).error?.message).toContain("pg_dump --format=custom --file=a");
    expect((await run("backup", {})).error).toMatchObject({ name: "UsageError" });
    const DATA_DIR = temporaryFolder();
    expect((await run("backup a", { DATA_DIR })).error?.message).toBe(`There are no submissions in ${DATA_DIR}`);
  });
});

/** A backup of three submissions, whose store has stopped. */
async function backUpSamples() {
  const { env, dataDir, store, sent, parked, queued } = await storeSamples();
  const file = join(temporaryFolder(), "backup.sqlite");
  await mkdir(join(dataDir, "pages/a"), { recursive: true });
  await run(`backup ${file}`, env);
  return { env, dataDir, store, file, sent, parked, queued };
}

const reopen = (dataDir: string) => sqlitePlace(dataDir).open({ now: () => new Date() });

describe("restore", () => {
  test("refuses while the site runs, and then replaces a store that has nothing newer, which it keeps", async () => {
    const { env, dataDir, store, file, queued } = await backUpSamples();
    expect((await run(`restore ${file}`, env)).error?.message).toMatch(/^Another process is using the data folder/);
    await store.erase(queued);
    await store.close();
    await rm(join(dataDir, "pages"), { recursive: true });
    const { error, printed, noted } = await run(`restore ${file}`, env);
    expect(error).toBeUndefined();
    expect(printed).toMatch(
      /^Restored into \S+: 3 submissions, the newest of \d{4}-\d\d-\d\d \d\d:\d\d IST\. The site sends 2 waiting mails at its next start\.\n$/,
    );
    expect(noted).toMatch(/^1 submission that the store no longer had came back: erase again/);
    expect(noted).toMatch(
      /The store that was there is \S+submissions-before-restore-\d+\.sqlite\. It holds personal data/,
    );
    const restored = await reopen(dataDir);
    expect((await restored.list({})).map(({ reference }) => reference)).toContain(queued);
    expect(await readdir(join(dataDir, "pages"))).toEqual(["a"]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("restoring"))).toEqual([]);
  });

  test("does not lose what is newer unless it is told to, and then keeps it", async () => {
    const { env, dataDir, store, file, parked } = await backUpSamples();
    await store.add(sampleSubmission("newer"), { withinMs: 0 });
    await store.retry(parked);
    await store.close();
    const refused = await run(`restore ${file}`, env);
    expect(refused.error?.message).toMatch(
      /^Nothing was changed: the store in \S+ has 1 submission that the backup has not \(the newest of .* IST\), and 1 whose mail went on since, and would go out again\. Add --overwrite [^\n]*$/,
    );
    const { noted, error } = await run(`restore ${file} --overwrite`, env);
    expect(error).toBeUndefined();
    const restored = await reopen(dataDir);
    expect(await restored.list({})).toHaveLength(3);
    await restored.close();
    const kept = /there is (\S+\.sqlite)/.exec(noted)?.[1] ?? "";
    expect((await run(`restore ${kept}`, { DATA_DIR: temporaryFolder() })).printed).toContain("4 submissions");
  });

  test("replaces a store that is damaged only when told to", async () => {
    const { env, dataDir, store, file } = await backUpSamples();
    await store.close();
    await writeFile(join(dataDir, "submissions.sqlite"), "no database at all");
    expect((await run(`restore ${file}`, env)).error?.message).toMatch(
      /cannot be read \(.*not a database\), so nobody/,
    );
    expect((await run(`restore ${file} --overwrite`, env)).printed).toContain("3 submissions");
    await (await reopen(dataDir)).close();
  });

  test("refuses what is no backup, and says what goes elsewhere", async () => {
    const folder = temporaryFolder();
    const DATA_DIR = temporaryFolder();
    const write = async (name: string, content: string | Buffer) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const refuse = async (line: string, env: Record<string, string> = { DATA_DIR }) =>
      (await run(line, env)).error?.message;
    const { file } = await backUpSamples();
    const backup = await readFile(file);
    expect(await refuse(`restore ${folder}/none`)).toBe(`${folder}/none cannot be read: ENOENT`);
    expect(await refuse(`restore ${await write("text", "hello")}`)).toMatch(/is no backup: it is no SQLite file$/);
    expect(await refuse(`restore ${await write("dump", "PGDMP...")}`)).toMatch(/is a dump of PostgreSQL: pg_restore /);
    const cut = await write("cut", backup.subarray(0, backup.length / 2));
    expect(await refuse(`restore ${cut}`)).toMatch(/cut (?:is damaged|cannot be used): [^\n]*$/);
    expect(await refuse("restore")).toBe("restore: name one file");
    expect(await refuse(`restore ${file} --limit 2`)).toBe("restore takes no --limit");
    expect(await refuse(`restore ${file}`, { DATABASE_URL: "postgres://user:secret-word@db.example.org/x" })).toMatch(
      /^DATABASE_URL is set\. A dump goes [^\n]* move --to postgres$/,
    );
    expect(await readdir(DATA_DIR)).not.toContain("submissions.sqlite");
  });

  test("refuses a backup of a newer version, and one whose key is missing", async () => {
    const dataDir = temporaryFolder();
    const keyFile = join(temporaryFolder(), "key");
    const id = await makeKeyFile(keyFile);
    const sealed = await sqlitePlace(dataDir).open({ now: () => new Date() }, await loadCellCipher([keyFile]));
    await sealed.add(sampleSubmission("sealed"), { withinMs: 0 });
    await sealed.close();
    const file = join(temporaryFolder(), "backup.sqlite");
    await run(`backup ${file}`, { DATA_DIR: dataDir });
    const DATA_DIR = temporaryFolder();
    expect((await run(`restore ${file}`, { DATA_DIR })).error?.message).toBe(
      `ENCRYPTION_KEY_FILE is not set, but the store holds submissions of the key ${id}: add its file`,
    );
    expect((await run(`restore ${file}`, { DATA_DIR, ENCRYPTION_KEY_FILE: keyFile })).error).toBeUndefined();
    const other = new Database(file);
    other.exec("INSERT INTO kysely_migration VALUES ('0099-later', 'now')");
    other.close();
    expect((await run(`restore ${file}`, { DATA_DIR: temporaryFolder() })).error?.message).toMatch(
      /^The store was changed by a newer version of the site \(0099-later\)/,
    );
  });
});
