import { TEXT_MARKS } from "../content.ts";
import type { EntryReference, RichText, RichTextMark, RichTextNode } from "../content.ts";
import type { CmsRichText } from "../entries/cms-entries.ts";
import { isShownAsItIs, toRenditionUrl } from "../media.ts";
import type { TransformAsset } from "./read-fields.ts";
import { collectLinks, readNode, type ReadNode, type RichTextLinks } from "./rich-text-source.ts";
import {
  asBlocks,
  asCells,
  asInlines,
  asLinkText,
  asListItems,
  asRows,
  hasSomethingToShow,
} from "./rich-text-structure.ts";

export interface ContentTransforms {
  readonly transformAsset: TransformAsset;
  readonly transformRichText: TransformRichText;
  readonly standIns: StandIns;
  /** Says once that a field of that entry is left out, and why. */
  readonly reportFault: (entryId: string, fault: string) => void;
}

export type StandIns = Readonly<Record<EntryReference["kind"], string>>;

export interface RichTextPlace {
  readonly hospital: string;
  readonly entryId: string;
}

/**
 * Never throws: an unknown node gives way to its content, an unsafe link to its text; what is not found is left out.
 */
export type TransformRichText = (source: CmsRichText | null | undefined, place: RichTextPlace) => RichText;

interface RichTextOptions {
  transformAsset: TransformAsset;
  reportSkipped?: (nodeType: string, entryId: string) => void;
}

/** Deeper nodes are left out: no editor nests so far, and reading must end. */
const MAX_LEVELS = 40;
const MAX_LOGGED = 100;
const MAX_REPORTS = 1000;

export function createRichTextTransform({ transformAsset, reportSkipped }: RichTextOptions): TransformRichText {
  const reported = new Set<string>();
  return (source, { hospital, entryId }) => {
    const links = collectLinks(source, transformAsset, hospital);
    const skip = (nodeType: string) => {
      const key = `${entryId} ${nodeType}`;
      if (reported.has(key) || reported.size >= MAX_REPORTS) return;
      reported.add(key);
      reportSkipped?.(nodeType, entryId);
    };
    return asBlocks(transformNode(readNode(source?.json), { links, skip, level: 0 }));
  };
}

interface Scope {
  readonly links: RichTextLinks;
  readonly skip: (nodeType: string) => void;
  readonly level: number;
}

type Children = readonly RichTextNode[][];

type TransformNode = (node: ReadNode, children: Children, scope: Scope) => RichTextNode[];

function transformNode(node: ReadNode, scope: Scope): RichTextNode[] {
  if (scope.level > MAX_LEVELS) {
    scope.skip("too many levels");
    return [];
  }
  const transform = TRANSFORMS.get(node.nodeType);
  if (!transform && node.nodeType !== "") scope.skip(node.nodeType);
  const inner = { ...scope, level: scope.level + 1 };
  const children = node.children.map((child) => transformNode(readNode(child), inner));
  return (transform ?? childrenOnly)(node, children, scope);
}

function blocksOf(children: Children): RichTextNode[] {
  return children.flatMap((nodes) => asBlocks(nodes));
}

const heading =
  (level: 1 | 2 | 3 | 4 | 5 | 6): TransformNode =>
  (_node, children) =>
    showing([{ type: "heading", level, children: asInlines(children.flat()) }]);

const cell =
  (type: "table-cell" | "table-header-cell"): TransformNode =>
  (_node, children) => [{ type, children: blocksOf(children) }];

const childrenOnly: TransformNode = (_node, children) => children.flat();

const nothing: TransformNode = () => [];

