import { type ASTNode, Kind, parse, print, separateOperations, visit } from "graphql";
import { fieldKeyOf, fieldNameOf, rootFieldOf, typeNameOf } from "contentful-emulator/names";
import { contentTypes } from "#site/content/content-model.ts";
import type { SendQuery } from "#site/content/fetch/send-query.server.ts";
import type { ContentMap } from "./content-map.server.ts";

/** A content type or field of ours. */
interface Known {
  id: string;
  /** Its id in the space. */
  to: string | null;
  /** How queries ask for it there. */
  name: string;
  /** The type that it is or links to: names inside it are fields of that. */
  type: string | undefined;
}

/** The fields by their content type, and the types themselves by `SPACE`. */
type Scopes = ReadonlyMap<string, readonly Known[]>;

const SPACE = "";

function createScopes(map: ContentMap): Scopes {
  const types = contentTypes.map(({ sys: { id } }) => {
    const to = map[id] === null ? null : (map[id]?.type ?? id);
    return { id, to, name: rootFieldOf(typeNameOf(to ?? id)), type: id };
  });
  const fieldsOf = ({ sys, fields }: (typeof contentTypes)[number]) =>
    fields.map(({ id, items }): Known => {
      const { [id]: to = id } = map[sys.id]?.fields ?? {};
      const [type] = (items?.validations ?? []).flatMap(({ linkContentType }) => linkContentType as string[]);
      return { id, to, name: fieldNameOf(to ?? id), type };
    });
  return new Map([[SPACE, types], ...contentTypes.map((type) => [type.sys.id, fieldsOf(type)] as const)]);
}

/** Sends queries in the space's words; responses have ours again. */
export const mapQueries =
  (map: ContentMap) =>
  (send: SendQuery): SendQuery => {
    const scopes = createScopes(map);
    const mapped = new Map<string, string | undefined>();
    const ours = new Map(scopes.get(SPACE)?.map(({ id, to }) => [typeNameOf(to ?? id), typeNameOf(id)]));
    const toOurs = (key: string, value: unknown) => (key === "__typename" ? (ours.get(String(value)) ?? value) : value);
    return async (query, variables) => {
      const text = mapped.has(query) ? mapped.get(query) : mapQuery(query, scopes);
      mapped.set(query, text);
      if (text === undefined) return { data: {}, errors: [], isLasting: true };
      const { data, ...response } = await send(text, variables);
      return { ...response, data: JSON.parse(JSON.stringify(data), toOurs) };
    };
  };

/** The query in the space's words, without what the space has not; undefined where nothing is left. */
function mapQuery(query: string, scopes: Scopes): string | undefined {
  const around: (string | undefined)[] = [];
  const document = visit(parse(query, { noLocation: true }), {
    enter: (node) => void around.push(scopeIn(node, around.at(-1), scopes)),
    leave(node) {
      around.pop();
      // Its type was taken away.
      if (node.kind === Kind.INLINE_FRAGMENT) return node.typeCondition ? undefined : null;
      const known = findKnown(node, around.at(-1), scopes);
      if (!known || known.to === known.id) return undefined;
      return known.to === null ? null : rename(node, known, known.to);
    },
  });
  const isEmpty = document.definitions.some((one) => "selectionSet" in one && one.selectionSet.selections.length === 0);
  // A service refuses fragments that nothing uses.
  return isEmpty ? undefined : Object.values(separateOperations(document)).map(print).join("\n");
}

/** What names inside a node belong to: a type, the space, or nothing that is mapped. */
function scopeIn(node: ASTNode, outer: string | undefined, scopes: Scopes): string | undefined {
  if (node.kind === Kind.OPERATION_DEFINITION) return SPACE;
  if (node.kind === Kind.FIELD && node.name.value === "linkedFrom") return SPACE;
  if ("typeCondition" in node) return node.typeCondition && findKnown(node.typeCondition, outer, scopes)?.type;
  return findKnown(node, outer, scopes)?.type ?? outer;
}

/** What a list or an operator adds to the name of a field, such as `_exists`. */
const AFTER_NAME = /^(Collection)?(_\w+)?$/;

function findKnown(node: ASTNode, scope: string | undefined, scopes: Scopes): Known | undefined {
  if (node.kind === Kind.NAMED_TYPE) return scopes.get(SPACE)?.find(({ id }) => typeNameOf(id) === node.name.value);
  if (scope === undefined || (node.kind !== Kind.FIELD && node.kind !== Kind.OBJECT_FIELD)) return undefined;
  const { value } = node.name;
  return scopes.get(scope)?.find(({ id }) => value.startsWith(id) && AFTER_NAME.test(value.slice(id.length)));
}

function rename(node: ASTNode, { id, name }: Known, to: string): ASTNode | undefined {
  const named = (value: string) => ({ name: { kind: Kind.NAME, value } }) as const;
  if (node.kind === Kind.NAMED_TYPE) return { ...node, ...named(typeNameOf(to)) };
  if (node.kind === Kind.OBJECT_FIELD) return { ...node, ...named(fieldKeyOf(to) + node.name.value.slice(id.length)) };
  if (node.kind !== Kind.FIELD) return undefined;
  return { ...node, ...named(name + node.name.value.slice(id.length)), alias: node.alias ?? node.name };
}
