// Written by tools/build-cms-types.ts from site/content/schema.graphql and the queries in site/content/entries.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
export type CareersQueryVariables = Exact<{ hospital: string }>;

export type CareersQuery = {
  careersCollection: {
    total: number;
    items: Array<{
      jobTitle: string | null;
      jobShortDescription: string | null;
      numberOfVacancy: number | null;
      lastDate: string | null;
      sys: { id: string };
    } | null>;
  } | null;
};

export type CareerQueryVariables = Exact<{ id: string }>;

export type CareerQuery = {
  careers: {
    jobTitle: string | null;
    jobShortDescription: string | null;
    numberOfVacancy: number | null;
    responsibilities: Array<string | null> | null;
    skills: Array<string | null> | null;
    experience: string | null;
    lastDate: string | null;
    hospital: string | null;
    sys: { id: string; firstPublishedAt: string | null };
    jobDescription: {
      json: unknown;
      links: {
        assets: {
          block: Array<({ sys: { id: string } } & AssetFragment) | null>;
          hyperlink: Array<({ sys: { id: string } } & AssetFragment) | null>;
        };
        entries: {
          block: Array<LinkedEntryFragment | null>;
          inline: Array<LinkedEntryFragment | null>;
          hyperlink: Array<LinkedEntryFragment | null>;
        };
      };
    } | null;
  } | null;
};

export type AssetFragment = {
  url: string | null;
  contentType: string | null;
  title: string | null;
  description: string | null;
  width: number | null;
  height: number | null;
};

type LinkedEntry_Doctors_Fragment = {
  __typename: "Doctors";
  name: string | null;
  doctorHospital: string | null;
  sys: { id: string };
};

type LinkedEntry_Departments_Fragment = { __typename: "Departments"; sys: { id: string } };

type LinkedEntry_News_Fragment = {
  __typename: "News";
  headline: string | null;
  newsHospital: string | null;
  sys: { id: string };
};

type LinkedEntry_Careers_Fragment = {
  __typename: "Careers";
  jobTitle: string | null;
  careerHospital: string | null;
  sys: { id: string };
};

type LinkedEntry_Testimonials_Fragment = {
  __typename: "Testimonials";
  reviewer: string | null;
  testimonialHospital: string | null;
  sys: { id: string };
};

export type LinkedEntryFragment =
  | LinkedEntry_Doctors_Fragment
  | LinkedEntry_Departments_Fragment
  | LinkedEntry_News_Fragment
  | LinkedEntry_Careers_Fragment
  | LinkedEntry_Testimonials_Fragment;

export type DepartmentDoctorsQueryVariables = Exact<{
  hospital: string;
  department: string;
  limit: number;
  skip: number;
}>;

export type DepartmentDoctorsQuery = {
  departmentsCollection: {
    items: Array<{
      doctorsCollection: { items: Array<({ email: string | null } & DoctorCardFragment) | null> } | null;
    } | null>;
  } | null;
};

export type DoctorCardFragment = {
  name: string | null;
  centerOfExcellence: string | null;
  consulting: string | null;
  sittings: unknown;
  personId: string | null;
  education: string | null;
  sys: { id: string };
  profilePic: AssetFragment | null;
};

export type DepartmentListingsQueryVariables = Exact<{ hospital: string }>;

export type DepartmentListingsQuery = {
  departmentsCollection: {
    total: number;
    items: Array<{ departments: string | null; sys: { id: string } } | null>;
  } | null;
};

export type DoctorsQueryVariables = Exact<{ hospital: string; limit: number }>;

export type DoctorsQuery = {
  doctorsCollection: {
    total: number;
    items: Array<
      | ({
          linkedFrom: {
            departmentsCollection: {
              items: Array<{ hospital: string | null; departments: string | null } | null>;
            } | null;
          } | null;
        } & DoctorCardFragment)
      | null
    >;
  } | null;
};

export type DoctorNamesQueryVariables = Exact<{ hospital: string }>;

export type DoctorNamesQuery = {
  doctorsCollection: { total: number; items: Array<{ name: string | null; sys: { id: string } } | null> } | null;
};

export type DoctorQueryVariables = Exact<{ id: string; hospital: string }>;

