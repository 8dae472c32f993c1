import { expect, test } from "vitest";
import type { Step } from "#forms/answer.ts";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "#outbox/test-support/describe-stores.ts";
import { openOutbox } from "#outbox/test-support/open-outbox.ts";
import { SAMPLE_SITE, sampleSubmission } from "#outbox/test-support/samples.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { listTold, listToTell, type ToldPerson } from "./told-people.ts";
import { type ChainDoctor, createLeaveChain } from "./leave-chain.server.ts";

const texts = await loadCatalogue("en");
const sample = { centerOfExcellence: "Cardiology", departments: ["Cardiology"] };
const DOCTORS: ChainDoctor[] = [
  { ...sample, id: "d1", name: "Dr. Sample", consulting: "Mon - Fri 9 am to 1 pm" },
  { ...sample, id: "d2", name: "Dr. Other", consulting: "Daily 10 am to 12 noon" },
  { id: "d3", name: "Dr. Skin", consulting: "Daily 9 am to 5 pm", centerOfExcellence: "Skin", departments: ["Skin"] },
];

/** Friday in India, 10 am. Mails leave when the test looks, a minute after what they say. */
async function start(place: StorePlace, doctors = DOCTORS) {
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const outbox = await openOutbox(place, { clock, deliver: async () => undefined });
  const { store, sent, look } = outbox;
  const chain = createLeaveChain({
    ...{ store, site: SAMPLE_SITE, listDoctors: async () => doctors, clock },
    ...{ mailAfterMs: 60_000, onStored: () => {} },
  });
  const ask = async (id: string, more: object = {}) => {
    const form = sampleSubmission(id);
    const request = { ...form.request, patientEmail: `${id}@example.org`, ...more };
    const added = await store.add({ ...form, request } as typeof form, { withinMs: 0 }, []);
    return added.status === "conflict" ? "" : added.reference;
  };
  const step = (reference: string, one: Step) => store.addStep({ reference, hospitalId: "punalur", step: one });
  const agree = async (id: string, day: string, time: string, more: object = {}) => {
    const reference = await ask(id, more);
    await step(reference, { state: "agreed", day, time });
    return reference;
  };
  const change = async (exception: SittingException, doctorId = "d1") => {
    const newest = (await store.listSittingChanges("2026-01-01")).findLast((one) => one.doctorId === doctorId);
    const added = await store.addSittingChange(
      { hospitalId: "punalur", doctorId, exception, by: "Asha" },
      newest?.id ?? "",
    );
    return "stored" in added ? added.stored : "";
  };
  const mailAll = async () => {
    clock.move(2);
    for (let count = 0; count < 12; count += 1) await look();
  };
  const lastOf = async (reference: string) => (await store.readRequest({ reference }))?.steps.at(-1);
  const mailsTo = (id: string) => sent.filter(({ to }) => to === `${id}@example.org`);
  const people = async (): Promise<ToldPerson[]> =>
    (await store.listForOffice("punalur", new Date(0)))
      .flatMap((listed) => listTold(listed, clock.now()))
      .toSorted((a, b) => (a.absence.missed.time ?? "").localeCompare(b.absence.missed.time ?? ""));
  const toTell = async () => listToTell([{ told: await people() }], { basePath: "/punalur" }, texts);
  return { ...outbox, chain, ask, step, agree, change, mailAll, lastOf, mailsTo, people, toTell };
}

const away = (first: string, last = first): SittingException => ({ first, last, kind: "away" });

