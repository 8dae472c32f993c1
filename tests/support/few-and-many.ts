import type { Json, SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";

const ONE = "hospitals/punalur";

/** Leaves one hospital of two departments, with nothing but what the data needs. */
export async function leaveOneHospital({ set, rewrite, removeHospital }: SampleDataCopy): Promise<void> {
  await removeHospital("alappuzha");
  await removeHospital("kozhencherry");
  const departments = ["orthopaedics", "pediatrics"];
  await rewrite("gallery.json", () => []);
  await rewrite("site.json", (site) => without(site, ...OF_GROUP));
  await rewrite("site.json", ({ text, ...facts }) => ({ ...facts, text: { en: without(text.en, ...TEXTS_OF_GROUP) } }));
  await rewrite(`${ONE}/hospital.json`, (facts) => ({ ...facts, contact: without(facts.contact, ...OF_CONTACT) }));
  await rewrite(`${ONE}/about.json`, ({ text }) => ({ text: { en: without(text.en, "weCare") } }));
  await rewrite(`${ONE}/departments.json`, () => ({ menu: departments }));
  await rewrite(`${ONE}/facilities.json`, () => ({ menu: [] }));
  await rewrite(`${ONE}/home.json`, (home) => without({ ...home, slides: home.slides.slice(0, 1) }, "facilities"));
  await set(`${ONE}/home.json`, "departments", departments);
}

const OF_GROUP = [
  "landingPicture",
  "pagePictures",
  "stats",
  "messages",
  "nursingCollege",
  "awesomeFacilities",
  "bestTiles",
];
const TEXTS_OF_GROUP = ["bookingSteps", "testimonialPlaceholders", "claims"];
const OF_CONTACT = ["whatsapp", "facebookUrl", "helplines", "geo", "openingTimes", "postalCode"];

function without(facts: Json, ...fields: string[]): Json {
  return Object.fromEntries(Object.entries(facts).filter(([field]) => !fields.includes(field)));
}

const MORE_PLACES = ["Adoor", "Thiruvananthapuram", "Perinthalmanna", "Kattappana", "Mavelikkara", "Sulthan Bathery"];

/** Makes nine hospitals, and lists as long as the schemas take them or of a number that leaves a row unfilled. */
export async function makeNineHospitals({ rewrite, addHospital }: SampleDataCopy): Promise<void> {
  for (const place of MORE_PLACES) await addHospital(place.toLowerCase().replaceAll(" ", "_"), place);
  await rewrite("site.json", (site) => ({
    ...site,
    stats: lengthen(site.stats, 7),
    messages: lengthen(site.messages, 4),
    awesomeFacilities: lengthen(site.awesomeFacilities, 11),
    bestTiles: lengthen(site.bestTiles, 9),
  }));
  await rewrite("hospitals/alappuzha/home.json", (home) => ({
    ...home,
    slides: lengthen(home.slides, 8),
    departments: [...home.departments, "urology", "diabetology"],
    facilities: [...home.facilities, "out_patient_department"],
  }));
}

/** Repeats a list's entries to that length, each told from the others by its number. */
function lengthen(list: Json[], length: number): Json[] {
  return Array.from({ length }, (_, index) => {
    const { id, text, ...facts } = list[index % list.length];
    const [field = "", value] = Object.entries(text.en)[0] ?? [];
    const numbered = index < list.length ? text.en : { ...text.en, [field]: `${String(value)} (${index + 1})` };
    return { ...facts, ...(id && { id: index < list.length ? id : `${id}-${index}` }), text: { en: numbered } };
  });
}
