import { expect, test } from "vitest";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { sittingCalendar } from "./sitting-calendar.ts";

const THURSDAY = "2026-11-26";

function linesOf(
  consulting: string,
  exceptions: SittingException[] = [],
  timeZone = "Asia/Kolkata",
  holidays: string[] = [],
) {
  const bytes = sittingCalendar({
    ...{ sittings: knownSittings({ consulting }, { exceptions }), place: { timeZone, holidays } },
    ...{
      now: new Date("2026-11-26T02:00:00Z"),
      doctorId: "d1",
      title: "Dr. Anna; the elder",
      location: "Hospital, Place",
    },
    page: "https://www.example.org/base/doctors/details/d1",
  });
  return bytes.toString().replaceAll("\r\n ", "").trimEnd().split("\r\n");
}

const begins = (lines: string[], start: string) => lines.filter((line) => line.startsWith(start));

test("a sitting of each week is one repeated entry in the hospital's time", () => {
  const lines = linesOf("Mon, Thu: 9 am – 1 pm");
  expect(begins(lines, "RRULE")).toEqual(["RRULE:FREQ=WEEKLY;BYDAY=MO,TH"]);
  expect(begins(lines, "DTSTART;")).toEqual(["DTSTART;TZID=Asia/Kolkata:20260101T090000"]);
  expect(begins(lines, "DURATION")).toEqual(["DURATION:PT240M"]);
  expect(begins(lines, "SUMMARY")).toEqual([String.raw`SUMMARY:Dr. Anna\; the elder`]);
  expect(begins(lines, "TZOFFSET")).toEqual(["TZOFFSETFROM:+0530", "TZOFFSETTO:+0530"]);
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
});

test("the first and third Saturdays are days of a month, and a night lasts into the next day", () => {
  expect(begins(linesOf("1st and 3rd Saturday 9 am to 1 pm"), "RRULE")).toEqual(["RRULE:FREQ=MONTHLY;BYDAY=1SA,3SA"]);
  expect(begins(linesOf("Friday 8 pm to 6 am"), "DURATION")).toEqual(["DURATION:PT600M"]);
});

test("days that are otherwise are taken out, and what holds then stands alone", () => {
  const late: SittingException = { first: THURSDAY, last: THURSDAY, kind: "late", from: "10:00" };
  const away: SittingException = { first: "2026-11-30", last: "2026-12-03", kind: "away" };
  const lines = linesOf("Mon, Thu: 9 am – 1 pm", [late, away]);
  expect(begins(lines, "EXDATE")).toEqual(
    ["26T09", "30T09"]
      .map((day) => `EXDATE;TZID=Asia/Kolkata:202611${day}0000`)
      .concat("EXDATE;TZID=Asia/Kolkata:20261203T090000"),
  );
  expect(begins(lines, "UID")).toEqual(["UID:w0-d1@www.example.org", `UID:${THURSDAY}-600-d1@www.example.org`]);
  expect(begins(lines, "DTSTART;")[1]).toBe("DTSTART;TZID=Asia/Kolkata:20261126T100000");
});

test("a holiday is taken out, over the year's end too", () => {
  const lines = linesOf("Daily 9 am to 1 pm", [], "Asia/Kolkata", ["2026-12-25", "2027-01-26", "2028-02-29"]);
  // The last is farther away than anybody looks.
  expect(begins(lines, "EXDATE").map((line) => line.slice(-15))).toEqual(["20261225T090000", "20270126T090000"]);
});

test("a zone with summer time names each change, and what nobody could read is no entry", () => {
  const lines = linesOf("Alternate Tuesdays", [], "Europe/London");
  expect(begins(lines, "TZOFFSETTO")).toEqual(
    ["+0000", "+0100", "+0000", "+0100", "+0000"].map((offset) => `TZOFFSETTO:${offset}`),
  );
  expect(lines).not.toContain("BEGIN:VEVENT");
});
