import { expect, test } from "vitest";
import { countFoundDoctors, MALAYALAM_NAMES } from "./doctor-names.ts";
import { createAnswering } from "./proof-set.ts";

const { search, doctors } = await createAnswering();
const counted = countFoundDoctors(doctors, search);

test("the sample content has doctors to look for", () => {
  expect(doctors.length).toBeGreaterThanOrEqual(50);
});

test.each(counted)(
  "a doctor's name, $way, is found first in $least of 100",
  ({ least, first, doctors: all, missed }) => {
    const percent = (100 * first) / all;
    // A failure prints what was typed.
    expect(percent < least ? missed : []).toEqual([]);
  },
);

test.each(Object.entries(MALAYALAM_NAMES))("%s is found first", (text, name) => {
  expect(search(text).find((one) => one !== "emergency")).toBe(`d:${name}`);
});
