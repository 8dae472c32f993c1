import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { NewSubmission } from "../stored-submission.ts";
import { readRows } from "../test-support/read-rows.ts";
import { SAMPLE_APPOINTMENT } from "../test-support/sample-hospitals.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.server.ts";
import { openStore } from "./open-store.server.ts";

const RECEIVED = new Date("2026-11-20T10:00:00Z");
const LATER = new Date("2026-11-20T10:10:00Z");

const newSubmission = (id: string): NewSubmission => ({
  kind: "appointment",
  request: { ...SAMPLE_APPOINTMENT, message: "", patientName: id },
  id,
  hospitalId: "punalur",
  receivedAt: RECEIVED,
  messageId: `<${id}@example.org>`,
});

async function openWith(...ids: string[]) {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  onTestFinished(() => store.close());
  for (const id of ids) await store.add(newSubmission(id), 0);
  return { store, dataDir };
}

const claimAt = (now: Date, except: string[] = []) => ({ now, leaseUntil: LATER, except });

test("a claimed job comes back whole, once, until its lease ends", async () => {
  const { store } = await openWith("a");
  const job = await store.claim(claimAt(RECEIVED));
  expect(job).toMatchObject({ attempt: 1, submission: newSubmission("a") });
  expect(await store.claim(claimAt(RECEIVED))).toBeUndefined();
  expect(await store.claim(claimAt(LATER, ["a"]))).toBeUndefined();
  expect(await store.claim(claimAt(LATER))).toMatchObject({ attempt: 2 });
});

test("jobs are claimed one by one and none before it is due", async () => {
  const { store } = await openWith("a", "b");
  expect(await store.claim(claimAt(new Date(RECEIVED.getTime() - 1)))).toBeUndefined();
  const claimed = [await store.claim(claimAt(RECEIVED)), await store.claim(claimAt(RECEIVED))];
  expect(claimed.map((job) => job?.submission.id).toSorted()).toEqual(["a", "b"]);
});

test("a holder whose lease went to another cannot record an outcome", async () => {
  const { store, dataDir } = await openWith("a");
  const slow = await store.claim(claimAt(RECEIVED));
  const next = await store.claim(claimAt(LATER));
  if (!slow || !next) throw new Error("The job was not claimed twice");
  expect(await store.settle(slow, { status: "dead", error: "too late" })).toBe(false);
  expect(await store.settle(next, { status: "sent", at: LATER })).toBe(true);
  expect(readRows(dataDir)).toMatchObject([{ status: "sent", last_error: null, lease_token: null }]);
});

test("a job left under way is due again when the store is opened anew", async () => {
  const { store, dataDir } = await openWith("a");
  await store.claim(claimAt(RECEIVED));
  await store.close();
  const reopened = await openStore({ dataDir });
  onTestFinished(() => reopened.close());
  expect(await reopened.claim(claimAt(RECEIVED))).toMatchObject({ attempt: 2 });
});

test("a job put off too far by a wrong clock is pulled forward", async () => {
  const { store } = await openWith("a");
  const job = await store.claim(claimAt(RECEIVED));
  if (!job) throw new Error("The job was not claimed");
  await store.settle(job, { status: "queued", nextAttemptAt: new Date("2036-01-01"), error: "busy" });
  await store.pullForward(LATER);
  expect(await store.claim(claimAt(LATER))).toBeDefined();
});

test("a second opening of the same folder is refused", async () => {
  const { dataDir } = await openWith();
  await expect(openStore({ dataDir })).rejects.toThrow("Another process is using the data folder");
});

test("the folder is made when missing and is the owner's alone", async () => {
  const dataDir = join(temporaryFolder(), "deep", "down");
  const store = await openStore({ dataDir });
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
