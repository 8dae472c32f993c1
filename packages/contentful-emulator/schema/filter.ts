import { GraphQLInputObjectType, GraphQLList } from "graphql";
import type { GraphQLInputType } from "graphql";
import { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import { indexesOf } from "../indexes/space-indexes.ts";
import type { Steps } from "../steps.ts";
import { findEntryView, type EntryView, type Perspective } from "../space/content-view.ts";

/** The value of a `where` argument. */
export type Where = Readonly<Record<string, unknown>>;

/** One key of a filter, e.g. `name_contains`: its type and its condition. */
export interface FilterTerm<T> {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly matches: (subject: T, operand: unknown) => boolean;
  /** Finds matches in an index. */
  readonly find: (index: CollectionIndex<T>, operand: unknown) => Steps<Bitmap>;
}

/** A filter input type together with its meaning. */
export interface Filter<T> {
  readonly type: GraphQLInputObjectType;
  /** True when the subject meets every given key; everything matches an empty filter. */
  matches(subject: T, where: Where | null | undefined): boolean;
  /** All that `matches` in an index. */
  find(index: CollectionIndex<T>, where: Where | null | undefined): Steps<Bitmap>;
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
  function* narrow(index: CollectionIndex<T>, where: Where | null, candidates: Bitmap): Steps<Bitmap> {
    let found = candidates;
    for (const [key, operand] of Object.entries(where ?? {})) {
      if (key === "AND" || key === "OR") continue;
      const term = terms().get(key);
      if (!term) return new Bitmap(candidates.length);
      found = found.and(yield* term.find(index, operand));
    }
    for (const part of listOfFilters(where?.AND)) found = yield* narrow(index, part, found);
    const alternatives = listOfFilters(where?.OR);
    return alternatives.length > 0 ? yield* findAny(index, alternatives, found) : found;
  }
  /** One after the other, because a query may hold tens of thousands of alternatives. */
  function* findAny(index: CollectionIndex<T>, parts: readonly (Where | null)[], candidates: Bitmap): Steps<Bitmap> {
    let found = new Bitmap(candidates.length);
    for (const part of parts) found = found.or(yield* narrow(index, part, candidates));
    return found;
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

/** The entries that a link field points at. */
interface Targets<T> {
  /** The ids a subject's field points at. */
  readonly readIds: (subject: T) => readonly string[];
  /** The only content type that counts, if any. */
  readonly contentTypeId?: string | undefined;
}

/** A term whose operand is a filter over what the subject links to; one target that meets it is enough. */
export function createNestedTerm<T extends Perspective>(
  name: string,
  filter: Filter<EntryView>,
  { readIds, contentTypeId }: Targets<T>,
): FilterTerm<T> {
  return {
    name,
    type: filter.type,
    matches(subject, operand) {
      return readIds(subject).some((id) => {
        const target = findEntryView(subject, id);
        if (!target || (contentTypeId && target.item.sys.contentType.sys.id !== contentTypeId)) return false;
        return filter.matches(target, operand as Where);
      });
    },
    *find(index, operand) {
      const { perspective } = index;
      const targets = indexesOf(perspective.space).ofEntries(perspective, contentTypeId);
      const found = (yield* filter.find(targets, operand as Where)).positions();
      return yield* index.field(readIds).holding(found.map((position) => targets.views[position]!.item.sys.id));
    },
  };
}

function listOfFilters(operand: unknown): readonly (Where | null)[] {
  return Array.isArray(operand) ? operand : [];
}
