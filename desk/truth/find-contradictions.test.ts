import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { findContradictions } from "./find-contradictions.ts";
import { type Finding, placeOf, type SourceEntry, type TruthSource } from "./ground.ts";
import { readSource } from "./read-source.server.ts";

/** What is put into a site: a place, and "=" to set, "+" to add, "~" to replace, "-" to remove. */
type Plant = [file: string, path: string, act: "=" | "+" | "~" | "-", value: unknown];

type Nested = Record<string, unknown>;

/** A copy of what a site says with changes. */
function plant(source: TruthSource, plants: readonly Plant[]): TruthSource {
  const files = new Map(structuredClone([...source.files]));
  const pages = new Map(source.pages);
  let entries: SourceEntry[] = structuredClone([...source.entries]);
  for (const [file, path, act, value] of plants) {
    const entry = entries.find(({ type, id }) => `${type}/${id}` === file);
    if (act === "-") entries = entries.filter((one) => one !== entry);
    else if (pages.has(file)) pages.set(file, `${pages.get(file)}${String(value)}`);
    else if (entry && path === "publishedAt") entry.publishedAt = String(value);
    else if (entry) change(entry.fields, path.includes(".") ? path : `${path}.en`, act, value, "\n");
    else change(files.get(file) as Nested, path, act, value, "");
  }
  return { ...source, files, pages, entries };
}

function change(object: Nested, path: string, act: Plant[2], value: unknown, gap: string) {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<Nested>((inner, key) => (inner[key] ??= {}) as Nested, object);
  const before = String(parent[last]);
  const [from, to] = act === "~" ? (value as [string, string]) : ["", ""];
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
  parent[last] = act === "=" ? value : act === "+" ? before + gap + String(value) : before.replace(from, to);
}

let sample: TruthSource;
let known: Set<string>;

const keyOf = (one: Finding) => `${one.kind} ${placeOf(one)} ${one.says} ${one.against}`;
const find = async (source: TruthSource) => (await findContradictions(source, "data")).findings;
/** What is found in the sample once this is planted, and was not before. */
const findNewIn = async (source: TruthSource) => (await find(source)).filter((one) => !known.has(keyOf(one)));
const findNew = async (...plants: Plant[]) => findNewIn(plant(sample, plants));

beforeAll(async () => {
  const site = await loadSite({ dataDir: "data" });
  const place = { siteDataDir: "data", dataDir: "nowhere", site, table: routes };
  const content = { kind: "embedded" as const, path: "data/sample-content/export.json" };
  sample = await readSource({ ...place, content, now: new Date("2026-11-26T06:00:00Z") });
  known = new Set((await find(sample)).map(keyOf));
});

test("the sample does not contradict itself; its one part that may be out of date is to look at", async () => {
  const { findings } = await findContradictions(sample, "data");
  expect(findings.map((one) => [placeOf(one), one.isWarning])).toEqual([
    ["hospitals/alappuzha/open-book.json: rates.outdatedFrom", true],
  ]);
});

test("nothing is said of doctors where the content is in a service", async () => {
  const ofDoctors = { file: "hospitals/punalur/about.json", path: "text.en.about.paragraphs.1" };
  const hosted = plant({ ...sample, entries: [], isHosted: true }, [
    [ofDoctors.file, ofDoctors.path, "+", " Ask for Dr. Rajan Pillai, one of our 90 doctors."],
  ]);
  expect(await findNewIn(hosted)).toEqual([]);
});

type Planted = [kind: string, ...Plant, ...more: Plant[]];

/** Many are planted at once, each of a round in files of its own, so that the sample is read a few times only. */
function inRounds(all: Planted[]): Planted[][] {
  const rounds: { files: Set<string>; planted: Planted[] }[] = [];
  for (const one of all) {
    const [, file, , , , ...more] = one;
    const files = [file, ...more.map(([other]) => other)];
    let round = rounds.find((any) => !files.some((name) => any.files.has(name)));
    if (!round) rounds.push((round = { files: new Set(), planted: [] }));
    round.planted.push(one);
    for (const name of files) round.files.add(name);
  }
  return rounds.map(({ planted }) => planted);
}

