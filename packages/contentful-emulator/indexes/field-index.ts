import { once } from "../caching.ts";
import { Bitmap } from "./bitmap.ts";
import { createTextIndex } from "./text-index.ts";

/** Comparison operators. */
export type Comparison = "gt" | "gte" | "lt" | "lte";

/** An index over one field of a collection. Each part is built on first use. */
export interface FieldIndex {
  /** Views whose value is one of the given ones; null for no value. */
  equalTo(values: Iterable<unknown>): Bitmap;
  /** Views with a value other than an empty list. */
  present(): Bitmap;
  /** Views whose number compares with the operand as asked. */
  compared(comparison: Comparison, operand: number): Bitmap;
  /** Views whose list holds one of the given items. */
  holding(items: Iterable<unknown>): Bitmap;
  /** Views whose text contains the given one, of two letters or more, ignoring case. */
  containing(part: string): Bitmap;
}

/** True for a value other than null or an empty list. */
export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Indexes values by their positions. They are read again for each part, because keeping them takes more memory. */
export function createFieldIndex(count: number, readValues: () => readonly unknown[]): FieldIndex {
  const parts = {
    equal: once(() => groupPositions(readValues().map((value) => [value ?? null]))),
    items: once(() => groupPositions(readValues().map((value) => (Array.isArray(value) ? value : [])))),
    present: once(() => Bitmap.of(count, positionsWhere(readValues(), isPresent))),
    numbers: once(() => sortNumbers(readValues())),
    texts: once(() => createTextIndex(readValues().map((value) => (typeof value === "string" ? value : undefined)))),
  };
  function collect({ last, before, positions }: Groups, keys: Iterable<unknown>): Bitmap {
    const found = new Bitmap(count);
    for (const key of keys) {
      for (let node = last.get(key) ?? NONE; node !== NONE; node = before[node] ?? NONE) found.add(positions[node]!);
    }
    return found;
  }
  return {
    equalTo: (wanted) => collect(parts.equal(), wanted),
    holding: (items) => collect(parts.items(), items),
    present: () => parts.present(),
    compared(comparison, operand) {
      const { sorted, positions } = parts.numbers();
      const border = findPlace(sorted, operand, comparison === "gt" || comparison === "lte");
      const isAbove = comparison === "gt" || comparison === "gte";
      return Bitmap.of(count, isAbove ? positions.subarray(border) : positions.subarray(0, border));
    },
    containing: (part) => parts.texts()(part),
  };
}

/** Positions by key. Each position is a node that names the one before it of the same key: far smaller than a list a key. */
interface Groups {
  readonly last: ReadonlyMap<unknown, number>;
  readonly before: Int32Array;
  readonly positions: Uint32Array;
}

const NONE = -1;

function groupPositions(keysOf: readonly (readonly unknown[])[]): Groups {
  const nodes = keysOf.reduce((sum, keys) => sum + keys.length, 0);
  const last = new Map<unknown, number>();
  const before = new Int32Array(nodes);
  const positions = new Uint32Array(nodes);
  let node = 0;
  keysOf.forEach((keys, position) => {
    for (const key of keys) {
      before[node] = last.get(key) ?? NONE;
      positions[node] = position;
      last.set(key, node);
      node += 1;
    }
  });
  return { last, before, positions };
}

function positionsWhere<V>(values: readonly V[], test: (value: V) => boolean): number[] {
  const found: number[] = [];
  values.forEach((value, position) => {
    if (test(value)) found.push(position);
  });
  return found;
}

function sortNumbers(values: readonly unknown[]): { sorted: Float64Array; positions: Uint32Array } {
  const numbers = values.flatMap((value, position) => (typeof value === "number" ? [{ value, position }] : []));
  numbers.sort((a, b) => a.value - b.value);
  return {
    sorted: Float64Array.from(numbers, ({ value }) => value),
    positions: Uint32Array.from(numbers, ({ position }) => position),
  };
}

/** How many of the sorted numbers are below the given one, or not above it, by binary search. */
function findPlace(sorted: Float64Array, operand: number, countsEqual: boolean): number {
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