/** Every kind of node that Contentful has (its package rich-text-types). */
const TRANSFORMS: ReadonlyMap<string, TransformNode> = new Map<string, TransformNode>([
  ["document", (_node, children) => blocksOf(children)],
  ["text", (node) => transformText(node)],
  ["paragraph", (_node, children) => showing([{ type: "paragraph", children: asInlines(children.flat()) }])],
  ...([1, 2, 3, 4, 5, 6] as const).map((level): [string, TransformNode] => [`heading-${level}`, heading(level)]),
  ["ordered-list", (_node, children) => [{ type: "ordered-list", children: asListItems(children.flat()) }]],
  ["unordered-list", (_node, children) => [{ type: "unordered-list", children: asListItems(children.flat()) }]],
  ["list-item", (_node, children) => [{ type: "list-item", children: blocksOf(children) }]],
  ["blockquote", (_node, children) => [{ type: "blockquote", children: blocksOf(children) }]],
  ["hr", () => [{ type: "rule" }]],
  ["table", (_node, children) => [{ type: "table", children: asRows(children.flat()) }]],
  ["table-row", (_node, children) => [{ type: "table-row", children: asCells(children.flat()) }]],
  ["table-cell", cell("table-cell")],
  ["table-header-cell", cell("table-header-cell")],
  ["hyperlink", transformHyperlink],
  ["asset-hyperlink", (node, children, scope) => createLink(findAssetUrl(node, scope), children.flat())],
  ["entry-hyperlink", transformEntryLink],
  ["embedded-asset-block", transformEmbeddedAsset],
  ["embedded-entry-block", transformEmbeddedEntry],
  ["embedded-entry-inline", transformInlineEntry],
  ["resource-hyperlink", childrenOnly],
  ["embedded-resource-block", nothing],
  ["embedded-resource-inline", nothing],
]);

function showing(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.filter(hasSomethingToShow);
}

function transformText({ value, marks }: ReadNode): RichTextNode[] {
  return value === "" ? [] : [{ type: "text", value, marks: [...new Set(marks.filter(isMark))] }];
}

function isMark(mark: string): mark is RichTextMark {
  return TEXT_MARKS.some((known) => known === mark);
}

function createLink(url: string | undefined, children: RichTextNode[]): RichTextNode[] {
  return url === undefined ? children : showing([{ type: "link", url, children: asLinkText(children) }]);
}

function transformHyperlink({ uri }: ReadNode, children: Children, { skip }: Scope): RichTextNode[] {
  const url = findSafeLink(uri);
  if (url === undefined) skip(`hyperlink to ${uri.slice(0, MAX_LOGGED)}`);
  return createLink(url, children.flat());
}

/** A picture that is not served by itself is served as one made of it. */
function findAssetUrl({ targetId }: ReadNode, { links }: Scope): string | undefined {
  const asset = links.assets.get(targetId);
  if (!asset) return undefined;
  const isPicture = asset.contentType.startsWith("image/");
  return isPicture && !isShownAsItIs(asset.contentType)
    ? toRenditionUrl(asset.url, { width: 1600, format: "webp" })
    : asset.url;
}

function transformEntryLink({ targetId }: ReadNode, children: Children, { links }: Scope): RichTextNode[] {
  const entry = links.entries.get(targetId)?.reference;
  return entry ? showing([{ type: "entry-link", entry, children: asLinkText(children.flat()) }]) : children.flat();
}

function transformEmbeddedAsset({ targetId }: ReadNode, _children: Children, { links }: Scope): RichTextNode[] {
  const asset = links.assets.get(targetId);
  return asset ? [{ type: "asset", asset }] : [];
}

function transformEmbeddedEntry({ targetId }: ReadNode, _children: Children, { links }: Scope): RichTextNode[] {
  const { title = "", reference: entry } = links.entries.get(targetId) ?? {};
  return entry ? [{ type: "entry", entry, title }] : [];
}

/** In a sentence the name must stand, also where it leads nowhere. */
function transformInlineEntry({ targetId }: ReadNode, _children: Children, { links }: Scope): RichTextNode[] {
  const { title = "", reference: entry } = links.entries.get(targetId) ?? {};
  if (title === "") return [];
  const name: RichTextNode = { type: "text", value: title, marks: [] };
  return entry ? [{ type: "entry-link", entry, children: [name] }] : [name];
}

const SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "mailto:", "tel:"]);

/** Of the web, mail, telephone or a path of this site, its beginning added where missing; undefined for any other. */
export function findSafeLink(uri: string): string | undefined {
  if (HIDDEN.test(uri)) return undefined;
  if (/^\/(?!\/)/.test(uri)) return uri;
  if (/^www\.[^.]+\../i.test(uri)) return findSafeLink(`https://${uri}`);
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.\w+$/.test(uri)) return `mailto:${uri}`;
  return SCHEMES.has(URL.parse(uri)?.protocol ?? "") ? uri : undefined;
}

/** Browsers drop control characters and read a backslash as a slash: what is left may be another address. */
const HIDDEN = /[\p{Cc}\\]/u;
