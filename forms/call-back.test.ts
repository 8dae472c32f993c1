import { expect, test } from "vitest";
import { bestTimesOf, callBackAt } from "./call-back.ts";

const HOURS = { times: [{ opens: "09:00", closes: "17:00" }], holidays: ["2026-11-27"] };

const inIndia = (text: string) => new Date(`${text}:00+05:30`);
const at = (choice: string, now: string) => callBackAt(choice, inIndia(now), HOURS);

test.each<[string, string, string | undefined]>([
  ["soon", "2026-11-26T10:00", "2026-11-26T10:15"],
  ["hour", "2026-11-26T10:00", "2026-11-26T11:00"],
  // The holiday after it does not count.
  ["hour", "2026-11-26T16:30", "2026-11-28T09:30"],
  ["today", "2026-11-26T10:00", "2026-11-26T16:30"],
  ["today", "2026-11-26T16:00", undefined],
  ["today", "2026-11-27T10:00", undefined],
  ["tomorrow", "2026-11-25T10:00", "2026-11-26T11:00"],
  // Neither Friday's holiday nor Sunday is a working day.
  ["tomorrow", "2026-11-26T10:00", "2026-11-28T11:00"],
  ["tomorrow", "2026-11-28T10:00", "2026-11-30T11:00"],
  ["next year", "2026-11-26T10:00", undefined],
])("'%s' said at %s means %s", (choice, now, moment) => {
  expect(at(choice, now)).toEqual(moment && inIndia(moment));
});

test("an office that never works calls back all the same", () => {
  const never = { times: [], holidays: [] };
  expect(callBackAt("hour", inIndia("2026-11-26T10:00"), never)).toEqual(inIndia("2026-11-26T11:00"));
});

test.each([
  [[{ opens: "09:00", closes: "13:00" }], ["morning", "afternoon"]],
  [[{ opens: "09:00", closes: "12:00" }], ["morning"]],
  [
    [
      { opens: "09:00", closes: "12:00" },
      { opens: "16:00", closes: "18:00" },
    ],
    ["morning", "evening"],
  ],
  [[], []],
])("the page offers a call only while the office works: %j", (times, offered) => {
  expect(bestTimesOf({ times, holidays: [] })).toEqual(offered);
});
