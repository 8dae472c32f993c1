import type { Brand } from "#site/brand/load-brand.server.ts";
import type { DepartmentFile, FacilityFile } from "./schema/entry-schemas.ts";
import type { FirstAidFile, GalleryFile, GroupFile, PrivacyNoticeFile } from "./schema/group-schema.ts";
import type { OpHours } from "./schema/holiday-schema.ts";
import type { AboutFile, HomeFile, HospitalFile, InsurersFile } from "./schema/hospital-schema.ts";
import type { Casualty } from "./emergency.ts";
import type { Language } from "./schema/values.ts";
import type { OpenBook } from "#site/open-book/open-book-schema.ts";

/** One language, checked, every reference resolved; the schemas (`schema/`) describe the fields. */

export type Group = Omit<GroupFile, "bestTiles" | "claims" | "privacyNotice"> & { brand: string; gallery: GalleryFile };

export type Stat = Group["stats"][number];
export type LeaderMessage = Group["messages"][number];
export type Leader = Hospital["leaders"][number];
export type AccessibilityStatement = Group["accessibility"];
export type HighlightBox = Group["awesomeFacilities"][number];
export type ShortText = Group["bookingSteps"][number];

export interface PrivacyNotice {
  /** Changes with every word of it, its line at the forms included. */
  version: string;
  texts: PrivacyNoticeFile;
}

export interface FormNotice {
  version: string;
  summary: string;
  links: { language: string; label: string; to: string }[];
}

export type NoticeText = PrivacyNoticeFile[number];

/** True where its guidance is translated and no doctor has read the translation. */
interface Reviewed {
  isUnreviewed?: true;
}

export type Department = Omit<DepartmentFile, "emergency"> &
  Reviewed & {
    /** Last part of the address, as in the specification, e.g. "e_n_t". */
    slug: string;
    /** Name the content service's listing carries, e.g. "E N T" (checklist A14). */
    queryName: string;
    historyNote?: string;
    emergency?: true;
  };

export type DescriptionPart = Department["description"]["treats"];

export type Facility = Omit<FacilityFile, "emergency"> & Reviewed & { sideLabel: string; emergency?: true };

export interface Holiday {
  day: string;
  /** Empty for a hospital's own. */
  name: string;
  mayMove?: boolean;
  /** Left out where nobody said how it is. */
  op?: OpHours;
}

export type Hospital = Omit<HospitalFile, "order" | "basePathSuffix" | "contact" | "emergency"> &
  Pick<AboutFile, "about" | "weCare" | "messages" | "leaders" | "accreditations"> &
  Pick<HomeFile, "slides"> & {
    id: string;
    /** Address of the home page, without a trailing slash, e.g. "/venmala_hospital_kozhencherry". */
    basePath: string;
    contact: HospitalContact;
    /** In their order. */
    holidays: Holiday[];
    /** Its own, or the nearest of the group; undefined where the group has none. */
    casualty?: Casualty;
    claims: string[];
    welcome: HomeFile["welcome"] & { picture: string; pictureDescription: string };
    bestTiles: BestTile[];
    insurers: Insurer[];
    /** Undefined without a fact; `openBookAnchors` says which parts hold one. */
    openBook?: OpenBook;
    gallery: GalleryFile;
    hasOwnGallery: boolean;
    privacyNotice: PrivacyNotice;
    formNotice: FormNotice;
    departments: Department[];
    /** Departments with a page; contains every menu department. */
    routedDepartments: Department[];
    homeDepartments: Department[];
    facilities: Facility[];
    routedFacilities: Facility[];
    homeFacilities: Facility[];
  };

/** With an `emergencyPhone` only where the hospital has a casualty of its own. */
export type HospitalContact = Omit<HospitalFile["contact"], "holidays"> & {
  /** On which its office does not answer. */
  holidays?: string[];
};
export type OpeningTime = NonNullable<HospitalContact["openingTimes"]>[number];
export type BestTile = GroupFile["bestTiles"][number];
export type Insurer = InsurersFile[number];

/** The last source is for old browsers. A picture dropped in has none until the server has made its files. */
export interface Picture {
  width: number;
  height: number;
  sources: { type: string; files: { url: string; width: number }[] }[];
}

export interface PictureOriginal {
  name: string;
  file: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  problem?: string;
}

export type FirstAid = Omit<FirstAidFile, "items"> & { items: (FirstAidFile["items"][number] & Reviewed)[] };

export interface Site {
  language: Language;
  /** Of all editions of the site; the first is its own. */
  languages: readonly [Language, ...Language[]];
  /** What this edition's addresses begin with: nothing in the site's own language, else e.g. "/ml". */
  prefix: string;
  group: Group;
  brand: Brand;
  /** What to do until help comes. */
  firstAid?: FirstAid;
  hospitals: Hospital[];
  pictures: Record<string, Picture>;
  originals: PictureOriginal[];
}
