/**
 * Contentful's rules for schemas, as pieces of SDL to write expectations with. Every rule names the page it is from,
 * below contentful.com/developers/docs/references/graphql/; what no page says was read off schemas that public
 * repositories generated from Contentful, and is marked so.
 */

/** Arguments of fields that hold a value. locale-handling; single-resource-fields. */
export const VALUE = "(locale: String, useFallbackLocale: Boolean)";

const LINK_ARGS = "locale: String, preview: Boolean, useFallbackLocale: Boolean";

/** Arguments of links; `where` exists where content types are named in the validations. link-filtering. */
export const link = (filter?: string) => `(${LINK_ARGS}${filter ? `, where: ${filter}` : ""})`;

/** limit and skip: collection-fields. Their cursor twins: read off public schemas of 2026. */
const PAGE_ARGS = `limit: Int = 100, skip: Int = 0, ${LINK_ARGS}`;
const CURSOR_ARGS = `limit: Int = 100, pageNext: String, pagePrev: String, ${LINK_ARGS}`;

/**
 * The fields of a collection and its cursor twin; `more` holds what can be asked beside a page, `order` what the order
 * enums of a field's collections begin with. collection-fields; an order for each twin: public schemas of 2026.
 */
export const collection = (field: string, type: string, more = "", order?: string) => `
  ${field}Collection(${PAGE_ARGS}, ${more} ${order ? `, order: [${order}CollectionOrder]` : ""}): ${type}Collection
  ${field}CursorCollection(${CURSOR_ARGS}, ${more} ${order ? `, order: [${order}CursorCollectionOrder]` : ""}): ${type}CursorCollection`;

/** Items are never promised, because one may be gone. collection-fields, "Return value". */
export const collectionTypes = (type: string, item = type) => `
  type ${type}Collection { total: Int! skip: Int! limit: Int! items: [${item}]! }
  type ${type}CursorCollection { limit: Int! items: [${item}]! pages: CursorPages! }`;

/** What every entry has. schema-generation, "Sys field", "ContentfulMetadata field"; _id: public schemas. */
export const entryFields = (type: string) => `
  sys: Sys!
  contentfulMetadata: ContentfulMetadata!
  _id: ID!
  linkedFrom(allowedLocales: [String]): ${type}LinkingCollections`;

const STRING_FILTERS = { "": "String", _not: "String", _in: "[String]", _not_in: "[String]" };
const TEXT_FILTERS = { _contains: "String", _not_contains: "String", _exists: "Boolean" };
const comparable = (type: string) => ({
  ...{ "": type, _not: type, _in: `[${type}]`, _not_in: `[${type}]` },
  ...{ _gt: type, _gte: type, _lt: type, _lte: type, _exists: "Boolean" },
});

/** collection-filters, the table of filters by postfix and field type. `Exists` stands for links and Object fields. */
const FILTERS = {
  String: { ...STRING_FILTERS, ...TEXT_FILTERS },
  Int: comparable("Int"),
  Float: comparable("Float"),
  DateTime: comparable("DateTime"),
  Boolean: { "": "Boolean", _not: "Boolean", _exists: "Boolean" },
  List: { _contains_all: "[String]", _contains_some: "[String]", _contains_none: "[String]", _exists: "Boolean" },
  RichText: TEXT_FILTERS,
  Location: { _within_circle: "Circle", _within_rectangle: "Rectangle", _exists: "Boolean" },
  Exists: { _exists: "Boolean" },
} as const;

/** The filters over fields: their names by kind, words in one text. */
export function filters(fields: Partial<Record<keyof typeof FILTERS, string>>): string {
  return Object.entries(fields)
    .flatMap(([kind, names]) => names.split(" ").map((name) => [kind as keyof typeof FILTERS, name] as const))
    .flatMap(([kind, name]) => Object.entries(FILTERS[kind]).map(([postfix, type]) => `${name}${postfix}: ${type}`))
    .join("\n");
}

/** collection-filters, "Filter generation", "Logical connectives". */
export const filterInput = (name: string, terms: string) => `
  input ${name} {
    AND: [${name}]
    OR: [${name}]
    sys: SysFilter
    contentfulMetadata: ContentfulMetadataFilter
    ${terms}
  }`;

const SYS_ORDERS = "sys_id sys_publishedAt sys_firstPublishedAt sys_publishedVersion";

/** The enum of an order over these fields and what `sys` holds. collection-order. */
export function orderEnum(name: string, fields = ""): string {
  const keys = `${fields} ${SYS_ORDERS}`.trim().split(" ");
  return `enum ${name} { ${keys.flatMap((key) => [`${key}_ASC`, `${key}_DESC`]).join(" ")} }`;
}

/** The order enums of a field's collection and its cursor twin. Public schemas of 2026. */
export const orderEnums = (base: string, fields = "") =>
  orderEnum(`${base}CollectionOrder`, fields) + orderEnum(`${base}CursorCollectionOrder`, fields);

/** What links to entries or assets of a type. Orders: the changelog's "GraphQL Content API improvement". */
export const linkingCollections = (type: string, linkers: Record<string, string> = {}, isOrdered = true) => `
  type ${type}LinkingCollections {
    ${collection("entry", "Entry")}
    ${Object.entries(linkers)
      .map(([field, linker]) => {
        return collection(field, linker, "", isOrdered ? `${type}LinkingCollections${linker}` : undefined);
      })
      .join("")}
  }`;

/** The types of a rich text field. schema-generation, "Rich text"; resources: public schemas. */
export const richTextTypes = (type: string) => `
  type ${type} { json: JSON! links: ${type}Links! }
  type ${type}Links { assets: ${type}Assets! entries: ${type}Entries! resources: ${type}Resources! }
  type ${type}Assets { block: [Asset]! hyperlink: [Asset]! }
  type ${type}Entries { block: [Entry]! inline: [Entry]! hyperlink: [Entry]! }
  type ${type}Resources {
    block: [${type}ResourcesBlock!]!
    inline: [${type}ResourcesInline!]!
    hyperlink: [${type}ResourcesHyperlink!]!
  }
  type ${type}ResourcesBlock implements ResourceLink { sys: ResourceSys! }
  type ${type}ResourcesInline implements ResourceLink { sys: ResourceSys! }
  type ${type}ResourcesHyperlink implements ResourceLink { sys: ResourceSys! }`;

/** What a schema has once it has one rich text field. */
export const RICH_TEXT_COMMON = `
  interface ResourceLink { sys: ResourceSys! }
  type ResourceSys { urn: String! linkType: String! }`;

/** The query's fields of a content type. single-resource-fields; collection-fields. */
const rootFields = (field: string, type: string) => `
  ${field}(id: String!, ${LINK_ARGS}): ${type}
  ${collection(field, type, `order: [${type}Order], where: ${type}Filter`)}`;

/** The query with these content types: type names by field. _node and _nodes: public schemas. */
export const query = (types: Record<string, string>) => `
  type Query {
    _node(id: ID!, ${LINK_ARGS}): _Node
    _nodes(ids: [ID!]!, ${LINK_ARGS}): [_Node]!
    ${rootFields("asset", "Asset")}
    ${collection("entry", "Entry", "order: [EntryOrder], where: EntryFilter")}
    ${Object.entries(types)
      .map(([field, type]) => rootFields(field, type))
      .join("")}
  }`;
