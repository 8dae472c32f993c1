import { COUNTRIES, inventWord, TOPICS, type Inventor } from "./invented-export.ts";

/** A kind of query that is measured: its text, and variables that differ each time. */
export interface Question {
  readonly name: string;
  readonly query: string;
  /** True to send a text of its own each time, which has to be parsed and checked. */
  readonly isAlwaysNew?: boolean;
  invent(inventor: Inventor, entryCount: number): Record<string, unknown>;
}

const page = (args: string, items = "title slug") =>
  `articleCollection(limit: 5, ${args}) { total items { ${items} } }`;

/** A year from some moment on. */
export function inventRange(inventor: Inventor): { from: string; to: string } {
  const from = Date.parse(inventor.date());
  return { from: new Date(from).toISOString(), to: new Date(from + 365 * 86_400_000).toISOString() };
}

const RANGE: Question = {
  name: "range, two orders, a page",
  query: `query($from: DateTime, $to: DateTime, $skip: Int) { ${page(
    "where: { publishedOn_gte: $from, publishedOn_lt: $to }, order: [isFeatured_DESC, rating_DESC], skip: $skip",
  )} }`,
  invent: (inventor) => ({ ...inventRange(inventor), skip: inventor.upTo(20) }),
};

export const ONE_ENTRY: Question = {
  name: "one entry by its id, with a link",
  query: "query($id: String!) { article(id: $id) { title rating author { name } } }",
  invent: (inventor, entryCount) => ({ id: `article-${inventor.upTo(entryCount / 2)}` }),
};

/** What a site asks of a content service, and which are expensive. */
export const QUESTIONS: readonly Question[] = [
  ONE_ENTRY,
  {
    name: "equality",
    query: `query($slug: String) { ${page("where: { slug: $slug }")} }`,
    invent: (inventor, entryCount) => ({ slug: `article-${inventor.upTo(entryCount / 2)}` }),
  },
  RANGE,
  { ...RANGE, name: "the same, a new text each time", isAlwaysNew: true },
  {
    name: "list, boolean and tag",
    query: `query($topic: String, $tag: String) { ${page(
      "where: { topics_contains_some: [$topic], isFeatured: true, contentfulMetadata: { tags: { id_contains_some: [$tag] } } }, order: title_ASC",
    )} }`,
    invent: (inventor) => ({ topic: inventor.pick(TOPICS), tag: `tag-${inventor.upTo(10)}` }),
  },
  {
    name: "text contained in a title",
    query: `query($part: String) { ${page("where: { title_contains: $part }, order: title_ASC")} }`,
    invent: (inventor) => ({ part: inventWord(inventor.upTo(20_000)).slice(1, 4) }),
  },
  {
    name: "text contained in rich text",
    query: `query($part: String) { ${page("where: { body_contains: $part }, order: title_ASC")} }`,
    invent: (inventor) => ({ part: inventWord(inventor.upTo(20_000)) }),
  },
  {
    name: "filter over a link",
    query: `query($country: String, $skip: Int) { ${page(
      "where: { author: { country: $country } }, order: publishedOn_DESC, skip: $skip",
      "title author { name }",
    )} }`,
    invent: (inventor) => ({ country: inventor.pick(COUNTRIES), skip: inventor.upTo(3) }),
  },
  {
    name: "area, ordered",
    query: `query($circle: Circle) { eventCollection(where: { place_within_circle: $circle }, order: starts_ASC, limit: 5) {
      total items { title } } }`,
    invent: (inventor) => ({ circle: { lat: inventor.upTo(120) - 60, lon: inventor.upTo(360) - 180, radius: 500 } }),
  },
  {
    name: "OR, and what is not",
    query: `query($topic: String, $slug: String, $rating: Float) { ${page(
      "where: { OR: [{ topics_contains_none: [$topic] }, { rating_gt: $rating }], slug_not: $slug }, order: rating_ASC",
    )} }`,
    invent: (inventor) => ({
      topic: inventor.pick(TOPICS),
      slug: `article-${inventor.upTo(100)}`,
      rating: inventor.upTo(10),
    }),
  },
  {
    name: "linkedFrom, ordered",
    query: `query($id: String!) { author(id: $id) { linkedFrom { articleCollection(limit: 5, order: title_ASC) {
      total items { title } } } } }`,
    invent: (inventor, entryCount) => ({ id: `author-${inventor.upTo(entryCount / 20)}` }),
  },
  {
    name: "deep skip in an order",
    query: `query($skip: Int) { ${page("order: title_DESC, skip: $skip")} }`,
    invent: (inventor, entryCount) => ({ skip: inventor.upTo(entryCount / 2) }),
  },
  {
    name: "deep skip in a filter",
    query: `query($skip: Int, $rating: Float) { ${page("where: { rating_gt: $rating }, order: title_DESC, skip: $skip")} }`,
    invent: (inventor, entryCount) => ({ skip: inventor.upTo(entryCount / 4), rating: inventor.upTo(200) / 100 }),
  },
];
