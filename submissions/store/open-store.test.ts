import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sampleSubmission } from "../test-support/sample-submission.ts";
import { SettableClock } from "../test-support/settable-clock.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import { openStore } from "./open-store.server.ts";

async function open(dataDir = temporaryFolder()) {
  const store = await openStore({ dataDir, clock: new SettableClock(), diskReserveBytes: 100_000 });
  onTestFinished(() => store.close());
  return { store, dataDir };
}

test("a job left under way is due again when the folder is opened anew", async () => {
  const { store, dataDir } = await open();
  await store.add(sampleSubmission("a"), { withinMs: 0 });
  await store.claim({ leaseMs: 60_000, except: [] });
  await store.close();
  const { store: reopened } = await open(dataDir);
  expect(await reopened.claim({ leaseMs: 60_000, except: [] })).toMatchObject({ attempt: 2 });
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

test("a commit is on disk before it is answered", () => {
  const dataDir = temporaryFolder();
  const database = openSqlite(dataDir);
  onTestFinished(() => void database.close());
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  // 2 is FULL (sqlite.org/pragma.html#pragma_synchronous).
  expect(database.pragma("synchronous", { simple: true })).toBe(2);
});

test("a program that wrote in between delays a submission and does not fail it", async () => {
  const { store, dataDir } = await open();
  const other = openSqlite(dataDir);
  onTestFinished(() => void other.close());
  const adding = Array.from({ length: 5 }, (_, number) => store.add(sampleSubmission(`${number}`), { withinMs: 1 }));
  for (let number = 0; number < 5; number += 1) {
    other.exec("UPDATE submissions SET attempts = attempts");
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await Promise.all(adding)).map(({ status }) => status)).toEqual(Array(5).fill("stored"));
});