describeStores("a change of sittings", (createPlace) => {
  test("has each patient whose visit it makes impossible told once, with two next times and another doctor", async () => {
    const { chain, agree, ask, change, mailAll, lastOf, mailsTo } = await start(await createPlace());
    const agreed = await agree("a", "2026-11-24", "10:30");
    const wished = await ask("b", { doctor: "dr sample", appointmentOn: "2026-11-25" });
    const elsewhere = await agree("c", "2026-11-24", "10:30", { doctor: "Dr. Other" });
    await mailAll();
    const id = await change(away("2026-11-24", "2026-11-25"));
    await Promise.all([chain.run(), chain.run()]);
    expect(await lastOf(agreed)).toMatchObject({
      ...{ state: "away", change: id, away: { first: "2026-11-24", last: "2026-11-25" } },
      missed: { day: "2026-11-24", time: "10:30", was: "agreed" },
      times: [
        { day: "2026-11-26", time: "10:30", doctor: "Dr. Sample" },
        { day: "2026-11-27", time: "10:30", doctor: "Dr. Sample" },
        { day: "2026-11-24", time: "10:30", doctor: "Dr. Other" },
      ],
    });
    expect(await lastOf(wished)).toMatchObject({ state: "away", missed: { day: "2026-11-25", was: "asked" } });
    expect(await lastOf(elsewhere)).toMatchObject({ state: "agreed" });
    await mailAll();
    await chain.run();
    await mailAll();
    expect(mailsTo("a").map(({ subject }) => subject)).toMatchObject([
      expect.stringContaining("confirmed"),
      expect.stringContaining("Dr. Sample is away"),
    ]);
    expect(mailsTo("b")).toHaveLength(2);
    expect(mailsTo("c")).toHaveLength(1);
  });

  test("that the content service says has the patient told too, and taken back there the visit stands", async () => {
    const [first, ...others] = DOCTORS.map((doctor) => ({ ...doctor }));
    const doctors = [first!, ...others];
    const { chain, agree, mailAll, lastOf, toTell } = await start(await createPlace(), doctors);
    const agreed = await agree("a", "2026-11-24", "10:30");
    await mailAll();
    const weekly = [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" }];
    first!.sittings = { weekly, exceptions: [away("2026-11-24")], unread: [] };
    await chain.run();
    expect(await lastOf(agreed)).toMatchObject({ state: "away", times: [{ day: "2026-11-25" }, {}, {}] });
    expect(await toTell()).toMatchObject([{ text: "Dr. Sample away: 1\u00A0person to tell", count: 1 }]);
    await mailAll();
    first!.sittings = { weekly, exceptions: [], unread: [] };
    await chain.run();
    expect(await lastOf(agreed)).toMatchObject({ state: "back" });
  });

  test("that the content service moves by a day, or takes away with the doctor, has nobody told again", async () => {
    const doctors = DOCTORS.map((doctor) => ({ ...doctor }));
    const { chain, agree, mailAll, lastOf } = await start(await createPlace(), doctors);
    const agreed = await agree("a", "2026-11-24", "10:30");
    const weekly = [{ days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" }];
    const leave = { weekly, exceptions: [away("2026-11-19", "2026-11-30")], unread: [] };
    doctors[0]!.sittings = leave;
    await chain.run();
    await mailAll();
    const told = await lastOf(agreed);
    expect(told).toMatchObject({ state: "away" });
    doctors[0]!.sittings = { ...leave, exceptions: [away("2026-11-20", "2026-11-30")] };
    await chain.run();
    expect(await lastOf(agreed)).toEqual(told);
    doctors.shift();
    await chain.run();
    expect(await lastOf(agreed)).toEqual(told);
  });

  test("says what cannot take place and takes it out of the calendar; the reminder of the day before stays away", async () => {
    const { chain, agree, change, mailAll, mailsTo, clock, look } = await start(await createPlace());
    await agree("a", "2026-11-24", "10:30");
    await mailAll();
    await change({ ...away("2026-11-24"), note: "Conference" });
    await chain.run();
    await mailAll();
    const { text, html, attachments } = mailsTo("a").at(-1)!;
    expect(text).toContain("Dr. Sample does not sit on Tuesday, 24 November 2026.");
    expect(text).toContain("Your visit of Tuesday, 24 November 2026, 10:30 am cannot take place as agreed.");
    expect(`${text}${html}`).not.toContain("Conference");
    expect(attachments?.[0]?.type).toContain("CANCEL");
    clock.move((Date.parse("2026-11-23T12:31:00Z") - Number(clock.now())) / 60_000);
    for (let count = 0; count < 4; count += 1) await look();
    expect(mailsTo("a").map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining("Tomorrow"));
  });

  test("is found of a booking that is made meanwhile, before its own mail leaves", async () => {
    const { chain, agree, change, mailAll, mailsTo } = await start(await createPlace());
    await change(away("2026-11-24"));
    await chain.run();
    await agree("a", "2026-11-24", "10:30");
    await chain.run();
    await mailAll();
    expect(mailsTo("a").at(-1)?.subject).toContain("Dr. Sample is away");
  });

  test("costs nobody a mail when it is undone at once", async () => {
    const { chain, agree, change, mailAll, mailsTo, store, people } = await start(await createPlace());
    await agree("a", "2026-11-24", "10:30");
    await mailAll();
    const id = await change(away("2026-11-24"));
    await chain.run();
    await store.undoSittingChange("punalur", id);
    await chain.run();
    await mailAll();
    expect(mailsTo("a")).toHaveLength(1);
    expect(await people()).toEqual([]);
  });

  test("when it is undone later, has the patient told that the visit stands, and reminded", async () => {
    const { chain, agree, change, mailAll, mailsTo, store, clock, look } = await start(await createPlace());
    await agree("a", "2026-11-24", "10:30");
    await mailAll();
    const id = await change(away("2026-11-24"));
    await chain.run();
    await mailAll();
    await store.undoSittingChange("punalur", id);
    await chain.run();
    await mailAll();
    const mail = mailsTo("a").at(-1)!;
    expect(mail.subject).toContain("Dr. Sample sits after all");
    expect(mail.text).toContain("Tuesday, 24 November 2026, 10:30 am");
    expect(String(mail.attachments?.[0]?.bytes)).toMatch(/METHOD:PUBLISH.*SEQUENCE:3/s);
    clock.move((Date.parse("2026-11-23T12:31:00Z") - Number(clock.now())) / 60_000);
    for (let count = 0; count < 4; count += 1) await look();
    expect(mailsTo("a").at(-1)?.subject).toContain("Tomorrow");
  });

  test("when it is undone before even the answer left, lets the answer go", async () => {
    const { chain, agree, change, mailAll, mailsTo, store } = await start(await createPlace());
    await agree("a", "2026-11-24", "10:30");
    const id = await change(away("2026-11-24"));
    await chain.run();
    await store.undoSittingChange("punalur", id);
    await chain.run();
    await mailAll();
    expect(mailsTo("a").map(({ subject }) => subject)).toMatchObject([expect.stringContaining("confirmed")]);
  });

  test("that is undone after the patient has chosen leaves that as it is", async () => {
    const { chain, agree, change, mailAll, lastOf, store, step } = await start(await createPlace());
    const reference = await agree("a", "2026-11-24", "10:30");
    const id = await change(away("2026-11-24"));
    await chain.run();
    await mailAll();
    await step(reference, { state: "chosen", day: "2026-11-26", time: "10:30", doctor: "Dr. Sample" });
    await store.undoSittingChange("punalur", id);
    await chain.run();
    expect(await lastOf(reference)).toMatchObject({ state: "chosen" });
  });

  test("of two doctors with one name has the patient of the right department told, and nobody where that is unclear", async () => {
    const named = { consulting: "Daily 9 am to 1 pm", name: "Dr. Sample" };
    const skin = { ...named, id: "d4", centerOfExcellence: "Skin", departments: ["Skin"] };
    const heart = { ...named, ...sample, id: "d1" };
    const place = await createPlace();
    const { chain, agree, change, lastOf, clock, step } = await start(place, [skin, heart, { ...skin, id: "d5" }]);
    const ofHeart = await agree("a", "2026-11-24", "10:30");
    const ofSkin = await agree("b", "2026-11-24", "10:30", { department: "Skin" });
    clock.move(1);
    await change(away("2026-11-24"));
    await change(away("2026-11-24"), "d5");
    await chain.run();
    expect(await lastOf(ofHeart)).toMatchObject({ state: "away" });
    expect(await lastOf(ofSkin)).toMatchObject({ state: "agreed" });
    expect(chain.listUnclear("punalur")).toEqual([{ reference: ofSkin, doctor: "Dr. Sample" }]);
    clock.move(1);
    await step(ofSkin, { state: "agreed", day: "2026-11-24", time: "10:30", note: "It is the other one" });
    await chain.run();
    expect(chain.listUnclear("punalur")).toEqual([]);
  });

  test("stays open on the list until each is told or has chosen", async () => {
    const { chain, agree, change, mailAll, step, people, toTell } = await start(await createPlace());
    const a = await agree("a", "2026-11-24", "10:30");
    const b = await agree("b", "2026-11-24", "09:30");
    const id = await change(away("2026-11-24"));
    await chain.run();
    const to = `/punalur/requests?change=${id}`;
    expect(await toTell()).toMatchObject([{ change: id, count: 2, to }]);
    await mailAll();
    expect((await people()).map(({ last }) => last)).toEqual(["mailed", "mailed"]);
    await step(a, { state: "chosen", day: "2026-11-26", time: "10:30", doctor: "Dr. Sample" });
    await step(b, { state: "told", by: "Asha" });
    expect(await toTell()).toEqual([]);
    expect((await people()).map(({ last }) => last)).toMatchObject([{ by: "Asha" }, { state: "chosen" }]);
  });

  test("stays open on the list when another, of what was offered in its place, is undone at once", async () => {
    const { store, chain, agree, change, mailAll, toTell } = await start(await createPlace());
    await agree("a", "2026-11-24", "10:30");
    const id = await change(away("2026-11-24"));
    await chain.run();
    await mailAll();
    const slips = [
      await change(away("2026-11-25", "2026-12-30")),
      await change(away("2026-11-24", "2026-12-30"), "d2"),
    ];
    await chain.run();
    for (const slip of slips) await store.undoSittingChange("punalur", slip);
    await chain.run();
    await mailAll();
    expect(await toTell()).toMatchObject([{ change: id, count: 1 }]);
  });
});
