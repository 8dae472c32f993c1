/** Where Contentful's app stands, whose editor shows previews in a frame: in the world, and in the European Union. */
export const EDITOR_ORIGINS = ["https://app.contentful.com", "https://app.eu.contentful.com"];
