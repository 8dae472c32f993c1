import { expect, test } from "vitest";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import { findTable } from "./columns.ts";
import { formatDoctors, formatListings } from "./export-sheet.ts";
import { foldSound } from "./names.ts";
import { notes as say } from "#site/texts/en/desk-import.ts";
import { planImport, type ImportContext, type PlannedRow } from "./plan-import.ts";
import { readSheetFile } from "./read-sheet.ts";
import { KERALA_DOCTORS } from "./test-support/kerala-doctors.ts";
import { makeXlsx } from "./test-support/make-xlsx.ts";

const PUNALUR = "Venmala Hospital Punalur";
const OTHER = "Kayalora Hospital";
const NAMES = ["Cardiology", "General Medicine", "E N T", "Pediatrics", "Obstetrics And Gynaecology", "Orthopaedics"];
const departments = new Map(NAMES.map((name) => [foldSound(name), name]));

function entry(type: "doctors" | "departments", id: string, fields: Entry["fields"]): Entry {
  const title = String(fields[type === "doctors" ? "name" : "departments"]);
  const versions = { waiting: undefined, head: undefined, faults: [], number: 1, source: "", versions: [] };
  return { type, id, pageId: id, title, hospital: String(fields["hospital"]), fields, isPublic: true, ...versions };
}

const ANITHA = entry("doctors", "anitha", {
  ...{ name: "Dr. Anitha Kumari", hospital: PUNALUR, centerOfExcellence: "Heart care", consulting: "Mon 9 am – 1 pm" },
  ...{ contactNumber: ["0000 220 2111", "+91 0000 220211"], education: "MBBS", skill: "=hearts", profilePic: "a.jpg" },
});
const BASIL = entry("doctors", "basil", { name: "Dr. Basil", hospital: PUNALUR, personId: "EMP7", sittings: "{}" });
const COMMON: ImportContext = {
  hospital: { contentName: PUNALUR, names: [PUNALUR, "Punalur", "പുനലൂർ"].map(foldSound), departments },
  doctors: [ANITHA, BASIL, entry("doctors", "else", { name: "Dr. Else", hospital: OTHER })],
  listings: [
    entry("departments", "cardiology", { departments: "Cardiology", hospital: PUNALUR, doctors: ["anitha"] }),
    entry("departments", "medicine", { departments: "General Medicine", hospital: PUNALUR, doctors: ["basil"] }),
  ],
  photos: new Map(),
  say,
};

async function plan(csv: string | Buffer, context: Partial<ImportContext> = {}) {
  const read = await readSheetFile(Buffer.from(csv));
  const table = "sheets" in read ? findTable(read.sheets) : undefined;
  if (!table) throw new Error(JSON.stringify(read));
  const { rows, ...planned } = await planImport(table, { ...COMMON, ...context });
  const of = (wanted: PlannedRow["kind"]) => rows.flatMap(({ kind, ...row }) => (kind === wanted ? row : []));
  const unchanged = of("unchanged").length;
  return { ...planned, added: of("added"), changed: of("changed"), unchanged, refused: of("refused") };
}

type Plan = Awaited<ReturnType<typeof plan>>;

const listsOf = ({ changes }: Plan) => changes.filter(({ type }) => type === "departments").map(({ fields }) => fields);

const refusals = ({ refused }: Plan) => refused.map(({ row, notes }) => [row, ...notes]);

/** The entries as they are when all changes are published. */
function publish(context: ImportContext, { changes }: Plan): ImportContext {
  const apply = (type: "doctors" | "departments", entries: readonly Entry[]) => {
    const byId = new Map(entries.map((one) => [one.id, one]));
    for (const { type: of, id = "", fields } of changes)
      if (of === type) byId.set(id, entry(type, id, { ...byId.get(id)?.fields, ...fields }));
    return [...byId.values()];
  };
  return { ...context, doctors: apply("doctors", context.doctors), listings: apply("departments", context.listings) };
}

