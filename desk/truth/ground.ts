import { isForEmergencies } from "#site/hospitals/emergency.ts";
import { fillPlaceholders } from "#site/hospitals/fill-placeholders.ts";
import { listLeaves } from "#site/hospitals/sample-values.server.ts";
import type { Sittings } from "#site/sittings/sitting.ts";
import { inLanguages, list, listTexts, object, pageTexts, texts, word, type Json, type Leaf } from "./placed-texts.ts";
import { sentencesOf } from "./readings.ts";

/** An entry of the content service by language: a rich text is lines, links are addresses and "entry:ID". */
export interface SourceEntry extends Record<"id" | "type" | "publishedAt", string> {
  fields: Record<string, Record<string, unknown>>;
  links: readonly string[];
}

type AgreedVisit = Record<"reference" | "hospital" | "day" | "time" | "doctor", string> & { sittings: Sittings };

/** All that a site says, as it stands: JSON and pages by their paths in the data folder; notices are entries. */
export interface TruthSource {
  today: string;
  files: ReadonlyMap<string, unknown>;
  pages: ReadonlyMap<string, string>;
  entries: readonly SourceEntry[];
  visits: readonly AgreedVisit[];
  hasPage: (path: string) => boolean;
  /** The content is in a service, so that there are no entries here. */
  isHosted?: boolean;
}

/** A field of a file or of an entry ("news/ID"), of a hospital or the whole group. */
export type Place = Record<"file" | "path", string> & { hospital?: HospitalFacts | undefined };

/** A value that is no sentence: a number, a day, an address, a link. */
export type Fact = Place & { value: string };

/** A sentence, the text that it stands in, and what that is about: a facility's name, a headline. */
export type Said = Place & Leaf & { whole: string; subject?: string; entry?: SourceEntry };

/** Names and towns are in every language. */
export type HospitalFacts = Record<"id" | "folder" | "basePath", string> &
  Record<"json" | "contact" | "openBook", Json> &
  Record<"names" | "towns", string[]> &
  Record<"departments" | "facilities", Record<"menu" | "all", string[]>> &
  Record<"entries" | "doctors", SourceEntry[]> & { hasCasualty: boolean };

export type Ground = TruthSource & { site: Json; hospitals: HospitalFacts[]; said: Said[]; facts: Fact[] };

type Kind =
  | ("phone" | "address" | "other-hospital" | "hours" | "count" | "year" | "date" | "doctor")
  | ("claim" | "translation" | "open-book" | "link" | "words" | "visit");

/** `against`: what it does not fit, with its place. A warning is to look at, though both may be true. */
export interface Finding extends Record<"file" | "path" | "says" | "against", string> {
  kind: Kind;
  hospital?: string;
  isWarning?: true;
}

export function found(kind: Kind, { file, path, hospital }: Place, says: string, against: string): Finding {
  return { kind, file, path, says, against, ...(hospital && { hospital: hospital.id }) };
}

export const fieldOf = ({ fields }: SourceEntry, name: string): unknown => Object.values(fields[name] ?? {})[0];
export const placeOf = ({ file, path }: Record<"file" | "path", string>) => (path === "" ? file : `${file}: ${path}`);
export const inFile = (hospital: HospitalFacts, path: string, name = "hospital") => ({
  ...{ file: `${hospital.folder}/${name}.json`, path, hospital },
});

/** The rows of a block of the open book, or of all, each with its name in every language. */
export const rowsOf = (hospital: HospitalFacts, ...anchors: string[]) =>
  (anchors.length > 0 ? anchors : Object.keys(hospital.openBook)).flatMap((anchor) =>
    list(object(hospital.openBook[anchor]).rows).map((row, at) => {
      const place = inFile(hospital, `${anchor}.rows.${at}`, "open-book");
      return { row: object(row), names: inLanguages(row, "name"), anchor, ...place };
    }),
  );

/** Whether a hospital has a casualty ("emergency"), a department or a facility. */
export const hasPart = ({ hasCasualty, departments, facilities }: HospitalFacts, slug: string) =>
  slug === "emergency" ? hasCasualty : [...departments.all, ...facilities.all].includes(slug);

/** The file of a department or a facility. */
export function findFile(files: TruthSource["files"], slug: string): Json {
  const facility = [...files].find(([file, json]) => file.startsWith("facilities/") && object(json).slug === slug);
  return object(files.get(`departments/${slug}.json`) ?? facility?.[1]);
}

/** Of all departments that have a file. */
export const slugsOf = ({ files }: Ground) =>
  [...files.keys()].flatMap((file) => /^departments\/(.+)\.json$/.exec(file)?.[1] ?? []);

