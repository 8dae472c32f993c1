import { contentId } from "./content-id.ts";
import type {
  CareerSource,
  DoctorSource,
  HospitalContent,
  ListingSource,
  NewsSource,
  TestimonialSource,
} from "./hospital-content.ts";
import { createSys, linkTo, localized, NO_METADATA } from "./sys.ts";
import type { Localized } from "./sys.ts";

/** An entry in the format of a space export. */
export interface ExportEntry {
  metadata: typeof NO_METADATA;
  sys: ReturnType<typeof createSys>;
  fields: Record<string, Localized<unknown>>;
}

interface EntryOptions {
  id: string;
  contentType: string;
  date: string;
  isDraft: boolean | undefined;
  /** Fields that are undefined are left out. */
  fields: Record<string, unknown>;
}

/** Doctors and listings are published a minute apart, so that newest first gives the order of the source. */
const LATEST_PUBLICATION = Date.parse("2026-01-05T06:00:00.000Z");
const MINUTE_MS = 60_000;

function dateInOrder(index: number): string {
  return new Date(LATEST_PUBLICATION - index * MINUTE_MS).toISOString();
}

function createEntry({ id, contentType, date, isDraft = false, fields }: EntryOptions): ExportEntry {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    metadata: NO_METADATA,
    sys: createSys({ id, type: "Entry", date, isDraft, contentType }),
    fields: Object.fromEntries(present.map(([field, value]) => [field, localized(value)])),
  };
}

function assetLink(id: string | undefined) {
  return id === undefined ? undefined : linkTo("Asset", id);
}

/** The asset id of a portrait, e.g. "portrait-07". */
export function portraitId(portrait: number): string {
  return `portrait-${String(portrait).padStart(2, "0")}`;
}

function doctorKey(hospitalId: string, name: string): string {
  return `doctors/${hospitalId}/${name}`;
}

function createDoctor({ id, hospital }: HospitalContent, doctor: DoctorSource, index: number): ExportEntry {
  return createEntry({
    id: contentId(doctorKey(id, doctor.name)),
    contentType: "doctors",
    date: dateInOrder(index),
    isDraft: doctor.isDraft,
    fields: {
      name: doctor.name,
      profilePic: doctor.portrait === undefined ? undefined : assetLink(portraitId(doctor.portrait)),
      consulting: doctor.consulting.join("\n"),
      centerOfExcellence: doctor.centerOfExcellence,
      contactNumber: doctor.phones,
      email: doctor.mailbox === undefined ? undefined : `${doctor.mailbox}@example.org`,
      education: doctor.education,
      skill: doctor.skill,
      hospital,
    },
  });
}

function createListing({ id, hospital, doctors }: HospitalContent, listing: ListingSource, index: number): ExportEntry {
  const unknown = listing.doctors.find((name) => !doctors.some((doctor) => doctor.name === name));
  if (unknown !== undefined)
    throw new Error(`${id}: ${listing.department} lists ${unknown}, but the hospital has no doctor of that name`);
  return createEntry({
    id: contentId(`departments/${id}/${listing.department}/${index}`),
    contentType: "departments",
    date: dateInOrder(index),
    isDraft: listing.isDraft,
    fields: {
      departments: listing.department,
      hospital,
      doctors: listing.doctors.length === 0 ? undefined : listing.doctors.map((name) => doctorLink(id, name)),
    },
  });
}

function doctorLink(hospitalId: string, name: string) {
  return linkTo("Entry", contentId(doctorKey(hospitalId, name)));
}

function createNews({ hospital }: HospitalContent, news: NewsSource): ExportEntry {
  return createEntry({
    id: news.id,
    contentType: "news",
    date: news.date,
    isDraft: news.isDraft,
    fields: {
      headline: news.headline,
      subHeadline: news.subHeadline,
      thumbnail: assetLink(news.thumbnail),
      content: news.content,
      hospitalName: hospital,
    },
  });
}

function createCareer({ id, hospital }: HospitalContent, career: CareerSource): ExportEntry {
  return createEntry({
    id: contentId(`careers/${id}/${career.title}`),
    contentType: "careers",
    date: career.date,
    isDraft: career.isDraft,
    fields: {
      jobTitle: career.title,
      jobShortDescription: career.summary,
      numberOfVacancy: career.vacancies,
      jobDescription: career.description,
      responsibilities: career.responsibilities,
      skills: career.skills,
      experience: career.experience,
      hospital,
    },
  });
}

function createTestimonial({ id, hospital }: HospitalContent, testimonial: TestimonialSource): ExportEntry {
  return createEntry({
    id: contentId(`testimonials/${id}/${testimonial.reviewer}`),
    contentType: "testimonials",
    date: testimonial.date,
    isDraft: testimonial.isDraft,
    fields: {
      reviewer: testimonial.reviewer,
      video: assetLink(testimonial.video),
      shortReview: testimonial.shortReview,
      reviewPoster: assetLink(testimonial.poster),
      testimonialContent: testimonial.content,
      hospital,
    },
  });
}

/** All entries of one hospital. Throws when a listing names a doctor the hospital does not have. */
export function createEntries(content: HospitalContent): ExportEntry[] {
  return [
    ...content.doctors.map((doctor, index) => createDoctor(content, doctor, index)),
    ...content.listings.map((listing, index) => createListing(content, listing, index)),
    ...content.news.map((news) => createNews(content, news)),
    ...content.careers.map((career) => createCareer(content, career)),
    ...content.testimonials.map((testimonial) => createTestimonial(content, testimonial)),
  ];
}
