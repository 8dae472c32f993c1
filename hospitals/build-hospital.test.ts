import { expect, test } from "vitest";
import { sideLabel, queryName, fillPlaceholders } from "./build-hospital.server.ts";

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
])("the query name of %s is %s", (slug, name) => {
  expect(queryName(slug)).toBe(name);
});

const NAMES = { place: "Punalur", phone: "0000 000 3002" };

test("names in braces are filled in at every depth, and other values stay", () => {
  const value = { heading: "Serving {place}", list: [{ text: "{place}: {phone}", count: 3 }] };
  const filled = fillPlaceholders(value, NAMES, () => expect.unreachable());
  expect(filled).toEqual({ heading: "Serving Punalur", list: [{ text: "Punalur: 0000 000 3002", count: 3 }] });
});

test("an unknown name is reported with its path", () => {
  const reports: string[] = [];
  fillPlaceholders({ list: [{ text: "Call {fone}" }] }, NAMES, (path, message) => reports.push(`${path} ${message}`));
  expect(reports).toEqual(["list.0.text holds {fone}, but only {place}, {phone} can be filled in"]);
});

test("a name that every object inherits is unknown", () => {
  const reports: string[] = [];
  fillPlaceholders("{constructor}", NAMES, (_path, message) => reports.push(message));
  expect(reports).toHaveLength(1);
});
