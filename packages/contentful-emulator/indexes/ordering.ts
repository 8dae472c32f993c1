import type { ItemView } from "../space/content-view.ts";
import { visitInSteps, type Steps } from "../steps.ts";

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
export function* arrange<T extends ItemView>(views: readonly T[], order: readonly OrderBy<T>[]): Steps<Arrangement> {
  const columns = order.map(({ read, direction }) => ({ read, direction, values: [] as (string | number | null)[] }));
  yield* visitInSteps(views.length, (position) => {
    for (const { read, values } of columns) values.push(toOrdered(read(views[position]!)));
  });
  const positions = yield* sortInSteps(Uint32Array.from(views.keys()), (a, b) => {
    for (const { values, direction } of columns) {
      const result = compare(values[a] ?? null, values[b] ?? null, direction);
      if (result !== 0) return result;
    }
    return compare(views[a]?.item.sys.id ?? null, views[b]?.item.sys.id ?? null, 1);
  });
  const places = new Uint32Array(positions.length);
  for (let place = 0; place < positions.length; place += 1) places[positions[place]!] = place;
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

/** As many numbers as are sorted or merged within a millisecond. */
const RUN_LENGTH = 1024;

/** Sorts numbers in place: short runs at first, which are merged two by two. */
export function* sortInSteps(
  numbers: Uint32Array<ArrayBuffer>,
  compareTwo: (a: number, b: number) => number,
): Steps<Uint32Array> {
  const { length } = numbers;
  for (let start = 0; start < length; start += RUN_LENGTH) {
    numbers.subarray(start, start + RUN_LENGTH).sort(compareTwo);
    yield;
  }
  let [from, to] = [numbers, new Uint32Array(length)];
  for (let run = RUN_LENGTH; run < length; run *= 2) {
    for (let start = 0; start < length; start += 2 * run) {
      const [leftEnd, rightEnd] = [Math.min(start + run, length), Math.min(start + 2 * run, length)];
      let [left, right] = [start, leftEnd];
      for (let place = start; place < rightEnd; place += 1) {
        if (place % RUN_LENGTH === 0) yield;
        const takesLeft = right >= rightEnd || (left < leftEnd && compareTwo(from[left]!, from[right]!) <= 0);
        to[place] = takesLeft ? from[left++]! : from[right++]!;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** How many of the sorted numbers are below the given one, or not above it, by binary search. */
export function findPlace(sorted: Float64Array | Uint32Array, operand: number, countsEqual: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? Number.POSITIVE_INFINITY;
    if (value < operand || (countsEqual && value === operand)) low = middle + 1;
    else high = middle;
  }
  return low;
}
