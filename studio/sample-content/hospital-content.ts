import { paragraph } from "./rich-text.ts";
import type { ElementNode } from "./rich-text.ts";

interface EntrySource {
  /** True for an entry that editors see in preview only. */
  isDraft?: true;
}

/** A doctor as the source files state one. */
export interface DoctorSource extends EntrySource {
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
export interface ListingSource extends EntrySource {
  department: string;
  doctors: string[];
}

export interface NewsSource extends EntrySource {
  /** The entry's id, which is in its address; it stays when the headline changes. */
  id: string;
  /** ISO 8601, UTC; the publication date. */
  date: string;
  headline: string;
  subHeadline: string;
  /** Asset id. */
  thumbnail: string;
  content: ElementNode;
}

export interface CareerSource extends EntrySource {
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

/** The last paragraph of a job. */
export const HOW_TO_APPLY = paragraph("To apply, fill in the form on this page and add your resume.");

export interface TestimonialSource extends EntrySource {
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
