import { expect, test } from "vitest";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { openOutbox } from "./test-support/open-outbox.ts";
import { SAMPLE_SITE, sampleSubmission } from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const SECOND = "second@example.org";

/** Mails to the second address, of a request of Friday 10 am in India that nobody answers, after working hours. */
async function waitFor(hours: number, tellSecondAfterHours: number | undefined) {
  const hospitals = SAMPLE_SITE.hospitals.map((hospital) => ({
    ...hospital,
    contact: {
      ...hospital.contact,
      secondReceivingAddress: SECOND,
      ...(tellSecondAfterHours !== undefined && { tellSecondAfterHours }),
    },
  }));
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const { store, sent, look } = await openOutbox(sqlitePlace(temporaryFolder()), {
    ...{ clock, site: { ...SAMPLE_SITE, hospitals }, chases: true, deliver: async () => undefined },
  });
  await store.add(sampleSubmission("1"), { withinMs: 0 }, []);
  for (let minute = 0; minute < hours * 60; minute += 30) {
    clock.move(30);
    await look();
    await look();
  }
  return sent.filter(({ to }) => to === SECOND);
}

test.each([
  ["not before the promise", 3, undefined, 0],
  ["after so many working hours as the data say, before the promise too", 3, 2, 1],
  ["never with 0", 3, 0, 0],
  ["never with 0, when it is late too", 74, 0, 0],
  ["when it is late", 26, undefined, 1],
])("the second address is told %s", async (_, hours, tellSecondAfterHours, mails) => {
  const told = await waitFor(hours, tellSecondAfterHours);
  expect(told).toHaveLength(mails);
  for (const { text, html } of told)
    expect(`${text}${html}`.match(/your list of requests/gi), "once in text and HTML").toHaveLength(2);
});

const VISIT_DAY = "2026-11-27";

test.each([
  ["at 6 pm of the day before, and no sooner when waiting mails are retried", ["2026-11-26T12:31:00Z"], 1],
  ["not on the day of the visit, after an outage", ["2026-11-27T03:00:00Z"], 0],
])("a patient is reminded of a visit %s", async (_, looks, mails) => {
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const place = sqlitePlace(temporaryFolder());
  const { store, sent, look } = await openOutbox(place, { clock, deliver: async () => undefined });
  const added = await store.add(sampleSubmission("1"), { withinMs: 0 }, []);
  const reference = added.status === "conflict" ? "" : added.reference;
  const step = { state: "agreed", day: VISIT_DAY, time: "10:00" } as const;
  await store.addStep({ reference, hospitalId: "punalur", step });
  const reminders = () => sent.filter(({ subject }) => subject.startsWith("Tomorrow: "));
  await store.retryMails({ states: ["queued"] });
  for (let count = 0; count < 4; count += 1) await look();
  expect(reminders()).toHaveLength(0);
  for (const moment of looks) {
    clock.move((Date.parse(moment) - Number(clock.now())) / 60_000);
    await look();
  }
  expect(reminders()).toHaveLength(mails);
  expect((await place.mails()).filter(({ kind, state }) => kind === "visit" && state === "waiting")).toEqual([]);
});

test("an office is reminded once of what waits, when the clock ran ahead for a while", async () => {
  const clock = new SettableClock("2026-11-20T04:30:00Z");
  const place = sqlitePlace(temporaryFolder());
  const { store, sent, look } = await openOutbox(place, { clock, chases: true, deliver: async () => undefined });
  await store.add(sampleSubmission("1"), { withinMs: 0 }, []);
  for (const minutes of [5 * 60, -2 * 60, 1, 1, 1]) {
    clock.move(minutes);
    for (let count = 0; count < 2; count += 1) await look();
  }
  const reminders = sent.filter(({ reference }) => reference.startsWith("REMINDER-"));
  // By the wrong time, and by the right one.
  expect(reminders.map(({ date }) => date.toISOString().slice(11, 16))).toEqual(["09:30", "07:30"]);
});
