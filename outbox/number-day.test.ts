import { expect, test } from "vitest";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { chaseNumbers } from "./number-day.server.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { describeStores, type StorePlace } from "./test-support/describe-stores.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { SAMPLE_SITE, SAMPLE_TEXTS } from "./test-support/samples.ts";

const DAY_MINUTES = 24 * 60;
const site = {
  ...SAMPLE_SITE,
  hospitals: SAMPLE_SITE.hospitals.map((hospital) => {
    const [phone, conciergePhone] = [createPhone("0000 000 1001"), createPhone("0000 000 1002")];
    const own = { phone, conciergePhone, helplines: [], secondReceivingAddress: "owner@example.org" };
    return { ...hospital, contact: { ...hospital.contact, ...own, holidays: ["2026-12-01"] } };
  }),
};
const [hospital] = site.hospitals.slice(1);
if (!hospital) throw new Error("no hospital");
const { id: hospitalId, contact } = hospital;

/** Monday 30 November 2026, noon in India; the next working day is Wednesday 2 December. */
async function start(place: StorePlace) {
  const clock = new SettableClock("2026-11-30T06:30:00Z");
  const outbox = await openOutbox(place, { clock, site, deliver: async () => undefined });
  const { store, sent, look } = outbox;
  async function day(days = 1) {
    clock.move(days * DAY_MINUTES);
    await chaseNumbers(hospital!, { store, now: clock.now(), texts: SAMPLE_TEXTS });
    for (let looks = 0; looks < 3; looks += 1) await look();
    return sent.splice(0);
  }
  const check = (state: "right" | "wrong", number = contact.phone.href) =>
    store.checkNumber({ hospitalId, number, state });
  return { ...outbox, clock, day, check };
}

describeStores("number day", (createPlace) => {
  test("mails the office its numbers with a link on the first working day of a month, and never twice", async () => {
    const { day } = await start(await createPlace());
    expect(await day(0)).toEqual([]);
    expect(await day()).toEqual([]);
    const [mail] = await day();
    expect(mail).toMatchObject({ to: contact.receivingAddress, subject: expect.stringContaining("Number day") });
    expect(mail?.text).toContain(contact.phone.printed);
    expect(mail?.text?.match(/Number day/g)).toHaveLength(1);
    expect(mail?.text).toMatch(/\/numbers\/2026-12\/\w+\/\S+/);
    for (let count = 0; count < 29; count += 1) expect(await day()).toEqual([]);
    expect((await day()).map(({ subject }) => subject)).toEqual([expect.stringContaining("Number day")]);
  });

  test("tells the owner once of a wrong number, not of one that was set right again, and each month anew", async () => {
    const { clock, day, check } = await start(await createPlace());
    await day(2);
    await check("wrong");
    expect(await day(0)).toEqual([]);
    await check("right");
    clock.move(11);
    expect(await day(0)).toEqual([]);
    await check("wrong");
    clock.move(11);
    const [mail] = await day(0);
    expect(mail).toMatchObject({ to: "owner@example.org", subject: expect.stringMatching(/^Numbers to mend/) });
    expect(mail?.text).toContain(`${contact.phone.printed}: wrong on 2 December 2026`);
    expect(mail?.text).not.toContain(contact.conciergePhone.printed);
    expect(await day()).toEqual([]);
    expect((await day(29)).map(({ to }) => to)).toContain("owner@example.org");
  });

  test("names to the owner what nobody has checked for 60 days, and forgets what is printed no more", async () => {
    const { day, check, store } = await start(await createPlace());
    await check("wrong", "tel:108");
    await day(2);
    await day(10);
    await check("right");
    expect(await day(49)).toEqual([]);
    const mail = (await day(2)).find(({ to }) => to === "owner@example.org");
    expect(mail?.text).toContain(`${contact.conciergePhone.printed}: not checked since 2 December 2026`);
    expect(mail?.text).not.toContain(contact.phone.printed);
    expect((await store.listNumberChecks()).map(({ number }) => number)).not.toContain("tel:108");
  });
});
