import { expect, test } from "vitest";
import { sideLabel, queryName } from "./build-hospital.server.ts";

test.each([
  ["emergency_/_casuality", "emergency / casuality"],
  ["24_hour_clinic", "24 hour clinic"],
  ["24_x_7_doctors,_nurses_&_paramedical_support", "24 x 7 doctors, nurses & paramedical support"],
  ["CSSD", "CSSD"],
])("the side label of %s is %s", (slug, label) => {
  expect(sideLabel(slug)).toBe(label);
});

test.each([
  ["obstetrics_and_gynaecology", "Obstetrics And Gynaecology"],
  ["e_n_t", "E N T"],
  ["general_medicine", "General Medicine"],
  ["urology", "Urology"],
])("the query name of %s is %s [S70]", (slug, name) => {
  expect(queryName(slug)).toBe(name);
});
