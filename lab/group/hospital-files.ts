import { pick } from "../../tests/faults/kills/random.ts";
import towns from "./towns.json" with { type: "json" };

/** A data file of the sample, whose shape is known here. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export type Place = ReturnType<typeof listPlaces>[number];

/** Further hospitals of a town. */
const PARTS = [" ", " East ഈസ്റ്റ്", " West വെസ്റ്റ്", " North നോർത്ത്", " South സൗത്ത്"].map((part) => part.split(" "));

/** So many places: a town of each district, then the next of each, then further hospitals of the same towns. */
export function listPlaces(count: number) {
  const places = PARTS.flatMap(([, part, partMl], further) =>
    towns.map(({ name, ml, latitude, longitude, area, areaMl }) => {
      const place = part ? `${name} ${part}` : name;
      return {
        id: place.toLowerCase().replaceAll(" ", "_"),
        en: { place, lines: ["Hospital Road (sample)", name, area] },
        // Where the town's name in Malayalam is not known English stands in.
        ml: ml ? { place: part ? `${ml} ${partMl}` : ml, lines: ["ഹോസ്പിറ്റൽ റോഡ് (മാതൃക)", ml, areaMl] } : undefined,
        geo: {
          latitude: +(latitude + further * 0.011).toFixed(3),
          longitude: +(longitude + further * 0.007).toFixed(3),
        },
      };
    }),
  );
  return places.slice(0, count);
}

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
    Object.assign(hospital.contact.text[language], { addressLines: lines, district: undefined });
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
