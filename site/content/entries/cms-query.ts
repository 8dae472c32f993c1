/**
 * The text of a query, with the types of its data and of its variables. Both are generated from the text and the
 * schema (`cms-types.generated.ts`).
 */
export type CmsQuery<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

/** Names a text's types, e.g. `cmsQuery<NewsQuery, NewsQueryVariables>("query News …")`. */
export function cmsQuery<Data, Variables>(text: string): CmsQuery<Data, Variables> {
  return text as CmsQuery<Data, Variables>;
}

export const ASSET_FIELDS = "url contentType title description width height";

export const VIDEO_FIELDS = `${ASSET_FIELDS} sys { firstPublishedAt }`;

/** The name of a linked entry and its hospital; that field has a name for each type, because its type may differ. */
export const LINKED_ENTRY_FIELDS = `
  __typename
  sys { id }
  ... on Doctors { name doctorHospital: hospital }
  ... on News { headline newsHospital: hospitalName }
  ... on Careers { jobTitle careerHospital: hospital }
  ... on Testimonials { reviewer testimonialHospital: hospital }`;

export const RICH_TEXT_FIELDS = `
  json
  links {
    assets { block { sys { id } ${ASSET_FIELDS} } hyperlink { sys { id } ${ASSET_FIELDS} } }
    entries { block { ${LINKED_ENTRY_FIELDS} } inline { ${LINKED_ENTRY_FIELDS} } hyperlink { ${LINKED_ENTRY_FIELDS} } }
  }`;

export const DOCTOR_CARD_FIELDS = `sys { id } name profilePic { ${ASSET_FIELDS} } centerOfExcellence consulting education`;
