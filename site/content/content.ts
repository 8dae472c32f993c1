import type { Sittings } from "#site/sittings/sitting.ts";

/** What pages get: no nulls where a page needs a value, no wire names, every asset address on our own origin. */

export interface MediaAsset {
  url: string;
  contentType: string;
  title: string;
  description?: string;
  width?: number;
  height?: number;
}

export interface VideoAsset extends MediaAsset {
  firstPublishedAt?: string;
}

/** True where a page in another language shows an entry in the space's first: it is not translated. */
export interface Translated {
  isUntranslated?: true;
}

export interface DoctorSummary extends Translated {
  id: string;
  name: string;
  centerOfExcellence: string;
  profilePicture?: MediaAsset;
  consulting: string;
  /** Where the content service or another system has them as facts, beside the text of the consulting hours. */
  sittings?: Sittings;
  /** The same for one person in every hospital of the group. */
  personId?: string;
  education: string;
}

export interface ListedDoctor extends DoctorSummary {
  /** The content service's names of the departments of the hospital that list the doctor. */
  departments: string[];
}

export interface Doctor extends ListedDoctor {
  contactNumbers: string[];
  email?: string;
  skill?: string;
  errors?: ContentErrors;
}

export interface DepartmentListing {
  id: string;
  department: string;
}

export interface NewsSummary extends Translated {
  id: string;
  publishedAt: string;
  headline: string;
  subHeadline: string;
  thumbnail?: MediaAsset;
}

export interface NewsArticle extends NewsSummary {
  firstPublishedAt?: string;
  content: RichText;
}

export interface CareerSummary extends Translated {
  id: string;
  jobTitle: string;
  shortDescription: string;
  vacancies: number;
  /** YYYY-MM-DD: until when people can apply. */
  lastDate?: string;
}

export interface Career extends CareerSummary {
  firstPublishedAt?: string;
  description: RichText;
  responsibilities: string[];
  skills: string[];
  experience: string;
}

interface Review extends Translated {
  id: string;
  reviewer: string;
  video?: VideoAsset;
  captions?: MediaAsset;
  poster?: MediaAsset;
}

export interface TestimonialSummary extends Review {
  shortReview: RichText;
  hasContent: boolean;
}

export interface Testimonial extends Review {
  content: RichText;
}

export interface PublishedEntry {
  id: string;
  publishedAt?: string;
}

export type PublishedEntries = Record<"doctors" | "news" | "careers" | "testimonials", PublishedEntry[]>;

export interface EntryReference {
  kind: "doctor" | "news" | "career" | "testimonial";
  id: string;
}

/** A node of Contentful's rich text, reduced to what pages show, in valid nesting. */
export type RichTextNode =
  | { type: "text"; value: string; marks: RichTextMark[] }
  | { type: "paragraph" | "blockquote" | "list-item"; children: RichTextNode[] }
  | { type: "ordered-list" | "unordered-list"; children: RichTextNode[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; id?: string; children: RichTextNode[] }
  | { type: "rule" }
  | { type: "table"; children: RichTextNode[] }
  | { type: "table-row"; children: RichTextNode[] }
  | { type: "table-cell" | "table-header-cell"; children: RichTextNode[] }
  | { type: "link"; url: string; children: RichTextNode[] }
  | { type: "entry-link"; entry: EntryReference; children: RichTextNode[] }
  | { type: "entry"; entry: EntryReference; title: string }
  | { type: "asset"; asset: MediaAsset };

export const TEXT_MARKS = ["bold", "italic", "underline", "code", "superscript", "subscript", "strikethrough"] as const;
export type RichTextMark = (typeof TEXT_MARKS)[number];

export type RichText = RichTextNode[];

export type ContentResult<T> = { status: "ok"; content: T } | { status: "unavailable"; errors: ContentErrors };

export type ContentErrors = readonly { message: string }[];

/** `hospital` is `contentName`. An outage is a result, never an error; an entry of another hospital is undefined. */
export interface Content {
  fetchDoctors(hospital: string, limit: number): Promise<ContentResult<{ total: number; doctors: ListedDoctor[] }>>;
  fetchDoctorNames(hospital: string): Promise<ContentResult<string[]>>;
  fetchDoctor(hospital: string, id: string): Promise<ContentResult<Doctor | undefined>>;
  /** The doctors of all hospitals that are one person. */
  fetchPerson(personId: string): Promise<ContentResult<{ id: string; hospital: string }[]>>;
  /** Doctors of the first listing with that query name; limit 10, skip 0 (specification §7). */
  fetchDepartmentDoctors(hospital: string, queryName: string): Promise<ContentResult<DoctorSummary[]>>;
  fetchDepartmentListings(hospital: string): Promise<ContentResult<DepartmentListing[]>>;
  fetchListedDoctors(
    hospital: string,
    listingId: string,
    limit: number,
  ): Promise<ContentResult<{ total: number; doctors: DoctorSummary[] }>>;
  /** Newest first. */
  fetchNews(hospital: string): Promise<ContentResult<NewsSummary[]>>;
  fetchNewsArticle(hospital: string, id: string): Promise<ContentResult<NewsArticle | undefined>>;
  /** Newest first. */
  fetchCareers(hospital: string): Promise<ContentResult<{ total: number; careers: CareerSummary[] }>>;
  fetchCareer(hospital: string, id: string): Promise<ContentResult<Career | undefined>>;
  fetchTestimonials(hospital: string): Promise<ContentResult<TestimonialSummary[]>>;
  fetchTestimonial(hospital: string, id: string): Promise<ContentResult<Testimonial | undefined>>;
  fetchPublishedEntries(hospital: string): Promise<ContentResult<PublishedEntries>>;
}

export type EditedEntry = { id: string; locale: string; hospitals: string[] } & (
  | { kind: Exclude<EntryReference["kind"], "testimonial"> }
  | { kind: "testimonial"; isShort: boolean }
  | { kind: "listing"; department: string }
);

/** Content as it is being edited: drafts, and changes that are not published yet. Only for those who edit it. */
export interface DraftContent extends Content {
  fetchEditedEntry(id: string): Promise<ContentResult<EditedEntry | undefined>>;
}

/** The origins of Contentful's app, whose editor shows previews in a frame: worldwide, and in the European Union. */
export const EDITOR_ORIGINS = ["https://app.contentful.com", "https://app.eu.contentful.com"];
