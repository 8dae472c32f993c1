import { expect, test } from "vitest";
import { formatDay, formatDayOfYear, formatShortDay, formatTime, formatWeekday } from "./date-format.ts";

const DAY = "2026-03-11";

test("days are written in a language's order", () => {
  const write = [formatDay, formatDayOfYear, formatShortDay, formatWeekday];
  expect(write.map((format) => format(DAY, "en-IN"))).toEqual([
    "Wednesday, 11 March 2026",
    "Wednesday 11 March",
    "Wed, 11 Mar",
    "Wednesday",
  ]);
  expect(write.map((format) => format(DAY, "ml-IN"))).toEqual([
    "2026 മാർച്ച് 11, ബുധനാഴ്ച",
    "മാർച്ച് 11, ബുധനാഴ്ച",
    "മാർച്ച് 11, ബുധൻ",
    "ബുധനാഴ്ച",
  ]);
});

test("an hour has its minutes in mails", () => {
  expect(formatTime("15:00", "en-IN")).toBe("3:00 pm");
});
