import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createRandom } from "../tests/faults/kills/random.ts";
import { createExport, type HospitalOfEntries } from "./group/content-export.ts";
import { closeHospitalPages, inventHospital, listPlaces, type Json } from "./group/hospital-files.ts";

// Writes the data of an invented group of so many hospitals, the same for the same numbers and seed: a SITE_DATA_DIR
// whose first three hospitals are the sample's, with `sample-content/export.json` for CONTENT_EXPORT.
// `npm run -w lab generate -- --hospitals 300 --out FOLDER`; `--doctors` and `--entries` default to 100 and 333 a
// hospital.

const SAMPLE = resolve(import.meta.dirname, "../data");
const SAMPLE_HOSPITALS = ["alappuzha", "kozhencherry", "punalur"];

export interface GroupOptions {
  hospitals: number;
  doctors?: number;
  entries?: number;
  seed?: number;
  out: string;
}

/** Writes the group's folder anew; resolves to the settings of a site that shows it. */
export async function generateGroup(options: GroupOptions): Promise<Record<string, string>> {
  const { hospitals: count, out, seed = 1 } = options;
  const { doctors = 100 * count, entries = Math.ceil((1000 / 3) * count) } = options;
  if (!(count >= SAMPLE_HOSPITALS.length)) throw new Error("--hospitals must be 3 or more: the sample's are the first");
  const random = createRandom(seed);
  await rm(out, { recursive: true, force: true });
  await cp(SAMPLE, out, { recursive: true, filter: (file) => !file.endsWith("export.json") });
  const known: HospitalOfEntries[] = [];
  const keep = async (id: string) => {
    const { contentName, text } = await readJson(join(out, "hospitals", id, "hospital.json"));
    const { menu } = await readJson(join(out, "hospitals", id, "departments.json"));
    known.push({ contentName, place: text.en.place, departments: menu.map(nameInContent) });
  };
  for (const id of SAMPLE_HOSPITALS) await keep(id);
  const templates = await Promise.all(SAMPLE_HOSPITALS.map((id) => readHospital(join(SAMPLE, "hospitals", id))));
  const tiles: Json[] = (await readJson(join(out, "site.json"))).bestTiles;
  const places = listPlaces(count - SAMPLE_HOSPITALS.length);
  for (const [index, place] of places.entries()) {
    const number = SAMPLE_HOSPITALS.length + index + 1;
    const files = inventHospital(templates[index % templates.length], place, number, random);
    closeHospitalPages(files, tiles, { casualty: index % 5 === 4, facilities: index % 7 === 6 });
    const folder = join(out, "hospitals", place.id);
    await mkdir(folder);
    for (const [name, content] of Object.entries(files))
      await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
    await keep(place.id);
  }
  const sample = await readJson(join(SAMPLE, "sample-content/export.json"));
  const { entries: written, ...around } = createExport({ hospitals: known, doctors, entries, random, sample });
  const exportFile = join(out, "sample-content/export.json");
  const file = createWriteStream(exportFile);
  file.write(`${JSON.stringify(around).slice(0, -1)},"entries":[`);
  let comma = "\n";
  for (const entry of written) {
    if (!file.write(comma + JSON.stringify(entry))) await once(file, "drain");
    comma = ",\n";
  }
  file.end("\n]}\n");
  await once(file, "finish");
  return { SITE_DATA_DIR: out, CONTENT_EXPORT: exportFile };
}

async function readHospital(folder: string): Promise<Json> {
  const names = ["hospital", "home", "about", "departments", "facilities", "open-book"];
  const contents = await Promise.all(names.map((name) => readJson(join(folder, `${name}.json`))));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]]));
}

async function readJson(file: string): Promise<Json> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** As `queryName` makes it of a department's slug. */
function nameInContent(slug: string): string {
  return slug.replaceAll("_", " ").replace(/(^| )./g, (letter) => letter.toUpperCase());
}

if (import.meta.main) {
  const string = { type: "string" } as const;
  const names = { hospitals: string, doctors: string, entries: string, seed: string };
  const { values } = parseArgs({ options: { ...names, out: { ...string, default: "group" } } });
  const { out, hospitals = "300", ...others } = values;
  const numbers = Object.fromEntries(Object.entries(others).map(([name, text]) => [name, Number(text)]));
  const folder = resolve(process.env.INIT_CWD ?? ".", out);
  const settings = await generateGroup({ ...numbers, hospitals: Number(hospitals), out: folder });
  for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
}
