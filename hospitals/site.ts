import type { MedicalSpecialtyName } from "./schema/values.ts";

/**
 * The site's facts as pages and mails see them: one language, checked, with every reference resolved.
 * They are read from the data folder by `load-site.server.ts`; nothing here names a hospital.
 */

/** A language the site can speak, as a BCP 47 tag. */
export type Language = string;

/** The hospital group and what all its hospitals share. */
export interface Group {
  /** The group's full name, e.g. for the copyright line. */
  name: string;
  /** The group's short brand, e.g. "Venmala". */
  brand: string;
  /** Brand part of every base path, e.g. "venmala". */
  slug: string;
  motto: string;
  /** Year shown in the landing page's header. */
  sinceYear: number;
  copyrightYear: number;
  /** With false the copyright line carries `copyrightYear` alone, else "2021–<current year>". */
  showsCurrentYear: boolean;
  /** Title in the landing page's header. */
  headerTitle: string;
  /** Text under the landing page's first heading. */
  introduction: string;
  /** The wide picture at the top of the landing page. */
  landingPicture: GalleryPicture;
  stats: Stat[];
  /** What those who lead the group say, on every hospital's page about itself. */
  messages: LeaderMessage[];
  nursingCollege: Institution;
  accessibility: AccessibilityStatement;
  /** Exactly the boxes of the landing page's 'Awesome Facilities'. */
  awesomeFacilities: HighlightBox[];
  /** How an appointment comes about, in order. */
  bookingSteps: ShortText[];
  /** Slides for a hospital without reviews: the hospital speaks, no patient is imitated. */
  testimonialPlaceholders: ShortText[];
  /** Claims that hold for every hospital, e.g. "24x7 emergency care". */
  claims: string[];
  /** Pictures of the gallery in their order; names of files in the pictures folder. */
  gallery: GalleryPicture[];
  /** With true, contact and appointment forms say so when sending failed (checklist A35); off by default. */
  showsSendFailure: boolean;
  /** True while brand and contact values are the invented sample's. */
  isSample: boolean;
}

export interface ShortText {
  title: string;
  text: string;
}

/** A tile of the stats banner; without a figure the label stands alone. */
export interface Stat {
  id: string;
  figure?: string;
  label: string;
}

export interface LeaderMessage {
  id: string;
  heading: string;
  /** The office that speaks, e.g. "Managing Director"; never a person's name in the sample. */
  role: string;
  paragraphs: string[];
  /** With true the words are invented, and the page says so. */
  isSample: boolean;
}

export interface Institution {
  name: string;
  description: string;
  url: string;
  picture: string;
}

/** What the group says about how accessible its pages are. */
export interface AccessibilityStatement {
  /** Day of the last review, YYYY-MM-DD. */
  reviewedOn: string;
  introduction: string;
  sections: TextSection[];
  /** How to report a barrier; the page puts telephone and e-mail below it. */
  report: TextSection;
}

/** What a hospital says about what visitors send it. */
export interface PrivacyNotice {
  /** Changes with every word of it. */
  version: string;
  /** One line, which stands at each form. */
  summary: string;
  /** The whole in each language a visitor may choose, the site's own first. */
  texts: NoticeText[];
}

export interface NoticeText {
  /** As HTML names it, e.g. "ml". */
  language: string;
  title: string;
  sections: (TextSection & { items: string[] })[];
}

export interface HighlightBox {
  title: string;
  description: string;
  icon: string;
}

export interface GalleryPicture {
  picture: string;
  description: string;
}

/** One hospital of the group. */
export interface Hospital {
  /** The folder name under `data/hospitals/`, e.g. "kozhencherry". */
  id: string;
  /** Name in titles and headers, e.g. "Venmala Hospital". */
  name: string;
  /** Town, e.g. "Kozhencherry"; also accepted as identifier in form posts. */
  place: string;
  /** The string the content service's `hospital` field holds for this hospital. */
  contentName: string;
  /** Number the job form uses for this hospital (checklist A33). */
  code: number;
  /** Whether a job's page says 'Applied' after an application and takes no other (specification §4). */
  marksApplied: boolean;
  /** Address of the home page, without a trailing slash, e.g. "/venmala_hospital_kozhencherry". */
  basePath: string;
  headerTitle: string;
  sinceYear: number;
  contact: HospitalContact;
  /** One sentence for the landing card and search engines. */
  summary: string;
  welcome: { heading: string; paragraphs: string[]; picture: string; pictureDescription: string };
  about: { heading: string; paragraphs: string[] };
  /** Left out where the hospital has no we-care section. */
  weCare?: { heading: string; paragraphs: string[]; points: string[] };
  /** What those who lead this hospital say, after the group's messages. */
  messages: LeaderMessage[];
  /** Exactly the slides of the home carousel. */
  slides: Slide[];
  /** Picture of the campus, used on the landing card and in bands. */
  campusPicture: string;
  /** The tiles of 'What We Do Best', in order. */
  bestTiles: BestTile[];
  /** Insurers of the logo grid; empty where the hospital shows none. */
  insurers: Insurer[];
  /** What becomes of what a visitor sends. */
  privacyNotice: PrivacyNotice;
  /** Departments in the menu, in menu order. */
  departments: Department[];
  /** Departments with a page; contains every menu department. */
  routedDepartments: Department[];
  /** Departments with a card on the home page. */
  homeDepartments: Department[];
  facilities: Facility[];
  routedFacilities: Facility[];
  homeFacilities: Facility[];
}

