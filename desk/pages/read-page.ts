import { type ContentFault, type FrontMatter, readFrontMatter } from "contentful-emulator/front-matter";
import { richTextFromMarkdown } from "contentful-emulator/rich-text";
import * as v from "valibot";
import type { RichText } from "#site/content/content.ts";
import { createRichTextTransform } from "#site/content/transform/rich-text.ts";
import { BASE, type OwnPage, textOf } from "#site/pages/own-page.ts";
import type { KnownSite } from "./page-test.ts";

/** A file of the folder, or what somebody wrote at the desk. */
export interface PageSource {
  /** As faults name it, e.g. "pages/patients-rights.md". */
  file: string;
  source: string;
}

/** What a page says in a language. */
interface Words extends Pick<OwnPage, "title" | "description" | "text" | "contents"> {
  /** Addresses of the hospital that its links name. */
  links: { address: string; line: number }[];
}

export interface ReadPage extends Pick<OwnPage, "address" | "place"> {
  hospitals: "all" | "group" | readonly string[];
  isDraft: boolean;
  lineOf: (field: string) => number | undefined;
  /** The first has all; the others where there are words in theirs. */
  words: ReadonlyMap<string, Words>;
}

const oneLine = v.pipe(
  v.string("must be a text"),
  v.trim(),
  v.nonEmpty("is empty"),
  v.maxLength(120, "is longer than 120"),
);
const ids = v.array(v.pipe(v.string(), v.nonEmpty()));

const FIELDS = {
  title: oneLine,
  address: v.pipe(
    v.string("must be a text"),
    v.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/, "must be small letters and digits, with _ or - between them"),
  ),
  description: v.optional(v.pipe(v.string("must be a text"), v.trim())),
  place: v.optional(v.picklist(["menu", "footer", "none"], "must be menu, footer or none"), "none"),
  hospitals: v.optional(
    v.union([v.picklist(["all", "group"]), ids], "must be all, group, or a list of hospitals such as [punalur]"),
    "all",
  ),
  draft: v.optional(v.boolean("must be true or false"), false),
};

/** A page in another language has a text of its own, and words for those of the first. */
const TRANSLATED = {
  title: v.optional(oneLine),
  description: FIELDS.description,
  text: v.optional(v.string("must be a text")),
};
const IS_TRANSLATED = /^(?:title|description|text)\.[a-z]{2,3}(?:-\w+)?$/;

type NoteFault = (line: number | undefined, message: string) => void;

/** Reads a page in these languages. Undefined with faults where it cannot be shown. */
export function readPage(
  { file, source }: PageSource,
  faults: ContentFault[],
  [first, ...others]: KnownSite["languages"],
): ReadPage | undefined {
  const before = faults.length;
  const fault: NoteFault = (at, message) => faults.push({ file, line: at, message });
  const front = readFrontMatter(file, source, fault);
  if (!front) return undefined;
  const own = readFields(front, fault, others);
  const said = own as Record<string, string | undefined> | undefined;
  const body = readText(front.body, fault);
  if (body.text.length === 0) fault(front.body?.line, "text is missing");
  const lineOf = (field: string) => front.values.find(({ key }) => key === field)?.line;
  const texts = others.flatMap((language) => {
    const text = said?.[`text.${language}`];
    if (!text) return [];
    return [[language, readText({ text, line: (lineOf(`text.${language}`) ?? 0) + 1 }, fault)] as const];
  });
  if (faults.length > before || !own) return undefined;
  const { title, description, draft, address, place, hospitals } = own;
  const words = [[first, body] as const, ...texts].map(([language, { text, links }]) => {
    const summary = text.find(({ type }) => type === "paragraph");
    const describe = language === first ? description : said?.[`description.${language}`];
    const named = said?.[`title.${language}`] ?? title;
    const all = { title: named, description: describe ?? (summary ? textOf(summary) : named), links };
    return [language, { ...all, ...withContents(text) }] as const;
  });
  return { address, place, hospitals, lineOf, isDraft: draft, words: new Map(words) };
}

function readFields({ values, toPlain }: FrontMatter, fault: NoteFault, languages: readonly string[]) {
  const given: Record<string, unknown> = {};
  for (const { key, node, line: at } of values) {
    if (key in FIELDS || IS_TRANSLATED.test(key)) given[key] = toPlain(node);
    else fault(at, `${key} is no field of a page: ${Object.keys(FIELDS).join(", ")}`);
  }
  const translated = languages.flatMap((language) =>
    Object.entries(TRANSLATED).map(([field, schema]) => [`${field}.${language}`, schema]),
  );
  const result = v.safeParse(v.object({ ...FIELDS, ...(Object.fromEntries(translated) as object) }), given);
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? "");
    const at = values.find(({ key }) => key === field)?.line ?? 1;
    fault(at, `${field} ${field in given ? issue.message : "is missing"}`);
  }
  return result.success ? result.output : undefined;
}

const ADDRESS = /^[a-z0-9][\w/&-]*(\.ics)?([?#][^\s]*)?$/i;

function readText(body: FrontMatter["body"], fault: NoteFault): { text: RichText; links: Words["links"] } {
  const links: Words["links"] = [];
  if (!body) return { text: [], links };
  const at = (line: number) => body.line + line - 1;
  const document = richTextFromMarkdown(body.text, {
    linkTo: (target, line, alt) => {
      if (alt !== undefined) fault(at(line), `a page has no pictures: leave out ${target}`);
      else if (!ADDRESS.test(target))
        fault(
          at(line),
          `the link ${target} must be an address below the hospital's, such as contact_us, or a whole one`,
        );
      else links.push({ address: target, line: at(line) });
      return { sys: { type: "Link", linkType: "Entry", id: target } };
    },
    fault: (line, message) => fault(at(line), message),
  });
  const transform = createRichTextTransform({
    transformAsset: () => undefined,
    reportSkipped: (what) => {
      const [, uri] = /^hyperlink to (.*)$/s.exec(what) ?? [];
      const lines = body.text.split("\n");
      const found = Math.max(0, uri === undefined ? 0 : lines.findIndex((text) => text.includes(uri)));
      fault(at(found + 1), uri === undefined ? `${what} is not shown` : `the link ${uri} leads to no page`);
    },
  });
  return { text: transform({ json: withOwnLinks(document) } as never, { hospital: "", entryId: "" }), links };
}

type WrittenNode = ReturnType<typeof richTextFromMarkdown>;

function withOwnLinks(node: WrittenNode): WrittenNode {
  const content = node.content?.map(withOwnLinks);
  const own = { ...node, ...(content && { content }) };
  if (node.nodeType !== "entry-hyperlink") return own;
  const { target } = node.data as { target: { sys: { id: string } } };
  return { ...own, nodeType: "hyperlink", data: { uri: BASE + target.sys.id } };
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
