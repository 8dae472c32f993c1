import * as careers from "./careers.server.ts";
import * as departments from "./departments.server.ts";
import * as doctors from "./doctors.server.ts";
import * as editedEntry from "./edited-entry.server.ts";
import * as news from "./news.server.ts";
import * as publishedEntries from "./published-entries.server.ts";
import * as testimonials from "./testimonials.server.ts";

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
