import { expect, test } from "vitest";
import { readConsultingDays } from "./consulting-days.ts";

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEK = [...WORKDAYS, 6];

test.each([
  ["Mon, Wed, Fri 10 am - 1 pm", [1, 3, 5]],
  ["Mon, Wed, Fri: 10 am – 1 pm\nTue, Thu: 3.30 pm – 6 pm", WORKDAYS],
  ["Mon to Fri: 9 am – 1 pm\nSat: 9 am – 11 am", WEEK],
  ["Mon to Fri: 9.30 am – 1 pm\nSat: by appointment", WEEK],
  ["Mon to Sat: 9 am – 1 pm\nImmunization: Mon to Sat, 10 am – 12 noon", WEEK],
  ["Check before an operation (pre-anesthetic clinic): Mon to Fri, 2 pm – 4 pm", WORKDAYS],
  ["Visits on Tue and Fri: 3.30 pm – 6 pm", [2, 5]],
  ["Monday-Saturday", WEEK],
  ["Tuesdays & Thursdays", [2, 4]],
  ["Mon, Wed\n10 a.m. to 1 p.m.", [1, 3]],
  ["Wed: 9:00 am – 12 noon, 4 pm – 6 pm; Fri: 4 pm", [3, 5]],
  ["Fri to Mon: 9 am", [0, 1, 5, 6]],
  ["Mon, Thu to Sat", [1, 4, 5, 6]],
])("%j is understood", (text, days) => {
  expect(readConsultingDays(text)).toEqual(days);
});

test.each([
  "",
  "9 am – 1 pm",
  "Daily 9 am – 1 pm",
  "All days except Sunday",
  "Mon, Wed, Fri: 9 am – 12 noon\nSees dialysis patients every day",
  "Day and night shifts in Casualty, which is open 24x7\nYou do not need an appointment",
  "On leave: Mon to Fri",
  "No OP: Sun",
  "1st and 3rd Saturday",
  "2nd week: Mon",
  "Mon 9 am – 1 pm, Wed 4 pm – 6 pm",
  "Mon to Fri (not on 26 November)",
])("%j is not sure", (text) => {
  expect(readConsultingDays(text)).toBeUndefined();
});
