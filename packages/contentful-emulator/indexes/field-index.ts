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

/** Indexes values by their positions. */
export function createFieldIndex(values: readonly unknown[]): FieldIndex {
  const parts = {
    equal: once(() => groupPositions(values.map((value) => [value ?? null]))),
    items: once(() => groupPositions(values.map((value) => (Array.isArray(value) ? value : [])))),
    present: once(() => Bitmap.of(values.length, positionsWhere(values, isPresent))),
    numbers: once(() => sortNumbers(values)),
    texts: once(() => createTextIndex(values.map((value) => (typeof value === "string" ? value : undefined)))),
  };
  function collect(groups: ReadonlyMap<unknown, readonly number[]>, keys: Iterable<unknown>): Bitmap {
    const found = new Bitmap(values.length);
    for (const key of keys) for (const position of groups.get(key) ?? []) found.add(position);
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
      return Bitmap.of(values.length, isAbove ? positions.subarray(border) : positions.subarray(0, border));
    },
    containing: (part) => parts.texts()(part),
  };
}

function groupPositions(keysOf: readonly (readonly unknown[])[]): Map<unknown, number[]> {
  const groups = new Map<unknown, number[]>();
  keysOf.forEach((keys, position) => {
    for (const key of keys) {
      const group = groups.get(key);
      if (group) group.push(position);
      else groups.set(key, [position]);
    }
  });
  return groups;
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
