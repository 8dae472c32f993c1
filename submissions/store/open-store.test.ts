import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { NewSubmission } from "../stored-submission.ts";
import { readRows } from "../test-support/read-rows.ts";
import { SAMPLE_APPOINTMENT } from "../test-support/sample-hospitals.ts";
import { SettableClock } from "../test-support/settable-clock.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import { openStore } from "./open-store.server.ts";

const LEASE_MS = 10 * 60_000;
const NO_REPEATS = { withinMs: 0 };

const newSubmission = (id: string): NewSubmission => ({
  kind: "appointment",
  request: { ...SAMPLE_APPOINTMENT, message: "", patientName: id },
  id,
  hospitalId: "punalur",
  messageId: `<${id}@example.org>`,
});

async function openWith(...ids: string[]) {
  const dataDir = temporaryFolder();
  const clock = new SettableClock();
  const store = await openStore({ dataDir, clock });
  onTestFinished(() => store.close());
  for (const id of ids) await store.add(newSubmission(id), NO_REPEATS);
  const claim = (except: string[] = []) => store.claim({ leaseMs: LEASE_MS, except });
  return { store, dataDir, clock, claim };
}

test("a claimed job comes back whole, once, until its lease ends", async () => {
  const { claim, clock } = await openWith("a");
  expect(await claim()).toMatchObject({ attempt: 1, ageMs: 0, submission: newSubmission("a") });
  expect(await claim()).toBeUndefined();
  clock.move(10);
  expect(await claim(["a"])).toBeUndefined();
  expect(await claim()).toMatchObject({ attempt: 2, ageMs: LEASE_MS });
});

test("a renewed lease lasts from then on", async () => {
  const { store, claim, clock } = await openWith("a");
  const job = await claim();
  if (!job) throw new Error("The job was not claimed");
  clock.move(9);
  expect(await store.renew(job, LEASE_MS)).toBe(true);
  clock.move(9);
  expect(await claim()).toBeUndefined();
  clock.move(1);
  expect(await claim()).toMatchObject({ attempt: 2 });
  expect(await store.renew(job, LEASE_MS)).toBe(false);
});

test("jobs are claimed one by one and none before it is due", async () => {
  const { claim, clock } = await openWith("a", "b");
  clock.move(-1);
  expect(await claim()).toBeUndefined();
  clock.move(1);
  const claimed = [await claim(), await claim()];
  expect(claimed.map((job) => job?.submission.id).toSorted()).toEqual(["a", "b"]);
});

test("a holder whose lease went to another cannot record an outcome", async () => {
  const { store, dataDir, claim, clock } = await openWith("a");
  const slow = await claim();
  clock.move(10);
  const next = await claim();
  if (!slow || !next) throw new Error("The job was not claimed twice");
  expect(await store.settle(slow, { status: "parked", error: "too late" })).toBe(false);
  expect(await store.settle(next, { status: "sent" })).toBe(true);
  expect(readRows(dataDir)).toMatchObject([{ status: "sent", last_error: null, lease_token: null }]);
});

test("a job left under way is due again when the store is opened anew", async () => {
  const { store, dataDir, claim, clock } = await openWith("a");
  await claim();
  await store.close();
  const reopened = await openStore({ dataDir, clock });
  onTestFinished(() => reopened.close());
  expect(await reopened.claim({ leaseMs: LEASE_MS, except: [] })).toMatchObject({ attempt: 2 });
});

test("a job put off too far by a wrong clock is pulled forward", async () => {
  const { store, claim, clock } = await openWith("a");
  const job = await claim();
  if (!job) throw new Error("The job was not claimed");
  await store.settle(job, { status: "queued", waitMs: 3_650 * 24 * 60 * 60_000, error: "busy" });
  await store.pullForward(LEASE_MS);
  clock.move(9);
  expect(await claim()).toBeUndefined();
  clock.move(1);
  expect(await claim()).toBeDefined();
});

test("a second opening of the same folder is refused", async () => {
  const { dataDir, clock } = await openWith();
  await expect(openStore({ dataDir, clock })).rejects.toThrow("Another process is using the data folder");
});

test("the folder is made when missing and is the owner's alone", async () => {
  const dataDir = join(temporaryFolder(), "deep", "down");
  const store = await openStore({ dataDir, clock: new SettableClock() });
  onTestFinished(() => store.close());
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
