import { expect, test } from "vitest";
import type { Noted } from "#forms/call-back.ts";
import type { Step } from "#forms/answer.ts";
import { dueBy } from "#forms/working-time.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { SAMPLE_CALL, SAMPLE_SITE } from "./test-support/samples.ts";

const punalur = SAMPLE_SITE.hospitals[1] as Hospital;

/** Calls of a Friday, 10 am in India. */
async function open(place: StorePlace, chases = false) {
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const outbox = await openOutbox(place, { clock, chases, deliver: async () => undefined });
  const submit = async (changes: object = {}, noted?: Noted) => {
    const outcome = await outbox.submissions.submit("call", { ...SAMPLE_CALL, ...changes }, { noted });
    return outcome.status === "accepted" ? outcome.receipt : {};
  };
  const answer = (reference: string, step: Step) => outbox.store.addStep({ reference, hospitalId: "punalur", step });
  const dueOf = async (reference: string) => {
    const request = await outbox.store.readRequest({ reference });
    return request && dueBy(punalur, request.record);
  };
  return { ...outbox, clock, submit, answer, dueOf };
}

const inIndia = (text: string) => new Date(`${text}:00+05:30`);
const atDesk = (callBy: string): Noted => ({
  source: "counter",
  callBy: inIndia(callBy),
  notedBy: "Bindu",
  editor: "bindu@example.org",
});

describeStores("a call", (createPlace) => {
  test("needs a number alone, is mailed to its office, and to nobody else", async () => {
    const { submit, look, sent } = await open(await createPlace());
    const receipt = await submit({ name: "", department: "", bestTime: "" });
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^T-/), answerBy: inIndia("2026-11-21T10:00") });
    expect(receipt).not.toHaveProperty("isMailWithheld");
    await look();
    expect(sent.map(({ to }) => to)).toEqual(["punalur@example.org"]);
    expect(sent[0]?.subject).toBe(`Call · ${receipt.reference}`);
    expect(sent[0]?.text?.replaceAll("\u00a0", " ")).toContain("Please call +91 98470 12345.");
    expect(sent[0]).not.toHaveProperty("replyTo");
  });

  test("is refused without a number, and with half a number", async () => {
    const { submissions } = await open(await createPlace());
    for (const [contactNumber, message] of [
      ["", "Enter your contact number"],
      ["98470", "Enter valid contact number"],
    ])
      expect(await submissions.submit("call", { ...SAMPLE_CALL, contactNumber })).toEqual({
        status: "invalid",
        errors: [{ field: "contactNumber", message }],
      });
  });

  test("says the best time as the office reads it, and other words as they came", async () => {
    const { submit, look, sent } = await open(await createPlace());
    await submit({ bestTime: "evening" });
    await submit({ bestTime: "after my shift" });
    await look();
    await look();
    const times = sent.map(({ text }) => /Best time to call: +(.*)/.exec(text)?.[1]);
    expect(times.toSorted()).toEqual(["Evening, after 4", "after my shift"]);
  });

  test("of the desk is due when it was said, with its source and who noted it, whom no mail to its caller names", async () => {
    const { submit, store, dueOf, look, sent } = await open(await createPlace());
    const { reference = "", answerBy } = await submit({}, atDesk("2026-11-20T11:00"));
    expect(answerBy).toEqual(inIndia("2026-11-20T11:00"));
    expect(await dueOf(reference)).toEqual(inIndia("2026-11-20T11:00"));
    const [record] = await store.list({});
    expect(record).toMatchObject({ source: "counter", notedBy: "Bindu", status: "queued" });
    await look();
    expect(sent.map(({ to }) => to)).toEqual(["punalur@example.org"]);
    expect(sent[0]?.text).toMatch(/Answer by: +Friday, 20 November 2026 at 11:00 am IST/);
  });

  test("is due by the office's next word, and on no list once somebody was reached", async () => {
    const { submit, answer, dueOf, store } = await open(await createPlace());
    const { reference = "" } = await submit({}, atDesk("2026-11-20T11:00"));
    await answer(reference, { state: "again", day: "2026-11-23", time: "10:00" });
    expect(await dueOf(reference)).toEqual(inIndia("2026-11-23T10:00"));
    await answer(reference, { state: "unreached" });
    expect(await dueOf(reference)).toEqual(inIndia("2026-11-21T10:00"));
    await answer(reference, { state: "replied" });
    expect(await store.listWaiting("punalur")).toEqual([]);
    await answer(reference, { state: "again", day: "2026-11-24", time: "10:00" });
    expect(await store.listWaiting("punalur")).toMatchObject([{ callBy: inIndia("2026-11-24T10:00") }]);
    expect((await store.readRequest({ reference }))?.mails.map(({ kind }) => kind)).toEqual(["request"]);
  });

  test("that is due is named in a reminder at that time, not after the office's usual hours", async () => {
    const { submit, clock, look, sent } = await open(await createPlace(), true);
    const { reference = "" } = await submit({}, atDesk("2026-11-20T11:00"));
    const reminders = () => sent.filter(({ reference: named }) => named.startsWith("REMINDER"));
    for (const [minutes, count] of [
      [45, 0],
      [20, 1],
    ] as const) {
      clock.move(minutes);
      await look();
      await look();
      expect(reminders()).toHaveLength(count);
    }
    expect(reminders()[0]?.text).toContain(`Late: Call · ${reference}`);
  });

  test("with an agreed visit is among those whom a doctor's leave concerns", async () => {
    const { submit, answer, store } = await open(await createPlace());
    const { reference = "" } = await submit();
    await answer(reference, { state: "agreed", day: "2026-11-24", time: "10:00", doctor: "Dr. Sample" });
    const visits = await store.listVisits("punalur", new Date("2026-11-20T10:00:00Z"));
    expect(visits).toEqual([{ id: (await store.readRequest({ reference }))?.id, steps: 1 }]);
  });
});
