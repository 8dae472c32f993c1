import { distance } from "./distance.ts";
import { type Casualty, isForEmergencies } from "./emergency.ts";
import type { HospitalFiles } from "./read-site-files.server.ts";
import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { Hospital, Site } from "./site.ts";

type Shelves = Record<"departments" | "facilities", ReadonlyMap<string, { content: { emergency?: boolean } }>>;

function listEmergencyPages(files: HospitalFiles, shelves: Shelves): { list: keyof Shelves; slug: string }[] {
  return (["departments", "facilities"] as const).flatMap((list) =>
    [...files[list].menu, ...files[list].unlisted]
      .filter((slug) => isForEmergencies(slug, shelves[list].get(slug)?.content))
      .map((slug) => ({ list, slug })),
  );
}

function hasCasualty(files: HospitalFiles, shelves: Shelves): boolean {
  return files.hospital.emergency ?? listEmergencyPages(files, shelves).length > 0;
}

export function findCasualties(hospitals: HospitalFiles[], shelves: Shelves): (Casualty | undefined)[] {
  const open = hospitals.flatMap((files) => {
    const { place, contact } = files.hospital;
    const { emergencyPhone: phone, mapUrl } = contact;
    return phone && hasCasualty(files, shelves) ? [{ id: files.id, contact, casualty: { place, phone, mapUrl } }] : [];
  });
  return hospitals.map(({ id, hospital }) => {
    const own = open.find((other) => other.id === id);
    const from = hospital.contact.geo;
    const [nearest] = open.toSorted((a, b) => distance(from, a.contact.geo) - distance(from, b.contact.geo));
    const found = own ?? nearest;
    return found && { isOwn: found === own, ...found.casualty };
  });
}

/** The hospitals that have a casualty, from that place the nearest first, else in their order. */
export function casualtiesFrom(hospitals: Hospital[], from?: Hospital): Hospital[] {
  const open = hospitals.filter(({ contact }) => contact.emergencyPhone);
  const far = (hospital: Hospital) => (hospital === from ? 0 : distance(from?.contact.geo, hospital.contact.geo));
  return open.toSorted((a, b) => far(a) - far(b));
}

/** A casualty without a number to call, and pages of one that a hospital says it has not. */
export function findEmergencyMistakes(files: HospitalFiles, shelves: Shelves): SiteDataProblem[] {
  const { emergency, contact } = files.hospital;
  const file = `${files.folder}/hospital.json`;
  const [page] = listEmergencyPages(files, shelves);
  if (emergency === false && page)
    return [
      { file, path: "emergency", message: `is false, but "${page.slug}" in ${page.list}.json is for emergencies` },
    ];
  if (contact.emergencyPhone || !hasCasualty(files, shelves)) return [];
  const reason = page ? `"${page.slug}" in ${page.list}.json is for emergencies` : "emergency is true";
  return [{ file, path: "contact.emergencyPhone", message: `is missing, and ${reason}` }];
}

export function findIdleNumbers(hospitals: HospitalFiles[], shelves: Shelves): SiteDataProblem[] {
  return hospitals
    .filter((files) => files.hospital.contact.emergencyPhone && !hasCasualty(files, shelves))
    .map(({ folder }) => ({
      file: `${folder}/hospital.json`,
      path: "contact.emergencyPhone",
      message:
        'is not shown, because no department or facility of this hospital is for emergencies: if it has a casualty, write "emergency": true beside "contact", else remove the number',
    }));
}

/** The Malayalam for "urgent" alone promises nothing. */
const CASUALTY_WORDS = new RegExp(
  [
    "emergenc|casualt",
    String.raw`\bcardiac care\b.{0,40}24\s?x\s?7|24\s?x\s?7 cardiac`,
    "അത്യാഹിത|അടിയന്തി?ര (ചികിത്സ|വിഭാഗ|സേവന|പരിചരണ|സഹായ)|എമർജൻസി|കാഷ്വ(ാലി|ൽ|ാൽ)റ്റി|ക്യാഷ്വാലിറ്റി",
    String.raw`ഹൃ(ദയ|ദ്രോഗ) ചികിത്സ[^.]{0,20}24\s?മണിക്കൂ|24\s?മണിക്കൂ[^.]{0,8}ഹൃ(ദയ|ദ്രോഗ)`,
  ].join("|"),
  "iu",
);
/** Where a hospital without one sends people. */
const OTHERS_CASUALTY = /nearest casualty|അടുത്തുള്ള (അത്യാഹിത വിഭാഗ|കാഷ്വാലിറ്റി)/giu;

const NO_SENTENCES = new Set(["slug", "icon", "picture", "link", "needs", "specialties", "queryName", "sideLabel"]);

/** Sentences about casualty that a hospital without one shows, each with its place in the data: some may be true. */
export function findFalseClaims({ hospitals, group }: Pick<Site, "hospitals" | "group">): SiteDataProblem[] {
  const without = hospitals.filter(({ casualty }) => !casualty?.isOwn);
  if (without.length === 0) return [];
  const claims = new Map<string, { file: string; path: string; text: string; places: string[] }>();
  for (const hospital of without) {
    for (const { file, path, text } of listTexts(hospital)) {
      const key = `${file} ${path} ${text}`;
      const claim = claims.get(key) ?? { file, path, text, places: [] };
      claims.set(key, { ...claim, places: [...claim.places, hospital.place] });
    }
  }
  const places = without.map(({ place }) => place);
  const boxes = group.awesomeFacilities.map((box) => (box.needs ? {} : box));
  const { introduction, bookingSteps, testimonialPlaceholders } = group;
  const ofGroup = textsIn("site.json", {
    introduction,
    bookingSteps,
    testimonialPlaceholders,
    awesomeFacilities: boxes,
  });
  return [...ofGroup.map((found) => ({ ...found, places })), ...claims.values()].map(describeClaim);
}

function describeClaim({ file, path, text, places }: FoundText & { places: string[] }): SiteDataProblem {
  const isShared = !file.startsWith("hospitals/");
  const mend = isShared ? "write {emergency: …} around what is only true with one" : "change it unless it is true";
  return { file, path, message: `"${text}" stands in ${places.join(", ")}, without a casualty: ${mend}` };
}

interface FoundText {
  file: string;
  path: string;
  text: string;
}

function listTexts(hospital: Hospital): FoundText[] {
  const { id, summary, headerTitle, contact, slides, welcome, about, weCare, messages, claims, bestTiles } = hospital;
  const folder = `hospitals/${id}`;
  return [
    ...textsIn("site.json", { claims, bestTiles }),
    ...textsIn(`${folder}/hospital.json`, { summary, headerTitle, contact: { helplines: contact.helplines } }),
    ...textsIn(`${folder}/home.json`, { slides, welcome }),
    ...textsIn(`${folder}/about.json`, { about, weCare, messages }),
    ...textsIn(`${folder}/open-book.json`, hospital.openBook),
    ...hospital.routedDepartments.flatMap(({ slug, ...texts }) => textsIn(`departments/${slug}.json`, texts)),
    ...hospital.routedFacilities.flatMap(({ slug, ...texts }) => textsIn(`facilities: ${slug}`, texts)),
  ];
}

function textsIn(file: string, value: unknown, path = ""): FoundText[] {
  if (typeof value === "string")
    return CASUALTY_WORDS.test(value.replaceAll(OTHERS_CASUALTY, "")) ? [{ file, path, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NO_SENTENCES.has(key) ? [] : textsIn(file, entry, path === "" ? key : `${path}.${key}`),
  );
}
