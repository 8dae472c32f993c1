import { expect, test } from "vitest";
import { readConsultingDays } from "./consulting-days.ts";

test.each([
  ["Mon, Wed, Fri: 10 am – 1 pm\nTue, Thu: 3.30 pm – 6 pm", [1, 2, 3, 4, 5]],
  ["Fri to Sun: 9 am – 1 pm", [0, 5, 6]],
  ["Daily 9 am – 1 pm except Sundays", [1, 2, 3, 4, 5, 6]],
])("%j is understood", (text, days) => {
  expect(readConsultingDays(text)).toEqual(days);
});

test.each([
  "",
  "9 am – 1 pm",
  "Mon, Wed, Fri: 9 am – 12 noon\nSees dialysis patients every day",
  "On leave: Mon to Fri",
])("%j is not sure", (text) => {
  expect(readConsultingDays(text)).toBeUndefined();
});
