import { linkTypeOf, type ExportedField, type ExportedFile } from "../export/space-export.ts";
import type { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { Steps } from "../steps.ts";
import { readLinkIds } from "../schema/links.ts";
import { toMoment } from "../schema/scalar-types.ts";
import type { ContentSpace } from "../space/content-space.ts";
import {
  readField,
  readLocalized,
  tagIdsOf,
  type AssetView,
  type EntryView,
  type ItemView,
} from "../space/content-view.ts";
import { readPlainText } from "../space/rich-text-document.ts";
import { createdAtOf, revisionOf, updatedAtOf } from "./item-sys.ts";

/** What kind of value an attribute holds: it decides which operators apply. */
export type AttributeType =
  | "symbol"
  | "text"
  | "number"
  | "date"
  | "boolean"
  | "list"
  | "location"
  | "richText"
  | "object";

/** What a path such as `fields.title` or `sys.id` reads of an item. Dates are read as milliseconds. */
export interface Attribute {
  readonly type: AttributeType;
  /** Indexes are cached by this function's identity, so it stays the same for a path. */
  readonly read: (view: ItemView) => unknown;
  /** The text that full-text search looks at, where it differs from the value. */
  readonly readText?: (view: ItemView) => string;
}

/** What items must meet: finds those that do in an index. */
export type Condition = <T extends ItemView>(index: CollectionIndex<T>) => Steps<Bitmap>;

/** Whose attributes are meant: those of assets, of all entries, or of the entries of one content type. */
export type Subject = "Asset" | "Entry" | { readonly contentType: ContentSpace["contentTypes"][number] };

const sysAttributes: Readonly<Record<string, Attribute>> = {
  "sys.id": { type: "symbol", read: ({ item }) => item.sys.id },
  "sys.type": { type: "symbol", read: ({ kind }) => kind },
  "sys.createdAt": { type: "date", read: (view) => toMoment(createdAtOf(view)) },
  "sys.updatedAt": { type: "date", read: (view) => toMoment(updatedAtOf(view)) },
  "sys.revision": { type: "number", read: revisionOf },
  "sys.publishedVersion": { type: "number", read: ({ item }) => item.sys.publishedVersion },
  "metadata.tags": { type: "list", read: tagIdsOf },
  "metadata.tags.sys.id": { type: "list", read: tagIdsOf },
  "metadata.concepts": { type: "list", read: conceptIdsOf },
  "metadata.concepts.sys.id": { type: "list", read: conceptIdsOf },
  // An export holds no taxonomy: each concept is its own only descendant.
  "metadata.concepts.descendants": { type: "list", read: conceptIdsOf },
};

const entryAttributes: Readonly<Record<string, Attribute>> = {
  "sys.contentType.sys.id": {
    type: "symbol",
    read: (view) => (view.kind === "Entry" ? view.item.sys.contentType.sys.id : undefined),
  },
};

const readFile = (view: ItemView): ExportedFile | undefined =>
  view.kind === "Asset" ? readLocalized(view.item.fields.file, view) : undefined;

const ofAsset = (read: (view: AssetView) => unknown) => (view: ItemView) =>
  view.kind === "Asset" ? read(view) : undefined;

const assetAttributes: Readonly<Record<string, Attribute>> = {
  "fields.title": { type: "symbol", read: ofAsset((view) => readLocalized(view.item.fields.title, view)) },
  "fields.description": { type: "text", read: ofAsset((view) => readLocalized(view.item.fields.description, view)) },
  "fields.file": { type: "object", read: readFile },
  "fields.file.url": { type: "symbol", read: (view) => readFile(view)?.url },
  "fields.file.fileName": { type: "symbol", read: (view) => readFile(view)?.fileName },
  "fields.file.contentType": { type: "symbol", read: (view) => readFile(view)?.contentType },
  "fields.file.details.size": { type: "number", read: (view) => readFile(view)?.details?.size },
  "fields.file.details.image.width": { type: "number", read: (view) => readFile(view)?.details?.image?.width },
  "fields.file.details.image.height": { type: "number", read: (view) => readFile(view)?.details?.image?.height },
};

const fieldAttributes = new WeakMap<ExportedField, Attribute>();

/** The attribute at a path; undefined where there is none. */
export function findAttribute(subject: Subject, path: string): Attribute | undefined {
  const shared = findOwn(sysAttributes, path) ?? findOwn(subject === "Asset" ? assetAttributes : entryAttributes, path);
  if (shared || typeof subject === "string") return shared;
  const [, id, isLinkId] = /^fields\.([^.]+)(\.sys\.id)?$/.exec(path) ?? [];
  const field = subject.contentType.fields.find((candidate) => candidate.id === id && !candidate.omitted);
  if (!field || (isLinkId && !linkTypeOf(field))) return undefined;
  return getFieldAttribute(field);
}

function findOwn(attributes: Readonly<Record<string, Attribute>>, path: string): Attribute | undefined {
  return Object.hasOwn(attributes, path) ? attributes[path] : undefined;
}

/** The attribute of an entry's field; of a link it is the ids of what it links to. */
export function getFieldAttribute(field: ExportedField): Attribute {
  const attribute = fieldAttributes.get(field) ?? createFieldAttribute(field);
  fieldAttributes.set(field, attribute);
  return attribute;
}

const TYPES: ReadonlyMap<string, AttributeType> = new Map<string, AttributeType>([
  ["Symbol", "symbol"],
  ["Text", "text"],
  ["Integer", "number"],
  ["Number", "number"],
  ["Boolean", "boolean"],
  ["Location", "location"],
]);

function createFieldAttribute(field: ExportedField): Attribute {
  const ofEntry = (read: (view: EntryView) => unknown) => (view: ItemView) =>
    view.kind === "Entry" ? read(view) : undefined;
  const read = ofEntry((view) => readField(view, field));
  if (linkTypeOf(field)) return { type: "list", read: ofEntry((view) => readLinkIds(view, field)) };
  if (field.type === "Date") return { type: "date", read: (view) => toMoment(read(view)) };
  if (field.type === "RichText") return { type: "richText", read, readText: (view) => readPlainText(read(view)) };
  if (field.type === "Array" && field.items?.type === "Symbol") {
    return { type: "list", read, readText: (view) => ((read(view) ?? []) as unknown[]).join(" ") };
  }
  return { type: TYPES.get(field.type) ?? "object", read };
}

function conceptIdsOf({ item }: ItemView): string[] {
  return (item.metadata.concepts ?? []).map(({ sys }) => sys.id);
}
