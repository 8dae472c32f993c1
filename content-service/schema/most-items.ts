import type { GraphQLField } from "graphql";

interface SizeValidation {
  readonly size?: { readonly max?: unknown } | null;
}

/** How many links a list may hold by its validations; `otherwise` without such a validation. */
export function findMostItems(validations: readonly object[], otherwise = Number.POSITIVE_INFINITY): number {
  const sizes = validations.map((validation) => (validation as SizeValidation).size?.max);
  return Math.min(otherwise, ...sizes.filter((size) => typeof size === "number"));
}

/** The extensions of a field that gives at most so many items. */
export function withMostItems(mostItems: number): { extensions: { mostItems: number } } {
  return { extensions: { mostItems } };
}

/** How many items a field gives at most, whatever its arguments; infinity where nothing says so. */
export function readMostItems(field: GraphQLField<unknown, unknown>): number {
  const { mostItems } = field.extensions;
  return typeof mostItems === "number" ? mostItems : Number.POSITIVE_INFINITY;
}
