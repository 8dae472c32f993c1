/** What pages need of an asset. */
export const ASSET_FIELDS = "url contentType title width height";

/** A rich text field with the assets its blocks show. */
export const RICH_TEXT_FIELDS = `json links { assets { block { sys { id } ${ASSET_FIELDS} } } }`;
