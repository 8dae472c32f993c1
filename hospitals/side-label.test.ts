import { expect, test } from "vitest";
import { sideLabel } from "./side-label.ts";

test.each([
  ["emergency_/_casuality", "emergency / casuality"],
  ["24_hour_clinic", "24 hour clinic"],
  ["24_x_7_doctors,_nurses_&_paramedical_support", "24 x 7 doctors, nurses & paramedical support"],
  ["CSSD", "CSSD"],
])("the side label of %s is %s", (slug, label) => {
  expect(sideLabel(slug)).toBe(label);
});
