// Written by tools/build-cms-types.ts from site/content/schema.graphql and the queries in site/content/entries.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
export type CareersQueryVariables = Exact<{
  hospital: string;
}>;

export type CareersQuery = {
  careersCollection: {
    total: number;
    items: Array<{ jobTitle: string | null; jobShortDescription: string | null; sys: { id: string } } | null>;
  } | null;
};

export type CareerQueryVariables = Exact<{
  id: string;
}>;

export type CareerQuery = {
  careers: {
    jobTitle: string | null;
    jobShortDescription: string | null;
    numberOfVacancy: number | null;
    responsibilities: Array<string | null> | null;
    skills: Array<string | null> | null;
    experience: string | null;
    hospital: string | null;
    sys: { id: string; firstPublishedAt: string | null };
    jobDescription: {
      json: unknown;
      links: {
        assets: {
          block: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
          hyperlink: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
        };
        entries: {
          block: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          inline: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          hyperlink: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
        };
      };
    } | null;
  } | null;
};

export type DepartmentDoctorsQueryVariables = Exact<{
  hospital: string;
  department: string;
  limit: number;
  skip: number;
}>;

export type DepartmentDoctorsQuery = {
  departmentsCollection: {
    items: Array<{
      doctorsCollection: {
        items: Array<{
          name: string | null;
          centerOfExcellence: string | null;
          consulting: string | null;
          education: string | null;
          email: string | null;
          sys: { id: string };
          profilePic: {
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
          } | null;
        } | null>;
      } | null;
    } | null>;
  } | null;
};

export type DepartmentListingsQueryVariables = Exact<{
  hospital: string;
}>;

export type DepartmentListingsQuery = {
  departmentsCollection: { items: Array<{ departments: string | null; sys: { id: string } } | null> } | null;
};

export type DoctorsQueryVariables = Exact<{
  hospital: string;
  limit: number;
}>;

export type DoctorsQuery = {
  doctorsCollection: {
    total: number;
    items: Array<{
      name: string | null;
      centerOfExcellence: string | null;
      consulting: string | null;
      education: string | null;
      sys: { id: string };
      profilePic: {
        url: string | null;
        contentType: string | null;
        title: string | null;
        description: string | null;
        width: number | null;
        height: number | null;
      } | null;
      linkedFrom: {
        departmentsCollection: { items: Array<{ hospital: string | null; departments: string | null } | null> } | null;
      } | null;
    } | null>;
  } | null;
};

export type DoctorNamesQueryVariables = Exact<{
  hospital: string;
}>;

export type DoctorNamesQuery = { doctorsCollection: { items: Array<{ name: string | null } | null> } | null };

export type DoctorQueryVariables = Exact<{
  id: string;
  hospital: string;
}>;

export type DoctorQuery = {
  doctors: {
    name: string | null;
    consulting: string | null;
    centerOfExcellence: string | null;
    contactNumber: Array<string | null> | null;
    email: string | null;
    education: string | null;
    skill: string | null;
    hospital: string | null;
    sys: { id: string };
    profilePic: {
      url: string | null;
      contentType: string | null;
      title: string | null;
      description: string | null;
      width: number | null;
      height: number | null;
    } | null;
  } | null;
  departmentsCollection: { items: Array<{ departments: string | null } | null> } | null;
};

export type EditedEntryQueryVariables = Exact<{
  id: string;
}>;

export type EditedEntryQuery = {
  entryCollection: {
    items: Array<
      | {
          __typename: "Doctors";
          name: string | null;
          doctorHospital: string | null;
          sys: { id: string; locale: string | null };
        }
      | {
          __typename: "Departments";
          departments: string | null;
          listingHospital: string | null;
          sys: { id: string; locale: string | null };
        }
      | {
          __typename: "News";
          headline: string | null;
          newsHospital: string | null;
          sys: { id: string; locale: string | null };
        }
      | {
          __typename: "Careers";
          jobTitle: string | null;
          careerHospital: string | null;
          sys: { id: string; locale: string | null };
        }
      | {
          __typename: "Testimonials";
          reviewer: string | null;
          testimonialHospital: string | null;
          testimonialContent: { json: unknown } | null;
          sys: { id: string; locale: string | null };
        }
      | null
    >;
  } | null;
};

export type ListedDoctorsQueryVariables = Exact<{
  id: string;
  limit: number;
}>;

export type ListedDoctorsQuery = {
  departments: {
    hospital: string | null;
    doctorsCollection: {
      total: number;
      items: Array<{
        name: string | null;
        centerOfExcellence: string | null;
        consulting: string | null;
        education: string | null;
        sys: { id: string };
        profilePic: {
          url: string | null;
          contentType: string | null;
          title: string | null;
          description: string | null;
          width: number | null;
          height: number | null;
        } | null;
      } | null>;
    } | null;
  } | null;
};

