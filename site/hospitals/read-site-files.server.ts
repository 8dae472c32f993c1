import type { AssetReader } from "./asset-reader.server.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { array, object, optional, safeParse, type GenericSchema, type InferOutput } from "valibot";
import { type Brand, loadBrand } from "#site/brand/load-brand.server.ts";
import {
  readDataFile,
  readJson,
  SiteDataError,
  type SiteDataProblem,
  settleTogether,
} from "./read-data-file.server.ts";
import { departmentSchema, historyNotesSchema, facilitySchema } from "./schema/entry-schemas.ts";
import {
  firstAidSchema,
  gallerySchema,
  groupSchema,
  ownGallerySchema,
  privacyNoticeSchema,
} from "./schema/group-schema.ts";
import {
  aboutSchema,
  departmentListSchema,
  facilityListSchema,
  homeSchema,
  hospitalSchema,
  insurersSchema,
} from "./schema/hospital-schema.ts";
import { openBookSchema } from "#site/open-book/open-book-schema.ts";
import { languageTag, type Language } from "./schema/values.ts";
import { standIn, type TextLanguages } from "./stand-in-texts.ts";
import { mendWithSample } from "./suggest-fix.server.ts";

export type SiteFiles = Awaited<ReturnType<typeof readSiteFiles>>;

const FIRST_AID = "first-aid.json";

export type HospitalFiles = Awaited<ReturnType<typeof readHospitalFiles>>;

/** Those that `site.json` names, else English. What is wrong with the file is said when all of it is read. */
export async function readLanguages(dataDir: string): Promise<[Language, ...Language[]]> {
  const [first = "en", ...others] = await readDataFile(
    dataDir,
    "site.json",
    object({ languages: optional(array(languageTag), []) }),
  ).then(
    ({ languages }) => languages,
    () => [],
  );
  return [first, ...others];
}

/** Adds mistakes to `problems`, with stand-ins for them; rejects with `SiteDataError` where nothing can stand in. */
export async function readSiteFiles(
  dataDir: string,
  languages: TextLanguages,
  problems: SiteDataProblem[],
  assetReader?: AssetReader,
) {
  const hospitalIds = await listFolder(dataDir, "hospitals", isFolder);
  const { language } = languages;
  const folder: CheckedFolder = { dataDir, problems, languages };
  const hasFirstAid = (await readdir(dataDir)).includes(FIRST_AID);
  const [brand, group, privacyNotice, gallery, historyNotes, departments, facilities, firstAid, hospitals] =
    await settleTogether([
      noteMistakes(problems, loadBrand(dataDir, languages, hospitalIds, assetReader), { name: "" } as Brand),
      readChecked(folder, "site.json", groupSchema(language)),
      readChecked(folder, "privacy-notice.json", privacyNoticeSchema(language)),
      readChecked(folder, "gallery.json", gallerySchema(language)),
      readChecked(folder, "history-notes.json", historyNotesSchema(language)),
      readFolder(folder, "departments", departmentSchema(language)),
      readFolder(folder, "facilities", facilitySchema(language)),
      hasFirstAid ? readChecked(folder, FIRST_AID, firstAidSchema(language)) : none(),
      Promise.all(hospitalIds.map((id) => noteMistakes(problems, readHospitalFiles(folder, id), undefined))),
    ]);
  return {
    hospitalIds,
    brand,
    group: { ...group, brand: brand.name },
    privacyNotice,
    gallery,
    historyNotes,
    departments,
    facilities,
    firstAid,
    hospitals: hospitals.filter((files) => files !== undefined),
  };
}

interface CheckedFolder {
  dataDir: string;
  problems: SiteDataProblem[];
  languages: TextLanguages;
}

async function noteMistakes<Value, StandIn>(
  problems: SiteDataProblem[],
  reading: Promise<Value>,
  instead: StandIn,
): Promise<Value | StandIn> {
  return reading.catch((error: unknown) => {
    if (!(error instanceof SiteDataError)) throw error;
    problems.push(...error.problems);
    return instead;
  });
}

