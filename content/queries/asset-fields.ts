/** What pages need of an asset. */
export const ASSET_FIELDS = "url contentType title description width height";

/** A video, with the date that search engines ask for. */
export const VIDEO_FIELDS = `${ASSET_FIELDS} sys { firstPublishedAt }`;

/** A rich text field with the assets its blocks show. */
export const RICH_TEXT_FIELDS = `json links { assets { block { sys { id } ${ASSET_FIELDS} } } }`;