export function createGround(source: TruthSource): Ground {
  const site = object(source.files.get("site.json"));
  const ids = new Set([...source.files.keys()].flatMap((file) => /^hospitals\/([^/]+)\//.exec(file)?.[1] ?? []));
  const hospitals = [...ids].map((id) => readHospital(source, site, id));
  const ground: Ground = { ...source, site, hospitals, said: [], facts: [] };
  addSaid(ground);
  return ground;
}

function readHospital({ files, entries: all }: TruthSource, site: Json, id: string): HospitalFacts {
  const read = (name: string) => object(files.get(`hospitals/${id}/${name}.json`));
  const listOf = ({ menu, unlisted }: Json) => ({ menu: texts(menu), all: [...texts(menu), ...texts(unlisted)] });
  const [json, departments, facilities] = [read("hospital"), listOf(read("departments")), listOf(read("facilities"))];
  const isUrgent = [...departments.all, ...facilities.all].some((slug) =>
    isForEmergencies(slug, findFile(files, slug)),
  );
  const nameOf = (one: SourceEntry) => fieldOf(one, "hospital") ?? fieldOf(one, "hospitalName");
  const entries = all.filter((one) => nameOf(one) === json.contentName);
  return {
    ...{ id, folder: `hospitals/${id}`, json, departments, facilities, entries, openBook: read("open-book") },
    ...{ contact: object(json.contact), names: inLanguages(json, "name"), towns: inLanguages(json, "place") },
    basePath: `/${word(site.slug)}_hospital${String(json.basePathSuffix ?? `_${id}`)}`,
    hasCasualty: json.emergency !== false && (json.emergency === true || isUrgent),
    doctors: entries.filter(({ type }) => type === "doctors"),
  };
}

const NO_TEXT = /^(hospital|hospitalName|personId|email|contactNumber|lastDate|sittings|reviewer)$/;
const inEach = (text: Record<string, unknown>, field: string): Leaf[] =>
  Object.entries(text).flatMap(([language, value]) =>
    texts([value].flat()).map((one, at) => ({ path: `${field} (${language})`, pair: field + at, language, text: one })),
  );

function addSaid(ground: Ground) {
  const { hospitals, said, facts } = ground;
  const add = (file: string, leaves: Leaf[], of: (HospitalFacts | undefined)[], more: Partial<Said> = {}) => {
    for (const leaf of leaves)
      for (const hospital of of) {
        const has = (slug: string) => (hospital ? [hospital] : hospitals).every((one) => hasPart(one, slug));
        // What stands between braces in a condition, as a hospital with casualty reads it.
        const values = { emergencyPhone: word(hospital?.contact.emergencyPhone) };
        const whole = fillPlaceholders(leaf.text, values, () => undefined, has);
        for (const text of sentencesOf(whole)) said.push({ ...leaf, ...more, file, whole, text, hospital });
      }
  };
  const addFacts = (file: string, json: unknown, hospital: HospitalFacts | undefined) =>
    facts.push(...listLeaves("", "", json).map(({ path, value }) => ({ file, path, value: String(value), hospital })));
  for (const [file, json] of ground.files) {
    const [folder = "", name = ""] = file.replace(/\.json$/, "").split("/");
    const { slug = name } = object(json);
    const isOwner = (one: HospitalFacts) => (folder === "hospitals" ? one.id === name : hasPart(one, String(slug)));
    const owners = folder === "site" || folder === "gallery" ? [undefined] : hospitals.filter(isOwner);
    add(file, listTexts(json), owners, { subject: inLanguages(json, "name").join(" ") });
    addFacts(file, json, folder === "hospitals" ? owners[0] : undefined);
  }
  for (const [file, markdown] of ground.pages) {
    const named = /^hospitals:(.*)$/m.exec(markdown)?.[1]?.trim() ?? "all";
    const owners = hospitals.filter(({ id }) => named === "all" || named.includes(id));
    add(file, pageTexts(markdown), named === "group" ? [undefined] : owners);
  }
  for (const hospital of hospitals)
    for (const entry of hospital.entries) {
      const { type, id, publishedAt, links: link, fields } = entry;
      const leaves = Object.entries(fields).flatMap(([field, all]) => (NO_TEXT.test(field) ? [] : inEach(all, field)));
      add(`${type}/${id}`, leaves, [hospital], { entry, subject: word(fieldOf(entry, "headline")) });
      const own = Object.fromEntries(Object.keys(fields).map((field) => [field, fieldOf(entry, field)]));
      addFacts(`${type}/${id}`, { ...own, publishedAt, link }, hospital);
    }
}
