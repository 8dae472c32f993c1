/**
 * Every text of the site that is neither data (`data/`) nor content (the content service), in English. Another language
 * is a file like this one beside it, e.g. `ml.ts`, of the type `Catalogue`, with a folder of its own. Texts with a
 * number after them in a comment are fixed by that statement of docs/specification, letter by letter.
 */
export * as pages from "./en/pages.ts";
export * as server from "./en/server.ts";
