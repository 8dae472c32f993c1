import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_APPOINTMENT, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import type { Step } from "#forms/answer.ts";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { createAnswers } from "./answers.server.ts";

const PUNALUR = { id: "punalur", basePath: "/venmala_hospital_punalur" };
const ORIGIN = "https://www.example.org";
const DAY_MINUTES = 24 * 60;

/** A request of 20 November 2026, 15:30 in India, for that day, and its patient's page at any later moment. */
async function start(appointmentOn: string, steps: Step[] = []) {
  const clock = new SettableClock();
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const submission = sampleSubmission("a");
  const request = { ...SAMPLE_APPOINTMENT, ...submission.request, appointmentOn };
  const added = await store.add({ ...submission, request } as typeof submission, { withinMs: 0 });
  const reference = added.status === "conflict" ? "" : added.reference;
  const mail = await store.claimMail({ leaseMs: 1000 });
  if (mail) await store.settleMail(mail, { status: "sent" });
  for (const step of steps) await store.addStep({ reference, hospitalId: "punalur", step });
  const links = createAnswerLinks(store);
  const answers = createAnswers({ store, links, clock, origin: ORIGIN, retentionDays: 90, onStored: () => {} });
  const found = await store.readRequest({ reference });
  if (!found) throw new Error("the request is not there");
  const address = await answers.links.toRequest(PUNALUR, found.record);
  const [, , , subject = "", expires = "", signature = ""] = new URL(address).pathname.split("/");
  const open = async () => (await answers.open(PUNALUR, "request", { subject, expires, signature })).status;
  return { clock, open, ends: answers.endOf(found) };
}

const agreedOn = (day: string): Step => ({ state: "agreed", day, time: "10:30" });

test.each([
  ["the day that was asked for", "2026-11-24", [], 4 + 31],
  ["the day it came in, where none was asked for", "", [], 31],
  ["the agreed day", "2026-11-24", [agreedOn("2026-12-20")], 30 + 31],
  ["the last agreed day", "2026-11-24", [agreedOn("2026-12-20"), agreedOn("2026-11-27")], 7 + 31],
  [
    "the day it was delivered, and 60 more, where no visit comes of it and it is removed then",
    "2027-10-01",
    [{ state: "refused", reason: "On leave" }],
    90,
  ],
  [
    "the agreed day, although that was taken back",
    "2026-11-24",
    [agreedOn("2026-12-20"), { state: "reopened" }],
    30 + 31,
  ],
] as [string, string, Step[], number][])(
  "a patient's page ends 30 days after %s",
  async (_visit, appointmentOn, steps, lastDay) => {
    const { clock, open, ends } = await start(appointmentOn, steps);
    expect(await open()).toBe("open");
    clock.move((lastDay - 1) * DAY_MINUTES);
    expect(await open()).toBe("open");
    clock.move(DAY_MINUTES + 1);
    expect(await open()).toBe("gone");
    expect(Number(ends)).toBeLessThan(Number(clock.now()));
  },
);

/** An office's list, and when the links to it were mailed. */
async function startList() {
  const clock = new SettableClock();
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const links = createAnswerLinks(store);
  const { list } = createAnswers({ store, links, clock, origin: ORIGIN, retentionDays: 90, onStored: () => {} });
  /** Whether a link is mailed to whoever asks so many minutes later. */
  const ask = async (minutes: number, isByLink = false) => {
    clock.move(minutes);
    return list.mailLink(PUNALUR, isByLink);
  };
  const link = async (minutes: number) => {
    const subject = await store.listWord(PUNALUR.id);
    const path = await links.path(PUNALUR, "requests", subject, new Date(Number(clock.now()) + minutes * 60_000));
    const [, , , , expires = "", signature = ""] = path.split("/");
    return { subject, expires, signature };
  };
  return { clock, store, list, ask, link };
}

test("links to an office's list are mailed after growing pauses: 2, 10 and 60 minutes, and a day", async () => {
  const { list, ask } = await startList();
  const asked = [0, 1, 1, 9, 1, 59, 1, 60, 22 * 60, 2 * 60];
  const mailed = [true, false, true, false, true, false, true, false, false, true];
  for (const [index, minutes] of asked.entries()) expect([index, await ask(minutes)]).toEqual([index, mailed[index]]);
  expect(await list.mailLink({ id: "kozhencherry", basePath: "/k" }, false)).toBe(true);
});

test("who has an earlier link gets another every two minutes, and a clock that was ahead keeps none back", async () => {
  const { ask } = await startList();
  for (const minutes of [0, 3, 11, 61]) await ask(minutes);
  expect([await ask(1, true), await ask(2), await ask(0, true)]).toEqual([false, false, true]);
  expect(await ask(-48 * 60)).toBe(true);
});

test("by an earlier link too, ten links a day are mailed", async () => {
  const { ask } = await startList();
  let mailed = 0;
  for (let asked = 0; asked < 100; asked += 1) if (await ask(14, true)) mailed += 1;
  expect(mailed).toBe(10);
  expect(await ask(25 * 60, true)).toBe(true);
});

test("a link with a further part behind its signature is forged", async () => {
  const { list, link, clock } = await startList();
  const parts = await link(30);
  expect(await list.check(PUNALUR, parts)).toBe("valid");
  expect(await list.check(PUNALUR, { ...parts, signature: `${parts.signature}.x` })).toBe("forged");
  const { value } = await list.createSession(PUNALUR);
  expect(await list.findSession(PUNALUR, `${value}.x`)).toBeUndefined();
  clock.move(31);
  expect(await list.check(PUNALUR, parts)).toBe("expired");
});

test("a session can be ended by itself, and is forgotten once it would have ended anyway", async () => {
  const { list, store, clock } = await startList();
  const [first, second] = [await list.createSession(PUNALUR), await list.createSession(PUNALUR)];
  expect(first.id).not.toBe(second.id);
  await list.endSession(first);
  expect(await list.findSession(PUNALUR, first.value)).toBeUndefined();
  expect(await list.findSession(PUNALUR, second.value)).toEqual({ id: second.id, expires: second.expires });
  clock.move(DAY_MINUTES);
  await list.endSession(await list.createSession(PUNALUR));
  expect(await store.isListEnded(first.id)).toBe(false);
});
