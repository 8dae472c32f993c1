import { expect, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import { MailRefusedError } from "./mail/mail-transport.ts";
import { describeStores } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { sampleSubmission } from "./test-support/samples.ts";

const PATIENT = "anu@example.org";
const FRIDAY = { state: "agreed", day: "2026-11-27", time: "10:00" } as const;
const STEPS = {
  friday: FRIDAY,
  noted: { ...FRIDAY, note: "Bring your reports" },
  saturday: { ...FRIDAY, day: "2026-11-28" },
  other: { state: "other-time", note: "Monday" },
  away: { state: "away", change: "c1", doctor: "Dr. Sample", missed: { ...FRIDAY, was: "agreed" }, times: [] },
  asked: { state: "away", change: "c1", doctor: "Dr. A", missed: { day: "2026-11-27", was: "asked" }, times: [] },
  back: { state: "back", change: "c1", doctor: "Dr. Sample" },
  ...{ reopened: { state: "reopened" }, unreached: { state: "unreached" } },
  ...{ cancelled: { state: "cancelled" }, withdrawn: { state: "withdrawn" } },
} as const;
const LOST = Object.assign(new Error("closed"), { code: "ESOCKET" });
const CODE = Object.assign(new Error("550"), { responseCode: 550 });
const REFUSED = new MailRefusedError("550", { isFinal: true, cause: CODE });

describeStores("the last mail to a patient", (createPlace) => {
  /** Mails to a patient after steps: nobody sends a step's mail yet, it arrives, or its server closes and lost it. */
  async function tell(told: string) {
    let failure: Error | undefined;
    const outbox = await openOutbox(await createPlace(), {
      deliver: async ({ to }) => {
        if (failure && to === PATIENT) throw failure;
      },
    });
    const { store, clock, look, sent } = outbox;
    const added = await store.add(sampleSubmission("a"), { withinMs: 0 });
    const reference = added.status === "conflict" ? "" : added.reference;
    const fail = (wanted?: Error) => void (failure = wanted);
    const step = (one: Step, mailAfterMs = 0) =>
      store.addStep({ reference, hospitalId: "punalur", step: one, mailAfterMs });
    await look();
    for (const one of told.split(", ").filter(Boolean)) {
      const [name = "", fate] = one.split(" ");
      fail(fate === "is" ? LOST : undefined);
      await step(STEPS[name as keyof typeof STEPS] as Step, fate === "waits" ? 60_000 : 0);
      if (fate !== "waits") for (let count = 0; count < 3; count += 1) await look();
    }
    fail();
    const mails = () => sent.filter(({ to }) => to === PATIENT);
    return { clock, look, step, fail, mails, last: () => mails().at(-1)?.subject };
  }

  test.each([
    [
      "says no time that was taken back, when nobody picked up in the same minute",
      "friday arrives, reopened waits, unreached arrives",
      "could not reach you; No longer counts: Friday; CANCEL",
    ],
    [
      "says that a time does not hold that may have been taken back",
      "friday arrives, reopened is lost, unreached arrives",
      "could not reach you; No longer counts: Friday; CANCEL",
    ],
    [
      "says the time that holds to who asks for another in the minute before its mail",
      "friday waits, other arrives",
      "asked for another time; Your time: Friday; PUBLISH",
    ],
    [
      "confirms the same time again to who asked for another",
      "friday arrives, other arrives, friday arrives",
      "is confirmed; Your time: Friday; PUBLISH",
    ],
    [
      "takes a time back once more where the first such mail may be lost",
      "friday arrives, reopened is lost, saturday waits, reopened arrives",
      "taken back; No longer counts: Friday; CANCEL",
    ],
    [
      "confirms a time whose mail may be lost, after an absence that was undone at once",
      "friday is lost, away waits, back arrives",
      "is confirmed; Your time: Friday; PUBLISH",
    ],
    [
      "says that a visit stands to who asked for another time before the mail about the absence",
      "friday arrives, away waits, other arrives, back arrives",
      "sits after all; Your time: Friday; PUBLISH",
    ],
    [
      "says nothing of an absence that it never named and that was undone",
      "asked waits, other arrives, back arrives",
      "Number: 2; asked for another time",
    ],
    [
      "says of a cancelled request that the office looks at it again",
      "cancelled arrives, withdrawn waits, reopened arrives",
      "taken back",
    ],
    [
      "calls no new note a changed time",
      "friday arrives, noted arrives",
      "is confirmed; Your time: Friday; Bring your reports; PUBLISH",
    ],
    [
      "about a time that is saved again and again is the first",
      "friday arrives, friday arrives, friday arrives",
      "Number: 2; is confirmed; Your time: Friday; PUBLISH",
    ],
  ])("%s", async (_, told, said) => {
    const { mails } = await tell(told);
    const { subject = "", text = "", attachments } = mails().at(-1) ?? {};
    const calendar = /METHOD:\w+/.exec(String(attachments?.[0]?.bytes));
    const whole = [`Number: ${mails().length}`, subject, text, calendar].join("\n").replaceAll(/ +/g, " ");
    for (const part of said.split("; ")) expect(whole).toContain(part);
    expect(/Your time:/.test(text)).toBe(said.includes("Your time"));
    expect(calendar !== null).toBe(/CANCEL|PUBLISH/.test(said));
  });

  test("takes back a time whose mail may have arrived before the mailbox was refused", async () => {
    const { clock, look, step, fail, last } = await tell("friday is lost");
    fail(REFUSED);
    clock.move(5);
    await look();
    fail();
    await step({ state: "reopened" });
    await look();
    expect(last()).toContain("taken back");
  });

  test("reminds of no visit before the one that confirms it, which may be taken back in its minute", async () => {
    const { clock, look, step, mails, last } = await tell("");
    // At 17:59:40 on the day before.
    clock.move((6 * 24 + 2.5) * 60 - 1 / 3);
    await step(FRIDAY, 60_000);
    clock.move(0.5);
    await look();
    expect(mails()).toHaveLength(1);
    clock.move(1);
    await look();
    expect(mails().map(({ subject }) => /confirmed|Tomorrow/.exec(subject)?.[0])).toEqual([
      ...[undefined, "confirmed", "Tomorrow"],
    ]);
    await step({ state: "reopened" });
    await look();
    expect(last()).toContain("taken back");
  });
});