test("seventy doctors of a workbook become entries and lists, and the same sheet again changes nothing", async () => {
  const file = makeXlsx({ Cover: [["Doctors 2026"]], OP: [["Venmala Hospital, doctors"], [], ...KERALA_DOCTORS] });
  const photos = new Map([
    ["ANITHA KUMARI.JPG", "doctors/anitha.jpg"],
    ["stranger.png", "doctors/stranger.png"],
  ]);
  const first = await plan(file, { doctors: [], listings: [], photos });
  expect(first.added).toHaveLength(70);
  expect(refusals(first)).toEqual([]);
  expect(first.added[0]).toMatchObject({ row: 4, name: "Dr. Anitha Kumari", notes: [] });
  expect(first.added.filter(({ notes }) => notes.includes(say.asText()))).toHaveLength(11);
  expect(listsOf(first).map(({ departments: named, doctors }) => [named, doctors?.length])).toEqual([
    ...[
      ["Cardiology", 12],
      ["General Medicine", 12],
      ["E N T", 12],
      ["Pediatrics", 12],
    ],
    ...[
      ["Obstetrics And Gynaecology", 11],
      ["Orthopaedics", 11],
    ],
  ]);
  expect(first.unusedPhotos).toEqual(["stranger.png"]);
  expect(first.changes[0]).toEqual({
    ...{ type: "doctors", id: "anitha-kumari" },
    fields: {
      ...{ name: "Dr. Anitha Kumari", hospital: PUNALUR, consulting: "Mon to Sat: 9 am – 1 pm", education: "MBBS, MD" },
      ...{ contactNumber: ["0000 400 2100"], centerOfExcellence: "Cardiology", profilePic: "doctors/anitha.jpg" },
    },
  });
  const again = await plan(file, publish({ ...COMMON, doctors: [], listings: [] }, first));
  expect(again).toMatchObject({ added: [], changed: [], unchanged: 70, changes: [] });
});

test("what is exported and imported again changes nothing, and runs no formula on the way", async () => {
  const doctors = formatDoctors(COMMON.doctors, COMMON.listings);
  expect(doctors).toContain(`"'=hearts"`);
  const read = await plan(doctors);
  expect(read).toMatchObject({ added: [], changed: [], unchanged: 2, changes: [] });
  expect(refusals(read)).toEqual([[4, say.otherHospital(OTHER)]]);
  const lists = await plan(formatListings(COMMON.doctors, COMMON.listings));
  expect(lists).toMatchObject({ added: [], changed: [], unchanged: 2, refused: [], changes: [] });
});

test("a change is shown by field, before and after; empty cells and other doctors stay as they are", async () => {
  const { changed, changes } = await plan(
    "Doctor,Department,Timings,Phone,Degree\nDR ANITHA KUMARI,General Medicine,Tue 9 am – 1 pm,,MBBS\n",
  );
  const differences = [
    { field: "name", before: "Dr. Anitha Kumari", after: "DR ANITHA KUMARI" },
    { field: "consulting", before: "Mon 9 am – 1 pm", after: "Tue 9 am – 1 pm" },
    { field: "departments", before: "Cardiology", after: "General Medicine" },
    { field: "centerOfExcellence", before: "Heart care", after: "General Medicine" },
  ];
  expect(changed).toEqual([{ row: 2, name: "DR ANITHA KUMARI", differences, notes: [] }]);
  expect(changes.map(({ id, fields }) => [id, fields["doctors"]])).toEqual([
    ["anitha", undefined],
    ["cardiology", []],
    ["medicine", ["basil", "anitha"]],
  ]);
});

test("a key finds the doctor whatever the name; one that is not known is stored for the next time", async () => {
  const named = await plan("Doctor code,Name,Qualification\nEMP7,Dr. Basil Kurian,MD\nEMP9,Dr. Newly,MD\n");
  expect(named.changed.map(({ name }) => name)).toEqual(["Dr. Basil Kurian"]);
  expect(named.changes.at(-1)).toMatchObject({ id: "newly", fields: { personId: "EMP9" } });
  const renamed = await plan("Code,Name\nEMP9,Dr. Married\n", publish(COMMON, named));
  expect(renamed.changes).toEqual([{ type: "doctors", id: "newly", fields: { name: "Dr. Married" } }]);
});

