import type { ContentSpace } from "../space/content-space.ts";
import { allowedTypesOf, linkTypeOf, type LinkType } from "../export/space-export.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import type { OrderBy } from "../indexes/ordering.ts";
import { Bitmap } from "../indexes/bitmap.ts";
import type { Steps } from "../steps.ts";
import type { ItemView } from "../space/content-view.ts";
import { parsePoint, type Nearness } from "./areas.ts";
import { findAttribute, getFieldAttribute, type Condition, type Subject } from "./attributes.ts";
import { createCondition, isOperator, type Operator } from "./conditions.ts";
import { createMatchCondition, readAllText } from "./full-text.ts";
import { createMimeCondition } from "./mime-groups.ts";
import { badRequest, contentTypeRequired, invalidQuery, unknownPath } from "./rest-errors.ts";

/** What a request searches for, and in which order. */
export interface Search {
  readonly contentTypeId: string | undefined;
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderBy<ItemView>[];
  readonly near: Nearness | undefined;
}

/** Parameters that are no filters. */
const PLAIN = new Set([
  "access_token",
  "content_type",
  "cursor",
  "include",
  "includeContentSourceMaps",
  "limit",
  "locale",
  "order",
  "pageNext",
  "pagePrev",
  "select",
  "skip",
]);

/** Reads filters and order. Throws `RequestError` for a parameter that is not known or not applicable. */
export function readSearch(space: ContentSpace, kind: "Entry" | "Asset", parameters: URLSearchParams): Search {
  const subject = readSubject(space, kind, parameters.get("content_type"));
  const conditions: Condition[] = [];
  const nested = new Map<string, [string, string][]>();
  let near: Nearness | undefined;
  for (const [key, operand] of parameters) {
    if (PLAIN.has(key)) continue;
    const special = createSpecialCondition(kind, key, operand);
    const [path, operator] = splitKey(key);
    const [, link] = /^fields\.([^.]+)\.(?:fields\.|metadata\.|sys\.(?!id$))/.exec(path) ?? [];
    if (special) conditions.push(special);
    else if (kind === "Entry" && link !== undefined) {
      nested.set(link, [...(nested.get(link) ?? []), [key.slice(`fields.${link}.`.length), operand]]);
    } else {
      const attribute = getAttribute(subject, path);
      conditions.push(createCondition(path, attribute, operator, operand));
      if (operator === "near") near = { point: parsePoint(path, operand), read: attribute.read };
    }
  }
  for (const [link, inner] of nested) conditions.push(createNestedCondition(space, subject, link, inner));
  const contentTypeId = typeof subject === "string" ? undefined : subject.contentType.sys.id;
  return { contentTypeId, conditions, near, order: readOrder(subject, parameters.get("order")) };
}

function readSubject(space: ContentSpace, kind: "Entry" | "Asset", contentTypeId: string | null): Subject {
  if (kind === "Asset" || contentTypeId === null || contentTypeId === "") return kind;
  const contentType = space.findContentType(contentTypeId);
  if (!contentType) throw invalidQuery({ name: "unknownContentType", value: contentTypeId });
  return { contentType };
}

function splitKey(key: string): [path: string, operator: Operator] {
  const [, path = key, operator = "eq"] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(key) ?? [];
  if (isOperator(operator)) return [path, operator];
  throw invalidQuery({ name: "unknownOperator", path: path.split("."), value: operator });
}

function getAttribute(subject: Subject, path: string) {
  const attribute = findAttribute(subject, path);
  if (attribute) return attribute;
  if (subject === "Entry" && path.startsWith("fields.")) throw contentTypeRequired();
  throw unknownPath(path);
}

function createSpecialCondition(kind: "Entry" | "Asset", key: string, operand: string): Condition | undefined {
  if (key === "query") return createMatchCondition(readAllText, operand);
  if (kind === "Asset") return key === "mimetype_group" ? createMimeCondition(operand) : undefined;
  if (key === "links_to_entry") return createLinkingCondition("Entry", operand);
  return key === "links_to_asset" ? createLinkingCondition("Asset", operand) : undefined;
}

/** Entries that link to an entry or asset, in any locale. */
function createLinkingCondition(linkType: LinkType, id: string): Condition {
  return function* (index) {
    const linking = yield* indexesOf(index.perspective.space).linking();
    return yield* index.havingIds(linking.find(linkType, id));
  };
}

/** Entries that link by a field to an entry that meets all inner parameters. */
function createNestedCondition(
  space: ContentSpace,
  subject: Subject,
  link: string,
  inner: [string, string][],
): Condition {
  if (typeof subject === "string") throw contentTypeRequired();
  const field = subject.contentType.fields.find(({ id, omitted }) => id === link && !omitted);
  if (!field || linkTypeOf(field) !== "Entry") throw unknownPath(`fields.${link}.${inner[0]?.[0]}`);
  const named = inner.find(([key]) => key === "sys.contentType.sys.id")?.[1];
  const [allowed, ...others] = allowedTypesOf(field);
  const contentType = named ?? (others.length === 0 ? allowed : undefined);
  if (contentType === undefined && inner.some(([key]) => key.startsWith("fields."))) {
    throw badRequest(`Searching on references needs "fields.${link}.sys.contentType.sys.id"`);
  }
  const parameters = new URLSearchParams([...inner, ...(contentType ? [["content_type", contentType]] : [])]);
  const { conditions, contentTypeId } = readSearch(space, "Entry", parameters);
  const { read } = getFieldAttribute(field);
  return function* (index) {
    const targets = indexesOf(space).ofEntries(index.perspective, contentTypeId);
    const found = (yield* findAll(targets, conditions)).positions();
    return yield* index.field(read).holding(found.map((position) => targets.views[position]!.item.sys.id));
  };
}

/** The items that meet all conditions. */
export function* findAll<T extends ItemView>(
  index: CollectionIndex<T>,
  conditions: readonly Condition[],
): Steps<Bitmap> {
  let found = Bitmap.full(index.views.length);
  for (const condition of conditions) found = found.and(yield* condition(index));
  return found;
}

const UNORDERED = new Set(["text", "list", "richText", "object", "location"]);

const DEFAULT_ORDER: readonly OrderBy<ItemView>[] = [
  { read: findAttribute("Entry", "sys.updatedAt")!.read, direction: -1 },
];

/** The order asked for; without one the last changed first. Items alike are ordered by id. */
function readOrder(subject: Subject, order: string | null): readonly OrderBy<ItemView>[] {
  const keys = (order ?? "").split(",").filter((key) => key !== "");
  if (keys.length === 0) return DEFAULT_ORDER;
  return keys.map((key) => {
    const path = key.replace(/^-/, "");
    const attribute = getAttribute(subject, path);
    const isSingleLink = path.endsWith(".sys.id") && attribute.type === "list";
    if (UNORDERED.has(attribute.type) && !isSingleLink) {
      throw invalidQuery({ name: "order", path: path.split("."), details: `Cannot order by the path "${path}"` });
    }
    return { read: isSingleLink ? firstOf(attribute.read) : attribute.read, direction: key.startsWith("-") ? -1 : 1 };
  });
}

const firstReaders = new WeakMap<ReadValue, ReadValue>();

type ReadValue = OrderBy<ItemView>["read"];

/** Reads the first of a list of ids; the same function for the same list. */
function firstOf(read: ReadValue): ReadValue {
  const reader = firstReaders.get(read) ?? ((view: ItemView) => (read(view) as readonly unknown[])[0]);
  firstReaders.set(read, reader);
  return reader;
}
