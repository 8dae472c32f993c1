import type { ItemView } from "../space/content-view.ts";

/** A sort key and its direction. Sorted results are cached by the `read` function's identity. */
export interface OrderBy<T> {
  /** Returns a text or a number; anything else counts as no value. */
  readonly read: (view: T) => unknown;
  readonly direction: 1 | -1;
}

/** The sorted positions of views, and each position's rank. */
export interface Arrangement {
  readonly positions: Uint32Array;
  readonly places: Uint32Array;
}

/** Sorts views; ties are sorted by id. */
export function arrange<T extends ItemView>(views: readonly T[], order: readonly OrderBy<T>[]): Arrangement {
  const columns = order.map(({ read, direction }) => ({
    values: views.map((view) => toOrdered(read(view))),
    direction,
  }));
  const positions = Uint32Array.from(views.keys()).toSorted((a, b) => {
    for (const { values, direction } of columns) {
      const result = compare(values[a] ?? null, values[b] ?? null, direction);
      if (result !== 0) return result;
    }
    return compare(views[a]?.item.sys.id ?? null, views[b]?.item.sys.id ?? null, 1);
  });
  const places = new Uint32Array(positions.length);
  positions.forEach((position, place) => {
    places[position] = place;
  });
  return { positions, places };
}

function toOrdered(value: unknown): string | number | null {
  if (typeof value === "string") return value;
  return typeof value === "number" && !Number.isNaN(value) ? value : null;
}

/** Items without a value come last in both directions; numbers come before texts. */
function compare(left: string | number | null, right: string | number | null, direction: 1 | -1): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  if (typeof left !== typeof right) return typeof left === "number" ? -direction : direction;
  return left < right ? -direction : direction;
}
