import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { sampleSubmission, sampleApplication } from "../test-support/samples.ts";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openSqlite, SQLITE_FILE } from "./open-sqlite.server.ts";
import { openRecords, openStore } from "./open-store.server.ts";
import { findPostgres } from "../test-support/find-program.ts";
import { workerPostgres } from "../test-support/start-postgres.ts";

async function open(dataDir = temporaryFolder()) {
  const store = await openStore({ dataDir, clock: new SettableClock(), diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  return { store, dataDir };
}

test("a mail left under way is due again when the folder is opened anew", async () => {
  const { store, dataDir } = await open();
  await store.add(sampleSubmission("a"), { withinMs: 0 });
  await store.claimMail({ leaseMs: 60_000 });
  await store.close();
  const { store: reopened } = await open(dataDir);
  expect(await reopened.claimMail({ leaseMs: 60_000 })).toMatchObject({ submissionId: "a", attempt: 2 });
});

test("a second opening of the same folder is refused", async () => {
  const { dataDir } = await open();
  await expect(open(dataDir)).rejects.toThrow("Another process is using the data folder");
});

test("the folder is made when missing and is the owner's alone", async () => {
  const { dataDir } = await open(join(temporaryFolder(), "deep", "down"));
  expect(existsSync(join(dataDir, "submissions.sqlite"))).toBe(true);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
});

test("a commit is on disk before it resolves", () => {
  const dataDir = temporaryFolder();
  const database = openSqlite(dataDir);
  onTestFinished(() => void database.close());
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  // 2 is FULL (sqlite.org/pragma.html#pragma_synchronous).
  expect(database.pragma("synchronous", { simple: true })).toBe(2);
});

test("while another program writes in the file a submission waits, and what is only read does not", async () => {
  const { store, dataDir } = await open();
  const other = openSqlite(dataDir);
  onTestFinished(() => void other.close());
  other.exec("BEGIN IMMEDIATE");
  const adding = store.add(sampleSubmission("a"), { withinMs: 1 });
  expect(await store.list({})).toEqual([]);
  other.exec("ROLLBACK");
  expect(await adding).toMatchObject({ status: "stored" });
});

test("a program that wrote in between delays a submission and does not fail it", async () => {
  const { store, dataDir } = await open();
  const other = openSqlite(dataDir);
  onTestFinished(() => void other.close());
  const adding = Array.from({ length: 5 }, (_, number) => store.add(sampleSubmission(`${number}`), { withinMs: 1 }));
  for (let number = 0; number < 5; number += 1) {
    other.exec("UPDATE mails SET attempts = attempts");
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await Promise.all(adding)).map(({ status }) => status)).toEqual(Array(5).fill("stored"));
});

const MINUTE_MS = 60_000;

test("a command opens the store beside the running site, and both go on", async () => {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  await store.add(sampleSubmission("a"), { withinMs: 0 });
  const records = await openRecords({ dataDir, clock });
  onTestFinished(() => records.close());
  const [record] = await records.list({});
  await store.claimMail({ leaseMs: MINUTE_MS });
  expect(await records.figures()).toMatchObject({ sending: 1 });
  expect(await records.erase(record?.reference ?? "")).toBe(true);
  expect(await store.list({})).toEqual([]);
});

test.skipIf(findPostgres() === undefined)(
  "a database without tables is reported, and a command makes none",
  async () => {
    const postgres = await workerPostgres();
    const options = {
      dataDir: temporaryFolder(),
      databaseUrl: await postgres.createDatabase(),
      clock: new SettableClock(),
    };
    await expect(openRecords(options)).rejects.toThrow(/older version: start the site once/);
    const store = await openStore(options);
    onTestFinished(() => store.close());
    const records = await openRecords(options);
    onTestFinished(() => records.close());
    expect(await records.list({})).toEqual([]);
  },
);

test("a folder without a store, and one of an older version, differ from an empty store", async () => {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  await expect(openRecords({ dataDir, clock })).rejects.toThrow(/^There are no submissions in .*DATA_DIR/);
  openSqlite(dataDir).close();
  await expect(openRecords({ dataDir, clock })).rejects.toThrow(/older version: start the site once/);
});

test("erased data leaves no trace in the files, and its space is freed on disk", async () => {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, clock: new SettableClock(), diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  const bytes = Buffer.concat([Buffer.from("%PDF-"), randomBytes(3 * 1024 * 1024)]);
  const added = await store.add(sampleApplication("somebody", bytes), { withinMs: 0 });
  if (added.status === "conflict") throw new Error("There is no key to be in conflict");
  const sizeOf = (ending: string) => statSync(join(dataDir, `${SQLITE_FILE}${ending}`)).size;
  expect(sizeOf("") + sizeOf("-wal")).toBeGreaterThan(bytes.length);
  expect(await tracesIn(dataDir, "somebody")).not.toEqual([]);
  await store.erase(added.reference);
  expect(sizeOf("") + sizeOf("-wal")).toBeLessThan(300_000);
  expect(await tracesIn(dataDir, "somebody")).toEqual([]);
});

async function tracesIn(dataDir: string, text: string): Promise<string[]> {
  const names = await readdir(dataDir);
  const contents = await Promise.all(names.map((name) => readFile(join(dataDir, name))));
  return names.filter((_name, index) => contents[index]?.includes(text));
}
