import type { ContentFault } from "contentful-emulator/front-matter";
import { readItem } from "contentful-emulator/read-item";
import { createRichTextTransform } from "#site/content/transform/rich-text.ts";
import { contentType, field } from "#site/content/content-model.ts";
import type { RichText } from "#site/content/content.ts";
import { BASE, type OwnPage, textOf } from "#site/pages/own-page.ts";
import { isTaken, type KnownSite } from "./page-test.ts";

const WORDS = { localized: true };
const LETTERS = {
  regexp: { pattern: "^[a-z0-9]+([_-][a-z0-9]+)*$" },
  message: "write small letters and digits, with _ or - between them",
};

/** A page is read, and edited, as an entry is. */
export const PAGE = contentType("pages", "Page", "A page without code.", "title", [
  field("title", "Title", "Symbol", { ...WORDS, required: true, validations: [{ size: { max: 120 } }] }),
  field("address", "Address", "Symbol", { required: true, validations: [LETTERS] }),
  field("place", "Place", "Symbol", { validations: [{ in: ["menu", "footer", "none"] }] }),
  field("hospitals", "Hospitals", "Object"),
  field("description", "Description", "Text", WORDS),
  field("text", "Text", "RichText", { ...WORDS, required: true }),
]);

/** A file of the folder, or what somebody wrote at the desk. */
export interface PageSource {
  /** E.g. "patients-rights.md". */
  name: string;
  /** As faults name it, e.g. "pages/patients-rights.md". */
  file: string;
  source: string;
}

const DRAFT = /\.draft\.md$/;

/** In a language, the first where none is named; a page with a fault is left out. `isDrafts`: as previews show them. */
export function readPages(
  sources: readonly PageSource[],
  { site, table }: KnownSite,
  { language = site.languages[0], isDrafts = false } = {},
) {
  const chosen = new Map(sources.flatMap((one) => (DRAFT.test(one.name) ? [] : [[one.name, one]])));
  for (const one of isDrafts ? sources : []) if (DRAFT.test(one.name)) chosen.set(one.name.replace(DRAFT, ".md"), one);
  const faults: ContentFault[] = [];
  const pages = new Map<string, OwnPage>();
  for (const { name, file, source } of chosen.values()) {
    const before = faults.length;
    const fault: NoteFault = (line, message) => faults.push({ file, line, message });
    const page = readPage(source, { site, language, isDrafts, fault });
    if (!page) continue;
    const { address, hospitals } = page;
    const [other] =
      [...pages].find(([, one]) => one.address === address && areTogether(one.hospitals, hospitals)) ?? [];
    const owner = other ? `in ${other}` : hospitals.length > 0 && isTaken(table, address) && "a page of each hospital";
    if (owner) fault(lineOf(source, "address:"), `address ${address} is ${owner} already: choose another`);
    if (faults.length === before) pages.set(name, page);
  }
  return { pages: [...pages.values()], faults };
}

function areTogether(one: OwnPage["hospitals"], other: OwnPage["hospitals"]): boolean {
  return one.length === 0 ? other.length === 0 : one.some((id) => other.includes(id));
}

type NoteFault = (line: number | undefined, message: string) => void;
type Values = Partial<Record<string, Record<string, string>>>;

interface Reading extends Pick<KnownSite, "site"> {
  language: string;
  isDrafts: boolean;
  fault: NoteFault;
}

/** In the site's first language where it has no text in the other. Undefined for what is no page yet. */
function readPage(source: string, { site, language, isDrafts, fault }: Reading): OwnPage | undefined {
  const [first] = site.languages;
  // A site may have a language less than its pages.
  const localeCodes = Array.from(source.matchAll(/^\w+\.([a-z]{2,3}(?:-\w+)?):/gm), ([, code = ""]) => code);
  const text = source.replaceAll(BELOW, `](${BASE}`);
  const { item, links, faults } = readItem(
    { file: "page.md", text, modified: new Date(0), namePath: "page", contentType: PAGE },
    { spaceId: "", environmentId: "", defaultLocale: first, localeCodes },
  );
  for (const { line, message } of faults) fault(line, message);
  for (const { line, target } of links)
    fault(line, `${target} is no address below the hospital's, such as contact_us; a page has no pictures`);
  const isDraft = item?.sys["publishedAt"] === undefined;
  const fields = (item?.fields ?? {}) as Values;
  const texts = new Map(Object.entries(fields.text ?? {}).map(([code, one]) => [code, showText(one, source, fault)]));
  const said = texts.has(language) ? language : first;
  const shown = texts.get(said) ?? [];
  // A draft may lack what a page must have.
  if (!isDraft && shown.length === 0) fault(undefined, "text is missing");
  const hospitals = placesOf(fields.hospitals?.[first], site, (message) =>
    fault(lineOf(source, "hospitals:"), message),
  );
  const address = fields.address?.[first];
  if (!address || shown.length === 0 || (isDraft && !isDrafts)) return undefined;
  const title = fields.title?.[said] ?? fields.title?.[first] ?? "";
  const summary = shown.find(({ type }) => type === "paragraph");
  const place = (fields.place?.[first] ?? "none") as OwnPage["place"];
  const description = fields.description?.[said] || (summary ? textOf(summary) : title);
  return { ...withContents(shown), address, title, description, place, hospitals };
}

/** In front of an address below the hospital's: a link without a slash at its start, and without a file's ending. */
const BELOW = /\]\((?=[a-z0-9][\w/&-]*(?:\.ics)?(?:[?#][^\s)]*)?[\s)])/gi;

/** The first line of a source with that text in it; undefined where there is none. */
function lineOf(source: string, text: string): number | undefined {
  return source.split("\n").findIndex((line) => line.includes(text)) + 1 || undefined;
}

/** Where a site has one hospital, its pages and the group's are the same. */
function placesOf(
  named: unknown,
  { hospitals }: KnownSite["site"],
  fault: (message: string) => void,
): OwnPage["hospitals"] {
  const all = hospitals.map(({ id }) => id);
  if (named === "group" && all.length > 1) return [];
  if (named === undefined || named === "all" || named === "group") return all;
  const isKnown = Array.isArray(named) && named.length > 0 && named.every((id) => all.includes(id as string));
  if (!isKnown) fault(`hospitals must be all, group, or a list such as [punalur] of these: ${all.join(", ")}`);
  return named as string[];
}

function showText(document: unknown, source: string, fault: NoteFault): RichText {
  const transform = createRichTextTransform({
    transformAsset: () => undefined,
    reportSkipped: (what) => fault(lineOf(source, what.replace("hyperlink to ", "")), `the ${what} leads to no page`),
  });
  return transform({ json: document } as never, { hospital: "", entryId: "" });
}

/** With an anchor for each of its main headings. */
function withContents(text: RichText): Pick<OwnPage, "text" | "contents"> {
  const main = Math.min(...text.flatMap((node) => (node.type === "heading" ? node.level : [])));
  const headings = text.filter((node) => node.type === "heading" && node.level === main);
  const anchored = text.map((node) =>
    headings.includes(node) ? { ...node, id: `part-${headings.indexOf(node)}` } : node,
  );
  return { text: anchored, contents: headings.map((node, index) => ({ id: `part-${index}`, heading: textOf(node) })) };
}
