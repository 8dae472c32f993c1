import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFolder } from "contentful-emulator/import-export";
import { expect, test } from "vitest";
import { createContentTypes } from "#site/content/content-model.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { readSource, writeSource } from "./entry-source.ts";
import { createEntryTypes } from "./entry-types.ts";

const contentTypes = createContentTypes(["Venmala Hospital Punalur"]);
const types = createEntryTypes(contentTypes);
const typeOf = (id: string) => types.find((type) => type.id === id)!;
const [doctors, news] = [typeOf("doctors"), typeOf("news")];

const DOCTOR = `---
# Told by the office on Monday
name: "Dr. Anitha Kumari" # with initials?
hospital: Venmala Hospital Punalur
profilePic: anitha.jpg
consulting: |
  Mon to Fri: 9 am – 1 pm
  Sat: 9 am – 11 am

contactNumber: [0000 220 2111, 0470]
sittings: {weekly: []}
nickname: kept # nobody knows why
education: MBBS, MD
---
`;

test("types of entries come from the content model, with a kind for each field", () => {
  expect(doctors.fields.map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
    ...["name: symbol", "profilePic: picture", "consulting: text", "sittings: sittings", "personId: symbol"],
    ...["centerOfExcellence: symbol", "contactNumber: symbols", "email: symbol", "education: text", "skill: text"],
    "hospital: hospital",
  ]);
  expect(typeOf("departments").fields.at(-1)).toMatchObject({ id: "doctors", kind: "entries" });
  expect(typeOf("testimonials").fields.map(({ kind }) => kind)).toContain("video");
  expect([news.bodyField, news.hospitalField, news.nameField]).toEqual(["content", "hospitalName", "headline"]);
});

test("a file written by hand is read in plain words", () => {
  expect(readSource(doctors, DOCTOR)?.fields).toEqual({
    ...{ name: "Dr. Anitha Kumari", hospital: "Venmala Hospital Punalur", profilePic: "anitha.jpg" },
    ...{ consulting: "Mon to Fri: 9 am – 1 pm\nSat: 9 am – 11 am", contactNumber: ["0000 220 2111", "0470"] },
    ...{ sittings: '{"weekly":[]}', education: "MBBS, MD" },
  });
});

test("only the changed value is another: comments, unknown fields and numbers stay as they stand", () => {
  const read = readSource(doctors, DOCTOR)!;
  const byHand = `${DOCTOR.replace(": kept", ":   kept").replace(", 0470", ",0470")}\n`;
  expect(writeSource(doctors, byHand, read.fields)).toBe(byHand);
  expect(writeSource(doctors, byHand, { education: "MD" })).toBe(`${DOCTOR.replace("MBBS, MD", "MD")}\n`);
  const changed = {
    ...read.fields,
    consulting: "On leave until 3 December\r\n\r\nMon to Fri: 9 am",
    education: "MBBS",
  };
  expect(writeSource(doctors, DOCTOR, changed)).toBe(
    DOCTOR.replace(/ {2}Mon to Fri[^]*?11 am\n/, "  On leave until 3 December\n\n  Mon to Fri: 9 am\n").replace(
      "education: MBBS, MD",
      "education: MBBS",
    ),
  );
  expect(writeSource(doctors, DOCTOR, { name: "Dr. A: Kumari" })).toBe(
    DOCTOR.replace('"Dr. Anitha Kumari"', '"Dr. A: Kumari"'),
  );
  expect(writeSource(doctors, DOCTOR, { name: "Dr. A\nKumari" })).toContain("name: |- # with initials?\n  Dr. A\n");
  expect(writeSource(doctors, DOCTOR, { profilePic: "", sittings: "" })).toBe(
    DOCTOR.replace("profilePic: anitha.jpg\n", "").replace("sittings: {weekly: []}\n", ""),
  );
  expect(writeSource(doctors, DOCTOR, { personId: "0470", email: "a@example.org" })).toBe(
    DOCTOR.replace("weekly: []}\n", 'weekly: []}\npersonId: "0470"\nemail: a@example.org\n'),
  );
});

test("lines of Windows, a byte order mark and a file without its last line end are kept", () => {
  const windows = `\uFEFF${DOCTOR.replaceAll("\n", "\r\n")}`;
  const changed = writeSource(doctors, windows, { consulting: "Mon\nTue", personId: "a" })!;
  expect(changed.replaceAll("\r\n", "")).not.toContain("\n");
  expect(readSource(doctors, changed)?.fields).toMatchObject({ consulting: "Mon\nTue", personId: "a" });
  const open = "---\nheadline: One\n---";
  expect(writeSource(news, open, { content: "Two\n\nThree" })).toBe("---\nheadline: One\n---\n\nTwo\n\nThree\n");
});

test("a new entry has its fields in the order of the model, and its text below", () => {
  const fields = {
    content: "## A\n\nText",
    hospitalName: "Venmala Hospital Punalur",
    headline: "Yes",
    subHeadline: "",
  };
  const source = writeSource(news, undefined, fields, { date: "2026-11-20" });
  expect(source).toBe(
    "---\nheadline: Yes\nhospitalName: Venmala Hospital Punalur\ndate: 2026-11-20\n---\n\n## A\n\nText\n",
  );
  expect(writeSource(news, source, {}, { draft: true })).toContain("date: 2026-11-20\ndraft: true\n---");
});

test("text that looks like a fence, a comment or another type comes back as it was typed", () => {
  for (const text of [
    "---",
    "# not a comment",
    "null",
    "- a",
    "'quoted",
    " led",
    "a\n---\nb",
    "{{x}}",
    "യെസ്: അതെ",
    "1e3",
  ]) {
    const source = writeSource(doctors, DOCTOR, { skill: text, contactNumber: [text] })!;
    expect(readSource(doctors, source)?.fields).toMatchObject({ skill: text, contactNumber: [text.trim()] });
    expect(readSource(doctors, source)?.fields).toMatchObject({ education: "MBBS, MD", name: "Dr. Anitha Kumari" });
  }
});

test("every entry of the sample stays as it is when what was read is written", { timeout: 60_000 }, async () => {
  const directory = join(temporaryFolder(), "content");
  const exportFile = join(import.meta.dirname, "../../data/sample-content/export.json");
  await writeFolder({ exportFile, directory, contentTypes });
  let count = 0;
  for (const type of types)
    for (const name of readdirSync(join(directory, type.id)).filter((file) => file.endsWith(".md"))) {
      const source = readFileSync(join(directory, type.id, name), "utf8");
      const read = readSource(type, source)!;
      expect(writeSource(type, source, read.fields)).toBe(source);
      // Each field taken away and written again means the same.
      for (const [key, value] of Object.entries(read.fields)) {
        const without = writeSource(type, source, { [key]: Array.isArray(value) ? [] : "" })!;
        expect(readSource(type, without)?.fields[key]).toBeUndefined();
        expect(readSource(type, writeSource(type, without, { [key]: value })!)?.fields).toEqual(read.fields);
      }
      count += 1;
    }
  expect(count).toBe(179);
});
