import type { SiteDataProblem } from "./read-data-file.server.ts";
import type { Hospital, Site } from "./site.ts";

/** Words by which a text speaks of casualty, in English and Malayalam. */
const WORDS = /emergenc|casualt|\bcardiac care\b.{0,40}24\s?x\s?7|24\s?x\s?7 cardiac|അത്യാഹിത|കാഷ്വാലിറ്റി|കാഷ്വൽറ്റി/iu;

/** Fields that are names and addresses, not sentences. */
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

/** What a hospital's pages say about casualty, by the file that says it. */
function listTexts(hospital: Hospital): FoundText[] {
  const { id, summary, headerTitle, contact, slides, welcome, about, weCare, messages, claims, bestTiles } = hospital;
  const folder = `hospitals/${id}`;
  return [
    ...textsIn("site.json", { claims, bestTiles }),
    ...textsIn(`${folder}/hospital.json`, { summary, headerTitle, contact: { helplines: contact.helplines } }),
    ...textsIn(`${folder}/home.json`, { slides, welcome }),
    ...textsIn(`${folder}/about.json`, { about, weCare, messages }),
    ...hospital.routedDepartments.flatMap(({ slug, ...texts }) => textsIn(`departments/${slug}.json`, texts)),
    ...hospital.routedFacilities.flatMap(({ slug, ...texts }) => textsIn(`facilities: ${slug}`, texts)),
  ];
}

function textsIn(file: string, value: unknown, path = ""): FoundText[] {
  if (typeof value === "string")
    return WORDS.test(value.replaceAll(/nearest casualty/gi, "")) ? [{ file, path, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NO_SENTENCES.has(key) ? [] : textsIn(file, entry, path === "" ? key : `${path}.${key}`),
  );
}
