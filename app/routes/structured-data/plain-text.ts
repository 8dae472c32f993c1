import type { RichText, RichTextNode } from "#content/content.ts";

/** The words of a rich text in one line, without pictures and marks. */
export function plainText(nodes: RichText): string {
  return nodes.map(textOf).join(" ").replace(/\s+/g, " ").trim();
}

const HOLD_A_LINE: ReadonlySet<RichTextNode["type"]> = new Set(["paragraph", "heading", "link", "entry-link"]);

function textOf(node: RichTextNode): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // Words of one paragraph stand as they are; those of paragraphs in a list or a table are kept apart.
  return node.children.map(textOf).join(HOLD_A_LINE.has(node.type) ? "" : " ");
}
