import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { addDays, DAY_MINUTES, nextDays, sittingPlace, type Span } from "#site/sittings/clock.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { SittingException, SittingPlace, Sittings, WeeklySitting } from "#site/sittings/sitting.ts";
import { anyException, anyWeek } from "#site/sittings/test-support/any-sittings.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { sampleDoctors } from "#tests/support/sample-doctors.ts";
import { describeAvailability } from "#site/fhir/availability.ts";
import { cut } from "#site/fhir/spans.ts";
import { readRoles } from "./read-roles.ts";
import { toSittings } from "./to-sittings.ts";

const [site, texts] = await Promise.all([loadSite({ dataDir: "data" }), loadCatalogue("en")]);
const TODAY = "2026-11-26";
const INDIA: SittingPlace = { timeZone: "Asia/Kolkata", holidays: ["2026-12-25", "2027-01-01", "2027-01-26"] };

function importAgain(sittings: Sittings, today = TODAY, place = INDIA): Sittings {
  const role = {
    ...{ resourceType: "PractitionerRole", id: "a" },
    ...describeAvailability(sittings, today, place, texts),
  };
  return toSittings(readRoles([{ name: "roles", text: JSON.stringify(role) }], []), today, place);
}

/** When the doctor sits in 120 days from today on, as spans of one clock. */
function listSpans(sittings: Sittings, today: string, place: SittingPlace): Span[] {
  const days = Array.from({ length: 124 }, (_, index) => index - 2);
  return days.flatMap((ahead) =>
    planDay(sittings, addDays(today, ahead), place)
      .sittings.map(({ from, to }) => ({ from: from + ahead * DAY_MINUTES, to: to + ahead * DAY_MINUTES }))
      .map(({ from, to }) => ({ from: Math.max(from, 0), to: Math.min(to, 120 * DAY_MINUTES) }))
      .filter(({ from, to }) => from < to),
  );
}

/** Minutes in which one sits and the other not. */
function findDifference(one: Sittings, other: Sittings, today = TODAY, place = INDIA): Span[] {
  const [a, b] = [listSpans(one, today, place), listSpans(other, today, place)];
  return [...cut(a, b), ...cut(b, a)];
}

test("the sample's doctors sit at the same times after export and import", () => {
  for (const hospital of site.hospitals)
    for (const doctor of sampleDoctors(hospital.contentName)) {
      const place = sittingPlace(hospital);
      const sittings = knownSittings(doctor, { exceptions: [] });
      const again = importAgain(sittings, TODAY, place);
      expect([doctor.name, findDifference(sittings, again, TODAY, place)]).toEqual([doctor.name, []]);
      expect(again.unread).toEqual(sittings.unread);
      expect(sittings.weekly.length + sittings.unread.length).toBeGreaterThan(0);
    }
});

const HARD: WeeklySitting[] = [
  { days: [1, 2, 3, 4, 5], from: "09:00", to: "13:00" },
  { days: [7, 3], from: "20:00", to: "08:00", overnight: true },
  { days: [6], weeks: [2, 4], from: "09:30", to: "12:00" },
  { days: [6], weeks: [1, 5], from: "22:00", to: "06:00", overnight: true },
  { days: [5], from: "16:00", to: "18:00", validFrom: "2026-12-20", validTo: "2027-01-20", appointmentOnly: true },
  { days: [2], from: "20:00", to: "24:00" },
];

test("nights, nth weeks, hours by appointment and hours of some weeks come back as they were", () => {
  const again = importAgain({ weekly: HARD, exceptions: [], unread: [] });
  expect(again.weekly.find(({ overnight, weeks }) => overnight && !weeks)).toEqual({
    ...{ days: [3, 7], from: "20:00", to: "08:00", overnight: true },
  });
  expect(again.weekly).toContainEqual(HARD[4]);
  expect([again.unread, findDifference({ weekly: HARD, exceptions: [], unread: [] }, again)]).toEqual([[], []]);
});

test.each<[today: string, exceptions: SittingException[]]>([
  ["2026-12-28", [{ first: "2026-12-30", last: "2027-01-03", kind: "away" }]],
  ["2028-02-25", [{ first: "2028-02-28", last: "2028-02-29", kind: "away" }]],
  [
    "2028-02-25",
    [{ first: "2028-02-29", last: "2028-02-29", kind: "extra", from: "18:00", to: "02:00", overnight: true }],
  ],
  ["2026-11-26", [{ first: "2026-11-29", last: "2026-11-29", kind: "away", from: "22:00", to: "24:00" }]],
  ["2026-11-26", [{ first: "2026-12-25", last: "2026-12-25", kind: "extra", from: "10:00", to: "11:00" }]],
])("exceptions around %s come back", (today, exceptions) => {
  const sittings: Sittings = { weekly: HARD, exceptions, unread: ["alternate Tuesdays"] };
  const again = importAgain(sittings, today);
  expect(again.unread).toEqual(["alternate Tuesdays"]);
  expect(findDifference(sittings, again, today)).toEqual([]);
  expect(findDifference({ ...sittings, exceptions: [] }, again, today)).not.toEqual([]);
});

test("whatever week and exceptions a doctor has, the times are the same after export and import", () => {
  let whole = 0;
  const days = nextDays(addDays(TODAY, -3), 70);
  fc.assert(
    fc.property(anyWeek, fc.array(anyException(days), { maxLength: 5 }), (week, exceptions) => {
      const sittings: Sittings = { weekly: week, exceptions, unread: [] };
      fc.pre(listSpans(sittings, TODAY, INDIA).every(({ from, to }) => to - from <= DAY_MINUTES));
      const again = importAgain(sittings);
      // The grammar reads no sitting of nearly a day, but then it says so, and nothing more is claimed.
      const isWhole = again.unread.length === 0;
      whole += Number(isWhole);
      const claimed = cut(listSpans(again, TODAY, INDIA), listSpans(sittings, TODAY, INDIA));
      expect(isWhole ? findDifference(sittings, again) : claimed).toEqual([]);
    }),
    { numRuns: 300, seed: 1 },
  );
  expect(whole).toBeGreaterThan(150);
});
