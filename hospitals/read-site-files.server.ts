import type { AssetReader } from "./asset-reader.server.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { object, optional, type GenericSchema, type InferOutput } from "valibot";
import { loadBrand } from "./brand/load-brand.server.ts";
import { readDataFile, SiteDataError, settleTogether } from "./read-data-file.server.ts";
import { departmentSchema, historyNotesSchema, facilitySchema } from "./schema/entry-schemas.ts";
import { gallerySchema, groupSchema, privacyNoticeSchema } from "./schema/group-schema.ts";
import {
  aboutSchema,
  departmentListSchema,
  facilityListSchema,
  homeSchema,
  hospitalSchema,
  insurersSchema,
} from "./schema/hospital-schema.ts";
import { languageTag, type Language } from "./schema/values.ts";

/** The files of the data folder, checked one by one but not yet against each other. */
export type SiteFiles = Awaited<ReturnType<typeof readSiteFiles>>;

/** The files of one hospital's folder. */
export type HospitalFiles = Awaited<ReturnType<typeof readHospitalFiles>>;

/** The language that `site.json` names, else English. What is wrong with the file is said when all of it is read. */
export async function readLanguage(dataDir: string): Promise<Language> {
  const { language } = await readDataFile(
    dataDir,
    "site.json",
    object({ language: optional(languageTag, "en") }),
  ).catch(() => ({ language: "en" }));
  return language;
}

/** Reads the brand and every JSON file of the data folder. Rejects with one `SiteDataError` for the mistakes of all files. */
export async function readSiteFiles(dataDir: string, language: Language, assetReader?: AssetReader) {
  const hospitalIds = await listFolder(dataDir, "hospitals", isFolder);
  const [brand, group, privacyNotice, gallery, historyNotes, departments, facilities, hospitals] = await settleTogether(
    [
      loadBrand(dataDir, language, hospitalIds, assetReader),
      readDataFile(dataDir, "site.json", groupSchema(language)),
      readDataFile(dataDir, "privacy-notice.json", privacyNoticeSchema(language)),
      readDataFile(dataDir, "gallery.json", gallerySchema(language)),
      readDataFile(dataDir, "history-notes.json", historyNotesSchema(language)),
      readFolder(dataDir, "departments", departmentSchema(language)),
      readFolder(dataDir, "facilities", facilitySchema(language)),
      settleTogether(hospitalIds.map((id) => readHospitalFiles(dataDir, id, language))),
    ],
  );
  return {
    brand,
    group: { ...group, brand: brand.name },
    privacyNotice,
    gallery,
    historyNotes,
    departments,
    facilities,
    hospitals,
  };
}

const HOSPITAL_ID = /^[a-z0-9]+(_[a-z0-9]+)*$/;

async function readHospitalFiles(dataDir: string, id: string, language: Language) {
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
  };
  const present = await listFolder(dataDir, folder, isJson);
  const [, hospital, home, about, departments, facilities, insurers] = await settleTogether([
    checkFileNames(folder, present, Object.keys(schemas)),
    readDataFile(dataDir, `${folder}/hospital.json`, schemas.hospital),
    readDataFile(dataDir, `${folder}/home.json`, schemas.home),
    readDataFile(dataDir, `${folder}/about.json`, schemas.about),
    readDataFile(dataDir, `${folder}/departments.json`, schemas.departments),
    readDataFile(dataDir, `${folder}/facilities.json`, schemas.facilities),
    present.includes("insurers") ? readDataFile(dataDir, `${folder}/insurers.json`, schemas.insurers) : noInsurers(),
  ]);
  return { id, folder, hospital, home, about, departments, facilities, insurers };
}

async function noInsurers(): Promise<InferOutput<ReturnType<typeof insurersSchema>>> {
  return [];
}

/** A misspelt optional file would be passed over in silence; this names it. */
async function checkFileNames(folder: string, present: string[], known: string[]): Promise<void> {
  const strangers = present.filter((name) => !known.includes(name));
  if (strangers.length === 0) return;
  throw new SiteDataError(
    strangers.map((name) => ({
      file: `${folder}/${name}.json`,
      path: "",
      message: `is not one of the files known here (${known.join(", ")})`,
    })),
  );
}

async function readFolder<Schema extends GenericSchema>(dataDir: string, folder: string, schema: Schema) {
  const names = await listFolder(dataDir, folder, isJson);
  return settleTogether(
    names.map(async (name) => {
      const file = `${folder}/${name}.json`;
      return { file, name, content: await readDataFile(dataDir, file, schema) };
    }),
  );
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
