import { createLruCache } from "../caching.ts";
import type { ItemView, Perspective } from "../space/content-view.ts";
import type { Bitmap } from "./bitmap.ts";
import { createFieldIndex, type FieldIndex } from "./field-index.ts";
import { arrange, type Arrangement, type OrderBy } from "./ordering.ts";
import { buildOnce, type Steps } from "../steps.ts";

/** A page of a selection, and the selection's size. */
export interface SelectedPage<T> {
  readonly total: number;
  readonly items: readonly T[];
}

/** The items of one collection as one perspective sees them, indexed so that a query need not scan them. */
export interface CollectionIndex<T> {
  readonly perspective: Perspective;
  /** An item's array index is its position in bitmaps. */
  readonly views: readonly T[];
  /** The index over `read`, cached by the function's identity: pass the same function for every query. */
  field(read: (view: T) => unknown): FieldIndex;
  /** The items of those ids. */
  havingIds(ids: Iterable<string>): Steps<Bitmap>;
  /** A page of the selected views, sorted; ties are sorted by id. */
  selectPage(selected: Bitmap, order: readonly OrderBy<T>[], skip: number, limit: number): Steps<SelectedPage<T>>;
}

/** Sort orders of several keys are unlimited in number, so only the last ones are cached. */
const MAX_ARRANGEMENTS = 30;

/** Measured: this many steps along a sorted list take as long as one comparison while sorting. */
const STEPS_PER_COMPARISON = 8;

/** Indexes views; each part is built on first use. */
export function createCollectionIndex<T extends ItemView>(
  perspective: Perspective,
  views: readonly T[],
): CollectionIndex<T> {
  const fields = new Map<(view: T) => unknown, FieldIndex>();
  const findArrangement = createArrangements(views);
  function findField(read: (view: T) => unknown): FieldIndex {
    const field = fields.get(read) ?? createFieldIndex(views.length, (position) => read(views[position]!));
    fields.set(read, field);
    return field;
  }
  return {
    perspective,
    views,
    field: findField,
    havingIds: (ids) => findField(readId).equalTo(ids),
    *selectPage(selected, order, skip, limit) {
      const total = selected.size;
      const positions = pickPage(selected, total, yield* findArrangement(order), skip, limit);
      return { total, items: Array.from(positions, (position) => views[position]!) };
    },
  };
}

const readId = ({ item }: ItemView) => item.sys.id;

function createArrangements<T extends ItemView>(views: readonly T[]) {
  const names = new Map<OrderBy<T>["read"], number>();
  const arrangements = createLruCache<string, () => Steps<Arrangement>>(MAX_ARRANGEMENTS);
  function nameOf({ read, direction }: OrderBy<T>): string {
    const name = names.get(read) ?? names.size;
    names.set(read, name);
    return `${name}:${direction}`;
  }
  return (order: readonly OrderBy<T>[]): Steps<Arrangement> =>
    arrangements.get(order.map(nameOf).join(" "), () => buildOnce(() => arrange(views, order)))();
}

/** Slices the sorted list when everything is selected, sorts a small selection, and walks the list for a large one. */
function pickPage(
  selected: Bitmap,
  total: number,
  { positions, places }: Arrangement,
  skip: number,
  limit: number,
): Iterable<number> {
  if (total === selected.length) return positions.subarray(skip, skip + limit);
  if (total * Math.log2(total + 1) * STEPS_PER_COMPARISON < selected.length) {
    const sorted = selected.positions().toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    return sorted.slice(skip, skip + limit);
  }
  return walkOrder(selected, positions, skip, limit);
}

function walkOrder(selected: Bitmap, positions: Uint32Array, skip: number, limit: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (const position of positions) {
    if (page.length === limit) break;
    if (!selected.has(position)) continue;
    met += 1;
    if (met > skip) page.push(position);
  }
  return page;
}
