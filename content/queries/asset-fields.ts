/** What pages need of an asset. */
export const ASSET_FIELDS = "url contentType title description width height";

/** The name of a linked entry and whose it is; the hospital is named apart, because its type may differ by content type. */
export const LINKED_ENTRY_FIELDS = `
  __typename
  sys { id }
  ... on Doctors { name doctorHospital: hospital }
  ... on News { headline newsHospital: hospitalName }
  ... on Careers { jobTitle careerHospital: hospital }
  ... on Testimonials { reviewer testimonialHospital: hospital }`;

/** A video, with the date that search engines ask for. */
export const VIDEO_FIELDS = `${ASSET_FIELDS} sys { firstPublishedAt }`;

/** A rich text field with the assets and entries its nodes point at. */
export const RICH_TEXT_FIELDS = `
  json
  links {
    assets { block { sys { id } ${ASSET_FIELDS} } hyperlink { sys { id } ${ASSET_FIELDS} } }
    entries { block { ${LINKED_ENTRY_FIELDS} } inline { ${LINKED_ENTRY_FIELDS} } hyperlink { ${LINKED_ENTRY_FIELDS} } }
  }`;
