import { Bitmap } from "./bitmap.ts";
import { KeyedNumbers } from "./keyed-numbers.ts";
import { findPlace, sortInSteps } from "./ordering.ts";
import { buildOnce, visitInSteps, type Steps } from "../steps.ts";
import { createTextIndex } from "./text-index.ts";

/** Comparison operators. */
export type Comparison = "gt" | "gte" | "lt" | "lte";

/** An index over one field of a collection. Each part is built on first use, in steps. */
export interface FieldIndex {
  /** Views whose value is one of the given ones; null for no value. */
  equalTo(values: Iterable<unknown>): Steps<Bitmap>;
  /** Views with a value other than an empty list. */
  present(): Steps<Bitmap>;
  /** Views whose number compares with the operand as asked. */
  compared(comparison: Comparison, operand: number): Steps<Bitmap>;
  /** Views whose number is within some of the bounds, which belong to them. */
  between(bounds: readonly (readonly [least: number, greatest: number])[]): Steps<Bitmap>;
  /** Views whose list holds one of the given items. */
  holding(items: Iterable<unknown>): Steps<Bitmap>;
  /** Views whose text contains the given one, of two letters or more, ignoring case. */
  containing(part: string): Steps<Bitmap>;
}

/** True for a value other than null or an empty list. */
export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Indexes values by their positions. They are read again for each part, because keeping them takes more memory. */
export function createFieldIndex(count: number, read: (position: number) => unknown): FieldIndex {
  const findEqual = buildOnce(() => groupPositions(count, (position) => [read(position) ?? null]));
  const findItems = buildOnce(() => groupPositions(count, (position) => listOf(read(position))));
  const findPresent = buildOnce(() => collectPresent(count, read));
  const findNumbers = buildOnce(() => sortNumbers(count, read));
  const findTexts = buildOnce(() => createTextIndex(count, (position) => textOf(read(position))));
  function* collect(findGroups: () => Steps<KeyedNumbers<unknown>>, keys: Iterable<unknown>): Steps<Bitmap> {
    const groups = yield* findGroups();
    const found = new Bitmap(count);
    for (const key of keys) groups.visit(key, (position) => found.add(position));
    return found;
  }
  return {
    equalTo: (wanted) => collect(findEqual, wanted),
    holding: (items) => collect(findItems, items),
    present: findPresent,
    *compared(comparison, operand) {
      const { sorted, positions } = yield* findNumbers();
      const border = findPlace(sorted, operand, comparison === "gt" || comparison === "lte");
      const isAbove = comparison === "gt" || comparison === "gte";
      return Bitmap.of(count, isAbove ? positions.subarray(border) : positions.subarray(0, border));
    },
    *between(bounds) {
      const { sorted, positions } = yield* findNumbers();
      const found = new Bitmap(count);
      for (const [least, greatest] of bounds) {
        const end = findPlace(sorted, greatest, true);
        for (let place = findPlace(sorted, least, false); place < end; place += 1) found.add(positions[place]!);
      }
      return found;
    },
    *containing(part) {
      const findContaining = yield* findTexts();
      return yield* findContaining(part);
    },
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function* groupPositions(
  count: number,
  keysOf: (position: number) => readonly unknown[],
): Steps<KeyedNumbers<unknown>> {
  const groups = new KeyedNumbers<unknown>();
  yield* visitInSteps(count, (position) => {
    for (const key of keysOf(position)) groups.add(key, position);
  });
  return groups.trim();
}

function* collectPresent(count: number, read: (position: number) => unknown): Steps<Bitmap> {
  const found = new Bitmap(count);
  yield* visitInSteps(count, (position) => {
    if (isPresent(read(position))) found.add(position);
  });
  return found;
}

interface SortedNumbers {
  readonly sorted: Float64Array;
  readonly positions: Uint32Array;
}

function* sortNumbers(count: number, read: (position: number) => unknown): Steps<SortedNumbers> {
  const values = new Float64Array(count);
  const found: number[] = [];
  yield* visitInSteps(count, (position) => {
    const value = read(position);
    if (typeof value !== "number") return;
    values[position] = value;
    found.push(position);
  });
  const positions = yield* sortInSteps(Uint32Array.from(found), (a, b) => values[a]! - values[b]!);
  return { positions, sorted: Float64Array.from(positions, (position) => values[position]!) };
}
