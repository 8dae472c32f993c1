import {
  type FieldNode,
  Kind,
  type ObjectFieldNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { type ContentTypeDefinition, contentTypes } from "../content-model.ts";
import type { SendQuery } from "../fetch/send-query.server.ts";

/** What a space calls our types and fields, by our ids; null where it has none. What is left out has our name. */
export type ContentMap = Readonly<Record<string, TypeMap | null>>;

export interface TypeMap {
  type?: string | undefined;
  fields?: Readonly<Record<string, string | null>> | undefined;
}

/** Capitals that belong together, a word, or digits: where Contentful divides an id. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

const TYPES = new Map(contentTypes.map((type) => [type.sys.id, type]));

const TYPE_NAMES = new Map(contentTypes.map(({ sys: { id } }) => [typeNameOf(id), id]));

/** Contentful's name of a content type in GraphQL: "TeamMember" for "team-member", "ContentType2Wk" for "2wk". */
function typeNameOf(id: string): string {
  const words = id.match(WORD) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("");
  return /^[A-Z]/.test(name) ? name : `ContentType${name}`;
}

function fieldNameOf(id: string): string {
  const name = typeNameOf(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const NO_ENTRIES = { total: 0, items: [] };

/** Sends queries in the space's words; responses have ours again. */
export function sendMapped(send: SendQuery, map: ContentMap): SendQuery {
  const known = new Map<string, ReturnType<typeof mapQuery>>();
  const ours = new Map([...TYPES.keys()].map((id) => [typeNameOf(map[id]?.type ?? id), typeNameOf(id)]));
  const rename = (key: string, value: unknown): unknown =>
    key === "__typename" && typeof value === "string" ? (ours.get(value) ?? value) : value;
  return async (query, variables) => {
    const mapped = known.get(query) ?? mapQuery(query, map);
    known.set(query, mapped);
    if (mapped.text === undefined) return { data: { ...mapped.missing }, errors: [], isLasting: true };
    const { data, ...response } = await send(mapped.text, variables);
    const read = JSON.parse(JSON.stringify(data), rename) as typeof data;
    return { ...response, data: { ...mapped.missing, ...read } };
  };
}

/** The query in the space's words, undefined where nothing is left, and what the space has nothing of. */
function mapQuery(query: string, map: ContentMap): { text: string | undefined; missing: Record<string, unknown> } {
  const missing: Record<string, unknown> = {};
  const document = parse(query, { noLocation: true });
  const definitions = document.definitions.map((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      return { ...definition, ...mapCondition(definition.typeCondition, definition.selectionSet, map) };
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    for (const field of definition.selectionSet.selections)
      if (field.kind === Kind.FIELD && map[typeOfRoot(field.name.value) ?? ""] === null)
        missing[(field.alias ?? field.name).value] = field.name.value.endsWith("Collection") ? NO_ENTRIES : null;
    return { ...definition, selectionSet: mapSet(definition.selectionSet, "root", map) };
  });
  // Each fragment comes before those that it uses; a service refuses one that nothing uses.
  const texts: string[] = [];
  for (const definition of definitions)
    if (
      definition.kind !== Kind.FRAGMENT_DEFINITION ||
      texts.some((text) => text.includes(`...${definition.name.value}`))
    )
      texts.push(print(definition));
  const isEmpty = definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.selectionSet.selections.length === 0,
  );
  return { text: isEmpty ? undefined : texts.join("\n"), missing };
}

/** "root" for what names types, a type of ours, or undefined for what is the same everywhere. */
type Context = "root" | ContentTypeDefinition | undefined;

const typeOfRoot = (name: string) => [...TYPES.keys()].find((id) => name === id || name === `${id}Collection`);

function mapCondition<Condition extends { name: { value: string } }>(
  on: Condition,
  set: SelectionSetNode,
  map: ContentMap,
) {
  const id = TYPE_NAMES.get(on.name.value);
  const typeCondition = id ? named(on, typeNameOf(map[id]?.type ?? id)) : on;
  return { typeCondition, selectionSet: mapSet(set, id === undefined ? undefined : TYPES.get(id), map) };
}

function mapSet(set: SelectionSetNode, context: Context, map: ContentMap): SelectionSetNode {
  const selections = set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return mapField(selection, context, map);
    if (selection.kind !== Kind.INLINE_FRAGMENT || !selection.typeCondition) return [selection];
    if (map[TYPE_NAMES.get(selection.typeCondition.name.value) ?? ""] === null) return [];
    return [{ ...selection, ...mapCondition(selection.typeCondition, selection.selectionSet, map) }];
  });
  return { ...set, selections };
}

function mapField(field: FieldNode, context: Context, map: ContentMap): FieldNode[] {
  const { name, alias, selectionSet: set, arguments: given = [] } = field;
  const found = context === "root" ? findType(name.value, map) : findField(name.value, context, map);
  if (found?.to === null) return [];
  const inner: Context =
    name.value === "linkedFrom" ? "root" : found ? found.inner : set && !context ? undefined : context;
  return [
    {
      ...field,
      ...(found && found.to !== name.value && { ...named(field, toName(found.to)), alias: alias ?? name }),
      arguments: given.map((one) =>
        one.name.value === "where" ? { ...one, value: mapWhere(one.value, inner, map) } : one,
      ),
      ...(set && { selectionSet: mapSet(set, inner, map) }),
    },
  ];
}

/** Filters name a field by its id, and selections by a name made of it. */
const toName = (id: string) => (/^[a-z][a-zA-Z]*$/.test(id) ? id : fieldNameOf(id));

interface Found {
  to: string | null;
  inner: Context;
}

function findType(name: string, map: ContentMap): Found | undefined {
  const id = typeOfRoot(name);
  if (id === undefined) return undefined;
  const mapped = map[id];
  return { to: mapped === null ? null : fieldNameOf(mapped?.type ?? id) + name.slice(id.length), inner: TYPES.get(id) };
}

const AFTER_FIELD = /^(Collection)?(_\w+)?$/;

/** With what an operator or a list adds to the name of a field, such as `_exists`. */
function findField(name: string, type: Context, map: ContentMap): Found | undefined {
  if (type === undefined || type === "root") return undefined;
  const field = type.fields.find(({ id }) => name.startsWith(id) && AFTER_FIELD.test(name.slice(id.length)));
  if (!field) return undefined;
  const to = map[type.sys.id]?.fields?.[field.id];
  const [linked = ""] = (field.items?.validations[0]?.["linkContentType"] ?? []) as string[];
  const rest = name.slice(field.id.length);
  return { to: to === undefined ? name : to === null ? null : to + rest, inner: TYPES.get(linked) };
}

function mapWhere(value: ValueNode, type: Context, map: ContentMap): ValueNode {
  if (value.kind !== Kind.OBJECT) return value;
  const fields = value.fields.map((field): ObjectFieldNode => {
    const found = findField(field.name.value, type, map);
    const inner = { ...field, value: mapWhere(field.value, found?.inner, map) };
    return found?.to ? named(inner, found.to) : inner;
  });
  return { ...value, fields };
}

function named<Node extends { name: { value: string } }>(node: Node, value: string): Node {
  return { ...node, name: { ...node.name, value } };
}
