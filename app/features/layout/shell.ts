import { type BrandMark, emblemOf, wideMarkOf } from "#site/brand/find-emblem.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { Group, Hospital, Site } from "#site/hospitals/site.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";

/** What the common layout shows around a page; it is sent with each page, so it holds nothing else. */
export interface Shell {
  /** False on the group's own pages and on an address that belongs to no hospital, where there are several. */
  isHospital: boolean;
  /** True on an address that belongs to neither a hospital nor the group. */
  isUnknown: boolean;
  /** Where the emblem leads: the hospital's home page, or the landing page of several hospitals. */
  homePath: string;
  /** The hospital whose pages and contact details are offered; the main one where no hospital is current. */
  basePath: string;
  name: string;
  place: string;
  headerTitle: string;
  sinceYear: number;
  motto: string;
  emblem: BrandMark;
  /** In the place of emblem and name. */
  wideMark?: BrandMark;
  /** The hospitals of the 'Our Hospitals' menu: the others, or all where none is current. */
  hospitals: ShellHospital[];
  /** Each hospital's numbers, where none of several is current. */
  choices?: ShellChoice[];
  menu: ShellMenuEntry[];
  departments: ShellEntry[];
  facilities: ShellEntry[];
  contact: ShellContact;
  copyright: string;
}

export interface ShellHospital {
  name: string;
  place: string;
  basePath: string;
}

export interface ShellChoice extends ShellHospital {
  phone: Phone;
  emergencyPhone?: Phone;
  whatsapp?: Phone;
}

export interface ShellMenuEntry {
  label: string;
  path: string;
  opens?: "hospitals" | "departments" | "facilities";
}

export interface ShellEntry {
  slug: string;
  name: string;
}

export interface ShellContact {
  phone: Phone;
  emergencyPhone?: Phone;
  whatsapp?: Phone;
  email: string;
  facebookUrl?: string;
  mapUrl: string;
  addressLines: string[];
  openingHours: string;
}

interface ShellContext {
  now: Date;
  /** The routes' menu; each label is looked up in the texts, and what the site does not have is left out. */
  menu: readonly (Omit<ShellMenuEntry, "label"> & {
    label: (texts: PageTexts) => string;
    isListed?: ((site: Site, hospital: Hospital) => boolean) | undefined;
  })[];
  texts: PageTexts;
}

/**
 * Gathers what the layout shows for a hospital. On the group's pages, and on an unknown address (undefined), it shows
 * the group, with the main hospital's links and contact details (checklist A45). A site of one hospital shows that one
 * everywhere.
 */
export function createShell(
  site: Site,
  owner: Hospital | "group" | undefined,
  { now, menu, texts }: ShellContext,
): Shell {
  const { group, brand } = site;
  const hospital = findOnlyHospital(site) ?? (owner === "group" ? undefined : owner);
  const offered = hospital ?? mainHospital(site);
  const homePath = hospital?.basePath ?? "/";
  const wideMark = wideMarkOf(brand, hospital?.id);
  return {
    isHospital: hospital !== undefined,
    isUnknown: owner === undefined,
    homePath,
    basePath: offered.basePath,
    name: hospital?.name ?? group.brand,
    place: offered.place,
    headerTitle: hospital?.headerTitle ?? group.headerTitle,
    sinceYear: hospital?.sinceYear ?? group.sinceYear,
    motto: group.motto,
    emblem: markOf(emblemOf(brand, hospital?.id)),
    ...(wideMark && { wideMark: markOf(wideMark) }),
    hospitals: site.hospitals.filter(({ id }) => id !== hospital?.id).map(shellHospital),
    ...(!hospital && { choices: site.hospitals.map(shellChoice) }),
    menu: menu
      .filter(({ isListed }) => !isListed || isListed(site, offered))
      .map(({ label, path, opens }) => ({
        ...(opens && { opens }),
        label: label(texts),
        path: shellPath(path, homePath, offered),
      })),
    departments: offered.departments.map(shellEntry),
    facilities: offered.facilities.map(shellEntry),
    contact: shellContact(offered),
    copyright: copyrightLine(group, now),
  };
}

/** The address of a route's pattern; "Home" is the landing page where no hospital is current. */
function shellPath(pattern: string, homePath: string, { basePath }: Hospital): string {
  return pattern === "/:basePath" ? homePath : pattern.replace("/:basePath", basePath);
}

function mainHospital({ hospitals }: Site): Hospital {
  const [main] = hospitals;
  if (!main) throw new Error("The site has no hospital");
  return main;
}

/** Without the drawing itself, which is a file of its own. */
function markOf({ url, width, height }: BrandMark): BrandMark {
  return { url, width, height };
}

function shellHospital({ name, place, basePath }: Hospital): ShellHospital {
  return { name, place, basePath };
}

function shellChoice(hospital: Hospital): ShellChoice {
  const { phone, emergencyPhone, whatsapp } = hospital.contact;
  return {
    ...shellHospital(hospital),
    phone,
    ...(emergencyPhone && { emergencyPhone }),
    ...(whatsapp && { whatsapp }),
  };
}

function shellEntry({ slug, name }: ShellEntry): ShellEntry {
  return { slug, name };
}

function shellContact({ contact }: Hospital): ShellContact {
  const { phone, emergencyPhone, whatsapp, email, facebookUrl, mapUrl, addressLines, openingHours } = contact;
  return {
    phone,
    ...(emergencyPhone && { emergencyPhone }),
    ...(whatsapp && { whatsapp }),
    email,
    ...(facebookUrl && { facebookUrl }),
    mapUrl,
    addressLines,
    openingHours,
  };
}

/** "2021–2026 Venmala Group of Hospitals"; the first year alone where the site says so (checklist A25). */
function copyrightLine({ name, copyrightYear, showsCurrentYear }: Group, now: Date): string {
  const year = Number(todayInKolkata(now).slice(0, 4));
  const years = showsCurrentYear && year > copyrightYear ? `${copyrightYear}–${year}` : `${copyrightYear}`;
  return `${years} ${name}`;
}