test("namesakes are told apart by their keys, also where the site has one of them", async () => {
  const added = await plan("Key,Name\nanitha,Dr. Anitha Kumari\nEMP2,Dr. Anitha Kumari\n");
  expect([added.unchanged, added.changes]).toMatchObject([1, [{ id: "anitha-kumari", fields: { personId: "EMP2" } }]]);
  const doubtful = await plan("Key,Name\nEMP8,Dr. Basil\n");
  expect([refusals(doubtful), doubtful.changes]).toEqual([[[2, say.namesakes("Dr. Basil")]], []]);
});

test("rows that cannot be imported are refused with their numbers, and the others are not", async () => {
  const context: Partial<ImportContext> = {
    doctors: [
      ...[...COMMON.doctors, entry("doctors", "n1", { name: "Dr. Same", hospital: PUNALUR })],
      ...[entry("doctors", "n2", { name: "Dr. Same", hospital: PUNALUR })],
      { ...entry("doctors", "w", { name: "Dr. Draft", hospital: PUNALUR }), waiting: WAITING },
      { ...entry("doctors", "g", { name: "Dr. Gone", hospital: PUNALUR }), isPublic: false },
    ],
  };
  const sheet = [
    "Key,Name,Branch,OP time,Mobile,E-mail",
    ",,Punalur,9-1,,",
    ",Dr. A,Punalur,2026-01-09,,",
    ",Dr. A,Punalur,9-Jan,,",
    ",Dr. A,പുനലൂർ,Mon 9 am – 1 pm,9.1E+9,",
    ",Dr. A,,Mon 9 am – 1 pm,,no mail",
    ",Dr. A,Kollam,,,",
    ",Dr. B,Punalur,,,",
    ",DR. B,Punalur,,,",
    ",Dr. Same,Punalur,,,",
    ",Dr. Draft,Punalur,,,",
    ",Dr. Gone,Punalur,,,",
    `,${"Long".repeat(70)},Punalur,,,`,
  ].join("\n");
  const read = await plan(sheet, context);
  expect(read.added.map(({ name }) => name)).toEqual(["Dr. B"]);
  expect(refusals(read)).toEqual([
    [2, say.noName()],
    [3, say.dateForTimes("2026-01-09")],
    [4, say.dateForTimes("9-Jan")],
    [5, say.noPhone("9.1E+9")],
    [6, say.noEmail("no mail")],
    [7, say.otherHospital("Kollam")],
    [9, say.double("8")],
    [10, say.namesakes("Dr. Same")],
    [11, say.isWaiting()],
    [12, say.isWaiting()],
    [13, say.tooLong("Long".repeat(10))],
  ]);
});

const WAITING = { number: 2, state: "draft" } as EntryVersionRow;

test.each<[name: string, sheet: string, consulting: string]>([
  ["of days and times", "Name,Days,Time\nA,Mon,9 am\n", "Mon: 9 am"],
  ["of several lines", 'Name,Days,Time\nA,"mon\nTue","9–1\n4–6"\n', "mon: 9–1\nTue: 4–6"],
  ["from and to", "Name,OP Days,From,To\nA,Sat,09:00,13:00\n", "Sat: 09:00 – 13:00"],
  ["a column a day", "Name,Mon,Tue,Wed,Sun\nA,9–1,4–6,9–1,-\n", "Mon: 9–1\nTue: 4–6\nWed: 9–1"],
  ["two columns of times", "Name,OP time,O.P. Timings (evening)\nA,Mon 9–1,Mon 4–6\n", "Mon 9–1\nMon 4–6"],
])("consulting hours are read from columns %s", async (_, sheet, consulting) => {
  const { changes } = await plan(sheet);
  expect(changes[0]?.fields["consulting"]).toBe(consulting);
});

