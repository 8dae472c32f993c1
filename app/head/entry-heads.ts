import {
  physicianThing,
  newsThing,
  plainText,
  videoThings,
  jobPostingThings,
} from "#app/structured-data/entry-things.ts";
import { medicalWebPageThing } from "#app/structured-data/hospital-things.ts";
import type { SittingHours } from "#app/structured-data/sitting-hours.ts";
import type { Doctor, NewsArticle, Testimonial, Career } from "#site/content/content.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { facilityPage, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital, Department, Facility } from "#site/hospitals/site.ts";
import { entryHead, type HeadServices, pageTitle } from "./page-head.ts";
import { entryPicture, pictureUrl } from "./shared-link.ts";

export function doctorHead(services: HeadServices, hospital: Hospital, doctor: Doctor, hours: SittingHours) {
  const { id, name, centerOfExcellence, profilePicture } = doctor;
  const { toDoctors, toDoctor } = hospitalPaths(hospital);
  return entryHead(services, hospital, {
    section: "doctors",
    toSection: toDoctors,
    name,
    path: toDoctor(id),
    description: services.texts.server.descriptions.doctor(name, centerOfExcellence, fullName(hospital)),
    sharedLink: { type: "profile", ...entryPicture(services.origin, profilePicture, name) },
    things: [physicianThing(services.origin, hospital, doctor, hours)],
  });
}

export function departmentHead(services: HeadServices, hospital: Hospital, department: Department) {
  const { slug, name, summary, specialties } = department;
  const { toDepartments, toDepartment } = hospitalPaths(hospital);
  const { pages, server } = services.texts;
  const page = { name, path: toDepartment(slug) };
  const about = specialties ? { specialties } : {};
  return entryHead(services, hospital, {
    ...page,
    section: "departments",
    toSection: toDepartments,
    sharedPage: `department-${slug}`,
    title: pageTitle(pages.sections.departments, name),
    description: server.descriptions.entry(name, fullName(hospital), summary),
    things: [medicalWebPageThing(services, hospital, { ...page, description: summary, ...about })],
  });
}

export function facilityHead(services: HeadServices, hospital: Hospital, facility: Facility) {
  const { slug, name, summary } = facility;
  const { toFacilities, toFacility } = hospitalPaths(hospital);
  const { pages, server } = services.texts;
  const page = { name, path: toFacility(slug) };
  const image = pictureUrl(services.origin, services.site.pictures[facility.picture]);
  return entryHead(services, hospital, {
    ...page,
    section: "facilities",
    toSection: toFacilities,
    sharedPage: facilityPage(facility),
    title: pageTitle(pages.sections.facilities, name),
    description: server.descriptions.entry(name, fullName(hospital), summary),
    things: [medicalWebPageThing(services, hospital, { ...page, description: summary, image })],
  });
}

export function newsHead(services: HeadServices, hospital: Hospital, article: NewsArticle) {
  const { id, headline, subHeadline, thumbnail, content, publishedAt, firstPublishedAt = publishedAt } = article;
  const { toNews, toNewsArticle } = hospitalPaths(hospital);
  const { newsArticle } = services.texts.server.descriptions;
  return entryHead(services, hospital, {
    section: "news",
    toSection: toNews,
    name: headline,
    path: toNewsArticle(id),
    description: newsArticle(subHeadline || plainText(content), fullName(hospital)),
    sharedLink: {
      type: "article",
      published: firstPublishedAt,
      modified: publishedAt,
      ...entryPicture(services.origin, thumbnail, headline),
    },
    things: [newsThing(services.origin, hospital, article)],
  });
}

export function testimonialHead(services: HeadServices, hospital: Hospital, testimonial: Testimonial) {
  const { id, reviewer, poster, content } = testimonial;
  const { toTestimonials, toTestimonial } = hospitalPaths(hospital);
  const { descriptions } = services.texts.server;
  return entryHead(services, hospital, {
    section: "testimonials",
    toSection: toTestimonials,
    name: reviewer,
    path: toTestimonial(id),
    description: descriptions.testimonial(reviewer, fullName(hospital), plainText(content)),
    sharedLink: entryPicture(services.origin, poster, reviewer),
    things: videoThings(services, hospital, testimonial, content),
  });
}

export function careerHead(services: HeadServices, hospital: Hospital, career: Career) {
  const { id, jobTitle, shortDescription, description } = career;
  const { toCareers, toCareer } = hospitalPaths(hospital);
  const { entry } = services.texts.server.descriptions;
  return entryHead(services, hospital, {
    section: "careers",
    toSection: toCareers,
    name: jobTitle,
    path: toCareer(id),
    description: entry(jobTitle, fullName(hospital), shortDescription || plainText(description)),
    things: jobPostingThings(services, hospital, career),
  });
}
