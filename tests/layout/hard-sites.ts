import { readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { copySampleData, type Json, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { makeNineHospitals } from "../support/few-and-many.ts";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";

const SAMPLE = resolve(import.meta.dirname, "../../data/sample-content");

/** Takes an entry's turn among its hospital's and says how its fields differ from the sample's. */
type Change = (fields: Json, turn: number) => Json;

interface HardSite {
  change: (copy: SampleDataCopy) => Promise<unknown>;
  /** How many entries of each type a hospital has, and what is hard about them. */
  contents: Record<string, [count: number, change: Change]>;
}

const LONG = "Balasubramanian Krishnamoorthy Namboodiripad";
const LONGEST = "Venkatasubramania Ananthapadmanabha Lakshminarayanan Bhattathirippad R";
const MALAYALAM = "പ്രമേഹരോഗികൾക്കായി സൗജന്യ നേത്രപരിശോധനാ ക്യാമ്പ് കോഴഞ്ചേരിയിൽ ഞായറാഴ്ച";
const TOGETHER =
  "www.example.org/healthcampregistrationandprogrammeforallfamiliesofk പ്രസവചികിത്സയ്ക്കുംസ്ത്രീരോഗചികിത്സയ്ക്കുമായുള്ളസൗജന്യപരിശോധന";
const WORDS = [
  "Otorhinolaryngology",
  MALAYALAM,
  TOGETHER,
  "Gastroenterology and hepatobiliary surgery, for children too",
];
const TITLES = ["name", "headline", "jobTitle", "reviewer"];
const LINES = ["centerOfExcellence", "education", "subHeadline", "experience", "jobShortDescription", "skill"];
const PICTURES = ["profilePic", "thumbnail", "reviewPoster", "video"];

const longNames: Change = (fields) => ({
  ...fields,
  ...fill(fields, TITLES, `${LONG}, Gastroenterology`),
  ...fill(fields, LINES, `${LONG}, Gastroenterology`),
});

/** Names of one letter and of seventy, and nothing else that may be left out. */
const bareNames: Change = ({ hospital, hospitalName, ...fields }, turn) => ({
  ...(hospital ? { hospital } : { hospitalName }),
  ...fill(fields, TITLES, turn % 2 ? LONGEST : "Q"),
});

const mixedNames: Change = (fields, turn) => ({
  ...Object.fromEntries(Object.entries(fields).filter(([field]) => turn % 4 || !PICTURES.includes(field))),
  ...(turn % 2 ? fill(fields, TITLES, WORDS[(turn >> 1) % WORDS.length]!) : {}),
  ...(turn % 3 ? fill(fields, LINES, WORDS[turn % WORDS.length]!) : {}),
});

const asTheyAre: Change = (fields) => fields;

function fill(fields: Json, names: string[], value: string): Json {
  return Object.fromEntries(names.filter((name) => fields[name]).map((name) => [name, { "en-US": value }]));
}

const PUNALUR = "hospitals/punalur/hospital.json";
const KOZHENCHERRY = "hospitals/kozhencherry/hospital.json";

const SITES = {
  few: {
    change: async ({ set }) => {
      await set("site.json", "languages", ["en", "ml"]);
      await set(PUNALUR, "text.en.place", "Thiruvananthapuram");
      await set("departments/orthopaedics.json", "text.en.name", "Gastroenterology");
      await set("departments/e_n_t.json", "text.en.name", "Otorhinolaryngology");
      await set("facilities/icu.json", "text.en.name", "Gastroenterology Observation");
    },
    contents: {
      "Kayalora Hospital": [1, longNames],
      "Venmala Hospital Kozhencherry": [2, bareNames],
      "Venmala Hospital Punalur": [24, mixedNames],
    },
  },
  nine: {
    change: makeNineHospitals,
    contents: {
      "Kayalora Hospital": [0, asTheyAre],
      "Venmala Hospital Kozhencherry": [3, mixedNames],
      "Venmala Hospital Punalur": [6, longNames],
    },
  },
  malayalam: {
    change: async ({ set, removeHospital }) => {
      await removeHospital("alappuzha");
      await set("site.json", "languages", ["en", "ml"]);
      await set("site.json", "text.en.name", "വെണ്മല ആശുപത്രികളുടെ കൂട്ടായ്മ");
      await set("site.json", "text.en.motto", "ഞങ്ങൾ പരിചരിക്കുന്നു, ഞങ്ങൾ സേവിക്കുന്നു");
      await set(KOZHENCHERRY, "text.en.name", "വെണ്മല സൂപ്പർസ്പെഷ്യാലിറ്റി ആശുപത്രി");
      await set(KOZHENCHERRY, "text.en.place", "കോഴഞ്ചേരി");
      await set(KOZHENCHERRY, "text.en.headerTitle", "{place} നിവാസികളെ സേവിച്ചുകൊണ്ട്");
      await set("departments/medical_gastroenterology.json", "text.en.name", "ഉദരരോഗചികിത്സാവിഭാഗം");
      await set("departments/obstetrics_and_gynaecology.json", "text.en.name", "പ്രസവചികിത്സയും സ്ത്രീരോഗചികിത്സയും");
    },
    contents: {
      "Venmala Hospital Kozhencherry": [
        3,
        (fields) => ({ ...fields, ...fill(fields, [...TITLES, ...LINES], MALAYALAM) }),
      ],
      "Venmala Hospital Punalur": [3, asTheyAre],
    },
  },
} satisfies Record<string, HardSite>;

export type HardSiteName = keyof typeof SITES;

/** Starts the site with data and content as other hospitals may have them. */
export async function startHardSite(name: HardSiteName): Promise<OwnSite> {
  const { change, contents } = SITES[name] as HardSite;
  const copy = await copySampleData();
  await change(copy);
  const file = await writeExport(copy.dataDir, contents);
  const site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir, CONTENT_EXPORT: file });
  return {
    ...site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await copy[Symbol.asyncDispose]();
    },
  };
}

