import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

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

const HAS: Record<string, boolean> = { emergency: true, "radiology_/_imaging": false };
const fillIn = (value: unknown) =>
  fillPlaceholders(
    value,
    NAMES,
    () => expect.unreachable(),
    (word) => HAS[word],
  );

test.each([
  ["A. {emergency: Call {phone}.} B.", "A. Call 0000 000 3002. B."],
  ["A. {no emergency: Call {phone}.} B.", "A. B."],
  ["{emergency: Call us}{no emergency: Go there} at once", "Call us at once"],
  ["{radiology_/_imaging: Scans} {no radiology_/_imaging: No scans}", "No scans"],
  ["Open{emergency: , day and night}.", "Open, day and night."],
])("of %j a hospital says %j", (text, said) => {
  expect(fillIn(text)).toBe(said);
});

test("an entry of a list that has nothing left to say is left out", () => {
  expect(fillIn(["{radiology_/_imaging: Scans}", "Blood tests"])).toEqual(["Blood tests"]);
});

test("a word that no hospital can have, and a text that is left empty, are reported", () => {
  const reports: string[] = [];
  const value = { list: ["{radiolgy: Scans}"], summary: "{no emergency: Nothing}" };
  fillPlaceholders(
    value,
    NAMES,
    (path, message) => reports.push(`${path} ${message}`),
    (word) => HAS[word],
  );
  expect(reports).toEqual([
    'list.0 asks for "radiolgy", which is neither "emergency" nor in departments/ or facilities/',
    "summary says nothing where its condition does not hold",
  ]);
});
