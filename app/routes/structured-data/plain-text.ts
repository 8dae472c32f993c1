import type { RichText, RichTextNode } from "#content/content.ts";

/** The words of a rich text in one line, without pictures and marks. */
export function plainText(nodes: RichText): string {
  return nodes.map(textOf).join(" ").replace(/\s+/g, " ").trim();
}

function textOf(node: RichTextNode): string {
  if (node.type === "text") return node.value;
  if (node.type === "asset" || node.type === "rule") return "";
  // Words of one paragraph stand as they are; those of paragraphs in a list or a table are kept apart.
  const isInline = node.type === "paragraph" || node.type === "heading" || node.type === "link";
  return node.children.map(textOf).join(isInline ? "" : " ");
}
