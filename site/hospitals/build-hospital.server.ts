import { createHash } from "node:crypto";
import { AMBULANCE, type Casualty, isForEmergencies } from "./emergency.ts";
import { type Condition, fillPlaceholders, type PlaceholderValues } from "./fill-placeholders.ts";
import type { HospitalFiles } from "./read-site-files.server.ts";
import type {
  DepartmentFile,
  HistoryNote,
  FacilityFile,
  DepartmentChange,
  FacilityChange,
} from "./schema/entry-schemas.ts";
import type { GalleryFile, GroupFile, PrivacyNoticeFile } from "./schema/group-schema.ts";
import type { HospitalFile } from "./schema/hospital-schema.ts";
import { hospitalPaths } from "./hospital-paths.ts";
import type { Department, Facility, FormNotice, Holiday, Hospital, PrivacyNotice } from "./site.ts";
import { openBookAnchors } from "#site/open-book/open-book-anchors.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";

export interface SharedFacts {
  group: GroupFile & { brand: string };
  privacyNotice: PrivacyNoticeFile;
  /** For hospitals without pictures of their own. */
  gallery: GalleryFile;
  departments: Map<string, SharedFile<DepartmentFile>>;
  facilities: Map<string, SharedFile<FacilityFile>>;
  historyNotes: HistoryNote[];
  retentionDays: number;
  /** `Site.prefix` */
  prefix: string;
}

/** Mistakes between files are added to `problems`; the result is only of use when there are none. */
export function buildHospital(
  files: HospitalFiles,
  shared: SharedFacts,
  casualty: Casualty | undefined,
  problems: SiteDataProblem[],
): Hospital {
  const { id, folder } = files;
  const names = placeholderValues(files.hospital, shared, casualty);
  const has = conditionsOf(files, shared, casualty);
  const fillIn = <Value>(file: string, value: Value): Value =>
    fillPlaceholders(value, names, (path, message) => problems.push({ file, path, message }), has);
  const own = fillIn(`${folder}/hospital.json`, files.hospital);
  const { order: _order, emergency: _says, basePathSuffix, contact, ...facts } = own;
  const home = fillIn(`${folder}/home.json`, files.home);
  const basePath = `${shared.prefix}/${shared.group.slug}_hospital${basePathSuffix ?? `_${id}`}`;
  const { privacyNotice: summary, bestTiles } = fillIn("site.json", {
    privacyNotice: shared.group.privacyNotice,
    bestTiles: home.bestTiles ? [] : shared.group.bestTiles,
  });
  const texts = fillInNotices(shared.privacyNotice, fillIn);
  const version = noticeVersion(summary, texts);
  const notes = fillIn("history-notes.json", shared.historyNotes).filter(({ hospitals }) => hospitals.includes(id));
  const departments = listEntries(
    files,
    {
      ...{ list: "departments", lists: files.departments, shelf: shared.departments },
      build: (slug, content: DepartmentFile, change) => {
        const note = notes.find((one) => one.departments.includes(slug))?.note;
        return buildDepartment(slug, content, change, note);
      },
    },
    fillIn,
    problems,
  );
  const facilities = listEntries(
    files,
    {
      ...{ list: "facilities", lists: files.facilities, shelf: shared.facilities },
      build: (slug, content: FacilityFile, change) => buildFacility(slug, content, change, shared.prefix),
    },
    fillIn,
    problems,
  );
  const insurers = fillIn(`${folder}/insurers.json`, files.insurers);
  const openBook = files.openBook && fillIn(`${folder}/open-book.json`, files.openBook);
  const holidays = listHolidays(shared.group.holidays, contact.holidays);
  return {
    id,
    ...facts,
    basePath,
    contact: { ...contactOf(contact, casualty), holidays: holidays.map(({ day }) => day) },
    holidays,
    ...(casualty && { casualty }),
    claims: fillIn("site.json", { claims: shared.group.claims }).claims,
    welcome: {
      ...home.welcome,
      picture: home.welcomePicture.picture,
      pictureDescription: home.welcomePicture.description,
    },
    ...fillIn(`${folder}/about.json`, files.about),
    slides: home.slides,
    bestTiles: home.bestTiles ?? bestTiles,
    privacyNotice: { version, texts },
    formNotice: { version, summary, links: noticeLinks(basePath, texts) },
    insurers,
    ...(openBook && openBookAnchors({ openBook, insurers }).size > 0 && { openBook }),
    gallery: files.gallery ? fillIn(`${folder}/gallery.json`, files.gallery) : fillIn("gallery.json", shared.gallery),
    hasOwnGallery: files.gallery !== undefined,
    departments: departments.menu,
    routedDepartments: departments.routed,
    homeDepartments: departments.onHome,
    facilities: facilities.menu,
    routedFacilities: facilities.routed,
    homeFacilities: facilities.onHome,
  };
}

function listHolidays(shared: GroupFile["holidays"], own: HospitalFile["contact"]["holidays"] = {}): Holiday[] {
  return [...new Set([...Object.keys(shared), ...Object.keys(own)])].toSorted().map((day): Holiday => {
    const op = own[day];
    return { day, name: "", ...shared[day], ...(op && { op }) };
  });
}

type FillIn = <Value>(file: string, value: Value) => Value;

function contactOf(contact: HospitalFile["contact"], casualty: Casualty | undefined): Hospital["contact"] {
  const { holidays: _withTheGroups, emergencyPhone, ...others } = contact;
  if (emergencyPhone && casualty?.isOwn) return { ...others, emergencyPhone };
  return { ...others, helplines: others.helplines.filter(({ phone }) => phone.href !== emergencyPhone?.href) };
}