export interface HospitalContact {
  /** E.164 with +91, e.g. "+910000000002". */
  whatsapp: string;
  /** Landline as printed, e.g. "0000 000 0002". */
  phone: string;
  /** Landline for `tel:` links, E.164. */
  phoneE164: string;
  emergencyPhone: string;
  email: string;
  facebookUrl: string;
  mapUrl: string;
  /** Where the hospital is, in degrees; left out where nobody measured it. */
  geo?: { latitude: number; longitude: number };
  addressLines: string[];
  postalCode?: string;
  /** The mailbox that receives this hospital's forms. */
  receivingAddress: string;
  conciergePhone: string;
  /** Further numbers of the contact page, in order, e.g. PRO helpline. */
  helplines: { label: string; phone: string }[];
  /** The out-patient hours in words. */
  openingHours: string;
  /** The same for search engines; left out where nobody wrote them down. */
  openingTimes?: OpeningTime[];
}

/** One span of the out-patient hours. */
export interface OpeningTime {
  /** Left out where the data does not say on which days. */
  days?: Weekday[];
  /** HH:MM, local time. */
  opens: string;
  closes: string;
}

export type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export interface Slide {
  heading: string;
  text: string;
  picture: string;
  pictureDescription: string;
  /** Where its button leads, a path below the base path, e.g. "/appointment". */
  link: string;
  linkLabel: string;
}

export interface BestTile {
  title: string;
  icon: string;
  /** Path below the base path, e.g. "/facilities/24_hour_clinic". */
  link: string;
}

export interface Insurer {
  name: string;
  /** One of the drawn marks. */
  mark: string;
}

/** One source set of a picture. */
export interface PictureSource {
  type: string;
  files: { url: string; width: number }[];
}

/** A picture file set of the site; the last source is the one for old browsers. */
export interface Picture {
  width: number;
  height: number;
  sources: PictureSource[];
}

/** Everything the site knows, in one language. */
export interface Site {
  language: Language;
  group: Group;
  /** In display order. */
  hospitals: Hospital[];
  /** By the name used in the data, e.g. "campus-alappuzha". */
  pictures: Record<string, Picture>;
}

/** A department as one hospital presents it. */
export interface Department {
  /** Last part of the address, as in the specification, e.g. "e_n_t". */
  slug: string;
  /** Menu label and title, e.g. "ENT". */
  name: string;
  /** Name the content service's listing carries, e.g. "E N T" (checklist A14). */
  queryName: string;
  icon: string;
  /** The branches of medicine it belongs to, for search engines; left out where schema.org knows none. */
  specialties?: MedicalSpecialtyName[];
  /** One line for cards. */
  summary: string;
  /** True where patients come at any hour without an appointment: the page offers a call before the form. */
  isWalkIn?: boolean;
  description: DepartmentDescription;
  /** May be empty. */
  services: string[];
  /** Heading of the doctors section. */
  doctorsTitle: string;
  /** Begins with "Meet our". */
  doctorsSubtitle: string;
  /** A dated note on the hospital's history, where this hospital has one. */
  historyNote?: string;
}

/** What a patient reads before coming, in the order of the page. */
export interface DepartmentDescription {
  treats: TextSection;
  whenToCome: TextSection;
  /** Signs that cannot wait for an appointment; left out where a department has none of its own. */
  comeAtOnce?: { heading: string; signs: string[] };
  firstVisit: TextSection;
}

/** A facility as one hospital presents it. */
export interface Facility {
  /** As in the specification; may hold "/", "," and "&". */
  slug: string;
  /** Menu label and title. */
  name: string;
  /** The slug with underscores shown as spaces (checklist A19). */
  sideLabel: string;
  icon: string;
  picture: string;
  pictureDescription: string;
  /** One line for cards. */
  summary: string;
  description: string;
  /** May be empty. */
  paragraphs: string[];
  highlight?: string;
}

/** A heading and what stands under it. */
export interface TextSection {
  heading: string;
  paragraphs: string[];
}