async function readChecked<Schema extends GenericSchema>(
  { dataDir, problems, languages }: CheckedFolder,
  file: string,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  try {
    return await readDataFile(dataDir, file, schema, languages);
  } catch (error) {
    if (!(error instanceof SiteDataError) || error.problems.some(({ path }) => path === "")) throw error;
    const mended = await mendWithSample(file, await readJson(dataDir, file), error.problems);
    standIn({ file, content: mended, source: "" }, languages);
    const result = safeParse(schema, mended);
    if (mended === undefined || !result.success) throw error;
    problems.push(...error.problems);
    return result.output;
  }
}

const HOSPITAL_ID = /^[a-z0-9]+(_[a-z0-9]+)*$/;

async function readHospitalFiles(checked: CheckedFolder, id: string) {
  const { dataDir, problems, languages } = checked;
  const { language } = languages;
  const folder = `hospitals/${id}`;
  if (!HOSPITAL_ID.test(id)) {
    throw new SiteDataError([{ file: folder, path: "", message: "is no folder name of small letters, digits and _" }]);
  }
  const schemas = {
    hospital: hospitalSchema(language),
    home: homeSchema(language),
    about: aboutSchema(language),
    departments: departmentListSchema(language),
    facilities: facilityListSchema(language),
    insurers: insurersSchema(language),
    gallery: ownGallerySchema(language),
    "open-book": openBookSchema(language),
  };
  const present = await listFolder(dataDir, folder, isJson);
  problems.push(...findStrangers(folder, present, Object.keys(schemas)));
  const [hospital, home, about, departments, facilities, insurers, gallery, openBook] = await settleTogether([
    readChecked(checked, `${folder}/hospital.json`, schemas.hospital),
    readChecked(checked, `${folder}/home.json`, schemas.home),
    readChecked(checked, `${folder}/about.json`, schemas.about),
    readChecked(checked, `${folder}/departments.json`, schemas.departments),
    readChecked(checked, `${folder}/facilities.json`, schemas.facilities),
    present.includes("insurers") ? readChecked(checked, `${folder}/insurers.json`, schemas.insurers) : noInsurers(),
    present.includes("gallery") ? readChecked(checked, `${folder}/gallery.json`, schemas.gallery) : none(),
    present.includes("open-book") ? readChecked(checked, `${folder}/open-book.json`, schemas["open-book"]) : none(),
  ]);
  return { id, folder, hospital, home, about, departments, facilities, insurers, gallery, openBook };
}

async function none(): Promise<undefined> {}

async function noInsurers(): Promise<InferOutput<ReturnType<typeof insurersSchema>>> {
  return [];
}

/** A misspelt optional file would be passed over in silence; this names it. */
function findStrangers(folder: string, present: string[], known: string[]): SiteDataProblem[] {
  const message = `is not one of the files known here (${known.join(", ")})`;
  return present
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: `${folder}/${name}.json`, path: "", message }));
}

async function readFolder<Schema extends GenericSchema>(checked: CheckedFolder, folder: string, schema: Schema) {
  const names = await listFolder(checked.dataDir, folder, isJson);
  return settleTogether(
    names.map(async (name) => {
      const file = `${folder}/${name}.json`;
      return { file, name, content: await readChecked(checked, file, schema) };
    }),
  );
}

export async function countHospitals(dataDir: string): Promise<number> {
  return (await listFolder(dataDir, "hospitals", isFolder)).length;
}

type Entry = { name: string; isDirectory(): boolean };
const isFolder = (entry: Entry) => entry.isDirectory() && !entry.name.startsWith(".");
const isJson = (entry: Entry) => entry.name.endsWith(".json") && !entry.name.startsWith(".");

async function listFolder(dataDir: string, folder: string, keeps: (entry: Entry) => boolean): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => {
    throw new SiteDataError([{ file: folder, path: "", message: `the folder is missing in ${dataDir}` }]);
  });
  return entries
    .filter(keeps)
    .map((entry) => entry.name.replace(/\.json$/, ""))
    .toSorted();
}