/** What texts may ask for of a hospital: "emergency", and every department and facility that a hospital could have. */
export function conditionsOf(
  { departments, facilities }: HospitalFiles,
  shared: Pick<SharedFacts, "departments" | "facilities">,
  casualty: Casualty | undefined,
): Condition {
  const own = new Set([departments, facilities].flatMap(({ menu, unlisted }): string[] => [...menu, ...unlisted]));
  return (word) => {
    if (word === "emergency") return casualty?.isOwn === true;
    return shared.departments.has(word) || shared.facilities.has(word) ? own.has(word) : undefined;
  };
}

function placeholderValues(
  { name, place, contact }: HospitalFile,
  { group, retentionDays }: SharedFacts,
  casualty: Casualty | undefined,
): PlaceholderValues {
  const { phone, emergencyPhone, conciergePhone, email, openingHours, checkupPhone = phone } = contact;
  const ofGroup = { group: group.name, brand: group.brand };
  const ofHospital = {
    hospital: name,
    place,
    phone: phone.printed,
    emergencyPhone: (casualty?.isOwn && emergencyPhone ? emergencyPhone : AMBULANCE).printed,
    conciergePhone: conciergePhone.printed,
    checkupPhone: checkupPhone.printed,
    email,
    openingHours,
  };
  return { ...ofGroup, ...ofHospital, retentionDays: String(retentionDays) };
}

function fillInNotices(texts: PrivacyNoticeFile, fillIn: FillIn): PrivacyNoticeFile {
  const notices = Object.fromEntries(texts.map((text) => [text.language, text]));
  return Object.values(fillIn("privacy-notice.json", { notices }).notices);
}

interface EntryLists<File, Change, Entry> {
  list: "departments" | "facilities";
  lists: { menu: string[]; unlisted: string[]; changes: Record<string, Change> };
  shelf: Map<string, SharedFile<File>>;
  build: (slug: string, content: File, change: Change | undefined) => Entry;
}

/** Turns lists of slugs into entries, each built once; home entries must stand in the menu, so that no card is dead. */
function listEntries<File, Change, Entry extends { slug: string }>(
  { folder, home }: HospitalFiles,
  { list, lists, shelf, build }: EntryLists<File, Change, Entry>,
  fillIn: FillIn,
  problems: SiteDataProblem[],
) {
  const listFile = `${folder}/${list}.json`;
  const { menu: listed, unlisted, changes } = fillIn(listFile, lists);
  const add = (file: string, path: string, message: string) => problems.push({ file, path, message });
  const lookUp = (path: string) => (slug: string, index: number) => {
    const shared = shelf.get(slug);
    if (!shared) add(listFile, `${path}.${index}`, `"${slug}" has no file in ${list}/`);
    return shared ? [build(slug, fillIn(shared.file, shared.content), changes[slug])] : [];
  };
  const menu = listed.flatMap(lookUp("menu"));
  const routed = [...menu, ...unlisted.flatMap(lookUp("unlisted"))];
  for (const [index, slug] of unlisted.entries())
    if (listed.includes(slug)) add(listFile, `unlisted.${index}`, `"${slug}" stands in the menu too`);
  for (const slug of Object.keys(changes))
    if (!routed.some((entry) => entry.slug === slug))
      add(listFile, `changes.${slug}`, "is not a page of this hospital");
  const onHome = home[list].flatMap((slug, index) => {
    const entry = menu.find((candidate) => candidate.slug === slug);
    if (!entry) add(`${folder}/home.json`, `${list}.${index}`, `"${slug}" is not in this hospital's menu`);
    return entry ? [entry] : [];
  });
  return { menu, routed, onHome };
}

export interface SharedFile<Content> {
  file: string;
  slug: string;
  content: Content;
}

function buildDepartment(
  slug: string,
  content: DepartmentFile,
  change: DepartmentChange | undefined,
  historyNote: string | undefined,
): Department {
  const note = historyNote === undefined ? {} : { historyNote };
  const { emergency: _says, ...shown } = content;
  return { slug, queryName: queryName(slug), ...shown, ...change, ...note, ...emergencyOf(slug, content) };
}

function buildFacility(
  slug: string,
  content: FacilityFile,
  change: FacilityChange | undefined,
  prefix: string,
): Facility {
  const { emergency: _says, ...shown } = content;
  return {
    ...shown,
    sideLabel: prefix === "" ? sideLabel(slug) : shown.name,
    ...change,
    ...emergencyOf(slug, content),
  };
}

function emergencyOf(slug: string, content: { emergency?: boolean }): { emergency?: true } {
  return isForEmergencies(slug, content) ? { emergency: true } : {};
}

/** A facility's label in the side list: its slug with underscores shown as spaces (checklist A19). */
export function sideLabel(slug: string): string {
  return slug.replaceAll("_", " ");
}

/** A department's name in the content service: "Obstetrics And Gynaecology", "E N T" (checklist A14). */
export function queryName(slug: string): string {
  return slug
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const VERSION_DIGITS = 12;

function noticeVersion(summary: string, texts: PrivacyNotice["texts"]): string {
  return createHash("sha256")
    .update(JSON.stringify([summary, texts]))
    .digest("hex")
    .slice(0, VERSION_DIGITS);
}

function noticeLinks(basePath: string, texts: PrivacyNotice["texts"]): FormNotice["links"] {
  const { toPrivacy } = hospitalPaths({ basePath });
  return texts.map(({ language, title }, index) => ({
    ...{ language, label: title },
    to: index === 0 ? toPrivacy : `${toPrivacy}?language=${language}`,
  }));
}