/** The sample's export with so many entries of each type for these hospitals, in a folder with its pictures. */
async function writeExport(folder: string, contents: HardSite["contents"]): Promise<string> {
  const sample = JSON.parse(await readFile(join(SAMPLE, "export.json"), "utf8"));
  const published = sample.entries.filter(({ sys }: Json) => sys.publishedAt);
  const entries: Json[] = [];
  for (const [hospital, [count, change]] of Object.entries(contents)) {
    const own = published.filter(({ fields }: Json) => (fields.hospital ?? fields.hospitalName)["en-US"] === hospital);
    const listings = own.filter((entry: Json) => typeOf(entry) === "departments");
    const doctors: Json[] = [];
    for (const type of ["doctors", "news", "careers", "testimonials"]) {
      const some = own.filter((entry: Json) => typeOf(entry) === type);
      for (let turn = 0; turn < count; turn += 1) {
        const entry = some[turn % some.length];
        const id = turn < some.length ? entry.sys.id : `${entry.sys.id.slice(0, 18)}${turn}`;
        const made = { ...entry, sys: { ...entry.sys, id }, fields: change(entry.fields, turn) };
        (type === "doctors" ? doctors : entries).push(made);
      }
    }
    const links = doctors.map(({ sys }) => ({ sys: { type: "Link", linkType: "Entry", id: sys.id } }));
    entries.push(...doctors, ...listings.map((listing: Json) => withDoctors(listing, links)));
  }
  await symlink(join(SAMPLE, "assets"), join(folder, "assets"), "dir");
  const file = join(folder, "export.json");
  await writeFile(file, JSON.stringify({ ...sample, entries }));
  return file;
}

/** Every department lists the doctors it has in the sample; that of mothers lists all. */
function withDoctors(listing: Json, links: Json[]): Json {
  const isFull = listing.fields.departments["en-US"].startsWith("Obstetrics");
  const own = (listing.fields.doctors?.["en-US"] ?? []).map(({ sys }: Json) => sys.id);
  const doctors = isFull ? links : links.filter(({ sys }) => own.includes(sys.id));
  return { ...listing, fields: { ...listing.fields, doctors: { "en-US": doctors } } };
}

function typeOf(entry: Json): string {
  return entry.sys.contentType.sys.id;
}
