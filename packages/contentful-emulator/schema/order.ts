import { GraphQLEnumType } from "graphql";
import { arrange } from "../indexes/ordering.ts";
import type { OrderBy } from "../indexes/ordering.ts";
import { finishNow } from "../steps.ts";
import type { ItemView } from "../space/content-view.ts";
import type { ReadValue } from "./filter-terms.ts";
import { toMoment } from "./scalar-types.ts";

/** A sort key of a collection; `read` returns a text, a number or nothing. */
export interface OrderKey<T> {
  readonly name: string;
  readonly read: ReadValue<T>;
}

/** An order enum whose values are `OrderBy`. */
export function createOrderType<T>(name: string, keys: readonly OrderKey<T>[]): GraphQLEnumType {
  const values = keys.flatMap(({ name: key, read }) => [
    [`${key}_ASC`, { value: { read, direction: 1 } }] as const,
    [`${key}_DESC`, { value: { read, direction: -1 } }] as const,
  ]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
}

/**
 * The two orders of a collection that belongs to a field: `<base>CollectionOrder` and `<base>CursorCollectionOrder`.
 * Source: schemas of public repositories, since 2026.
 */
export function createOrderTypes<T>(base: string, keys: readonly OrderKey<T>[]) {
  return {
    paged: createOrderType(`${base}CollectionOrder`, keys),
    byCursor: createOrderType(`${base}CursorCollectionOrder`, keys),
  };
}

const readPublishedAt = ({ item }: ItemView) => toMoment(item.sys.publishedAt);

/** Ordering by what every item's `sys` holds. */
export const sysOrderKeys: readonly OrderKey<ItemView>[] = [
  { name: "sys_id", read: ({ item }) => item.sys.id },
  { name: "sys_publishedAt", read: readPublishedAt },
  { name: "sys_firstPublishedAt", read: ({ item }) => toMoment(item.sys.firstPublishedAt) },
  { name: "sys_publishedVersion", read: ({ item }) => item.sys.publishedVersion },
];

const DEFAULT_ORDER: readonly OrderBy<ItemView>[] = [{ read: readPublishedAt, direction: -1 }];

/**
 * Parses an `order` argument; the default is the last published first, as in Contentful's root collections. Repeated
 * keys are dropped, because a query may hold thousands.
 */
export function readOrder<T extends ItemView>(order: unknown): readonly OrderBy<T>[] {
  const asked = Array.isArray(order) ? order.filter((by): by is OrderBy<T> => by !== null) : [];
  const seen = new Set<OrderBy<T>["read"]>();
  const telling = asked.filter(({ read }) => !seen.has(read) && seen.add(read));
  return telling.length > 0 ? telling : DEFAULT_ORDER;
}

/** The views in the order of an `order` argument, items equal in it by id. */
export function orderViews<T extends ItemView>(views: readonly T[], order: unknown): T[] {
  return Array.from(finishNow(arrange(views, readOrder<T>(order))).positions, (position) => views[position]!);
}
