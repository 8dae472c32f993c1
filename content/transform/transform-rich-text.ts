import type { MediaAsset, RichText, RichTextMark, RichTextNode } from "../content.ts";
import type { CmsRichText, CmsRichTextNode } from "../fetch/cms-entries.ts";
import type { TransformAsset } from "./transform-media-asset.ts";

type Assets = ReadonlyMap<string, MediaAsset>;
type ContainerType = Exclude<Extract<RichTextNode, { children: RichTextNode[] }>["type"], "heading" | "link">;

const CONTAINERS: ReadonlyMap<string, ContainerType> = new Map([
  ["paragraph", "paragraph"],
  ["blockquote", "blockquote"],
  ["list-item", "list-item"],
  ["ordered-list", "ordered-list"],
  ["unordered-list", "unordered-list"],
  ["table", "table"],
  ["table-row", "table-row"],
  ["table-cell", "table-cell"],
  ["table-header-cell", "table-header-cell"],
]);

const MARKS: ReadonlySet<string> = new Set<RichTextMark>([
  "bold",
  "italic",
  "underline",
  "code",
  "superscript",
  "subscript",
  "strikethrough",
]);

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * A rich text document as pages show it. Nodes we do not show are replaced by what is in them, links to
 * anything but web, mail and telephone addresses by their text; assets that cannot be found are left out.
 * Blank paragraphs and headings are left out; a document with nothing in it is empty.
 */
export function transformRichText(source: CmsRichText | null | undefined, transformAsset: TransformAsset): RichText {
  const assets = collectAssets(source, transformAsset);
  return (source?.json?.content ?? []).flatMap((node) => transformNode(node, assets)).filter(hasSomethingToShow);
}

function collectAssets(source: CmsRichText | null | undefined, transformAsset: TransformAsset): Assets {
  const assets = new Map<string, MediaAsset>();
  for (const block of source?.links?.assets?.block ?? []) {
    const asset = transformAsset(block);
    if (block?.sys?.id && asset) assets.set(block.sys.id, asset);
  }
  return assets;
}

function transformNode(node: CmsRichTextNode, assets: Assets): RichTextNode[] {
  const { nodeType = "" } = node;
  if (nodeType === "text") return transformText(node);
  if (nodeType === "hr") return [{ type: "rule" }];
  if (nodeType === "embedded-asset-block") return transformEmbeddedAsset(node, assets);
  const children = (node.content ?? []).flatMap((child) => transformNode(child, assets));
  const level = readHeadingLevel(nodeType);
  if ((level || nodeType === "paragraph") && !children.some(hasSomethingToShow)) return [];
  if (level) return [{ type: "heading", level, children }];
  const container = CONTAINERS.get(nodeType);
  if (container) return [{ type: container, children }];
  const url = nodeType === "hyperlink" ? readLinkUrl(node) : undefined;
  return url === undefined ? children : [{ type: "link", url, children }];
}

function transformText({ value, marks }: CmsRichTextNode): RichTextNode[] {
  if (typeof value !== "string" || value === "") return [];
  return [{ type: "text", value, marks: (marks ?? []).map(({ type }) => type).filter(isMark) }];
}

function transformEmbeddedAsset({ data }: CmsRichTextNode, assets: Assets): RichTextNode[] {
  const asset = assets.get(data?.target?.sys?.id ?? "");
  return asset ? [{ type: "asset", asset }] : [];
}

function readHeadingLevel(nodeType: string): 1 | 2 | 3 | 4 | 5 | 6 | undefined {
  const level = Number(/^heading-([1-6])$/.exec(nodeType)?.[1]);
  return level ? (level as 1 | 2 | 3 | 4 | 5 | 6) : undefined;
}

function readLinkUrl({ data }: CmsRichTextNode): string | undefined {
  const uri = typeof data?.uri === "string" ? data.uri.trim() : "";
  return LINK_PROTOCOLS.has(URL.parse(uri)?.protocol ?? "") ? uri : undefined;
}

function isMark(mark: string | undefined): mark is RichTextMark {
  return mark !== undefined && MARKS.has(mark);
}

function hasSomethingToShow(node: RichTextNode): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  if (node.type === "asset" || node.type === "rule") return true;
  return node.children.some(hasSomethingToShow);
}
