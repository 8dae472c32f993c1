import { formatMarkdown, parseMarkdown } from "contentful-emulator/markdown";
import type { Paragraph, PhrasingContent, RootContent } from "contentful-emulator/markdown";

export const BLOCK_KINDS = ["paragraph", "heading", "list", "steps", "link", "picture", "quote"] as const;

/**
 * `other` is Markdown that has no form of its own, such as a table: it stays as it is written. `entry` is none of a
 * text: an entry of a list.
 */
export type BlockKind = (typeof BLOCK_KINDS)[number] | "other" | "entry";

/** A part of a rich text as plain fields. */
export interface Block {
  kind: BlockKind;
  /** A list has an item a line; in a picture the words that stand for it. */
  text: string;
  /** Where a link leads, the file of a picture, or the level of a heading. */
  detail?: string;
}

/** The blocks of a Markdown text, in its order. `joinBlocks` gives a text that reads the same. */
export function splitBlocks(markdown: string): Block[] {
  const { children } = parseMarkdown(markdown);
  // Links that are defined elsewhere in the text would lose what they mean.
  if (children.some(({ type }) => type === "definition")) return [{ kind: "other", text: markdown.trim() }];
  return children.flatMap((node) => {
    const { start, end } = node.position ?? {};
    const lineStart = markdown.lastIndexOf("\n", (start?.offset ?? 0) - 1) + 1;
    return readBlock(node) ?? { kind: "other", text: markdown.slice(lineStart, end?.offset) };
  });
}

function readBlock(node: RootContent): Block | Block[] | undefined {
  switch (node.type) {
    case "heading":
      return { kind: "heading", text: readText(node.children), detail: String(node.depth) };
    case "paragraph":
      return readParagraph(node);
    case "blockquote": {
      const texts = node.children.map((child) => (child.type === "paragraph" ? readText(child.children) : undefined));
      return texts.includes(undefined) ? undefined : { kind: "quote", text: texts.join("\n\n") };
    }
    case "list": {
      const items = node.children.map(({ children: [first, ...more] }) =>
        first?.type === "paragraph" && more.length === 0 ? readText(first.children) : "",
      );
      if (items.some((item) => item === "" || item.includes("\n"))) return undefined;
      return { kind: node.ordered ? "steps" : "list", text: items.join("\n") };
    }
    default:
      return undefined;
  }
}

/** A link alone and pictures alone are blocks of their own. */
function readParagraph({ children }: Paragraph): Block | Block[] | undefined {
  const shown = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  const pictures = shown.flatMap((child) => (child.type === "image" && !isEntry(child.url) ? child : []));
  if (pictures.length === shown.length)
    return pictures.map(({ url, alt }) => ({ kind: "picture", text: alt ?? "", detail: url }));
  if (shown.some(({ type }) => type === "image")) return undefined;
  const [link] = shown;
  const words = link?.type === "link" && shown.length === 1 ? plainText(link.children) : undefined;
  if (link?.type === "link" && words !== undefined) return { kind: "link", text: words, detail: link.url };
  return { kind: "paragraph", text: readText(children) };
}

const isEntry = (url: string) => /\.(?:md|json)$/.test(url);

/** As somebody would type it: the plain words, or Markdown where there is more than words. */
function readText(children: readonly PhrasingContent[]): string {
  const plain = plainText(children);
  if (plain !== undefined && plainText(inlinesOf(plain)) === plain) return plain;
  const written = formatMarkdown([paragraphOf(...children)]).trimEnd();
  // A line's end in Markdown is a space to its readers; only what shows as a new line is one in a field.
  return written.replaceAll(/(\\?)\n/g, (_, isBreak) => (isBreak ? "\n" : " "));
}

function plainText(children: readonly PhrasingContent[]): string | undefined {
  const texts = children.map((child) =>
    child.type === "break" ? "\n" : child.type === "text" ? child.value.replaceAll("\n", " ") : undefined,
  );
  return texts.includes(undefined) ? undefined : texts.join("");
}

/** The text as the folder's Markdown; empty blocks are left out. */
export function joinBlocks(blocks: readonly Block[]): string {
  return formatMarkdown(blocks.flatMap(toNodes));
}

function toNodes({ kind, text, detail = "" }: Block): RootContent[] {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const url = toAddress(detail);
  if (kind === "picture") return url === "" ? [] : [paragraphOf({ type: "image", url, alt: line })];
  if (kind === "link" && url !== "")
    return [paragraphOf({ type: "link", url, children: [{ type: "text", value: line || url }] })];
  if (line === "") return [];
  switch (kind) {
    case "heading":
      return [{ type: "heading", depth: LEVELS.find((one) => String(one) === detail) ?? 2, children: inlinesOf(line) }];
    case "quote":
      return [{ type: "blockquote", children: paragraphsOf(text) }];
    case "list":
    case "steps": {
      const items = linesOf(text).map((item) => ({
        ...{ type: "listItem" as const, spread: false, children: paragraphsOf(item) },
      }));
      return [{ type: "list", ordered: kind === "steps", spread: false, children: items }];
    }
    case "link":
    case "paragraph":
      return paragraphsOf(text);
    default:
      return [{ type: "html", value: text.replaceAll("\r", "").trimEnd() }];
  }
}

const paragraphOf = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const linesOf = (text: string) => text.split(/\r?\n/).flatMap((line) => line.trim() || []);

function paragraphsOf(text: string): Paragraph[] {
  const parts = text.replaceAll("\r", "").split(/\n\s*\n/);
  return parts.flatMap((part) => (part.trim() === "" ? [] : paragraphOf(...inlinesOf(part))));
}

/** What is typed, with its marks and links where it reads as one paragraph, else its letters as they are. */
function inlinesOf(text: string): PhrasingContent[] {
  const lines = linesOf(text);
  const [paragraph, ...more] = parseMarkdown(lines.join("  \n")).children;
  if (paragraph?.type === "paragraph" && more.length === 0) return paragraph.children;
  return lines.flatMap((line, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: "break" } as const] : []),
    { type: "text", value: line },
  ]);
}

const FILE_END = /\.(?:md|json|pdf|jpe?g|png|webp|gif|avif|svg|mp4|webm|vtt|docx?|xlsx?)$/i;

/** An address as people write it: a mail address, a telephone number or "example.org" become links that work. */
function toAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]+$/i.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s()-]{3,}$/.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, "")}`;
  const [host = ""] = address.split(/[/?#]/);
  return /^[^\s.:@]+(?:\.[^\s.:@]+)+$/.test(host) && !FILE_END.test(host) ? `https://${address}` : address;
}
