import { GraphQLEnumType } from "graphql";
import type { ItemView } from "../space/content-view.ts";
import type { ReadValue } from "./filter-terms.ts";
import { toMoment } from "./scalar-types.ts";

/** Something a collection can be ordered by; `read` gives a text, a number or nothing. */
export interface OrderKey<T> {
  readonly name: string;
  readonly read: ReadValue<T>;
}

type Compare<T> = (a: T, b: T) => number;

/** An order enum whose values are comparisons. */
export function createOrderType<T>(name: string, keys: readonly OrderKey<T>[]): GraphQLEnumType {
  const values = keys.flatMap(({ name: key, read }) => [
    [`${key}_ASC`, { value: createComparison(read, 1) }] as const,
    [`${key}_DESC`, { value: createComparison(read, -1) }] as const,
  ]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
}

/** Ordering by what every item's `sys` holds. */
export const sysOrderKeys: readonly OrderKey<ItemView>[] = [
  { name: "sys_id", read: ({ item }) => item.sys.id },
  { name: "sys_publishedAt", read: ({ item }) => toMoment(item.sys.publishedAt) },
  { name: "sys_firstPublishedAt", read: ({ item }) => toMoment(item.sys.firstPublishedAt) },
  { name: "sys_publishedVersion", read: ({ item }) => item.sys.publishedVersion },
];

const byPublicationDescending = createComparison<ItemView>(({ item }) => toMoment(item.sys.publishedAt), -1);
const byId = createComparison<ItemView>(({ item }) => item.sys.id, 1);

/**
 * The views in the order of an `order` argument, items equal in it by id.
 * Without one the last published comes first, as Contentful orders root collections.
 */
export function orderViews<T extends ItemView>(views: readonly T[], order: unknown): T[] {
  const asked = Array.isArray(order) ? order.filter((compare): compare is Compare<T> => compare !== null) : [];
  const comparisons = [...(asked.length > 0 ? asked : [byPublicationDescending]), byId];
  return views.toSorted((a, b) => {
    for (const compare of comparisons) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  });
}

/** Items without a value come last in both directions. */
function createComparison<T>(read: ReadValue<T>, direction: 1 | -1): Compare<T> {
  return (a, b) => {
    const left = read(a) ?? null;
    const right = read(b) ?? null;
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (left === right) return 0;
    return (left as string | number) < (right as string | number) ? -direction : direction;
  };
}
