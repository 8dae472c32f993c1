/**
 * Entries as the content service answers them. Everything may be missing, and a text of our content model
 * may be a list of texts in another space.
 */

export type CmsText = string | readonly (string | null)[] | null | undefined;

export interface CmsSys {
  id?: string | null;
  publishedAt?: string | null;
  firstPublishedAt?: string | null;
  locale?: string | null;
}

export interface CmsAsset {
  sys?: CmsSys | null;
  url?: string | null;
  contentType?: string | null;
  title?: string | null;
  description?: string | null;
  width?: number | null;
  height?: number | null;
}

export interface CmsCollection<T> {
  total?: number | null;
  items?: readonly (T | null)[] | null;
}

type CmsList<T> = readonly (T | null)[] | null;

/** An entry that a rich text points at, with what is asked of each type. */
export interface CmsLinkedEntry {
  __typename?: string;
  sys?: CmsSys | null;
  name?: CmsText;
  headline?: CmsText;
  jobTitle?: CmsText;
  reviewer?: CmsText;
  doctorHospital?: CmsText;
  newsHospital?: CmsText;
  careerHospital?: CmsText;
  testimonialHospital?: CmsText;
}

export interface CmsRichText {
  /** The document; whatever an editor's tool wrote. */
  json?: unknown;
  links?: {
    assets?: { block?: CmsList<CmsAsset>; hyperlink?: CmsList<CmsAsset> } | null;
    entries?: {
      block?: CmsList<CmsLinkedEntry>;
      inline?: CmsList<CmsLinkedEntry>;
      hyperlink?: CmsList<CmsLinkedEntry>;
    } | null;
  } | null;
}

export interface CmsEntry {
  sys?: CmsSys | null;
}

export interface CmsDoctor extends CmsEntry {
  name?: CmsText;
  profilePic?: CmsAsset | null;
  consulting?: CmsText;
  centerOfExcellence?: CmsText;
  contactNumber?: CmsText;
  email?: CmsText;
  education?: CmsText;
  skill?: CmsText;
  hospital?: CmsText;
}

export interface CmsDepartment extends CmsEntry {
  departments?: CmsText;
  hospital?: CmsText;
  doctorsCollection?: CmsCollection<CmsDoctor> | null;
}

export interface CmsNews extends CmsEntry {
  headline?: CmsText;
  subHeadline?: CmsText;
  thumbnail?: CmsAsset | null;
  content?: CmsRichText | null;
  hospitalName?: CmsText;
}

export interface CmsCareer extends CmsEntry {
  jobTitle?: CmsText;
  jobShortDescription?: CmsText;
  numberOfVacancy?: number | null;
  jobDescription?: CmsRichText | null;
  responsibilities?: CmsText;
  skills?: CmsText;
  experience?: CmsText;
  hospital?: CmsText;
}

export interface CmsTestimonial extends CmsEntry {
  reviewer?: CmsText;
  video?: CmsAsset | null;
  shortReview?: CmsRichText | null;
  reviewPoster?: CmsAsset | null;
  testimonialContent?: CmsRichText | null;
  hospital?: CmsText;
}
