/** Makes up values, the same ones in the same order for the same seed. */
export interface Inventor {
  /** A whole number from 0, below the limit. */
  upTo(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** So many words; a few words are frequent and most are rare, as in any language. */
  sentence(wordCount: number): string;
  /** A moment of the years 2010 to 2024. */
  date(): string;
}

const VOCABULARY_SIZE = 20_000;
const CONSONANTS = "bcdfghjklmnpqrstvwxz";
const VOWELS = "aeiou";
const SYLLABLES = [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
const FIRST_DAY = Date.parse("2010-01-01");
const LAST_DAY = Date.parse("2024-12-31");

/** Random numbers by a linear congruential generator, with the constants of "Numerical Recipes". */
export function createInventor(seed: number): Inventor {
  let state = seed >>> 0;
  function next(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    upTo,
    pick: (choices) => choices[upTo(choices.length)]!,
    sentence: (wordCount) =>
      Array.from({ length: wordCount }, () => inventWord(Math.floor(VOCABULARY_SIZE ** next()))).join(" "),
    date: () => new Date(FIRST_DAY + Math.floor(next() * (LAST_DAY - FIRST_DAY))).toISOString(),
  };
}

/** The word of that rank in the vocabulary: its digits to the base 100, spoken. */
export function inventWord(rank: number): string {
  const word = rank < SYLLABLES.length ? "" : inventWord(Math.floor(rank / SYLLABLES.length));
  return word + SYLLABLES[rank % SYLLABLES.length];
}

/** Makes a space export of so many invented entries, the same for the same number: a magazine in two languages. */
export function inventExport(entryCount: number): object {
  const inventor = createInventor(entryCount);
  const counts = {
    author: Math.ceil(entryCount * 0.05),
    section: Math.ceil(entryCount * 0.01),
    event: Math.ceil(entryCount * 0.34),
  };
  const articleCount = entryCount - counts.author - counts.section - counts.event;
  const fill = (type: string, count: number, invent: (index: number) => Record<string, object>) =>
    Array.from({ length: count }, (_, index) => createEntry(inventor, type, index, invent(index)));
  return {
    contentTypes: CONTENT_TYPES,
    locales: [
      { code: "en", name: "English", default: true },
      { code: "de", name: "German", fallbackCode: "en" },
    ],
    tags: TAGS.map((id) => ({ sys: { id }, name: `Tag ${id}` })),
    entries: [
      ...fill("author", counts.author, () => ({
        name: plain(inventor.sentence(2)),
        country: plain(inventor.pick(COUNTRIES)),
      })),
      ...fill("section", counts.section, () => ({ title: { en: inventor.sentence(2), de: inventor.sentence(2) } })),
      ...fill("event", counts.event, () => ({
        title: plain(inventor.sentence(4)),
        starts: plain(inventor.date()),
        price: plain(inventor.upTo(100)),
        place: plain({ lat: inventor.upTo(180_000) / 1000 - 90, lon: inventor.upTo(360_000) / 1000 - 180 }),
      })),
      ...fill("article", articleCount, (index) => ({
        title: { en: inventor.sentence(5), ...(index % 2 === 0 && { de: inventor.sentence(5) }) },
        slug: plain(`article-${index}`),
        body: plain(inventDocument(inventor)),
        publishedOn: plain(inventor.date()),
        rating: plain(inventor.upTo(1000) / 100),
        isFeatured: plain(inventor.upTo(4) === 0),
        topics: plain([inventor.pick(TOPICS), inventor.pick(TOPICS)]),
        author: plain(linkTo("author", inventor.upTo(counts.author))),
        section: plain(linkTo("section", inventor.upTo(counts.section))),
        related: plain(Array.from({ length: inventor.upTo(5) }, () => linkTo("article", inventor.upTo(articleCount)))),
      })),
    ],
    assets: [],
  };
}

export const COUNTRIES = Array.from({ length: 20 }, (_, index) => `country-${index}`);
export const TOPICS = Array.from({ length: 20 }, (_, index) => `topic-${index}`);
const TAGS = Array.from({ length: 10 }, (_, index) => `tag-${index}`);

const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, ...more });
const link = (typeId: string) => ({ linkType: "Entry", validations: [{ linkContentType: [typeId] }] });

const CONTENT_TYPES = [
  { id: "author", fields: [field("name", "Symbol"), field("country", "Symbol")] },
  { id: "section", fields: [field("title", "Symbol", { localized: true })] },
  {
    id: "event",
    fields: [field("title", "Symbol"), field("starts", "Date"), field("price", "Integer"), field("place", "Location")],
  },
  {
    id: "article",
    fields: [
      field("title", "Symbol", { localized: true }),
      field("slug", "Symbol"),
      field("body", "RichText"),
      field("publishedOn", "Date"),
      field("rating", "Number"),
      field("isFeatured", "Boolean"),
      field("topics", "Array", { items: { type: "Symbol" } }),
      field("author", "Link", link("author")),
      field("section", "Link", link("section")),
      field("related", "Array", { items: { type: "Link", ...link("article") } }),
    ],
  },
].map(({ id, fields }) => ({ sys: { id, type: "ContentType" }, name: id, fields }));

const plain = (value: unknown) => ({ en: value });

function linkTo(typeId: string, index: number) {
  return { sys: { type: "Link", linkType: "Entry", id: `${typeId}-${index}` } };
}

/** One in twenty articles and events is a draft. */
function createEntry(inventor: Inventor, typeId: string, index: number, fields: Record<string, object>) {
  const publishedAt = inventor.date();
  const publication = { publishedVersion: 3, publishedAt, firstPublishedAt: publishedAt };
  const isDraft = index % 20 === 19 && (typeId === "article" || typeId === "event");
  const contentType = { sys: { type: "Link", linkType: "ContentType", id: typeId } };
  const tag = { sys: { type: "Link", linkType: "Tag", id: inventor.pick(TAGS) } };
  return {
    metadata: { tags: [tag] },
    sys: { id: `${typeId}-${index}`, type: "Entry", contentType, ...(!isDraft && publication) },
    fields,
  };
}

function inventDocument(inventor: Inventor) {
  const paragraphs = Array.from({ length: 4 }, () => ({
    nodeType: "paragraph",
    data: {},
    content: [{ nodeType: "text", value: inventor.sentence(60), marks: [], data: {} }],
  }));
  return { nodeType: "document", data: {}, content: paragraphs };
}
