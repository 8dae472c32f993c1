import type { ContentFault } from "contentful-emulator/front-matter";
import { readItem } from "contentful-emulator/read-item";
import { createRichTextTransform } from "#site/content/transform/rich-text.ts";
import { contentType, field } from "#site/content/content-model.ts";
import type { RichText } from "#site/content/content.ts";
import { BASE, type OwnPage, textOf } from "#site/pages/own-page.ts";
import type { KnownSite } from "./page-test.ts";

/** A file of the folder, or what somebody wrote at the desk. */
export interface PageSource {
  /** As faults name it, e.g. "pages/patients-rights.md". */
  file: string;
  source: string;
}

export interface ReadPage extends Pick<OwnPage, "address" | "place" | "hospitals"> {
  isDraft: boolean;
  /** By language: the site's own has all, the others where there is a text in theirs. */
  words: ReadonlyMap<string, Pick<OwnPage, "title" | "description" | "text" | "contents">>;
}

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

/** In front of an address below the hospital's: a link without a slash at its start, and without a file's ending. */
const BELOW = /\]\((?=[a-z0-9][\w/&-]*(?:\.ics)?(?:[?#][^\s)]*)?[\s)])/gi;

type Values = Partial<Record<string, Record<string, string>>>;
type NoteFault = (line: number | undefined, message: string) => void;

/** Reads a page of a site. Undefined with faults where it cannot be shown. */
export function readPage({ file, source }: PageSource, faults: ContentFault[], site: KnownSite): ReadPage | undefined {
  const [language, ...others] = site.languages;
  // A site may have a language less than its pages.
  const written = Array.from(source.matchAll(/^\w+\.([a-z]{2,3}(?:-\w+)?):/gm), ([, code = ""]) => code);
  const space = { spaceId: "", environmentId: "", defaultLocale: language, localeCodes: [...others, ...written] };
  const placed = source.replaceAll(BELOW, `](${BASE}`);
  const page = { file, text: placed, modified: new Date(0), namePath: "page", contentType: PAGE };
  const { item, links, faults: own } = readItem(page, space);
  const before = faults.length;
  const fault: NoteFault = (line, message) => faults.push({ file, line, message });
  faults.push(...own);
  for (const { target, line } of links)
    fault(
      line,
      `${target} is no address below the hospital's, such as contact_us, nor a whole one; a page has no pictures`,
    );
  if (!item || links.length > 0) return undefined;
  const { title = {}, address, place, hospitals, description = {}, text = {} } = item.fields as Values;
  const named = title[language] ?? "";
  const words = Object.entries(text).map(([code, document]) => {
    const shown = showText(document, source, fault);
    const summary = shown.find(({ type }) => type === "paragraph");
    const describe = description[code] || (summary ? textOf(summary) : named);
    return [code, { title: title[code] ?? named, description: describe, ...withContents(shown) }] as const;
  });
  const said = new Map(words);
  if (said.get(language)?.text.length === 0) fault(undefined, "text is missing");
  const places = placesOf(hospitals?.[language], site, (message) => fault(lineOf(source, "hospitals:"), message));
  // A draft may lack what a page must have.
  if (faults.length > before || !said.has(language) || !address) return undefined;
  return {
    ...{ address: address[language] ?? "", place: (place?.[language] ?? "none") as OwnPage["place"], words: said },
    ...{ hospitals: places, isDraft: item.sys["publishedAt"] === undefined },
  };
}

/** The first line of a source with that text in it; undefined where there is none. */
export function lineOf(source: string, text: string): number | undefined {
  return source.split("\n").findIndex((line) => line.includes(text)) + 1 || undefined;
}

/** Where a site has one hospital, its pages and the group's are the same. */
function placesOf(named: unknown, { hospitals }: KnownSite, fault: (message: string) => void): OwnPage["hospitals"] {
  const all = hospitals.map(({ id }) => id);
  if (named === "group" && all.length > 1) return named;
  if (named === undefined || named === "all" || named === "group") return all;
  const isKnown = Array.isArray(named) && named.every((id) => all.includes(id as string));
  if (!isKnown) fault(`hospitals must be all, group, or a list such as [punalur] of these: ${all.join(", ")}`);
  return named as string[];
}

function showText(document: unknown, source: string, fault: NoteFault): RichText {
  const transform = createRichTextTransform({
    transformAsset: () => undefined,
    reportSkipped: (what) => {
      const [, uri = ""] = /^hyperlink to (.*)$/s.exec(what) ?? [];
      fault(lineOf(source, uri), uri === "" ? `${what} is not shown` : `the link ${uri} leads to no page`);
    },
  });
  return transform({ json: document } as never, { hospital: "", entryId: "" });
}

/** With an anchor for each of its main headings. */
function withContents(text: RichText): Pick<OwnPage, "text" | "contents"> {
  const levels = text.flatMap((node) => (node.type === "heading" ? [node.level] : []));
  const main = Math.min(...levels);
  const contents: OwnPage["contents"] = [];
  const marked = text.map((node) => {
    if (node.type !== "heading" || node.level !== main) return node;
    const id = `part-${contents.length}`;
    contents.push({ id, heading: textOf(node) });
    return { ...node, id };
  });
  return { text: marked, contents };
}
