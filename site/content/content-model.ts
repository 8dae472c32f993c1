/** The content types our pages read (specification §3). They import into a space as they stand. */

interface FieldOptions {
  localized?: boolean;
  required?: boolean;
  validations?: Record<string, unknown>[];
  linkType?: "Asset" | "Entry";
  items?: { type: "Symbol" | "Link"; linkType?: "Entry"; validations: Record<string, unknown>[] };
}

export function field(
  id: string,
  name: string,
  type: "Symbol" | "Text" | "RichText" | "Integer" | "Date" | "Object" | "Link" | "Array",
  options: FieldOptions = {},
) {
  const defaults = { localized: false, required: false, disabled: false, omitted: false, validations: [] };
  return { id, name, type, ...defaults, ...options };
}

export type ContentTypeDefinition = ReturnType<typeof contentType>;

const REQUIRED: FieldOptions = { required: true };
/** Words for visitors. Not names, by which pages find what belongs together. */
const TRANSLATED: FieldOptions = { localized: true };

function asset(id: string, name: string, mimeGroup?: "image" | "video") {
  const validations = mimeGroup ? [{ linkMimetypeGroup: [mimeGroup] }] : [];
  return field(id, name, "Link", { linkType: "Asset", validations });
}

function symbols(id: string, name: string, options: FieldOptions = {}) {
  return field(id, name, "Array", { ...options, items: { type: "Symbol", validations: [] } });
}

export function contentType(
  id: string,
  name: string,
  description: string,
  displayField: string,
  fields: ReturnType<typeof field>[],
) {
  const sys = { id, type: "ContentType" as const, version: 2, publishedVersion: 1 };
  return { sys, name, description, displayField, fields };
}

/** An entry's hospital is one of these names (`contentName`); any text without names. */
export function createContentTypes(hospitalNames: readonly string[]): readonly ContentTypeDefinition[] {
  const validations = hospitalNames.length > 0 ? [{ in: [...hospitalNames] }] : [];
  const hospital = field("hospital", "Hospital", "Symbol", { ...REQUIRED, validations });
  return [
    contentType("doctors", "Doctor", "A doctor of one hospital.", "name", [
      field("name", "Name", "Symbol", REQUIRED),
      asset("profilePic", "Profile picture", "image"),
      field("consulting", "Consultation timings", "Text", TRANSLATED),
      field("sittings", "Sittings", "Object"),
      field("personId", "Person (the same in each hospital)", "Symbol"),
      field("centerOfExcellence", "Center of excellence", "Symbol", TRANSLATED),
      symbols("contactNumber", "Contact numbers"),
      field("email", "E-mail", "Symbol"),
      field("education", "Education", "Text", TRANSLATED),
      field("skill", "Skill", "Text", TRANSLATED),
      hospital,
    ]),
    contentType("departments", "Department listing", "A department of one hospital and its doctors.", "departments", [
      field("departments", "Department", "Symbol", REQUIRED),
      hospital,
      field("doctors", "Doctors", "Array", {
        items: { type: "Link", linkType: "Entry", validations: [{ linkContentType: ["doctors"] }] },
      }),
    ]),
    contentType("news", "News", "A news item of one hospital.", "headline", [
      field("headline", "Headline", "Symbol", { ...REQUIRED, ...TRANSLATED }),
      field("subHeadline", "Sub-headline", "Symbol", TRANSLATED),
      asset("thumbnail", "Thumbnail", "image"),
      field("content", "Content", "RichText", TRANSLATED),
      { ...hospital, id: "hospitalName" },
    ]),
    contentType("careers", "Career", "A job a hospital offers.", "jobTitle", [
      field("jobTitle", "Job title", "Symbol", { ...REQUIRED, ...TRANSLATED }),
      field("jobShortDescription", "Short description", "Text", TRANSLATED),
      field("numberOfVacancy", "Number of vacancies", "Integer"),
      field("jobDescription", "Job description", "RichText", TRANSLATED),
      symbols("responsibilities", "Responsibilities", TRANSLATED),
      symbols("skills", "Skills", TRANSLATED),
      field("experience", "Experience", "Symbol", TRANSLATED),
      field("lastDate", "Last date to apply", "Date"),
      hospital,
    ]),
    contentType("testimonials", "Testimonial", "What a visitor says about one hospital.", "reviewer", [
      field("reviewer", "Reviewer", "Symbol", REQUIRED),
      asset("video", "Video", "video"),
      asset("captions", "Captions of the video (WebVTT)"),
      field("shortReview", "Short review", "RichText", TRANSLATED),
      asset("reviewPoster", "Poster", "image"),
      field("testimonialContent", "Testimonial", "RichText", TRANSLATED),
      hospital,
    ]),
  ];
}

export const contentTypes = createContentTypes([]);