test("what is imported with a doubt is noted", async () => {
  const translated = { ...ANITHA, fields: { ...ANITHA.fields, "consulting.ml-IN": "തിങ്കൾ 9–1" } };
  const sheet =
    "Name,Dept,Time,Photo\nDr. Anitha Kumari,Cardiology,Tue 9–1,a.jpg\nDr. Basil,Cardiolgy; ENT,Tue 9–1,b.jpg\n";
  const { changed } = await plan(sheet, { doctors: [translated, BASIL] });
  expect(changed.map(({ notes }) => notes)).toEqual([
    [say.translationStays()],
    [say.noDepartmentPage("Cardiolgy"), say.noPhoto("b.jpg"), say.factsGo()],
  ]);
});

test("a list of departments sets their doctors in order", async () => {
  const read = await plan(
    'Department,List of doctors\nCardiology,"Dr. Basil\nDr Anitha Kumari"\nENT,Basil\nDental,Basil\nPediatrics,Dr. Who\nENT,Basil\nGeneral Medicine,\n',
  );
  const { added, changed, unchanged, changes } = read;
  expect(unchanged).toBe(1);
  expect([...changed, ...added].map(({ name, differences }) => [name, differences])).toEqual([
    ["Cardiology", [{ field: "doctors", before: "Dr. Anitha Kumari", after: "Dr. Basil, Dr. Anitha Kumari" }]],
    ["E N T", [{ field: "doctors", before: "", after: "Dr. Basil" }]],
  ]);
  expect(changes.map(({ fields }) => fields)).toEqual([
    { doctors: ["basil", "anitha"] },
    { doctors: ["basil"], departments: "E N T", hospital: PUNALUR },
  ]);
  expect(refusals(read)).toEqual([
    [4, say.unknownDepartment("Dental")],
    [5, say.unknownDoctor("Dr. Who")],
    [6, say.double("3")],
  ]);
});

test("a list of departments names namesakes by their keys", async () => {
  const [one, other] = ["same", "same-2"].map((id) => entry("doctors", id, { name: "Dr. Same", hospital: PUNALUR }));
  const doctors = [...COMMON.doctors, one, other].filter((doctor) => doctor !== undefined);
  const read = await plan("Department,Doctors\nCardiology,Dr. Same\nENT,same-2\n", { doctors });
  expect(refusals(read)).toEqual([[2, say.namesakes("Dr. Same")]]);
  expect(listsOf(read)).toMatchObject([{ doctors: ["same-2"] }]);
});

test("headings are found below other lines, in English and Malayalam; what is not known is named", () => {
  const head = ["ക്രമ നമ്പർ", "ഡോക്ടറുടെ പേര്", "വിഭാഗം", "ഒ.പി സമയം", "Contact No.", "യോഗ്യത", "O.P. Timings (Mon–Sat)"];
  const rows = [["Name of hospital: Punalur"], ["List, 2026"], head, ["1", "Dr. A", "", "9–1", "", "MD", "4–6"]];
  const table = findTable([rows.map((cells, at) => ({ row: at + 1, cells }))]);
  expect(table?.rows).toEqual([{ row: 4, said: { name: "Dr. A", consulting: "9–1\n4–6", education: "MD" } }]);
  expect(table?.unread).toEqual(["ക്രമ നമ്പർ"]);
  expect(findTable([[{ row: 1, cells: ["a", "b"] }]])).toBeUndefined();
});

test("pages go on while 2,000 rows are compared", async () => {
  const rows = Array.from({ length: 1999 }, (_, at) => `Dr. ${at} Name,ENT,Mon to Fri ${(at % 3) + 8} am – 1 pm\n`);
  const read = await readSheetFile(Buffer.from(`Name,Dept,Time\n${rows.join("")}`));
  const table = "sheets" in read && findTable(read.sheets);
  if (!table) throw new Error("no table");
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect((await planImport(table, COMMON)).ready).toBe(1999);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
