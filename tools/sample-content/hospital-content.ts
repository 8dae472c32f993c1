import type { ElementNode } from "./rich-text.ts";

/** A doctor as the source files state one. */
export interface DoctorSource {
  name: string;
  /** Number of the portrait; left out for a doctor without picture. Odd ones show women, even ones men. */
  portrait?: number;
  centerOfExcellence: string;
  education: string;
  /** Consultation timings, one line each. */
  consulting: string[];
  phones: string[];
  /** The part before "@example.org"; left out for a doctor without e-mail. */
  mailbox?: string;
  skill?: string;
}

/** A department listing: the department's query name and the names of its doctors, in display order. */
export interface ListingSource {
  department: string;
  doctors: string[];
}

export interface NewsSource {
  /** ISO 8601, UTC; the publication date. */
  date: string;
  headline: string;
  subHeadline: string;
  /** Asset id. */
  thumbnail: string;
  content: ElementNode;
  /** True for an item that editors see in preview only. */
  isDraft?: true;
}

export interface CareerSource {
  date: string;
  title: string;
  summary: string;
  /** Left out where the entry's field is empty. */
  vacancies?: number;
  description: ElementNode;
  responsibilities: string[];
  skills: string[];
  experience: string;
}

export interface TestimonialSource {
  date: string;
  reviewer: string;
  shortReview: ElementNode;
  /** Asset ids. */
  video?: string;
  poster?: string;
  /** The longer text, where there is one. */
  content?: ElementNode;
}

/** Everything the sample space holds for one hospital. */
export interface HospitalContent {
  /** Used in the keys that entry ids are made from. */
  id: string;
  /** The string the entries' hospital fields hold. */
  hospital: string;
  doctors: DoctorSource[];
  listings: ListingSource[];
  news: NewsSource[];
  careers: CareerSource[];
  testimonials: TestimonialSource[];
}
