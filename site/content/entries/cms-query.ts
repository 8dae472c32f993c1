/** The text of a query, with the types of its data and variables, both generated (`cms-types.generated.ts`). */
export type CmsQuery<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

/** Fields of our content model that a space may be without: queries do without them there. */
export const OPTIONAL_FIELDS: readonly string[] = ["captions", "lastDate", "sittings", "personId"];

/** Contentful's largest page of a collection. */
export const PAGE_SIZE = 1000;

/** What several queries read; each comes before those that it uses. */
const FRAGMENTS = Object.entries({
  DoctorCard: `on Doctors {
    sys { id }
    name
    profilePic { ...Asset }
    centerOfExcellence
    consulting
    sittings
    personId
    education
  }`,
  Asset: "on Asset { url contentType title description width height }",
  // The hospital's field has a name for each type, because its type may differ.
  LinkedEntry: `on Entry {
    __typename
    sys { id }
    ... on Doctors { name doctorHospital: hospital }
    ... on News { headline newsHospital: hospitalName }
    ... on Careers { jobTitle careerHospital: hospital }
    ... on Testimonials { reviewer testimonialHospital: hospital }
  }`,
});

/** Names a text's types, e.g. `cmsQuery<NewsQuery, NewsQueryVariables>("query News …")`, and adds its fragments. */
export function cmsQuery<Data, Variables>(text: string): CmsQuery<Data, Variables> {
  return FRAGMENTS.reduce(
    (whole, [name, fields]) => (whole.includes(`...${name}`) ? `${whole}\nfragment ${name} ${fields}` : whole),
    text,
  );
}

export const RICH_TEXT_FIELDS = `
  json
  links {
    assets { block { sys { id } ...Asset } hyperlink { sys { id } ...Asset } }
    entries { block { ...LinkedEntry } inline { ...LinkedEntry } hyperlink { ...LinkedEntry } }
  }`;
