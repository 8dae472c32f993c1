import { expect, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { SAMPLE_EDITIONS, SAMPLE_SITE } from "#outbox/test-support/samples.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import { createDaySheets } from "./day-sheet.ts";

const [hospital] = SAMPLE_SITE.hospitals;

/** Of a Friday morning. */
function listToday(consulting: string[], { holidays = [] as string[], exceptions = [] as SittingException[] } = {}) {
  const doctors = consulting.map((text, index) => ({
    ...{ id: String(index), name: `Dr. ${index}`, centerOfExcellence: "", education: "", consulting: text },
  }));
  const list = createDaySheets({
    listDoctors: async () => doctors,
    sittings: { of: () => ({ exceptions }) },
    editions: SAMPLE_EDITIONS,
    clock: new SettableClock("2026-11-20T02:00:00Z"),
  });
  if (!hospital) throw new Error("no hospital");
  return list({ ...hospital, contact: { ...hospital.contact, holidays } });
}

test("who sits comes by the clock, then who is to be asked, and nobody else", async () => {
  const { sitting, lines } = await listToday([
    "Mon-Sat 4-6 pm",
    "Alternate Fridays\n9 am",
    "Fri 9 am - 1 pm",
    "Mon 9 am - 1 pm",
  ]);
  expect(sitting).toBe(2);
  expect(lines.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00A0", " "))).toEqual([
    "9 am – 1 pm: Dr. 2",
    "4 pm – 6 pm: Dr. 0",
    "Please check: Dr. 1: Alternate Fridays; 9 am",
  ]);
});

test("on leave is said too", async () => {
  const exceptions = [{ first: "2026-11-20", last: "2026-11-22", kind: "away" as const }];
  expect(await listToday(["Fri 9 am - 1 pm"], { exceptions })).toMatchObject({
    ...{ sitting: 0, lines: [{ label: "Away", value: "Dr. 0" }] },
  });
});

test.each([
  ["somebody sits", ["Fri 9 am - 1 pm"], [], false],
  ["somebody may sit", ["Alternate Fridays"], [], false],
  ["nobody sits", ["Mon 9 am - 1 pm"], [], true],
  ["there is no doctor", [], [], true],
  ["it is a holiday", ["Fri 9 am - 1 pm", "Alternate Fridays"], ["2026-11-20"], true],
  ["it is a holiday on which somebody sits", ["24x7"], ["2026-11-20"], false],
])("where %s the day's quiet is told", async (_when, consulting, holidays, isQuiet) => {
  expect((await listToday(consulting, { holidays })).isQuiet).toBe(isQuiet);
});
