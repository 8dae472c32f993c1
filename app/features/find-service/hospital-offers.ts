import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { modestFirst } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { searchWords } from "./find-entries.ts";

export interface HospitalOffers {
  hospitals: OfferingHospital[];
  departments: Offer[];
  facilities: Offer[];
}

export interface OfferingHospital {
  name: string;
  place: string;
  basePath: string;
  phone: Phone;
  emergencyPhone?: Phone;
  picture: PictureFiles | undefined;
}

export interface Offer {
  slug: string;
  name: string;
  icon: string;
  summary: string;
  /** Further words that find it, as `searchWords` writes them: its services and its places. */
  words: string;
  /** For each hospital, in their order: whether it lists this. */
  isHere: boolean[];
}

const knownOffers = new WeakMap<Site, HospitalOffers>();

/**
 * Lists what each hospital has in its menus, once for a site. A page that opens without a menu entry (checklist A13,
 * A17) does not count, because the hospital does not say that it has it.
 */
export function listHospitalOffers(site: Site): HospitalOffers {
  const offers = knownOffers.get(site) ?? createHospitalOffers(site);
  knownOffers.set(site, offers);
  return offers;
}

function createHospitalOffers({ hospitals, language, pictures }: Site): HospitalOffers {
  return {
    hospitals: hospitals.map((hospital) => offeringHospital(hospital, pictures)),
    departments: listOffers(
      hospitals,
      language,
      ({ departments }) => departments,
      ({ services, doctorsTitle, doctorsSubtitle }) => [...services, doctorsTitle, doctorsSubtitle],
    ),
    facilities: listOffers(
      hospitals,
      language,
      ({ facilities }) => facilities,
      () => [],
    ),
  };
}

function offeringHospital(hospital: Hospital, pictures: Site["pictures"]): OfferingHospital {
  const { name, place, basePath, contact, campusPicture } = hospital;
  const { phone, emergencyPhone } = contact;
  return { name, place, basePath, phone, ...(emergencyPhone && { emergencyPhone }), picture: pictures[campusPicture] };
}

interface Listed {
  slug: string;
  name: string;
  icon: string;
  summary: string;
}

function listOffers<Entry extends Listed>(
  hospitals: Hospital[],
  language: string,
  listOf: (hospital: Hospital) => Entry[],
  moreTexts: (entry: Entry) => string[],
): Offer[] {
  const slugs = new Set(hospitals.flatMap(listOf).map(({ slug }) => slug));
  const entries = [...slugs].flatMap((slug) => {
    const found = hospitals.map((hospital) => listOf(hospital).find((entry) => entry.slug === slug));
    const first = found.find((entry) => entry !== undefined);
    if (!first) return [];
    const { name, icon } = first;
    const { summary } =
      modestFirst(hospitals)
        .flatMap(listOf)
        .find((entry) => entry.slug === slug) ?? first;
    const places = hospitals.filter((_, index) => found[index]).map(({ place }) => place);
    const texts = found.flatMap((entry) => (entry ? [entry.name, entry.summary, ...moreTexts(entry)] : []));
    const words = otherWords([...texts, ...places], `${name} ${summary}`);
    return [{ slug, name, icon, summary, words, isHere: found.map((entry) => entry !== undefined) }];
  });
  return entries.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Each word once, and none that the entry shows anyway: they are sent with the page. */
function otherWords(texts: string[], shown: string): string {
  const known = new Set(searchWords(shown));
  return [...new Set(texts.flatMap(searchWords))].filter((word) => !known.has(word)).join(" ");
}
