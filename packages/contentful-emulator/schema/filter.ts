import { GraphQLInputObjectType, GraphQLList } from "graphql";
import type { GraphQLInputType } from "graphql";
import { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import type { ItemView, Perspective } from "../space/content-view.ts";

/** The value of a `where` argument. */
export type Where = Readonly<Record<string, unknown>>;

/** One key of a filter, e.g. `name_contains`: its type and its condition. */
export interface FilterTerm<T> {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly matches: (subject: T, operand: unknown) => boolean;
  /** Finds matches in an index. Without it the subjects that other terms leave are scanned. */
  readonly find?: (index: CollectionIndex<T>, operand: unknown) => Bitmap;
}

/** A filter input type together with its meaning. */
export interface Filter<T> {
  readonly type: GraphQLInputObjectType;
  /** True when the subject meets every given key; everything matches an empty filter. */
  matches(subject: T, where: Where | null | undefined): boolean;
  /** All that `matches` in an index. */
  find(index: CollectionIndex<T>, where: Where | null | undefined): Bitmap;
}

/**
 * A filter over the given terms, with AND and OR unless it is part of another one. Terms are asked for when the schema
 * is complete.
 */
export function createFilter<T>(
  name: string,
  createTerms: () => readonly FilterTerm<T>[],
  { isPart = false } = {},
): Filter<T> {
  let known: ReadonlyMap<string, FilterTerm<T>> | undefined;
  const terms = () => (known ??= new Map(createTerms().map((term) => [term.name, term])));
  const type: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => ({
      ...(!isPart && { AND: { type: new GraphQLList(type) }, OR: { type: new GraphQLList(type) } }),
      ...Object.fromEntries([...terms().values()].map((term) => [term.name, { type: term.type }])),
    }),
  });
  function matches(subject: T, where: Where | null | undefined): boolean {
    return Object.entries(where ?? {}).every(([key, operand]) => {
      if (key === "AND") return listOfFilters(operand).every((part) => matches(subject, part));
      if (key === "OR") return matchesAny(subject, listOfFilters(operand));
      return terms().get(key)?.matches(subject, operand) ?? false;
    });
  }
  function matchesAny(subject: T, parts: readonly (Where | null)[]): boolean {
    return parts.length === 0 || parts.some((part) => matches(subject, part));
  }
  /** Indexed terms come first, so that few subjects are scanned one by one. */
  function narrow(index: CollectionIndex<T>, where: Where | null, candidates: Bitmap): Bitmap {
    const unindexed: [FilterTerm<T>, unknown][] = [];
    let found = candidates;
    for (const [key, operand] of Object.entries(where ?? {})) {
      if (key === "AND" || key === "OR") continue;
      const term = terms().get(key);
      if (!term) return new Bitmap(candidates.length);
      if (term.find) found = found.and(term.find(index, operand));
      else unindexed.push([term, operand]);
    }
    for (const part of listOfFilters(where?.AND)) found = narrow(index, part, found);
    const alternatives = listOfFilters(where?.OR);
    if (alternatives.length > 0) found = findAny(index, alternatives, found);
    if (unindexed.length === 0) return found;
    const meetsRest = (subject: T) => unindexed.every(([term, operand]) => term.matches(subject, operand));
    return found.filter((position) => meetsRest(index.views[position]!));
  }
  /** One after the other, because a query may hold tens of thousands of alternatives. */
  function findAny(index: CollectionIndex<T>, parts: readonly (Where | null)[], candidates: Bitmap): Bitmap {
    return parts.reduce((found, part) => found.or(narrow(index, part, candidates)), new Bitmap(candidates.length));
  }
  return {
    type,
    matches,
    find: (index, where) => narrow(index, where ?? null, Bitmap.full(index.views.length)),
  };
}

/** A term whose operand is a filter over the subject itself. */
export function createGroupTerm<T>(name: string, filter: Filter<T>): FilterTerm<T> {
  return {
    name,
    type: filter.type,
    matches: (subject, operand) => filter.matches(subject, operand as Where),
    find: (index, operand) => filter.find(index, operand as Where),
  };
}

/** The entries that link fields point at, and how to find them in indexes. */
export interface Targets<T, U> {
  /** The ids a subject's field points at. */
  readonly readIds: (subject: T) => readonly string[];
  /** Where the targets are, as the perspective sees them. */
  readonly findIndex: (perspective: Perspective) => CollectionIndex<U>;
}

/** A term whose operand is a filter over what the subject links to; one target that meets it is enough. */
export function createNestedTerm<T extends Perspective, U extends ItemView>(
  name: string,
  filter: Filter<U>,
  { readIds, findIndex }: Targets<T, U>,
): FilterTerm<T> {
  function findTarget(index: CollectionIndex<U>, id: string): U | undefined {
    const position = index.findPosition(id);
    return position === undefined ? undefined : index.views[position];
  }
  return {
    name,
    type: filter.type,
    matches(subject, operand) {
      const targets = findIndex(subject);
      return readIds(subject).some((id) => {
        const target = findTarget(targets, id);
        return target !== undefined && filter.matches(target, operand as Where);
      });
    },
    find(index, operand) {
      const targets = findIndex(index.perspective);
      const found = filter.find(targets, operand as Where).positions();
      return index.field(readIds).holding(found.map((position) => targets.views[position]!.item.sys.id));
    },
  };
}

function listOfFilters(operand: unknown): readonly (Where | null)[] {
  return Array.isArray(operand) ? operand : [];
}
