import { expect, test } from "vitest";
import type { Hospital } from "#site/hospitals/site.ts";
import { knownSittings, listDay } from "#site/sittings/known-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import type { Today } from "./mail/render-sittings.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { sqlitePlace } from "./test-support/describe-stores.ts";
import { openOutbox, ORIGIN } from "./test-support/open-outbox.ts";
import { SAMPLE_SITE } from "./test-support/samples.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

interface Options {
  contact?: Partial<Hospital["contact"]>;
  timeZone?: string;
  /** The text of each doctor's hours, by name. */
  doctors?: Record<string, string>;
  /** Of Dr. Cecily. */
  exceptions?: SittingException[];
  isContentAway?: () => boolean;
}

const DOCTORS = { "Dr. Anu": "Fri 9 am - 1 pm", "Dr. <Biju>": "Mon-Sat 4-6 pm" };

/** One hospital on Friday 20 November 2026, 7.00 am in India, whose worker looks as often as a test says. */
async function start(options: Options = {}) {
  const { contact = {}, timeZone = "Asia/Kolkata", doctors = DOCTORS, exceptions = [], isContentAway } = options;
  const clock = new SettableClock("2026-11-20T01:30:00Z");
  const [hospital] = SAMPLE_SITE.hospitals.slice(1);
  if (!hospital) throw new Error("no hospital");
  const site = {
    ...SAMPLE_SITE,
    hospitals: [{ ...hospital, timeZone, contact: { ...hospital.contact, ...contact } }],
  };
  const listToday = async (): Promise<Today> => {
    if (isContentAway?.()) throw new Error("away");
    const named = Object.entries(doctors).map(([name, consulting]) => ({
      ...{ id: name, name, consulting, centerOfExcellence: "" },
      sittings: knownSittings({ consulting }, { exceptions: name === "Dr. Cecily" ? exceptions : [] }),
    }));
    const known = { timeZone, holidays: contact.holidays ?? [] };
    return { day: "2026-11-20", doctors: listDay(named, "2026-11-20", known) };
  };
  const place = sqlitePlace(temporaryFolder());
  const { sent, look, store } = await openOutbox(place, {
    ...{ clock, site, listToday, deliver: async () => undefined },
  });
  async function lookAfter(minutes: number) {
    clock.move(minutes);
    for (let looks = 0; looks < 3; looks += 1) await look();
    return sent.length;
  }
  return { clock, sent, store, lookAfter };
}

test("each day's list is mailed once, at half past seven", async () => {
  const { lookAfter, sent } = await start();
  expect(await lookAfter(29)).toBe(0);
  expect(await lookAfter(1)).toBe(1);
  expect(await lookAfter(12 * 60)).toBe(1);
  expect(await lookAfter(12 * 60 - 1)).toBe(1);
  expect(await lookAfter(1)).toBe(2);
  expect(sent.map(({ to }) => to)).toEqual(["punalur@example.org", "punalur@example.org"]);
});

test("of two processes that look at once one makes the mail", async () => {
  const { clock, store } = await start({ doctors: {} });
  clock.move(45);
  const last = await store.findLastMail("punalur", "sittings");
  const mail = { kind: "sittings", hospitalId: "punalur", recipient: "office" } as const;
  const made = await Promise.all([store.addListMail(mail, last), store.addListMail(mail, last)]);
  expect(made.toSorted()).toEqual([false, true]);
});

const HOLIDAY = { holidays: ["2026-11-20"] };
const ALTERNATE = { ...DOCTORS, "Dr. Cecily": "Alternate Fridays" };

test.each([
  ["at the hospital's own hour", { contact: { sittingsMailAt: "07:00" } }, 1],
  ["later, where the data say so", { contact: { sittingsMailAt: "09:15" } }, 0],
  ["never, where they say so", { contact: { sittingsMailAt: "" } }, 0],
  ["by the clock of the hospital's time zone", { timeZone: "Asia/Dubai" }, 0],
  ["not where nobody sits", { doctors: { "Dr. Anu": "Mon 9 am - 1 pm" } }, 0],
  ["not where there is no doctor", { doctors: {} }, 0],
  ["where somebody may sit", { doctors: { "Dr. Anu": "Alternate Fridays" } }, 1],
  ["not on a holiday on which nobody is known to sit", { contact: HOLIDAY, doctors: ALTERNATE }, 0],
  ["on a holiday on which somebody sits", { contact: HOLIDAY, doctors: { "Dr. Anu": "24x7" } }, 1],
] as [string, Options, number][])("the list is mailed %s", async (_when, options, count) => {
  const { lookAfter } = await start(options);
  expect(await lookAfter(35)).toBe(count);
});

test("while the doctors cannot be read the mail waits, and says what is true when it leaves", async () => {
  let isAway = true;
  const { lookAfter, sent } = await start({ doctors: { "Dr. Anu": "24x7" }, isContentAway: () => isAway });
  expect(await lookAfter(30)).toBe(0);
  isAway = false;
  expect(await lookAfter(5)).toBe(1);
  expect(sent[0]?.subject).toMatch(/^Who sits on Friday 20 November · 1 doctor · .*Punalur · SITTINGS-/);
});

test("the mail lists who sits, and both its buttons open the page of the day until midnight", async () => {
  const { lookAfter, sent } = await start({
    doctors: { ...DOCTORS, "Dr. Cecily": "Fri 9 am - 1 pm", "Dr. Devi": "Alternate Fridays\n9 am", "Dr. E": "Mon 9-1" },
    exceptions: [{ first: "2026-11-20", last: "2026-11-22", kind: "away" }],
  });
  await lookAfter(30);
  const { text = "", html = "" } = sent[0] ?? {};
  const lines = text
    .replaceAll("\u00A0", " ")
    .split("\n")
    .map((line) => line.replaceAll(/ +/g, " "));
  for (const line of ["All as usual:", "Who is away / late / extra:"]) expect(text).toContain(line);
  expect(lines.filter((line) => line.includes("Dr. "))).toEqual([
    "9 am – 1 pm: Dr. Anu",
    "4 pm – 6 pm: Dr. <Biju>",
    "Away: Dr. Cecily",
    "Please check: Dr. Devi: Alternate Fridays; 9 am",
  ]);
  const links = text.match(/http\S+/g) ?? [];
  expect(links.map((link) => link.startsWith(`${ORIGIN}/punalur/sittings/2026-11-20/`))).toEqual([true, true]);
  expect(new Set(links.map((link) => link.split("#")[0])).size).toBe(1);
  const expires = Number.parseInt(links[0]?.split("/").at(-2) ?? "", 36) * 1000;
  expect(new Date(expires).toISOString()).toBe("2026-11-20T18:30:00.000Z");
  expect(html).toContain("Dr. &lt;Biju&gt;");
});
