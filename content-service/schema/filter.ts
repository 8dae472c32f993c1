import { GraphQLInputObjectType, GraphQLList } from "graphql";
import type { GraphQLInputType } from "graphql";

/** The value of a `where` argument. */
export type Where = Readonly<Record<string, unknown>>;

/** One key of a filter, e.g. `name_contains`: its type and what it demands of a subject. */
export interface FilterTerm<T> {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly matches: (subject: T, operand: unknown) => boolean;
}

/** A filter input type together with its meaning. */
export interface Filter<T> {
  readonly type: GraphQLInputObjectType;
  /** True when the subject meets every given key; no filter is met by everything. */
  matches(subject: T, where: Where | null | undefined): boolean;
}

/** A filter over the given terms, with AND and OR. Terms are asked for when the schema is complete. */
export function createFilter<T>(name: string, createTerms: () => readonly FilterTerm<T>[]): Filter<T> {
  let known: ReadonlyMap<string, FilterTerm<T>> | undefined;
  const terms = () => (known ??= new Map(createTerms().map((term) => [term.name, term])));
  const type: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => ({
      AND: { type: new GraphQLList(type) },
      OR: { type: new GraphQLList(type) },
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
  return { type, matches };
}

/** A term whose operand is a filter over something the subject has. */
export function createNestedTerm<T, U>(
  name: string,
  filter: Filter<U>,
  findTargets: (subject: T) => readonly U[],
): FilterTerm<T> {
  return {
    name,
    type: filter.type,
    matches: (subject, operand) => findTargets(subject).some((target) => filter.matches(target, operand as Where)),
  };
}

function listOfFilters(operand: unknown): readonly (Where | null)[] {
  return Array.isArray(operand) ? operand : [];
}
