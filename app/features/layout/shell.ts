import { type BrandMark, emblemOf, wideMarkOf } from "#site/brand/find-emblem.ts";
import { findOnlyHospital, isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths, pathIn, TO_HOSPITALS } from "#site/hospitals/hospital-paths.ts";
import { type OwnPage, ownPagePath, type OwnPages, ownPagesOf } from "#site/pages/own-page.ts";
import type { Group, Hospital, Site } from "#site/hospitals/site.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { nextOpenStates } from "#forms/working-time.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeHolidayOn } from "#site/sittings/describe-holiday.ts";
import type { Catalogue, PageTexts } from "#site/texts/catalogue.ts";

/** What the common layout shows around a page; it is sent with each page, so it holds nothing else. */
export type Shell = ReturnType<typeof createShell>;

export type ShellChoice = NonNullable<Shell["choices"]>[number];

export type ShellList = "hospitals" | "departments" | "facilities";

interface ShellContext {
  now: Date;
  catalogue: Catalogue;
  ownPages?: OwnPages | undefined;
  /** The routes' menu; each label is looked up in the texts, and what the site does not have is left out. */
  menu: readonly {
    label: (texts: PageTexts) => string;
    path: string;
    opens?: ShellList;
    isListed?: ((site: Site, hospital: Hospital) => boolean) | undefined;
  }[];
}

/** A group's page and an unknown address (undefined) show the main hospital's contact details (checklist A45). */
export function createShell(site: Site, owner: Hospital | "group" | undefined, around: ShellContext) {
  const { now, menu, catalogue, ownPages } = around;
  const { group, brand, hospitals } = site;
  const hospital = findOnlyHospital(site) ?? (owner === "group" ? undefined : owner);
  const offered = hospital ?? hospitals[0];
  if (!offered) throw new Error("The site has no hospital");
  const { basePath, place, departments, facilities, contact } = offered;
  const homePath = hospital?.basePath ?? (site.prefix || "/");
  const wideMark = wideMarkOf(brand, hospital?.id);
  const pagesIn = (at: OwnPage["place"]) => [
    ...listLinks(ownPagesOf(ownPages, offered), at, basePath),
    ...listLinks(ownPagesOf(ownPages, undefined), at, site.prefix),
  ];
  const toComplain = { label: catalogue.pages.sections.complaint, path: hospitalPaths(offered).toComplaint };
  const inFooter = [...(hospital ? [toComplain] : []), ...pagesIn("footer")];
  const isLarge = isLargeGroup(site);
  const toHospitals = pathIn(site.prefix, TO_HOSPITALS);
  return {
    /** False on the group's own pages and on an address that belongs to no hospital, where there are several. */
    isHospital: hospital !== undefined,
    isUnknown: owner === undefined,
    homePath,
    /** The hospital whose pages and contact details are offered; the main one where no hospital is current. */
    basePath,
    name: hospital?.name ?? group.brand,
    place,
    headerTitle: hospital?.headerTitle ?? group.headerTitle,
    sinceYear: hospital?.sinceYear ?? group.sinceYear,
    motto: group.motto,
    emblem: markOf(emblemOf(brand, hospital?.id)),
    wideMark: wideMark && markOf(wideMark),
    /** Whether somebody in danger is helped here. */
    isUrgent: (hospital ? [hospital] : hospitals).some((one) => one.contact.emergencyPhone),
    /** The hospitals of the 'Our Hospitals' menu: the others, or all where none is current. */
    hospitals: isLarge ? [] : hospitals.filter(({ id }) => id !== hospital?.id).map(shellHospital),
    /** Undefined where a hospital is current; none in a large group, which lists them by place. */
    choices: hospital
      ? undefined
      : (isLarge ? [] : hospitals).map((one) => ({ ...shellHospital(one), ...phonesOf(one) })),
    ...(isLarge && !hospital && { ways: waysInLargeGroup(site.prefix, toHospitals, catalogue) }),
    menu: [
      ...menu
        .filter(({ isListed }) => !isListed || isListed(site, offered))
        .map(({ opens, ...entry }) => {
          const label = entry.label(catalogue.pages);
          if (isLarge && opens === "hospitals") return { opens: undefined, label, path: toHospitals };
          const path = entry.path === "/:basePath" ? homePath : entry.path.replace("/:basePath", basePath);
          return { opens, label, path };
        }),
      ...pagesIn("menu").map((link) => ({ ...link, opens: undefined })),
    ],
    ...(hospital?.openBook && { toOpenBook: hospitalPaths(hospital).toOpenBook }),
    ...(inFooter.length > 0 && { inFooter }),
    departments: departments.map(({ slug, name }) => ({ slug, name })),
    facilities: facilities.map(({ slug, name }) => ({ slug, name })),
    contact: {
      ...phonesOf(offered),
      email: contact.email,
      facebookUrl: contact.facebookUrl,
      mapUrl: contact.mapUrl,
      addressLines: contact.addressLines,
      openingHours: contact.openingHours,
    },
    /** The site's others; left out where there is none. */
    ...(site.languages.length > 1 && { languages: otherLanguages(site) }),
    ...(hospital && holidayToday(hospital, now, catalogue)),
    openStates: hospital ? nextOpenStates(hospital, now, catalogue) : [],
    copyright: copyrightLine(group, now),
  };
}

/** What a page without a hospital offers where a list of all would be too long. */
function waysInLargeGroup(prefix: string, toHospitals: string, { pages }: Catalogue) {
  const { toFindService, toEmergency } = groupPathsIn(prefix);
  return [
    { to: toHospitals, icon: "clinic-building", label: pages.layout.ourHospitals },
    { to: toFindService, icon: "stethoscope", label: pages.sections.findService },
    { to: toEmergency, icon: "siren", label: pages.common.emergency },
  ];
}

function listLinks(pages: OwnPage[], wanted: OwnPage["place"], basePath: string) {
  return pages
    .filter(({ place }) => place === wanted)
    .map((page) => ({ label: page.title, path: ownPagePath(page, basePath) }));
}

/** On a holiday, what is known of it. */
function holidayToday(hospital: Hospital, now: Date, catalogue: Catalogue): { holiday?: string } {
  const today = readClock(Number(now), sittingPlace(hospital).timeZone).day;
  const holiday = hospital.holidays.find(({ day }) => day === today);
  return holiday ? { holiday: describeHolidayOn(holiday, hospital, catalogue) } : {};
}

function otherLanguages({ language: current, languages }: Site) {
  return languages
    .filter((language) => language !== current)
    .map((language) => ({
      language,
      name: new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language,
      prefix: language === languages[0] ? "" : `/${language}`,
    }));
}

function markOf({ url, width, height }: BrandMark): BrandMark {
  return { url, width, height };
}

function shellHospital({ name, place, basePath }: Hospital) {
  return { name, place, basePath };
}

function phonesOf({ contact: { phone, emergencyPhone, whatsapp } }: Hospital) {
  return { phone, emergencyPhone, whatsapp };
}

/** "2021–2026 Venmala Group of Hospitals"; the first year alone where the site says so (checklist A25). */
function copyrightLine({ name, copyrightYear, showsCurrentYear }: Group, now: Date): string {
  const year = Number(todayInKolkata(now).slice(0, 4));
  const years = showsCurrentYear && year > copyrightYear ? `${copyrightYear}–${year}` : `${copyrightYear}`;
  return `${years} ${name}`;
}
