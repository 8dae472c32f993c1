/**
 * What pages get from the content service, already transformed: no nulls where a page needs a value,
 * no wire names, every asset address on our own origin.
 */

/** A picture or video held by the content service. */
export interface MediaAsset {
  url: string;
  /** MIME type, e.g. "image/webp"; empty when the service does not say. */
  contentType: string;
  /** Empty when there is none, or only the name of a file. */
  title: string;
  /** What is to be seen, for those who cannot see it. */
  description?: string;
  width?: number;
  height?: number;
}

/** A video, with the date that search engines ask for. */
export interface VideoAsset extends MediaAsset {
  /** ISO 8601; left out when the service does not say. */
  firstPublishedAt?: string;
}

export interface DoctorSummary {
  id: string;
  name: string;
  centerOfExcellence: string;
  profilePicture?: MediaAsset;
}

export interface Doctor extends DoctorSummary {
  /** Consultation timings; line breaks matter. */
  consulting: string;
  contactNumbers: string[];
  email?: string;
  education: string;
  skill?: string;
  /** The content service's names of the departments the doctor is listed in. */
  departments: string[];
  /** What the service said it could not tell of the doctor; left out mostly (checklist A59). */
  errors?: readonly { message: string }[];
}

/** A department of a hospital that has doctors, as the appointment form offers it. */
export interface DepartmentListing {
  id: string;
  /** The content service's name of the department, e.g. "E N T". */
  department: string;
}

export interface NewsSummary {
  id: string;
  /** ISO 8601. */
  publishedAt: string;
  headline: string;
  subHeadline: string;
  thumbnail?: MediaAsset;
}

export interface NewsArticle extends NewsSummary {
  /** ISO 8601; left out when the service does not say. */
  firstPublishedAt?: string;
  content: RichText;
}

export interface CareerSummary {
  id: string;
  jobTitle: string;
  shortDescription: string;
}

export interface Career extends CareerSummary {
  /** ISO 8601; left out when the service does not say. */
  firstPublishedAt?: string;
  /** 0 when none or unknown. */
  vacancies: number;
  description: RichText;
  responsibilities: string[];
  skills: string[];
  experience: string;
}

export interface TestimonialSummary {
  id: string;
  reviewer: string;
  video?: VideoAsset;
  poster?: MediaAsset;
  shortReview: RichText;
  /** True when there is a longer text to read. */
  hasContent: boolean;
}

export interface Testimonial {
  id: string;
  reviewer: string;
  video?: VideoAsset;
  poster?: MediaAsset;
  content: RichText;
}

/** An entry that has a page of its own. */
export interface PublishedEntry {
  id: string;
  /** When it was last published, ISO 8601; left out when the service does not say. */
  publishedAt?: string;
}

/** Everything of a hospital that has a page of its own, each list by id. */
export interface PublishedEntries {
  doctors: PublishedEntry[];
  news: PublishedEntry[];
  careers: PublishedEntry[];
  /** Those with more to read. */
  testimonials: PublishedEntry[];
}

/** An entry with a page of its own in the hospital whose text points at it. */
export interface EntryReference {
  kind: "doctor" | "news" | "career" | "testimonial";
  id: string;
}

