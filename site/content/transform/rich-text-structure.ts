import type { RichTextNode } from "../content.ts";

/** What may stand in what, so that any document becomes valid HTML (paragraphs hold no blocks, tables only rows). */

type Inline = Extract<RichTextNode, { type: "text" | "link" | "entry-link" }>;

function isInline(node: RichTextNode): node is Inline {
  return node.type === "text" || node.type === "link" || node.type === "entry-link";
}

export function hasSomethingToShow(node: RichTextNode): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return "children" in node ? node.children.some(hasSomethingToShow) : true;
}

/** Inline nodes only: blocks give way to what is in them. */
export function asInlines(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => (isInline(node) ? [node] : "children" in node ? asInlines(node.children) : []));
}

export function asLinkText(nodes: readonly RichTextNode[]): RichTextNode[] {
  return asInlines(nodes).flatMap((node) => ("children" in node ? asLinkText(node.children) : [node]));
}

/** Blocks that show something: lone inline nodes get a paragraph, parts of lists and tables lose their frame. */
export function asBlocks(nodes: readonly RichTextNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = [];
  let loose: RichTextNode[] = [];
  const closeParagraph = () => {
    if (loose.length > 0) blocks.push({ type: "paragraph", children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node);
      continue;
    }
    closeParagraph();
    blocks.push(...(isPart(node) ? asBlocks(node.children) : [node]));
  }
  closeParagraph();
  return blocks.filter(hasSomethingToShow);
}

type Part = Extract<RichTextNode, { type: "list-item" | "table-row" | "table-cell" | "table-header-cell" }>;

function isPart(node: RichTextNode): node is Part {
  return node.type === "list-item" || node.type === "table-row" || isCell(node);
}

function isCell(node: RichTextNode): node is Extract<RichTextNode, { type: "table-cell" | "table-header-cell" }> {
  return node.type === "table-cell" || node.type === "table-header-cell";
}

export function asListItems(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes
    .map((node) => (node.type === "list-item" ? node : { type: "list-item" as const, children: asBlocks([node]) }))
    .filter(hasSomethingToShow);
}

/** Table rows; anything else becomes one. Empty cells stay, because others stand below each other. */
export function asRows(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.map((node) => (node.type === "table-row" ? node : { type: "table-row", children: asCells([node]) }));
}

export function asCells(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.map((node) => (isCell(node) ? node : { type: "table-cell", children: asBlocks([node]) }));
}
