import { isDeepStrictEqual } from "node:util";
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell, TableRow } from "mdast";
import { formatMarkdown } from "./markdown-tree.ts";
import { richTextFromMarkdown, type FolderLink } from "./rich-text-from-markdown.ts";
import { joinTexts, normalise, type RichTextNode } from "./rich-text-nodes.ts";

/** How links to entries and assets are written. */
export interface LinkPaths {
  /** The path of a link's file from the file that links to it; undefined when it has none. */
  pathOf: (link: FolderLink) => string | undefined;
  /** The link that a path means. */
  linkAt: (path: string) => FolderLink | undefined;
}

/** Markdown cannot hold this; the document is written as it is. */
class NoMarkdownError extends Error {}

/** Writes a document as Markdown; undefined when reading that again would not give the same document. */
export function richTextToMarkdown(document: RichTextNode, paths: LinkPaths): string | undefined {
  const markdown = write(document, paths);
  if (markdown === undefined) return undefined;
  let isSound = true;
  const again = richTextFromMarkdown(markdown, {
    linkTo: (target) => {
      const link = paths.linkAt(target);
      isSound &&= link !== undefined;
      return link ?? { sys: { type: "Link", linkType: "Entry", id: "" } };
    },
    fault: () => (isSound = false),
  });
  return isSound && isDeepStrictEqual(normalise(again), normalise(document)) ? markdown : undefined;
}

function write(document: RichTextNode, paths: LinkPaths): string | undefined {
  try {
    return formatMarkdown(blocksOf(normalise(document), paths) as RootContent[]);
  } catch (error) {
    if (error instanceof NoMarkdownError) return undefined;
    throw error;
  }
}

const contentOf = ({ content = [] }: RichTextNode) => content;

function blocksOf(node: RichTextNode, paths: LinkPaths): BlockContent[] {
  return contentOf(node).map((child) => toBlock(child, paths));
}

function toBlock(node: RichTextNode, paths: LinkPaths): BlockContent {
  const { nodeType } = node;
  if (nodeType === "paragraph") return { type: "paragraph", children: toInlines(contentOf(node), paths) };
  if (/^heading-[1-6]$/.test(nodeType))
    return {
      type: "heading",
      depth: Number(nodeType.at(-1)) as 1 | 2 | 3 | 4 | 5 | 6,
      children: toInlines(contentOf(node), paths),
    };
  if (nodeType === "ordered-list" || nodeType === "unordered-list") {
    const children = contentOf(node).map((item): ListItem => ({
      type: "listItem",
      spread: false,
      children: blocksOf(item, paths),
    }));
    return { type: "list", ordered: nodeType === "ordered-list", spread: false, children };
  }
  if (nodeType === "blockquote") return { type: "blockquote", children: blocksOf(node, paths) };
  if (nodeType === "hr") return { type: "thematicBreak" };
  if (nodeType === "table") return { type: "table", children: contentOf(node).map((row) => toRow(row, paths)) };
  if (nodeType === "embedded-asset-block" || nodeType === "embedded-entry-block")
    return { type: "paragraph", children: [toImage(node, paths)] };
  throw new NoMarkdownError(nodeType);
}

function toRow(row: RichTextNode, paths: LinkPaths): TableRow {
  const children = contentOf(row).map((cell): TableCell => {
    const [paragraph, ...more] = contentOf(cell);
    if (paragraph?.nodeType !== "paragraph" || more.length > 0) throw new NoMarkdownError(cell.nodeType);
    return { type: "tableCell", children: toInlines(contentOf(paragraph), paths) };
  });
  return { type: "tableRow", children };
}

function toImage(node: RichTextNode, paths: LinkPaths): PhrasingContent {
  return { type: "image", url: pathOf(targetOf(node), paths) };
}

function targetOf({ data, nodeType }: RichTextNode): FolderLink {
  if ("target" in data) return data.target as FolderLink;
  throw new NoMarkdownError(nodeType);
}

function pathOf(link: FolderLink, paths: LinkPaths): string {
  const path = paths.pathOf(link);
  if (path === undefined) throw new NoMarkdownError("link");
  return path;
}

/** From the outside in: a mark of several texts is written once around them. */
const MARKS = ["bold", "italic", "strikethrough", "underline", "superscript", "subscript"] as const;

const ELEMENT_OF_MARK: Readonly<Record<string, string>> = { underline: "u", superscript: "sup", subscript: "sub" };
const NODE_OF_MARK = { bold: "strong", italic: "emphasis", strikethrough: "delete" } as const;

function toInlines(nodes: readonly RichTextNode[], paths: LinkPaths, level = 0): PhrasingContent[] {
  const mark = MARKS[level];
  if (mark === undefined) return joinTexts(nodes).flatMap((node) => toInline(node, paths));
  const hasMark = ({ marks = [] }: RichTextNode) => marks.some(({ type }) => type === mark);
  const runs: RichTextNode[][] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if (before && hasMark(before) === hasMark(node)) runs.at(-1)?.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => {
    const children = toInlines(run, paths, level + 1);
    if (!run.some(hasMark)) return children;
    if (mark in NODE_OF_MARK) return [{ type: NODE_OF_MARK[mark as keyof typeof NODE_OF_MARK], children }];
    const element = ELEMENT_OF_MARK[mark] ?? "";
    return [{ type: "html", value: `<${element}>` }, ...children, { type: "html", value: `</${element}>` }];
  });
}

function toInline(node: RichTextNode, paths: LinkPaths): PhrasingContent[] {
  const { nodeType, value = "", marks = [], data } = node;
  if (nodeType === "text") {
    if (marks.some(({ type }) => type === "code")) return [{ type: "inlineCode", value }];
    return value
      .split("\n")
      .flatMap((line, index): PhrasingContent[] => [
        ...(index > 0 ? [{ type: "break" } as const] : []),
        ...(line === "" ? [] : [{ type: "text", value: line } as const]),
      ]);
  }
  const children = () => toInlines(contentOf(node), paths);
  if (nodeType === "hyperlink" && "uri" in data) return [{ type: "link", url: String(data.uri), children: children() }];
  if (nodeType === "entry-hyperlink" || nodeType === "asset-hyperlink")
    return [{ type: "link", url: pathOf(targetOf(node), paths), children: children() }];
  if (nodeType === "embedded-entry-inline") return [toImage(node, paths)];
  throw new NoMarkdownError(nodeType);
}
