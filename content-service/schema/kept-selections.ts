import type { ItemView, Perspective } from "../space/content-view.ts";

interface Selection {
  readonly where?: unknown;
  readonly order?: unknown;
}

/** Finds what a collection holds for a perspective, a filter and an order. */
export type KeptSelections<T> = (perspective: Perspective, asked: Selection, select: () => T[]) => readonly T[];

const MOST_KEPT = 30;
/** A filter that is longer is hardly asked for twice. */
const LONGEST_KEY = 2000;

/** Keeps the last 30 selections of one collection, so that its pages and repeated queries look through nothing. */
export function createKeptSelections<T extends ItemView>(): KeptSelections<T> {
  const kept = new Map<string, readonly T[]>();
  const comparisons: unknown[] = [];
  function nameOf(comparison: unknown): number {
    const known = comparisons.indexOf(comparison);
    return known === -1 ? comparisons.push(comparison) - 1 : known;
  }
  return ({ locale, preview, useFallbackLocale }, { where, order }, select) => {
    const orderNames = Array.isArray(order) ? order.map(nameOf) : [];
    const key = JSON.stringify([locale, preview, useFallbackLocale, where ?? null, orderNames]);
    const selected = kept.get(key) ?? select();
    kept.delete(key);
    if (key.length <= LONGEST_KEY) kept.set(key, selected);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return selected;
  };
}
