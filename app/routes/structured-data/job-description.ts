import type { Career, RichText, RichTextNode } from "#content/content.ts";

/**
 * Everything the page says about a job as HTML of paragraphs and lists, which is what search engines read in it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Empty when the job has no text.
 */
export function jobDescription({
  shortDescription,
  description,
  responsibilities,
  skills,
  experience,
}: Career): string {
  return [
    shortDescription && paragraph(shortDescription),
    description.map(toHtml).join(""),
    titledList("Responsibilities", responsibilities),
    titledList("Skills", skills),
    experience && paragraph(`Experience: ${experience}`),
  ].join("");
}

function titledList(title: string, items: string[]): string {
  if (items.length === 0) return "";
  return `${paragraph(`${title}:`)}<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`;
}

function toHtml(node: RichTextNode): string {
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "asset":
    case "entry":
    case "rule":
      return "";
    case "paragraph":
    case "heading":
    case "table-row":
      return `<p>${inline(node.children)}</p>`;
    case "ordered-list":
    case "unordered-list":
      return `<ul>${node.children.map((item) => `<li>${inline([item])}</li>`).join("")}</ul>`;
    default:
      return node.children.map(toHtml).join("");
  }
}

/** What stands in a line: the words of what is in it, blocks among them kept apart by a space. */
function inline(nodes: RichText): string {
  return nodes
    .map((node) => (isBlock(node) ? `${inline(node.children)} ` : toHtml(node)))
    .join("")
    .trim();
}

type Block = Extract<RichTextNode, { children: RichText }>;

function isBlock(node: RichTextNode): node is Block {
  return "children" in node && node.type !== "link" && node.type !== "entry-link";
}

function paragraph(text: string): string {
  return `<p>${escapeText(text)}</p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
}
