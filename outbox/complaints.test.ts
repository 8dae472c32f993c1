import { expect, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import { dueBy } from "#forms/working-time.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { SAMPLE_COMPLAINT, SAMPLE_SITE } from "./test-support/samples.ts";

const inIndia = (text: string) => new Date(`${text}:00+05:30`);

/** A holiday, a Sunday and another Sunday lie within the seven days. */
const HOLIDAY = "2026-11-25";
const DUE = inIndia("2026-11-30T17:00");

/** Complaints of a Friday, 10 am in India. */
async function open(place: StorePlace, contact: object = {}) {
  const hospitals = SAMPLE_SITE.hospitals.map((hospital) => ({
    ...hospital,
    contact: { ...hospital.contact, holidays: [HOLIDAY], secondReceivingAddress: "second@example.org", ...contact },
  })) as Hospital[];
  const [, punalur] = hospitals as [Hospital, Hospital];
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const site = { ...SAMPLE_SITE, hospitals };
  const outbox = await openOutbox(place, { clock, site, chases: true, deliver: async () => undefined });
  const submit = async (changes: object = {}) => {
    const outcome = await outbox.submissions.submit("complaint", { ...SAMPLE_COMPLAINT, ...changes });
    return outcome.status === "accepted" ? outcome.receipt : {};
  };
  const add = (reference: string, step: Step) => outbox.store.addStep({ reference, hospitalId: "punalur", step });
  const read = async (reference: string) => (await outbox.store.readRequest({ reference }))!;
  const goTo = async (moment: string) => {
    clock.move((Number(inIndia(moment)) - Number(clock.now())) / 60_000);
    for (let looks = 0; looks < 4; looks += 1) await outbox.look();
  };
  return { ...outbox, clock, punalur, submit, add, read, goTo };
}

describeStores("a complaint", (createPlace) => {
  test("gets a number at once, and is due at the end of the seventh working day", async () => {
    const { submit, look, sent } = await open(await createPlace());
    const receipt = await submit();
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^G-/), answerBy: DUE });
    await look();
    await look();
    const { reference = "" } = receipt;
    const toOffice = sent.find(({ to }) => to === "punalur@example.org");
    expect(toOffice?.subject).toBe(
      `Complaint · Cardiology · Nobody came when I rang. I rang three times. · ${reference}`,
    );
    expect(toOffice?.text).toMatch(/Answer by: +Monday, 30 November 2026 at 5:00 pm IST/);
    const own = sent.find(({ to }) => to === "anu@example.org");
    expect(own?.subject).toContain(reference);
    expect(own?.text).toContain("The hospital answers by Monday, 30 November 2026 at 5:00 pm IST");
    expect(own?.text).not.toContain("rang");
  });

  test("without an address is a call, and is mailed to its office alone, also once it is answered", async () => {
    const { submit, goTo, sent, add, read } = await open(await createPlace());
    const { reference = "", ...receipt } = await submit({ email: "" });
    expect(receipt).not.toHaveProperty("isMailWithheld");
    await add(reference, { state: "replied", answer: "We are sorry." });
    await goTo("2026-11-20T12:00");
    expect(sent.map(({ to }) => to)).toEqual(["punalur@example.org"]);
    const text = sent[0]?.text?.replaceAll("\u00a0", " ");
    expect(text).toContain("Please call +91 98470 12345: a call was asked for.");
    expect(text).toMatch(/Answer wanted: +by telephone/);
    expect((await read(reference)).mails.map(({ kind }) => kind)).toEqual(["request"]);
  });

  test.each([
    ["by its usual reminders", {}],
    ["also where an office wants no reminders", { remindAfterHours: 0 }],
  ])(
    "is brought back to its office on the fifth working day, and to the second address when late, %s",
    async (_, contact) => {
      const { submit, goTo, sent } = await open(await createPlace(), contact);
      const { reference = "" } = await submit();
      const mails = (kind: string) => sent.filter((mail) => mail.reference.startsWith(kind));
      await goTo("2026-11-27T10:30");
      expect(mails("REMINDER")).toEqual([]);
      await goTo("2026-11-27T11:30");
      expect(mails("REMINDER")).toHaveLength(1);
      expect(mails("REMINDER")[0]?.text).toMatch(
        new RegExp(`Complaint · ${reference}[^]*Answer by: +Monday, 30 November`),
      );
      expect(mails("LATE")).toEqual([]);
      await goTo("2026-12-01T09:30");
      expect(mails("LATE")[0]).toMatchObject({ to: "second@example.org", text: expect.stringContaining(reference) });
    },
  );

  test("that is answered brings the words of the office to who complained, and waits no more", async () => {
    const { submit, goTo, sent, add, store } = await open(await createPlace());
    const { reference = "" } = await submit();
    await goTo("2026-11-20T11:00");
    await add(reference, { state: "replied", answer: "We are sorry.\nThe bell is mended.", by: "Bindu" });
    await goTo("2026-11-20T12:00");
    const answer = sent.findLast(({ to }) => to === "anu@example.org");
    expect(answer?.subject).toContain("The hospital has answered your complaint");
    expect(answer?.text).toContain("We are sorry.\n    The bell is mended.");
    expect(answer?.text).not.toContain("Bindu");
    expect(await store.listWaiting("punalur")).toEqual([]);
  });

  test("keeps the day that was said, and has a working day more for what is asked after the answer", async () => {
    const { submit, goTo, add, read, punalur } = await open(await createPlace());
    const { reference = "" } = await submit();
    const dueOf = async () => dueBy(punalur, (await read(reference)).record);
    await add(reference, { state: "unreached" });
    expect(await dueOf()).toEqual(DUE);
    await add(reference, { state: "replied", answer: "We are sorry." });
    expect(await dueOf()).toBeUndefined();
    await goTo("2026-12-01T10:00");
    await add(reference, { state: "call-me" });
    expect(await dueOf()).toEqual(inIndia("2026-12-02T10:00"));
    expect((await read(reference)).record.callBy).toEqual(DUE);
  });
});
