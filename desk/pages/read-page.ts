import { type ContentFault, type FrontMatter, readFrontMatter } from "contentful-emulator/front-matter";
import { richTextFromMarkdown } from "contentful-emulator/rich-text";
import * as v from "valibot";
import type { RichText } from "#site/content/content.ts";
import { createRichTextTransform } from "#site/content/transform/rich-text.ts";
import { BASE, type OwnPage, textOf } from "#site/pages/own-page.ts";

/** A file of the folder, or what somebody wrote at the desk. */
export interface PageSource {
  /** As faults name it, e.g. "pages/patients-rights.md". */
  file: string;
  source: string;
}

export interface ReadPage extends Omit<OwnPage, "hospitals"> {
  hospitals: "all" | "group" | readonly string[];
  isDraft: boolean;
  lineOf: (field: string) => number | undefined;
  /** Addresses of the hospital that its links name. */
  links: { address: string; line: number }[];
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

const TRANSLATED: readonly string[] = ["title", "description"];

type NoteFault = (line: number | undefined, message: string) => void;

/** Reads a page, or with `of` its translation. Undefined with faults where it cannot be shown. */
export function readPage({ file, source }: PageSource, faults: ContentFault[], of?: ReadPage): ReadPage | undefined {
  const before = faults.length;
  const fault: NoteFault = (at, message) => faults.push({ file, line: at, message });
  const front = readFrontMatter(file, source, fault);
  if (!front) return undefined;
  const own = readFields(front, fault, of);
  const links: ReadPage["links"] = [];
  const text = readText(front.body, fault, links);
  if (text.length === 0) fault(front.body?.line, "has no text below the second ---");
  if (faults.length > before || !own) return undefined;
  const { description, draft, ...fields } = own;
  const lineOf = (field: string) => front.values.find(({ key }) => key === field)?.line;
  const first = text.find(({ type }) => type === "paragraph");
  const summary = description ?? (first ? textOf(first) : fields.title);
  return { ...of, ...fields, ...withContents(text), description: summary, isDraft: draft, lineOf, links };
}

function readFields({ values, toPlain }: FrontMatter, fault: NoteFault, of: ReadPage | undefined) {
  const known = of ? TRANSLATED : Object.keys(FIELDS);
  const given: Record<string, unknown> = of ? { ...of, draft: of.isDraft } : {};
  if (of) delete given["description"];
  for (const { key, node, line: at } of values) {
    if (known.includes(key)) given[key] = toPlain(node);
    else fault(at, `${key} is no field ${of ? "of a translation" : "of a page"}: ${known.join(", ")}`);
  }
  const result = v.safeParse(v.object(FIELDS), given);
  for (const issue of result.issues ?? []) {
    const [field = ""] = (v.getDotPath(issue) ?? "").split(".");
    const at = values.find(({ key }) => key === field)?.line ?? 1;
    fault(at, `${field} ${field in given ? issue.message : "is missing"}`);
  }
  return result.success ? result.output : undefined;
}

const ADDRESS = /^[a-z0-9][\w/&-]*(\.ics)?([?#][^\s]*)?$/i;

function readText(body: FrontMatter["body"], fault: NoteFault, links: ReadPage["links"]): RichText {
  if (!body) return [];
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
  return transform({ json: withOwnLinks(document) } as never, { hospital: "", entryId: "" });
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
