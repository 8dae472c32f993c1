import { expect, test } from "vitest";
import { createEntryNames, isSafeId, toFileName } from "./entry-names.ts";
import { compareFields, mergeFields } from "./merge-entry.ts";

test("changes of different fields are joined, and those of one field are named", () => {
  const base = { name: "A", skill: "x", contactNumber: ["1"], education: "MBBS" };
  const mine = { ...base, skill: "y", education: "MD" };
  const theirs = { ...base, name: "B", contactNumber: ["1", "2"], education: "DM" };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: { name: "B", skill: "y", contactNumber: ["1", "2"], education: "MD" },
    clashes: [{ field: "education", theirs: "DM" }],
  });
  const { contactNumber: _gone, ...without } = theirs;
  expect(mergeFields(base, base, without).merged.contactNumber).toBe("");
  expect(mergeFields(base, theirs, theirs)).toMatchObject({ clashes: [] });
});

test("a comparison marks the words that went and came", () => {
  const [change, ...more] = compareFields(
    { consulting: "Mon to Fri: 9 am – 1 pm", name: "A" },
    { consulting: "Mon to Sat: 9 am – 1 pm, not today", name: "A" },
  );
  expect(more).toEqual([]);
  expect(change).toEqual({
    field: "consulting",
    before: [
      { text: "Mon to ", isChanged: false },
      { text: "Fri", isChanged: true },
      { text: ": 9 am – 1 pm", isChanged: false },
    ],
    after: [
      { text: "Mon to ", isChanged: false },
      { text: "Sat", isChanged: true },
      { text: ": 9 am – 1 pm", isChanged: false },
      { text: ", not today", isChanged: true },
    ],
  });
});

test("a comparison of two long texts takes no time", () => {
  const words = (from: number) => Array.from({ length: 8000 }, (_, at) => `w${from + at}`).join(" ");
  const [change] = compareFields({ content: words(0) }, { content: words(9000) });
  expect(change?.before.map(({ isChanged }) => isChanged)).toEqual([true]);
});

test.each([
  ["Dr. Anitha Kumari", "dr-anitha-kumari"],
  ["ഡോ. അനിത കുമാരി", "do-anitha-kumari"],
  ["Puthiya OP samayam — Thingal muthal!", "puthiya-op-samayam-thingal-muthal"],
  ["../../etc/passwd", "etc-passwd"],
  ["Café Ñandú", "cafe-nandu"],
  ["日本", ""],
  ["A".repeat(300), "a".repeat(60)],
])("%j is named %j", (words, name) => expect(toFileName(words)).toBe(name));

test("a name that is taken gets a number", () => {
  const name = createEntryNames(["Anitha", "anitha-2"]);
  expect([name("Anitha"), name("Anitha"), name("Adoor"), name("")]).toEqual(["anitha-3", "anitha-4", "adoor", "entry"]);
  expect([name("New!"), name("File")]).toEqual(["entry-2", "entry-3"]);
});

test("an id that leads out of its folder is none", () => {
  for (const id of ["../x", "a/../../x", "/etc/passwd", "a\\b", ".hidden", "", "x.draft", "a//b", "a\0", "a/.b", "a/"])
    expect([id, isSafeId(id)]).toEqual([id, false]);
  for (const id of ["dr-anitha", "2026/onam", "അനിത", "a.b", "Dr O'Neil (ENT) & son"])
    expect([id, isSafeId(id)]).toEqual([id, true]);
});
