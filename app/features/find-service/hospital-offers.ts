import { modestFirst } from "#site/hospitals/emergency.ts";
import type { Department, Facility, Hospital, Site } from "#site/hospitals/site.ts";
import { searchWords } from "./find-entries.ts";

export type HospitalOffers = ReturnType<typeof createHospitalOffers>;

export type OfferingHospital = HospitalOffers["hospitals"][number];

export type Offer = HospitalOffers["departments"][number];

const knownOffers = new WeakMap<Site, HospitalOffers>();

/** What each hospital has in its menus; pages that open without a menu entry (checklist A13, A17) do not count. */
export function listHospitalOffers(site: Site): HospitalOffers {
  const offers = knownOffers.get(site) ?? createHospitalOffers(site);
  knownOffers.set(site, offers);
  return offers;
}

function createHospitalOffers(site: Site) {
  const { hospitals, pictures } = site;
  return {
    hospitals: hospitals.map((hospital) => {
      const { name, place, basePath, contact, campusPicture } = hospital;
      const { phone, emergencyPhone } = contact;
      const hasBook = hospital.openBook !== undefined;
      return { name, place, basePath, phone, emergencyPhone, hasBook, picture: pictures[campusPicture] };
    }),
    departments: listOffers(
      site,
      ({ departments }) => departments,
      ({ services, doctorsTitle, doctorsSubtitle }) => [...services, doctorsTitle, doctorsSubtitle],
    ),
    facilities: listOffers(site, ({ facilities }) => facilities),
  };
}

type OfferedEntry = Pick<Facility, "slug" | "name" | "icon" | "summary" | "emergency" | "isBooked"> &
  Pick<Department, "isWalkIn">;

function listOffers<Entry extends OfferedEntry>(
  { hospitals, language, prefix }: Site,
  listOf: (hospital: Hospital) => Entry[],
  moreTexts: (entry: Entry) => string[] = () => [],
) {
  const find = (hospital: Hospital, slug: string) => listOf(hospital).find((entry) => entry.slug === slug);
  const slugs = new Set(hospitals.flatMap(listOf).map(({ slug }) => slug));
  const offers = [...slugs].flatMap((slug) => {
    const found = hospitals.map((hospital) => find(hospital, slug));
    const entries = found.filter((entry) => entry !== undefined);
    const [first] = entries;
    if (!first) return [];
    const [{ name, icon, summary, emergency, isWalkIn, isBooked } = first] = modestFirst(hospitals).flatMap(
      (hospital) => find(hospital, slug) ?? [],
    );
    const places = hospitals.filter((_, index) => found[index]).map(({ place }) => place);
    const texts = entries.flatMap((entry) => [entry.name, entry.summary, ...moreTexts(entry)]);
    return [
      {
        slug,
        name,
        icon,
        summary,
        // The English name, in the address, is what many type in whatever language they read.
        words: otherWords([...texts, ...places, ...(prefix ? [slug] : [])], `${name} ${summary}`),
        isHere: found.map((entry) => entry !== undefined),
        ...(emergency && { isUrgent: true }),
        ...((emergency || isWalkIn || isBooked === false) && { isBooked: false }),
      },
    ];
  });
  return offers.sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Each word once, and none that the entry shows anyway: they are sent with the page. */
function otherWords(texts: string[], shown: string): string {
  const known = new Set(searchWords(shown));
  return [...new Set(texts.flatMap(searchWords))].filter((word) => !known.has(word)).join(" ");
}
