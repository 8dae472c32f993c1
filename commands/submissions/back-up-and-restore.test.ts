import { copyFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { postgresPlace, sqlitePlace, type StorePlace } from "#submissions/test-support/describe-stores.ts";
import { findPostgres } from "#submissions/test-support/find-program.ts";
import { SAMPLE_APPOINTMENT } from "#submissions/test-support/samples.ts";
import { startMailing } from "#submissions/test-support/open-submissions.ts";
import { startPostgres, type TestPostgres } from "#submissions/test-support/start-postgres.ts";
import { startSmtpPeer } from "#submissions/test-support/start-smtp-peer.ts";
import { temporaryFolder } from "#submissions/test-support/temporary-folder.ts";
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
      if (outcome.status === "accepted") taken.push(outcome.receipt.reference);
      await setTimeout(10);
    }
  })();
  await vi.waitFor(() => expect(peer.mails.length).toBeGreaterThan(2), WAIT);
  const before = [...taken];
  const restored = await copy();
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(before.length), WAIT);
  end.abort();
  await load;
  await vi.waitFor(() => expect(peer.mails.length).toBe(taken.length - 1), WAIT);
  await site.stop();

  const held = await restored.rows();
  const references = held.map(({ reference }) => reference);
  const sent = held.filter(({ status }) => status === "sent").map(({ message_id: id }) => id);
  const again = await startMailing(restored, peer.url);
  again.clock.move(5);
  await vi.waitFor(async () => {
    expect((await restored.rows()).filter(({ status }) => status !== "sent")).toEqual([]);
  }, WAIT);
  await again.stop();
  const ids = peer.mails.map(({ messageId }) => messageId);
  return {
    unsent: held.length - sent.length,
    lost: before.filter((reference) => !references.includes(reference)),
    unmailed: held.filter(({ message_id: id }) => !ids.includes(id)),
    repeatedThoughSent: sent.filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id)),
  };
}

test("a backup under load, restored, has all that was taken and repeats no mail it holds as sent, on SQLite", async () => {
  const dataDir = temporaryFolder();
  const found = await backUpUnderLoad(sqlitePlace(dataDir), async () => {
    const [file, restored] = [join(temporaryFolder(), "backup.sqlite"), temporaryFolder()];
    await run(`backup ${file}`, { DATA_DIR: dataDir });
    await copyFile(file, join(restored, "submissions.sqlite"));
    return sqlitePlace(restored);
  });
  expect(found).toMatchObject(NOTHING_WRONG);
  expect(found.unsent).toBeGreaterThan(0);
});

describe.skipIf(findPostgres() === undefined)("on PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await startPostgres()), LIMIT_MS);
  afterAll(() => postgres.stop(), LIMIT_MS);

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