test("of the contradictions in each list nearly all are found, each as what it is", async () => {
  const lists = [
    { name: "planted-first.txt", count: 60, least: 59 },
    { name: "planted-second.txt", count: 40, least: 38 },
    { name: "planted-third.txt", count: 31, least: 30 },
  ];
  const read = lists.map(async ({ name }) => {
    const lines = (await readFile(join(import.meta.dirname, "test-support", name), "utf8")).trim().split("\n");
    return lines.map((line) => JSON.parse(line) as Planted);
  });
  const all = await Promise.all(read);
  const missed = new Map<Planted, string>();
  for (const round of inRounds(all.flat())) {
    const plants = round.flatMap(([, file, path, act, value, ...more]): Plant[] => [[file, path, act, value], ...more]);
    const found = await findNew(...plants);
    for (const planted of round) {
      const [kind, file, , , value, ...more] = planted;
      const files = [file, ...more.map(([other]) => other)];
      const isHit = ({ against, ...one }: Finding) =>
        one.kind === kind && files.some((at) => one.file === at || against.includes(at.replace(".json", "")));
      if (!found.some(isHit)) missed.set(planted, `${kind} ${file} ${JSON.stringify(value)}`);
    }
  }
  for (const [index, { name, count, least }] of lists.entries()) {
    const ofList = all[index]!;
    expect({ name, count: ofList.length }).toEqual({ name, count });
    const missedOfList = ofList.flatMap((planted) => missed.get(planted) ?? []);
    // The whole list is shown where too many are missed.
    expect(missedOfList.length > count - least ? missedOfList : []).toEqual([]);
  }
});

test("words about casualty are named where a hospital without one shows them, in both languages", async () => {
  const punalur = "hospitals/punalur/hospital.json";
  const claims = [
    "24 മണിക്കൂർ അടിയന്തര ചികിത്സ",
    "കാഷ്വൽറ്റി, രാവും പകലും",
    "ഹൃദയ ചികിത്സ 24 മണിക്കൂറുമുണ്ട്",
    "അടുത്തുള്ള അത്യാഹിത വിഭാഗത്തിലേക്ക് പോകുക",
  ];
  const found = await findNew(
    [punalur, "emergency", "=", false],
    ["departments/urology.json", "text.en.services.0", "=", "Casualty for urology"],
    ["departments/urology.json", "text.ml.services", "=", claims],
    ["site.json", "text.en.claims.0", "=", "24x7 emergency care"],
    [punalur, "text.en.summary", "=", "Emergency care at any hour."],
  );
  const places = found.filter(({ kind }) => kind === "claim").map(placeOf);
  expect(places).toEqual(
    expect.arrayContaining([
      ...["departments/urology.json: text.en.services.0", "departments/urology.json: text.ml.services.0"],
      ...["departments/urology.json: text.ml.services.1", "departments/urology.json: text.ml.services.2"],
      ...["site.json: text.en.claims.0", `${punalur}: text.en.summary`],
    ]),
  );
  expect(places).not.toContain("departments/urology.json: text.ml.services.3");
  // It says {emergency: {emergencyPhone}}{no emergency: 108}.
  expect(places).not.toContain("facilities/paramedical-support.json: text.en.paragraphs.3");
});

test("an agreed visit is named where the doctor does not sit, or the hospital is closed", async () => {
  const sittings = { weekly: [{ days: [1], from: "09:00", to: "12:00" }], exceptions: [], unread: [] };
  const visit = {
    reference: "R1",
    hospital: "alappuzha",
    day: "2026-11-30",
    time: "09:30",
    doctor: "Dr. A",
    sittings,
  };
  const late = { ...visit, reference: "R2", time: "13:00" };
  const holiday = { ...visit, reference: "R3", day: "2026-12-25", sittings: { ...sittings, unread: ["Fri by call"] } };
  const over = { ...late, reference: "R4", day: "2026-11-23" };
  const found = await findNewIn({ ...sample, visits: [visit, late, holiday, over] });
  expect(found.map(({ file, against }) => [file, against])).toEqual([
    ["requests/R2", "Dr. A does not sit then"],
    ["requests/R3", "contact.holidays.2026-12-25: closed"],
  ]);
});

test("a link to an entry that is gone, and a notice with another hospital's number, are named", async () => {
  const fields = { hospital: { en: "Venmala Hospital Punalur" }, text: { en: "Call 0000 000 1002." } };
  const notice = { id: "1", type: "notices", publishedAt: "", fields, links: [] };
  const withNotice = await findNewIn({ ...sample, entries: [...sample.entries, notice] });
  expect(withNotice.map(({ kind, file }) => [kind, file])).toEqual([["phone", "notices/1"]]);
  const found = await findNew(["doctors/uveUwg3Fdfq18O92wwycA5", "", "-", undefined]);
  expect(found.map(({ kind, file }) => [kind, file])).toContainEqual(["link", "news/vbAX2GKXHQG18YjKn6Gvzf"]);
});