/** A node of Contentful's rich text, reduced to what pages show; the transform leaves nothing else, in valid nesting. */
export type RichTextNode =
  | { type: "text"; value: string; marks: RichTextMark[] }
  | { type: "paragraph" | "blockquote" | "list-item"; children: RichTextNode[] }
  | { type: "ordered-list" | "unordered-list"; children: RichTextNode[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: RichTextNode[] }
  | { type: "rule" }
  | { type: "table"; children: RichTextNode[] }
  | { type: "table-row"; children: RichTextNode[] }
  | { type: "table-cell" | "table-header-cell"; children: RichTextNode[] }
  | { type: "link"; url: string; children: RichTextNode[] }
  | { type: "entry-link"; entry: EntryReference; children: RichTextNode[] }
  | { type: "entry"; entry: EntryReference; title: string }
  | { type: "asset"; asset: MediaAsset };

export type RichTextMark = "bold" | "italic" | "underline" | "code" | "superscript" | "subscript" | "strikethrough";

/** A rich text document; empty when there is nothing to show. */
export type RichText = RichTextNode[];

/**
 * Reads one hospital's content. `hospital` is always `Hospital.contentName`.
 * Every method rejects with `ContentUnavailableError` when the service cannot be asked or answers with
 * errors in place of data, and no earlier answer is known; a single entry that does not exist, or belongs to another hospital, resolves to undefined.
 */
export interface Content {
  /** The first `limit` doctors and how many there are in all. */
  fetchDoctors(hospital: string, limit: number): Promise<{ total: number; doctors: DoctorSummary[] }>;
  fetchDoctor(hospital: string, id: string): Promise<Doctor | undefined>;
  /** Doctors of the first listing with that query name; limit 10, skip 0 (specification §7). */
  fetchDepartmentDoctors(hospital: string, queryName: string): Promise<DoctorSummary[]>;
  /** Listings that have doctors. */
  fetchDepartmentListings(hospital: string): Promise<DepartmentListing[]>;
  /** Doctors of one listing of that hospital. */
  fetchListingDoctors(hospital: string, listingId: string): Promise<{ id: string; name: string }[]>;
  /** The first `limit` doctors of one listing of that hospital and how many it has; none when it is another's. */
  fetchListedDoctors(
    hospital: string,
    listingId: string,
    limit: number,
  ): Promise<{ total: number; doctors: DoctorSummary[] }>;
  /** Newest first. */
  fetchNews(hospital: string): Promise<NewsSummary[]>;
  fetchNewsArticle(hospital: string, id: string): Promise<NewsArticle | undefined>;
  /** Newest first. */
  fetchCareers(hospital: string): Promise<{ total: number; careers: CareerSummary[] }>;
  fetchCareer(hospital: string, id: string): Promise<Career | undefined>;
  /** By id, descending. */
  fetchTestimonials(hospital: string): Promise<TestimonialSummary[]>;
  fetchTestimonial(hospital: string, id: string): Promise<Testimonial | undefined>;
  /** All of them, however many; rejects as well when the service answers with a part. */
  fetchPublishedEntries(hospital: string): Promise<PublishedEntries>;
}

/** An entry as its editor sees it, and what tells on which page it is shown. */
export type EditedEntry = {
  id: string;
  /** The locale it is shown in, e.g. "en-US"; empty when the service does not say. */
  locale: string;
  /** The content service's names of the hospitals it belongs to; none while the editor has not chosen one. */
  hospitals: string[];
} & (
  | { kind: Exclude<EntryReference["kind"], "testimonial"> }
  /** `isShort` when there is no more to read than in the list. */
  | { kind: "testimonial"; isShort: boolean }
  /** `department` is the content service's name of it, empty while there is none. */
  | { kind: "listing"; department: string }
);

/** Content as it is being edited: drafts, and changes that are not published yet. Only for those who edit it. */
export interface DraftContent extends Content {
  /** Whose page shows the entry; undefined when there is no such entry, or none of a type that pages show. */
  fetchEditedEntry(id: string): Promise<EditedEntry | undefined>;
}

/** The content service could not be asked, or answered with errors and no data. */
export class ContentUnavailableError extends Error {
  override name = "ContentUnavailableError";
  /** The service's own errors, safe to show: they never hold the access token. */
  readonly errors: readonly { message: string }[];
  /** True when the service gave no answer, or one that any other query would have got as well. */
  readonly isOutage: boolean;

  constructor(
    message: string,
    errors: readonly { message: string }[] = [],
    { isOutage = false, ...options }: ErrorOptions & { isOutage?: boolean } = {},
  ) {
    super(message, options);
    this.errors = errors;
    this.isOutage = isOutage;
  }

  /** Told by name: pages are bundled apart from the server, so this class exists twice in one process. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ContentUnavailableError";
  }
}
