import { expect, test } from "vitest";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { SittingException, WeeklySitting } from "#site/sittings/sitting.ts";
import { sittingHours } from "./sitting-hours.ts";

// A Thursday.
const TODAY = "2026-11-26";
const PLACE = { holidays: [] as string[], timeZone: "Asia/Kolkata" };
const of = (consulting: string, exceptions: SittingException[] = []) =>
  sittingHours(knownSittings({ consulting }, { exceptions }), TODAY, PLACE);
const HOURS = { "@type": "OpeningHoursSpecification" };

test("the week of a doctor names days, hours and from when to when it holds", () => {
  expect(of("Mon, Sun: 9 am – 1 pm")).toEqual({
    openingHoursSpecification: [
      {
        ...HOURS,
        dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Sunday"],
        opens: "09:00",
        closes: "13:00",
      },
    ],
  });
  const summer: WeeklySitting = { days: [1], from: "20:00", to: "08:00", overnight: true, validFrom: "2027-04-01" };
  const known = { weekly: [{ ...summer, validTo: "2027-05-31", label: "Night clinic" }], exceptions: [], unread: [] };
  expect(sittingHours(known, TODAY, PLACE).openingHoursSpecification).toEqual([
    {
      ...{ ...HOURS, name: "Night clinic", dayOfWeek: ["https://schema.org/Monday"], opens: "20:00", closes: "08:00" },
      ...{ validFrom: "2027-04-01", validThrough: "2027-05-31" },
    },
  ]);
});

test("hours day and night end at the last minute of a day", () => {
  expect(of("24x7").openingHoursSpecification).toMatchObject([{ opens: "00:00", closes: "23:59" }]);
});

test.each(["", "Mon: 9 am – 1 pm\nalternate Tuesdays", "2nd Saturday: 9 am – 1 pm"])(
  "a week that is not certain, or not of each week, is not claimed: %j",
  (consulting) => {
    expect(of(consulting)).toEqual({});
  },
);

test("each day that is otherwise has its own hours, and a leave none", () => {
  const { specialOpeningHoursSpecification: special } = of("Mon to Fri: 9 am – 1 pm", [
    { first: TODAY, last: TODAY, kind: "late", from: "10:00" },
    { first: "2026-11-27", last: "2026-11-28", kind: "away" },
  ]);
  expect(special).toEqual([
    { ...HOURS, opens: "10:00", closes: "13:00", validFrom: TODAY, validThrough: TODAY },
    { ...HOURS, opens: "00:00", closes: "00:00", validFrom: "2026-11-27", validThrough: "2026-11-27" },
    { ...HOURS, opens: "00:00", closes: "00:00", validFrom: "2026-11-28", validThrough: "2026-11-28" },
  ]);
});

test("a holiday has no usual hours, and one of unknown hours is not closed", () => {
  const onHoliday = (consulting: string) =>
    sittingHours(knownSittings({ consulting }, { exceptions: [] }), TODAY, { ...PLACE, holidays: ["2026-12-25"] });
  expect(onHoliday("Mon to Fri: 9 am – 1 pm").specialOpeningHoursSpecification).toEqual([
    { ...HOURS, opens: "00:00", closes: "00:00", validFrom: "2026-12-25", validThrough: "2026-12-25" },
  ]);
  expect(onHoliday("alternate Tuesdays")).toEqual({});
});
