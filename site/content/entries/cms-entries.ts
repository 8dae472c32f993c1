import type {
  CareerQuery,
  CareersQuery,
  DepartmentListingsQuery,
  DoctorQuery,
  DoctorsQuery,
  EditedEntryQuery,
  NewsArticleQuery,
  NewsQuery,
  TestimonialQuery,
  TestimonialsQuery,
} from "./cms-types.generated.ts";

/**
 * A response as it may really come. Contentful promises more, such as an id for every entry; what is read takes nothing of
 * it for granted, so that a service at fault leaves holes in pages instead of breaking them.
 */
export type Wire<T> = T extends readonly (infer Item)[]
  ? readonly (Wire<Item> | null)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Wire<T[Name]> | null }
    : T;

/** One of several types of entries, with the fields of all: those of the others are missing. */
export type Merged<Entry> = {
  readonly [Name in Entry extends unknown ? keyof Entry : never]?: Entry extends unknown
    ? Name extends keyof Entry
      ? Entry[Name]
      : never
    : never;
};

/** A text of our content model may be a list of texts in another space. */
export type CmsText = string | readonly (string | null)[] | null | undefined;

export interface CmsCollection<T> {
  readonly total?: number | null;
  readonly items?: readonly (T | null)[] | null;
}

type ItemOf<Collection extends { items: readonly unknown[] } | null> = Wire<
  NonNullable<NonNullable<Collection>["items"][number]>
>;

export type CmsListedDoctor = ItemOf<DoctorsQuery["doctorsCollection"]>;
export type CmsDoctorSummary = Omit<CmsListedDoctor, "linkedFrom">;
export type CmsDoctor = Wire<NonNullable<DoctorQuery["doctors"]>>;
export type CmsDepartmentListing = ItemOf<DepartmentListingsQuery["departmentsCollection"]>;
export type CmsDoctorListings = Wire<DoctorQuery["departmentsCollection"]>;

export type CmsNewsSummary = ItemOf<NewsQuery["newsCollection"]>;
export type CmsNewsArticle = Wire<NonNullable<NewsArticleQuery["news"]>>;

export type CmsCareerSummary = ItemOf<CareersQuery["careersCollection"]>;
export type CmsCareer = Wire<NonNullable<CareerQuery["careers"]>>;

export type CmsTestimonialSummary = ItemOf<TestimonialsQuery["testimonialsCollection"]>;
export type CmsTestimonial = Wire<NonNullable<TestimonialQuery["testimonials"]>>;

export type CmsEditedEntry = Merged<ItemOf<EditedEntryQuery["entryCollection"]>>;

export type CmsAsset = NonNullable<CmsDoctorSummary["profilePic"]>;
export type CmsVideo = NonNullable<CmsTestimonial["video"]>;

/** A rich text; lists ask for the document alone. */
export type CmsRichText = Partial<NonNullable<CmsNewsArticle["content"]>>;
export type CmsLinkedEntry = Merged<
  Wire<NonNullable<NonNullable<NonNullable<NewsArticleQuery["news"]>["content"]>["links"]["entries"]["block"][number]>>
>;
