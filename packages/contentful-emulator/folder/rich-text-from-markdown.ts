import type { Nodes, PhrasingContent, RootContent, TableRow } from "mdast";
import { parseMarkdown } from "./markdown-tree.ts";
import { joinTexts, type RichTextNode } from "./rich-text-nodes.ts";

/** What Markdown is read with. */
export interface MarkdownContext {
  /** The link that a relative address means, to a file of the folder; a fault is noted when there is none. */
  linkTo: (target: string, line: number, alt?: string) => FolderLink;
  /** Notes what rich text cannot hold; lines count from 1 within the Markdown. */
  fault: (line: number, message: string) => void;
}

/** A link to an entry or asset of the folder. */
export interface FolderLink {
  sys: { type: "Link"; linkType: "Entry" | "Asset"; id: string };
}

/** Marks that Markdown has no sign for, by their HTML element. */
const MARK_OF_ELEMENT: Readonly<Record<string, string>> = { u: "underline", sub: "subscript", sup: "superscript" };

/** A whole address, one of this site, or a place in the page: everything else is a file of the folder. */
const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/|#|\?)/i;

/** Reads Markdown with tables and strikethrough as Contentful's rich text. */
export function richTextFromMarkdown(markdown: string, context: MarkdownContext): RichTextNode {
  return { nodeType: "document", data: {}, content: readBlocks(parseMarkdown(markdown).children, context) };
}

const block = (nodeType: string, content: RichTextNode[], data: object = {}): RichTextNode => ({
  nodeType,
  data,
  content,
});

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

function readBlocks(nodes: readonly RootContent[], context: MarkdownContext): RichTextNode[] {
  return nodes.flatMap((node) => readBlock(node, context));
}

function readBlock(node: RootContent, context: MarkdownContext): RichTextNode[] {
  switch (node.type) {
    case "paragraph":
      return readParagraph(node.children, context);
    case "heading":
      return [block(`heading-${node.depth}`, readInlines(node.children, context))];
    case "list":
      return [
        block(
          node.ordered ? "ordered-list" : "unordered-list",
          node.children.map((item) => block("list-item", readBlocks(item.children, context))),
        ),
      ];
    case "blockquote":
      return [block("blockquote", readBlocks(node.children, context))];
    case "thematicBreak":
      return [block("hr", [])];
    case "table":
      return [
        block(
          "table",
          node.children.map((row, index) => readRow(row, index === 0, context)),
        ),
      ];
    case "html":
      if (!/^<!--[^]*-->$/.test(node.value.trim())) context.fault(lineOf(node), "HTML is not shown: write Markdown");
      return [];
    case "code":
      context.fault(lineOf(node), "rich text has no blocks of code: do not indent the text by four spaces");
      return [];
    default:
      context.fault(lineOf(node), `rich text has no ${node.type}: write the address of a link in the link itself`);
      return [];
  }
}

function readRow(row: TableRow, isHeader: boolean, context: MarkdownContext): RichTextNode {
  const cellType = isHeader ? "table-header-cell" : "table-cell";
  const cells = row.children.map((cell) => block(cellType, [block("paragraph", readInlines(cell.children, context))]));
  return block("table-row", cells);
}

/** A paragraph of nothing but pictures, or of nothing but entries, is a block for each. */
function readParagraph(children: readonly PhrasingContent[], context: MarkdownContext): RichTextNode[] {
  const shown = children.filter((node) => node.type !== "text" || node.value.trim() !== "");
  const embedded = shown.filter((node) => node.type === "image");
  if (shown.length === 0 || embedded.length < shown.length) return [block("paragraph", readInlines(children, context))];
  return embedded.flatMap((image) => {
    const target = readTarget(image.url, lineOf(image), context, image.alt ?? "");
    if (!target) return [];
    return [block(`embedded-${target.sys.linkType.toLowerCase()}-block`, [], { target })];
  });
}

/** Pictures lie in the folder; those of other sites are refused. */
function readTarget(url: string, line: number, context: MarkdownContext, alt: string): FolderLink | undefined {
  if (!WHOLE_ADDRESS.test(url)) return context.linkTo(decode(url), line, alt);
  context.fault(line, `the picture ${url} must be a file of this folder, named by its path from here`);
  return undefined;
}

function readInlines(nodes: readonly PhrasingContent[], context: MarkdownContext, marks: string[] = []) {
  const read: RichTextNode[] = [];
  const open: string[] = [];
  for (const node of nodes) {
    const mark = node.type === "html" ? /^<(\/?)(u|sub|sup)>$/i.exec(node.value) : null;
    if (!mark) read.push(...readInline(node, context, [...marks, ...open]));
    else if (mark[1] === "") open.push(MARK_OF_ELEMENT[mark[2]?.toLowerCase() ?? ""] ?? "");
    else if (open.pop() !== MARK_OF_ELEMENT[mark[2]?.toLowerCase() ?? ""])
      context.fault(lineOf(node), `${mark[0]} ends nothing that began`);
  }
  const [first] = nodes;
  if (open.length > 0 && first) context.fault(lineOf(first), `the mark ${open.join(", ")} has no end`);
  return joinTexts(read);
}

function readInline(node: PhrasingContent, context: MarkdownContext, marks: string[]): RichTextNode[] {
  const text = (value: string, ...more: string[]): RichTextNode[] => {
    const types = [...new Set([...marks, ...more])];
    return [{ nodeType: "text", value, marks: types.map((type) => ({ type })), data: {} }];
  };
  switch (node.type) {
    case "text":
      return text(node.value.replaceAll("\n", " "));
    case "break":
      return text("\n");
    case "inlineCode":
      return text(node.value, "code");
    case "strong":
      return readInlines(node.children, context, [...marks, "bold"]);
    case "emphasis":
      return readInlines(node.children, context, [...marks, "italic"]);
    case "delete":
      return readInlines(node.children, context, [...marks, "strikethrough"]);
    case "link":
      return [readLink(node.url, lineOf(node), readInlines(node.children, context, marks), context)];
    case "image": {
      const target = readTarget(node.url, lineOf(node), context, node.alt ?? "");
      if (target?.sys.linkType === "Asset")
        context.fault(lineOf(node), `the picture ${node.url} must be a paragraph of its own, without other words`);
      return target ? [block("embedded-entry-inline", [], { target })] : [];
    }
    case "html":
      if (/^<br *\/?>$/i.test(node.value)) return text("\n");
      if (!node.value.startsWith("<!--"))
        context.fault(lineOf(node), `${node.value} is not shown: write Markdown; of HTML only u, sub, sup and br`);
      return [];
    default:
      context.fault(lineOf(node), `rich text has no ${node.type}: write the address of a link in the link itself`);
      return [];
  }
}

function readLink(url: string, line: number, content: RichTextNode[], context: MarkdownContext): RichTextNode {
  if (WHOLE_ADDRESS.test(url)) return block("hyperlink", content, { uri: url });
  const target = context.linkTo(decode(url), line);
  return block(`${target.sys.linkType.toLowerCase()}-hyperlink`, content, { target });
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
