import * as v from "valibot";
import { buildHospital, conditionsOf, type SharedFacts } from "./build-hospital.server.ts";
import { findCasualties, findEmergencyMistakes } from "./casualties.server.ts";
import { fillPlaceholders, type Condition } from "./fill-placeholders.ts";
import { checkSite } from "./check-site.ts";
import { loadPictures } from "./load-pictures.server.ts";
import type { AssetReader } from "./asset-reader.server.ts";
import { type HospitalFiles, readLanguages, readSiteFiles, type SiteFiles } from "./read-site-files.server.ts";
import { groupSlug as groupSlugSchema, type Language } from "./schema/values.ts";
import type { Group, Hospital, Site } from "./site.ts";
import type { TextLanguages } from "./stand-in-texts.ts";
import { readJson, SiteDataError, type SiteDataProblem, settleTogether } from "./read-data-file.server.ts";

export interface LoadSiteOptions {
  dataDir: string;
  groupSlug?: string | undefined;
  retentionDays?: number;
  receivingAddresses?: Record<string, string>;
  language?: Language;
  assetReader?: AssetReader;
}

/** The hospitals are the folders under `hospitals/`. Rejects with `SiteDataError`, which names every mistake. */
export async function loadSite(options: LoadSiteOptions): Promise<Site> {
  const { dataDir, groupSlug, retentionDays = 90, receivingAddresses = {}, assetReader } = options;
  const languages = await readLanguages(dataDir);
  const { language = languages[0] } = options;
  const spoken: TextLanguages = { language, first: languages[0] };
  const prefix = language === languages[0] ? "" : `/${language}`;
  const mistakes: SiteDataProblem[] = [];
  const [files, { pictures, originals }] = await settleTogether([
    readSiteFiles(dataDir, spoken, mistakes, assetReader),
    loadPictures(dataDir, assetReader, mistakes),
  ]).catch((error: unknown) => {
    throw error instanceof SiteDataError ? new SiteDataError([...mistakes, ...error.problems]) : error;
  });
  if (groupSlug !== undefined) mistakes.push(...checkGroupSlug(groupSlug));
  const slug = groupSlug ?? files.group.slug;
  const problems: SiteDataProblem[] = [];
  const shared = shelve({ ...files, group: { ...files.group, slug } }, retentionDays, prefix);
  const inOrder = files.hospitals.toSorted(byOrder);
  const casualties = findCasualties(inOrder, shared);
  const hospitals = inOrder
    .map((hospital, index) => buildHospital(hospital, shared, casualties[index], problems))
    .map((hospital) => withReceivingAddress(hospital, receivingAddresses[hospital.id]));
  const conditions = inOrder.map((hospital, index) => conditionsOf(hospital, shared, casualties[index]));
  const site = {
    ...{ language, languages, prefix },
    group: buildGroup(shared.group, files, conditionsOfGroup(conditions), problems),
    hospitals,
    pictures,
    originals,
    brand: files.brand,
    ...(files.firstAid && { firstAid: files.firstAid }),
  };
  problems.push(...checkSite(site, files));
  problems.push(...inOrder.flatMap((hospital) => findEmergencyMistakes(hospital, shared)));
  problems.push(...checkReceivingAddresses(receivingAddresses, files.hospitalIds));
  if (files.hospitalIds.length === 0) problems.push({ file: "hospitals", path: "", message: "holds no hospital" });
  const between = await placeProblems(dataDir, spoken, problems);
  mistakes.push(...between.filter((problem) => !mistakes.some((mistake) => isWithin(problem, mistake))));
  if (mistakes.length > 0) throw new SiteDataError(mistakes);
  return site;
}

function checkGroupSlug(slug: string): SiteDataProblem[] {
  if (v.is(groupSlugSchema, slug)) return [];
  return [{ file: "GROUP_SLUG", path: "", message: `"${slug}" is no slug of small letters, digits, - and _` }];
}

function isWithin({ file, path }: SiteDataProblem, mistake: SiteDataProblem): boolean {
  return file === mistake.file && `${path}.`.startsWith(`${mistake.path}.`);
}

/** With their places in the files: the texts of a language stand in a block of their own there. */
async function placeProblems(dataDir: string, { language, first }: TextLanguages, problems: SiteDataProblem[]) {
  return Promise.all(
    problems.map(async (problem) => {
      if (problem.path === "" || !problem.file.endsWith(".json")) return problem;
      const content = await readJson(dataDir, problem.file);
      return { ...problem, path: findPlace(content, problem.path.split("."), [language, first]).join(".") };
    }),
  );
}

function findPlace(value: unknown, [key, ...rest]: string[], languages: Language[]): string[] {
  if (key === undefined) return [];
  const inner = Object(value) as Record<string, unknown>;
  for (const language of languages) {
    const texts = Object((inner.text as Record<string, unknown> | undefined)?.[language]) as Record<string, unknown>;
    if (Object.hasOwn(texts, key)) return ["text", language, key, ...findPlace(texts[key], rest, languages)];
  }
  return [key, ...findPlace(inner[key], rest, languages)];
}

function withReceivingAddress(hospital: Hospital, receivingAddress = hospital.contact.receivingAddress): Hospital {
  return { ...hospital, contact: { ...hospital.contact, receivingAddress } };
}

function checkReceivingAddresses(addresses: Record<string, string>, known: string[]): SiteDataProblem[] {
  const strangers = Object.keys(addresses).filter((id) => !known.includes(id));
  return strangers.map((id) => ({ file: "RECEIVING_ADDRESSES", path: id, message: "is no hospital of the site" }));
}

function shelve(
  { group, privacyNotice, gallery, departments, facilities, historyNotes }: SiteFiles,
  retentionDays: number,
  prefix: string,
): SharedFacts {
  return {
    group,
    privacyNotice,
    gallery,
    departments: new Map(departments.map(({ name, ...rest }) => [name, { ...rest, slug: name }])),
    facilities: new Map(facilities.map(({ file, content }) => [content.slug, { file, slug: content.slug, content }])),
    historyNotes,
    retentionDays,
    prefix,
  };
}

function byOrder(a: HospitalFiles, b: HospitalFiles): number {
  return a.hospital.order - b.hospital.order || (a.id < b.id ? -1 : 1);
}

function conditionsOfGroup(conditions: Condition[]): Condition {
  return (word) => {
    const each = conditions.map((has) => has(word));
    return each.includes(undefined) ? undefined : each.every(Boolean);
  };
}

function buildGroup(
  group: SharedFacts["group"],
  { gallery, hospitalIds }: SiteFiles,
  has: Condition,
  problems: SiteDataProblem[],
): Group {
  const values = { group: group.name, brand: group.brand, hospitalCount: String(hospitalIds.length) };
  const fillIn = <Value>(file: string, value: Value): Value =>
    fillPlaceholders(value, values, (path, message) => problems.push({ file, path, message }), has);
  const { bestTiles: _tiles, claims: _claims, privacyNotice: _line, ...facts } = group;
  return { ...fillIn("site.json", facts), gallery: fillIn("gallery.json", gallery) };
}
