import { expect, onTestFinished, test } from "vitest";
import { settleMails } from "#outbox/test-support/claim-mails.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { sqlitePlace } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_SITE, SAMPLE_TEXTS, sampleSubmission } from "#outbox/test-support/samples.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import { requestView } from "./patient-view.ts";

/** A request whose mail the office's mail server took, and what its patient reads. */
async function start(asked = {}) {
  const clock = new SettableClock();
  const store = await sqlitePlace(temporaryFolder()).open(clock);
  onTestFinished(() => store.close());
  const sample = sampleSubmission("a");
  await store.add({ ...sample, request: { ...sample.request, ...asked } } as typeof sample, { withinMs: 0 });
  const deliver = async () => {
    const [mail] = await settleMails(store, { status: "sent" }, "request");
    return mail?.id ?? "";
  };
  const bounce = async (id: string, hasSecond: boolean) => {
    const mail = await store.findMail([id]);
    return mail && store.noteReturn(mail, { code: "550 5.1.1", hasSecond });
  };
  const read = async (more = {}) => {
    const request = await store.readRequest({ id: "a" });
    const hospital = SAMPLE_SITE.hospitals.find(({ id }) => id === request?.record.hospitalId);
    if (!request || !hospital) throw new Error("the request is not there");
    const facts = { hospital, request, now: clock.now(), ends: clock.now(), address: "https://www.example.org/x" };
    const { status, history, actions = [], groups } = requestView({ ...facts, ...more, texts: SAMPLE_TEXTS });
    const texts = history.map(({ text }) => text);
    const forms = groups.flatMap((group) => group.forms);
    return { status: status[0], history: texts, says: status.join(" "), links: actions.map(({ to }) => to), forms };
  };
  return { store, clock, deliver, bounce, read };
}

const SENT = "Your request was sent to the office. Nobody there has answered yet.";
const UNDELIVERED = "We have your request, but our mail about it did not reach the office. Please call us.";

test("a patient reads that the office has the request only as long as its mail has not come back", async () => {
  const { deliver, bounce, read } = await start();
  expect(await read()).toMatchObject({
    status: "Your request is kept here. It has not reached the office yet.",
    history: ["You sent the request"],
  });
  const messageId = await deliver();
  expect(await read()).toMatchObject({
    status: SENT,
    history: ["You sent the request", "Sent to the office"],
  });
  expect(await bounce(messageId, false)).toBe(true);
  expect(await read()).toMatchObject({ status: UNDELIVERED, history: ["You sent the request"] });
  expect((await read()).says).not.toContain("should answer");
});

test("a patient whose request came back reads whom to call, and that it was sent once the second address has it", async () => {
  const { deliver, bounce, read } = await start();
  await bounce(await deliver(), true);
  expect((await read()).status).toBe(UNDELIVERED);
  const messageId = await deliver();
  expect((await read()).status).toBe(SENT);
  await bounce(messageId, true);
  expect(await read()).toMatchObject({ status: UNDELIVERED, history: ["You sent the request"] });
});

test("a patient who asks for a call of an office that has no mail is told to call", async () => {
  const { store, deliver, bounce, read } = await start();
  await bounce(await deliver(), false);
  const reference = (await store.readRequest({ id: "a" }))?.record.reference ?? "";
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "call-me" } });
  await settleMails(store, { status: "refused", error: "550" }, "wish");
  expect((await read()).says).toBe(`${UNDELIVERED} You asked for a call. Nothing is booked yet.`);
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "unreached" } });
  expect((await read()).status).toMatch(/^The office called you/);
});

test.each(["cancelled", "withdrawn", "refused"] as const)(
  "a patient whose request was %s and who asks for a call reads of no confirmed time",
  async (state) => {
    const { store, read } = await start();
    const reference = (await store.readRequest({ id: "a" }))?.record.reference ?? "";
    const end = state === "refused" ? { state, reason: "On leave" } : { state };
    for (const step of [{ state: "agreed", day: "2026-11-24", time: "10:30" }, end, { state: "call-me" }] as const)
      await store.addStep({ reference, hospitalId: "punalur", step });
    expect((await read()).says).toMatch(/^You asked for a call\. .*Nothing is booked yet\./);
  },
);

test("who asked the emergency department reads whom to call, and no promise of an answer", async () => {
  const { read } = await start({ department: "Emergency Medicine" });
  const { says } = await read();
  expect(says).toContain("Do not wait for an answer. Come to casualty at once, or call 108.");
  expect(says).not.toContain("should answer");
  expect((await (await start()).read()).says).toContain("should answer by");
});

test("a patient chooses none of the times that are over, and puts a confirmed one into a calendar", async () => {
  const { store, clock, read } = await start();
  const reference = (await store.readRequest({ id: "a" }))?.record.reference ?? "";
  const visit = { day: todayInKolkata(new Date(Number(clock.now()) + DAY_MS)), time: "10:30" };
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "offered", times: [visit] } });
  expect(await read()).toMatchObject({ status: "The office offers you other times. Please choose one.", links: [] });
  clock.move(2 * 24 * 60);
  expect(await read()).toMatchObject({ status: expect.stringMatching(/are over\. Please ask for another/) as string });
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", ...visit } });
  expect((await read()).links).toEqual(["/x/visit.ics"]);
});

test("whether a patient comes is asked up to the time, and who cannot come reads first that this cancels it", async () => {
  const { store, clock, read } = await start();
  const reference = (await store.readRequest({ id: "a" }))?.record.reference ?? "";
  const visit = { day: todayInKolkata(new Date(Number(clock.now()) + DAY_MS)), time: "10:30" };
  await store.addStep({ reference, hospitalId: "punalur", step: { state: "agreed", ...visit } });
  const asked = async (at: string) => {
    const { forms } = await read({ now: new Date(`${visit.day}T${at}:00+05:30`) });
    return forms.filter(({ id }) => id.endsWith("coming"));
  };
  expect(await asked("10:29")).toMatchObject([
    { button: "I come" },
    { heading: "I cannot come", hint: expect.stringMatching(/^This cancels your request/) as string },
  ]);
  expect(await asked("10:31")).toEqual([]);
});

test("a time that was left empty is refused where it is written, in the part that stays open", async () => {
  const { read } = await start();
  const [form] = (await read({ noteError: "Write which day suits you." })).forms.filter(({ isOpen }) => isOpen);
  expect(form).toMatchObject({ id: "other-time", fields: [{ name: "note", error: "Write which day suits you." }] });
});
