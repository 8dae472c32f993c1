import type { CmsCollection } from "../fetch/cms-entries.ts";

/** The items of a collection, transformed; null ones and those the transform gives up on are left out. */
export function transformItems<T, U>(
  collection: CmsCollection<T> | null | undefined,
  transform: (item: T) => U | undefined,
): U[] {
  return (collection?.items ?? [])
    .filter((item) => item !== null)
    .map(transform)
    .filter((item) => item !== undefined);
}
