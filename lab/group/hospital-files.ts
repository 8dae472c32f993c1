import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pick } from "../../tests/faults/kills/random.ts";

/** A data file of the sample, whose shape is known here. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

interface District {
  state: string;
  stateMl: string;
  district: string;
  districtMl: string;
  towns: [name: string, ml: string | null, latitude: number, longitude: number][];
}

export interface Place {
  id: string;
  en: { place: string; lines: string[] };
  /** Left out where the town's name in Malayalam is not known: then English stands in. */
  ml?: { place: string; lines: string[] };
  geo: { latitude: number; longitude: number };
}

/** More than one hospital of a town. */
const PARTS = [
  ["", ""],
  [" East", " ഈസ്റ്റ്"],
  [" West", " വെസ്റ്റ്"],
  [" North", " നോർത്ത്"],
  [" South", " സൗത്ത്"],
] as const;

/** So many places, first one of each district, then the next of each, then further hospitals of the same towns. */
export async function listPlaces(count: number): Promise<Place[]> {
  const districts = JSON.parse(await readFile(join(import.meta.dirname, "towns.json"), "utf8")) as District[];
  const most = Math.max(...districts.map(({ towns }) => towns.length));
  const places = PARTS.flatMap(([part, partMl], further) =>
    Array.from({ length: most }).flatMap((_, at) =>
      districts.flatMap(({ towns, ...district }): Place[] => {
        const [name, ml, latitude, longitude] = towns[at] ?? [];
        if (name === undefined || latitude === undefined || longitude === undefined) return [];
        const { state, stateMl, district: area, districtMl } = district;
        const inMl = ml && {
          place: ml + partMl,
          lines: ["ഹോസ്പിറ്റൽ റോഡ് (മാതൃക)", ml, `${districtMl} ജില്ല, ${stateMl}`],
        };
        return [
          {
            id: (name + part).toLowerCase().replaceAll(" ", "_"),
            en: { place: name + part, lines: ["Hospital Road (sample)", name, `${area} District, ${state}`] },
            ...(inMl && { ml: inMl }),
            geo: { latitude: round(latitude + further * 0.011), longitude: round(longitude + further * 0.007) },
          },
        ];
      }),
    ),
  );
  if (places.length < count) throw new Error(`--hospitals must be ${places.length + 3} or fewer`);
  return places.slice(0, count);
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

const CARE = ["cathLab", "antivenom", "bloodBank", "dialysis", "burns"];

/** The files of a hospital, by those of one of the sample: the same pages, with facts of its own. */
export function inventHospital(template: Json, { id, en, ml, geo }: Place, number: number, random: () => number): Json {
  const files = structuredClone(template);
  const { hospital, home, about, "open-book": openBook } = files;
  const phone = (end: number) => `0000 ${String(number).padStart(3, "0")} 20${String(end).padStart(2, "0")}`;
  const { whatsapp: _1, checkupPhone: _2, facebookUrl: _3, basePathSuffix: _4, ...kept } = hospital.contact;
  hospital.basePathSuffix = undefined;
  Object.assign(hospital, { order: number, code: number, contentName: `Venmala Hospital ${en.place}` });
  hospital.sinceYear = 1990 + Math.floor(random() * 35);
  const day = `2026-${pick(random, ["10", "11"])}-18`;
  hospital.emergencyCare = Object.fromEntries(CARE.filter(() => random() < 0.5).map((name) => [name, day]));
  hospital.contact = {
    ...kept,
    ...{ phone: phone(2), emergencyPhone: phone(3), conciergePhone: phone(4), email: `${id}@example.org` },
    ...{ receivingAddress: `${id}-office@example.org`, secondReceivingAddress: `${id}-second@example.org` },
    mapUrl: `https://www.openstreetmap.org/?mlat=${geo.latitude}&mlon=${geo.longitude}`,
    geo,
    helplines: kept.helplines.slice(0, 3).map((line: Json, at: number) => ({ ...line, phone: phone(2 + at) })),
  };
  delete hospital.contact.postalCode;
  for (const [language, { place, lines }] of Object.entries({ en, ml: ml ?? en })) {
    const invented = language === "en" ? "Everything about this hospital is invented." : "ഇതെല്ലാം സാങ്കൽപ്പികമാണ്.";
    hospital.contact.text[language].addressLines = lines;
    Object.assign(hospital.text[language], { place, headerTitle: place, summary: `${place}: ${invented}` });
    home.text[language].welcome.paragraphs = [invented];
    Object.assign(about.text[language], { about: { heading: place, paragraphs: [invented] }, accreditations: [] });
  }
  if (!ml) for (const texts of [hospital.text, hospital.contact.text]) delete texts.ml;
  delete openBook.getting_here;
  return files;
}

const CASUALTY = ["emergency_medicine", "emergency_/_casuality"];

/** Takes the casualty, or all facilities, off a hospital's files, with the links to their pages. */
export function closeHospitalPages(files: Json, tiles: Json[], isClosed: { casualty: boolean; facilities: boolean }) {
  const { hospital, home, departments, facilities, "open-book": openBook } = files;
  if (!isClosed.casualty && !isClosed.facilities) return;
  const isKept = (slug: string) => !(isClosed.casualty && CASUALTY.includes(slug));
  for (const lists of [departments, facilities, home])
    for (const list of ["menu", "unlisted", "departments", "facilities"])
      if (Array.isArray(lists[list])) lists[list] = lists[list].filter(isKept);
  if (isClosed.facilities) {
    files.facilities = { menu: [] };
    home.facilities = [];
  }
  if (isClosed.casualty) {
    delete hospital.contact.emergencyPhone;
    delete hospital.emergencyCare;
    hospital.contact.helplines = hospital.contact.helplines.toSpliced(1, 1);
  }
  const isOpen = ({ link }: Json) =>
    !(isClosed.facilities && link.startsWith("/facilities")) && !CASUALTY.some((slug) => link.endsWith(slug));
  home.slides = home.slides.filter(isOpen);
  home.bestTiles = tiles.filter(isOpen);
  for (const part of Object.values<Json>(openBook)) if (part?.pages) delete part.pages;
}
