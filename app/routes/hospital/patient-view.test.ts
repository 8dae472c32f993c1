import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { requestView } from "./patient-view.ts";

/** A request whose mail the office's mail server took, and what its patient reads. */
async function start(asked = {}) {
  const clock = new SettableClock();
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const sample = sampleSubmission("a");
  await store.add({ ...sample, request: { ...sample.request, ...asked } } as typeof sample, { withinMs: 0 });
  const deliver = async () => {
    const job = await store.claim({ leaseMs: 1000 });
    if (job) await store.settle(job, { status: "sent" });
    return job?.submission.messageId ?? "";
  };
  const bounce = async (messageId: string, hasSecond: boolean) => {
    const mail = await store.findMail([messageId.slice(1).split("@", 1).join("")]);
    return mail && store.noteReturn(mail, "550 5.1.1", hasSecond);
  };
  const read = async () => {
    const request = await store.readRequest({ id: "a" });
    const hospital = SAMPLE_SITE.hospitals.find(({ id }) => id === request?.record.hospitalId);
    if (!request || !hospital) throw new Error("the request is not there");
    const facts = { hospital, request, now: clock.now(), ends: clock.now(), address: "https://www.example.org/x" };
    const { status, history } = requestView({ ...facts, texts: SAMPLE_TEXTS });
    return { status: status[0], history: history.map(({ text }) => text), says: status.join(" ") };
  };
  return { store, deliver, bounce, read };
}

const UNDELIVERED = "We have your request, but our mail about it did not reach the office. Please call us.";

test("a patient reads that the office has the request only as long as its mail has not come back", async () => {
  const { deliver, bounce, read } = await start();
  expect(await read()).toMatchObject({ status: "We have received your request.", history: ["You sent the request"] });
  const messageId = await deliver();
  expect(await read()).toMatchObject({
    status: "The office has your request.",
    history: ["You sent the request", "The office has it"],
  });
  expect(await bounce(messageId, false)).toBe("noted");
  expect(await read()).toMatchObject({ status: UNDELIVERED, history: ["You sent the request"] });
  expect((await read()).says).not.toContain("should answer");
});

test("a patient whose request went to the second address reads that we have it, until that mail comes back too", async () => {
  const { deliver, bounce, read } = await start();
  await bounce(await deliver(), true);
  expect((await read()).status).toBe("We have received your request.");
  const messageId = await deliver();
  expect((await read()).status).toBe("We have received your request.");
  await bounce(messageId, true);
  expect(await read()).toMatchObject({ status: UNDELIVERED, history: ["You sent the request"] });
});

test("a patient who asks for a call of an office that has no mail is told to call", async () => {
  const { store, deliver, bounce, read } = await start();
  await bounce(await deliver(), false);
  const reference = (await store.readRequest({ id: "a" }))?.record.reference ?? "";
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" }, letter: "wish" });
  expect((await read()).says).toBe(`${UNDELIVERED} Nothing is booked yet.`);
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "unreached" }, letter: "answer" });
  expect((await read()).status).toMatch(/^The office called you/);
});

test("who asked the emergency department reads whom to call, and no promise of an answer", async () => {
  const { read } = await start({ department: "Emergency Medicine" });
  const { says } = await read();
  expect(says).toContain("Do not wait for an answer. Come to casualty at once");
  expect(says).not.toContain("should answer");
  expect((await (await start()).read()).says).toContain("should answer by");
});
