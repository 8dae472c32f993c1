import type * as Cms from "./cms-types.generated.ts";

/** A response as it may really come: a service at fault leaves holes in pages instead of breaking them. */
export type Wire<T> = T extends readonly (infer Item)[]
  ? readonly (Wire<Item> | null)[]
  : T extends object
    ? { readonly [Name in keyof T]?: Wire<T[Name]> | null }
    : T;

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

export type CmsListedDoctor = ItemOf<Cms.DoctorsQuery["doctorsCollection"]>;
export type CmsDoctorSummary = Wire<Cms.DoctorCardFragment>;
export type CmsDoctor = Wire<NonNullable<Cms.DoctorQuery["doctors"]>>;
export type CmsDepartmentListing = ItemOf<Cms.DepartmentListingsQuery["departmentsCollection"]>;
export type CmsDoctorListings = Wire<Cms.DoctorQuery["departmentsCollection"]>;

export type CmsNewsSummary = ItemOf<Cms.NewsQuery["newsCollection"]>;
export type CmsNewsArticle = Wire<NonNullable<Cms.NewsArticleQuery["news"]>>;

export type CmsCareerSummary = ItemOf<Cms.CareersQuery["careersCollection"]>;
export type CmsCareer = Wire<NonNullable<Cms.CareerQuery["careers"]>>;

export type CmsTestimonialSummary = ItemOf<Cms.TestimonialsQuery["testimonialsCollection"]>;
export type CmsTestimonial = Wire<NonNullable<Cms.TestimonialQuery["testimonials"]>>;

export type CmsEditedEntry = Merged<ItemOf<Cms.EditedEntryQuery["entryCollection"]>>;

export type CmsAsset = Wire<Cms.AssetFragment>;
export type CmsVideo = NonNullable<CmsTestimonial["video"]>;

export type CmsRichText = Partial<NonNullable<CmsNewsArticle["content"]>>;
export type CmsLinkedEntry = Merged<Wire<Cms.LinkedEntryFragment>>;
