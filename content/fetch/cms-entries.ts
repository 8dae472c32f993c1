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
import type { Merged, Wire } from "./wire.ts";

/** Entries as the content service answers them, named after what the queries ask for. */

/** A text of our content model may be a list of texts in another space. */
export type CmsText = string | readonly (string | null)[] | null | undefined;

export interface CmsCollection<T> {
  readonly total?: number | null;
  readonly items?: readonly (T | null)[] | null;
}

/** One of a query's collection. */
type ItemOf<Collection extends { items: readonly unknown[] } | null> = Wire<
  NonNullable<NonNullable<Collection>["items"][number]>
>;

export type CmsDoctorSummary = ItemOf<DoctorsQuery["doctorsCollection"]>;
export type CmsDoctor = Wire<NonNullable<DoctorQuery["doctors"]>>;
export type CmsDepartmentListing = ItemOf<DepartmentListingsQuery["departmentsCollection"]>;
/** The listings a doctor stands in. */
export type CmsDoctorListings = Wire<DoctorQuery["departmentsCollection"]>;

export type CmsNewsSummary = ItemOf<NewsQuery["newsCollection"]>;
export type CmsNewsArticle = Wire<NonNullable<NewsArticleQuery["news"]>>;

export type CmsCareerSummary = ItemOf<CareersQuery["careersCollection"]>;
export type CmsCareer = Wire<NonNullable<CareerQuery["careers"]>>;

export type CmsTestimonialSummary = ItemOf<TestimonialsQuery["testimonialsCollection"]>;
export type CmsTestimonial = Wire<NonNullable<TestimonialQuery["testimonials"]>>;

/** An entry of any type, with what tells whose page shows it. */
export type CmsEditedEntry = Merged<ItemOf<EditedEntryQuery["entryCollection"]>>;

export type CmsAsset = NonNullable<CmsDoctorSummary["profilePic"]>;
export type CmsVideo = NonNullable<CmsTestimonial["video"]>;

/** A rich text; lists ask for the document alone. */
export type CmsRichText = Partial<NonNullable<CmsNewsArticle["content"]>>;
/** An entry that a rich text points at, with what is asked of each type. */
export type CmsLinkedEntry = Merged<
  Wire<NonNullable<NonNullable<NonNullable<NewsArticleQuery["news"]>["content"]>["links"]["entries"]["block"][number]>>
>;
