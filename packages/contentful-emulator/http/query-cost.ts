import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { pageLimit, readMostItems } from "../schema/collection.ts";

/** What the arguments of a query's fields may depend on. */
interface CostedQuery {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Links that the lists of one rich text document may hold together, as Contentful counts them. */
const MAX_RICH_TEXT_LINKS = 1000;

/**
 * The complexity Contentful counts for a valid query: the number of entries and assets it may return at most. A
 * collection counts its limit, a linked item one, a list of rich text links what validations allow, each times the
 * number of its parents.
 */
export function computeQueryCost(schema: GraphQLSchema, query: CostedQuery): number {
  const operation = getOperationAST(query.document, query.operationName);
  if (!operation) return 0;
  const variables = { ...readDefaults(operation), ...query.variables };
  const fragments = new Map<string, number>();
  return costOfSelections(operation.selectionSet, schema.getQueryType());

  function costOfSelections(selections: SelectionSetNode | undefined, parent: GraphQLNamedType | null | undefined) {
    const nodes = selections?.selections ?? [];
    const share = isRichTextLinks(nodes, parent) ? shareOfLinks(nodes, parent) : 1;
    return nodes.reduce((sum, node) => sum + share * costOfNode(node, parent), 0);
  }

  function costOfNode(node: SelectionNode, parent: GraphQLNamedType | null | undefined): number {
    if (node.kind === Kind.FIELD) return costOfField(node, parent);
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const type = node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent;
      return costOfSelections(node.selectionSet, type);
    }
    // Cached, because nested fragments may be spread many times.
    const name = node.name.value;
    const known = fragments.get(name) ?? costOfFragment(name);
    fragments.set(name, known);
    return known;
  }

  function costOfFragment(name: string): number {
    const fragment = query.document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) return 0;
    return costOfSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
  }

  function costOfField(node: FieldNode, parent: GraphQLNamedType | null | undefined): number {
    const field = findField(parent, node);
    if (!field) return 0;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return 0;
    const inner = costOfSelections(node.selectionSet, type);
    const mostItems = readMostItems(field);
    if (field.args.some(({ name }) => name === "limit")) {
      return Math.min(readLimit(node, variables), mostItems) * (1 + inner);
    }
    if (Number.isFinite(mostItems)) return mostItems * (1 + inner);
    const isLink = parent !== schema.getQueryType() && field.args.some(({ name }) => name === "preview");
    return isLink ? 1 + inner : inner;
  }
}

function findField(
  parent: GraphQLNamedType | null | undefined,
  node: FieldNode,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
}

function linkCounts(nodes: readonly SelectionNode[], parent: GraphQLNamedType | null | undefined): number[] {
  return nodes.flatMap((node) => {
    const field = node.kind === Kind.FIELD ? findField(parent, node) : undefined;
    return field && !field.args.some(({ name }) => name === "limit") ? [readMostItems(field)] : [];
  });
}

function isRichTextLinks(nodes: readonly SelectionNode[], parent: GraphQLNamedType | null | undefined): boolean {
  return linkCounts(nodes, parent).some((count) => Number.isFinite(count));
}

/** The cost of each list, limited by how many links a document may hold. */
function shareOfLinks(nodes: readonly SelectionNode[], parent: GraphQLNamedType | null | undefined): number {
  const total = linkCounts(nodes, parent).reduce((sum, count) => sum + (Number.isFinite(count) ? count : 0), 0);
  return total > MAX_RICH_TEXT_LINKS ? MAX_RICH_TEXT_LINKS / total : 1;
}

function readDefaults(operation: NonNullable<ReturnType<typeof getOperationAST>>): Record<string, unknown> {
  const defined = operation.variableDefinitions ?? [];
  return Object.fromEntries(
    defined.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function readLimit(node: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const argument = node.arguments?.find(({ name }) => name.value === "limit");
  const limit = argument && valueFromASTUntyped(argument.value, { ...variables });
  return pageLimit(typeof limit === "number" ? limit : undefined);
}