export type ListingDoctorsQueryVariables = Exact<{
  id: string;
}>;

export type ListingDoctorsQuery = {
  departments: {
    hospital: string | null;
    doctorsCollection: { items: Array<{ name: string | null; sys: { id: string } } | null> } | null;
  } | null;
};

export type NewsArticleQueryVariables = Exact<{
  id: string;
}>;

export type NewsArticleQuery = {
  news: {
    headline: string | null;
    subHeadline: string | null;
    hospitalName: string | null;
    sys: { id: string; publishedAt: string | null; firstPublishedAt: string | null };
    thumbnail: {
      url: string | null;
      contentType: string | null;
      title: string | null;
      description: string | null;
      width: number | null;
      height: number | null;
    } | null;
    content: {
      json: unknown;
      links: {
        assets: {
          block: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
          hyperlink: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
        };
        entries: {
          block: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          inline: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          hyperlink: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
        };
      };
    } | null;
  } | null;
};

export type NewsQueryVariables = Exact<{
  hospital: string;
}>;

export type NewsQuery = {
  newsCollection: {
    items: Array<{
      headline: string | null;
      subHeadline: string | null;
      sys: { id: string; publishedAt: string | null };
      thumbnail: {
        url: string | null;
        contentType: string | null;
        title: string | null;
        description: string | null;
        width: number | null;
        height: number | null;
      } | null;
    } | null>;
  } | null;
};

export type PublishedCareersQueryVariables = Exact<{
  hospital: string;
  limit: number;
  skip: number;
}>;

export type PublishedCareersQuery = {
  careersCollection: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
};

export type PublishedDoctorsQueryVariables = Exact<{
  hospital: string;
  limit: number;
  skip: number;
}>;

export type PublishedDoctorsQuery = {
  doctorsCollection: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
};

export type PublishedNewsQueryVariables = Exact<{
  hospital: string;
  limit: number;
  skip: number;
}>;

export type PublishedNewsQuery = {
  newsCollection: { total: number; items: Array<{ sys: { id: string; publishedAt: string | null } } | null> } | null;
};

export type PublishedTestimonialsQueryVariables = Exact<{
  hospital: string;
  limit: number;
  skip: number;
}>;

export type PublishedTestimonialsQuery = {
  testimonialsCollection: {
    total: number;
    items: Array<{ sys: { id: string; publishedAt: string | null } } | null>;
  } | null;
};

export type TestimonialsQueryVariables = Exact<{
  hospital: string;
}>;

export type TestimonialsQuery = {
  testimonialsCollection: {
    items: Array<{
      reviewer: string | null;
      sys: { id: string };
      video: {
        url: string | null;
        contentType: string | null;
        title: string | null;
        description: string | null;
        width: number | null;
        height: number | null;
        sys: { firstPublishedAt: string | null };
      } | null;
      shortReview: { json: unknown } | null;
      reviewPoster: {
        url: string | null;
        contentType: string | null;
        title: string | null;
        description: string | null;
        width: number | null;
        height: number | null;
      } | null;
      testimonialContent: { json: unknown } | null;
    } | null>;
  } | null;
};

export type TestimonialQueryVariables = Exact<{
  id: string;
}>;

export type TestimonialQuery = {
  testimonials: {
    reviewer: string | null;
    hospital: string | null;
    sys: { id: string };
    video: {
      url: string | null;
      contentType: string | null;
      title: string | null;
      description: string | null;
      width: number | null;
      height: number | null;
      sys: { firstPublishedAt: string | null };
    } | null;
    reviewPoster: {
      url: string | null;
      contentType: string | null;
      title: string | null;
      description: string | null;
      width: number | null;
      height: number | null;
    } | null;
    testimonialContent: {
      json: unknown;
      links: {
        assets: {
          block: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
          hyperlink: Array<{
            url: string | null;
            contentType: string | null;
            title: string | null;
            description: string | null;
            width: number | null;
            height: number | null;
            sys: { id: string };
          } | null>;
        };
        entries: {
          block: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          inline: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
          hyperlink: Array<
            | { __typename: "Doctors"; name: string | null; doctorHospital: string | null; sys: { id: string } }
            | { __typename: "Departments"; sys: { id: string } }
            | { __typename: "News"; headline: string | null; newsHospital: string | null; sys: { id: string } }
            | { __typename: "Careers"; jobTitle: string | null; careerHospital: string | null; sys: { id: string } }
            | {
                __typename: "Testimonials";
                reviewer: string | null;
                testimonialHospital: string | null;
                sys: { id: string };
              }
            | null
          >;
        };
      };
    } | null;
  } | null;
};
