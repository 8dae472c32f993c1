/** The site's words in Malayalam. What is left out stays English: what programs read of FHIR. */
export * as pages from "./ml/pages.ts";
export * as server from "./ml/server.ts";
