import { contentId } from "./content-id.ts";

/**
 * A small notation for Contentful's rich text: each function returns one node of the JSON format,
 * and plain strings stand for unmarked text.
 */

interface Mark {
  type: "bold" | "italic" | "underline" | "code" | "superscript" | "subscript" | "strikethrough";
}

interface TextNode {
  nodeType: "text";
  value: string;
  marks: Mark[];
  data: Record<string, never>;
}

export interface ElementNode {
  nodeType: string;
  data: Record<string, unknown>;
  content: RichTextNode[];
}

type RichTextNode = TextNode | ElementNode;

/** Text, marked text or a link. */
type Inline = string | RichTextNode;

/** A list's item: one line of text, or blocks such as a paragraph followed by a nested list. */
type ListItem = string | ElementNode[];

function element(nodeType: string, content: RichTextNode[], data: Record<string, unknown> = {}): ElementNode {
  return { nodeType, data, content };
}

function text(value: string, marks: Mark[] = []): TextNode {
  return { nodeType: "text", value, marks, data: {} };
}

function inlines(parts: Inline[]): RichTextNode[] {
  return parts.map((part) => (typeof part === "string" ? text(part) : part));
}

function marked(type: Mark["type"], part: string | TextNode): TextNode {
  const node = typeof part === "string" ? text(part) : part;
  return text(node.value, [...node.marks, { type }]);
}

export const bold = (part: string | TextNode) => marked("bold", part);
export const italic = (part: string | TextNode) => marked("italic", part);
export const underline = (part: string | TextNode) => marked("underline", part);
export const code = (part: string | TextNode) => marked("code", part);
export const superscript = (part: string | TextNode) => marked("superscript", part);
export const subscript = (part: string | TextNode) => marked("subscript", part);
export const strikethrough = (part: string | TextNode) => marked("strikethrough", part);

/** The whole text of a field. */
export function richText(...blocks: ElementNode[]): ElementNode {
  return element("document", blocks);
}

export function paragraph(...parts: Inline[]): ElementNode {
  return element("paragraph", inlines(parts));
}

export function heading(level: 1 | 2 | 3 | 4 | 5 | 6, ...parts: Inline[]): ElementNode {
  return element(`heading-${level}`, inlines(parts));
}

/** A link; Contentful keeps empty texts around inlines, the caller adds none. */
export function link(uri: string, ...parts: Inline[]): ElementNode {
  return element("hyperlink", inlines(parts), { uri });
}

function list(nodeType: string, items: ListItem[]): ElementNode {
  const content = items.map((item) => element("list-item", typeof item === "string" ? [paragraph(item)] : item));
  return element(nodeType, content);
}

export const bullets = (...items: ListItem[]) => list("unordered-list", items);
export const numbers = (...items: ListItem[]) => list("ordered-list", items);

export function quote(...paragraphs: string[]): ElementNode {
  return element(
    "blockquote",
    paragraphs.map((part) => paragraph(part)),
  );
}

export function rule(): ElementNode {
  return element("hr", []);
}

/** A table whose first row is the header. */
export function table(header: string[], ...rows: string[][]): ElementNode {
  const row = (cellType: string, cells: string[]) =>
    element(
      "table-row",
      cells.map((cell) => element(cellType, [paragraph(cell)])),
    );
  return element("table", [row("table-header-cell", header), ...rows.map((cells) => row("table-cell", cells))]);
}

function targeting(linkType: "Asset" | "Entry", id: string) {
  return { target: { sys: { type: "Link", linkType, id } } };
}

/** An embedded picture or video; its title in the asset list is its caption. */
export function asset(id: string): ElementNode {
  return element("embedded-asset-block", [], targeting("Asset", id));
}

/** A link to a picture or video. */
export function assetLink(id: string, ...parts: Inline[]): ElementNode {
  return element("asset-hyperlink", inlines(parts), targeting("Asset", id));
}

/** An embedded entry; the key is the one its id is made from, e.g. "careers/punalur/Cook". */
export function entry(key: string): ElementNode {
  return element("embedded-entry-block", [], targeting("Entry", contentId(key)));
}

/** An entry's name in a sentence. */
export function entryName(key: string): ElementNode {
  return element("embedded-entry-inline", [], targeting("Entry", contentId(key)));
}

/** A link to an entry. */
export function entryLink(key: string, ...parts: Inline[]): ElementNode {
  return element("entry-hyperlink", inlines(parts), targeting("Entry", contentId(key)));
}
