import * as careers from "#site/content/entries/careers.server.ts";
import * as departments from "#site/content/entries/departments.server.ts";
import * as doctors from "#site/content/entries/doctors.server.ts";
import * as editedEntry from "#site/content/entries/edited-entry.server.ts";
import * as news from "#site/content/entries/news.server.ts";
import * as publishedEntries from "#site/content/entries/published-entries.server.ts";
import * as testimonials from "#site/content/entries/testimonials.server.ts";

const exported = {
  ...careers,
  ...departments,
  ...doctors,
  ...editedEntry,
  ...news,
  ...publishedEntries,
  ...testimonials,
};

export const allQueries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
);