export type DoctorQuery = {
  doctors:
    | ({
        contactNumber: Array<string | null> | null;
        email: string | null;
        skill: string | null;
        hospital: string | null;
      } & DoctorCardFragment)
    | null;
  departmentsCollection: { items: Array<{ departments: string | null } | null> } | null;
};

export type EditedEntryQueryVariables = Exact<{ id: string }>;

export type EditedEntryQuery = {
  entryCollection: {
    items: Array<
      | ({ sys: { locale: string | null } } & LinkedEntry_Doctors_Fragment)
      | ({
          departments: string | null;
          listingHospital: string | null;
          sys: { locale: string | null };
        } & LinkedEntry_Departments_Fragment)
      | ({ sys: { locale: string | null } } & LinkedEntry_News_Fragment)
      | ({ sys: { locale: string | null } } & LinkedEntry_Careers_Fragment)
      | ({
          testimonialContent: { json: unknown } | null;
          sys: { locale: string | null };
        } & LinkedEntry_Testimonials_Fragment)
      | null
    >;
  } | null;
};

export type ListedDoctorsQueryVariables = Exact<{ id: string; limit: number }>;

export type ListedDoctorsQuery = {
  departments: {
    hospital: string | null;
    doctorsCollection: { total: number; items: Array<DoctorCardFragment | null> } | null;
  } | null;
};

export type NewsArticleQueryVariables = Exact<{ id: string }>;

export type NewsArticleQuery = {
  news: {
    headline: string | null;
    subHeadline: string | null;
    hospitalName: string | null;
    sys: { id: string; publishedAt: string | null; firstPublishedAt: string | null };
    thumbnail: AssetFragment | null;
    content: {
      json: unknown;
      links: {
        assets: {
          block: Array<({ sys: { id: string } } & AssetFragment) | null>;
          hyperlink: Array<({ sys: { id: string } } & AssetFragment) | null>;
        };
        entries: {
          block: Array<LinkedEntryFragment | null>;
          inline: Array<LinkedEntryFragment | null>;
          hyperlink: Array<LinkedEntryFragment | null>;
        };
      };
    } | null;
  } | null;
};

export type NewsQueryVariables = Exact<{ hospital: string }>;

export type NewsQuery = {
  newsCollection: {
    total: number;
    items: Array<{
      headline: string | null;
      subHeadline: string | null;
      sys: { id: string; publishedAt: string | null };
      thumbnail: AssetFragment | null;
    } | null>;
  } | null;
};

export type PersonQueryVariables = Exact<{ personId: string }>;

export type PersonQuery = {
  doctorsCollection: { items: Array<{ hospital: string | null; sys: { id: string } } | null> } | null;
};

export type PublishedEntriesQueryVariables = Exact<{ hospital: string; limit: number; skip: number }>;

export type PublishedEntriesQuery = {
  doctors: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
  news: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
  careers: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
  testimonials: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
};

export type TestimonialsQueryVariables = Exact<{ hospital: string }>;

export type TestimonialsQuery = {
  testimonialsCollection: {
    total: number;
    items: Array<{
      reviewer: string | null;
      sys: { id: string };
      video: ({ sys: { firstPublishedAt: string | null } } & AssetFragment) | null;
      captions: AssetFragment | null;
      shortReview: { json: unknown } | null;
      reviewPoster: AssetFragment | null;
      testimonialContent: { json: unknown } | null;
    } | null>;
  } | null;
};

export type TestimonialQueryVariables = Exact<{ id: string }>;

export type TestimonialQuery = {
  testimonials: {
    reviewer: string | null;
    hospital: string | null;
    sys: { id: string };
    video: ({ sys: { firstPublishedAt: string | null } } & AssetFragment) | null;
    captions: AssetFragment | null;
    reviewPoster: AssetFragment | null;
    testimonialContent: {
      json: unknown;
      links: {
        assets: {
          block: Array<({ sys: { id: string } } & AssetFragment) | null>;
          hyperlink: Array<({ sys: { id: string } } & AssetFragment) | null>;
        };
        entries: {
          block: Array<LinkedEntryFragment | null>;
          inline: Array<LinkedEntryFragment | null>;
          hyperlink: Array<LinkedEntryFragment | null>;
        };
      };
    } | null;
  } | null;
};
