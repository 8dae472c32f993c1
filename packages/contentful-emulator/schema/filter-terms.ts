import { GraphQLBoolean, GraphQLList, GraphQLString } from "graphql";
import type { GraphQLInputType, GraphQLScalarType } from "graphql";
import type { Bitmap } from "../indexes/bitmap.ts";
import type { CollectionIndex } from "../indexes/collection-index.ts";
import { isPresent } from "../indexes/field-index.ts";
import type { Comparison, FieldIndex } from "../indexes/field-index.ts";
import type { Steps } from "../steps.ts";
import { readPlainText } from "../space/rich-text-document.ts";
import type { FilterTerm } from "./filter.ts";
import { dateTimeType, toMoment } from "./scalar-types.ts";

/** Reads the value a term looks at; undefined or null when there is none. */
export type ReadValue<T> = (subject: T) => unknown;

/** Contentful ignores shorter texts in `_contains`. */
const MIN_CONTAINED_TEXT = 2;

/** A filter's condition: how it tests one value, and how it finds matches in an index. */
interface Meaning<O> {
  readonly test: (value: unknown, operand: O) => boolean;
  readonly find: (field: FieldIndex, operand: O) => Steps<Bitmap>;
}

function createTerm<T, O>(
  name: string,
  type: GraphQLInputType,
  read: ReadValue<T>,
  { test, find }: Meaning<O>,
): FilterTerm<T> {
  return {
    name,
    type,
    matches: (subject, operand) => test(read(subject) ?? null, operand as O),
    find: (index, operand) => find(index.field(read), operand as O),
  };
}

function opposite<O>({ test, find }: Meaning<O>): Meaning<O> {
  return {
    test: (value, operand) => !test(value, operand),
    *find(field, operand) {
      return (yield* find(field, operand)).not();
    },
  };
}

const present: Meaning<boolean | null> = {
  test: (value, wanted) => isPresent(value) === Boolean(wanted),
  *find(field, wanted) {
    const found = yield* field.present();
    return wanted ? found : found.not();
  },
};

/** `_exists`, which every kind of field has. */
export function createExistsTerm<T>(name: string, read: ReadValue<T>): FilterTerm<T> {
  return createTerm(`${name}_exists`, GraphQLBoolean, read, present);
}

const equal: Meaning<unknown> = {
  test: (value, operand) => value === operand,
  find: (field, operand) => field.equalTo([operand]),
};

const oneOf: Meaning<unknown[] | null> = {
  test: (value, operands) => (operands ?? []).includes(value),
  find: (field, operands) => field.equalTo(operands ?? []),
};

function createEqualityTerms<T>(name: string, type: GraphQLScalarType, read: ReadValue<T>): FilterTerm<T>[] {
  const list = new GraphQLList(type);
  return [
    createTerm(name, type, read, equal),
    createTerm(`${name}_not`, type, read, opposite(equal)),
    createTerm(`${name}_in`, list, read, oneOf),
    createTerm(`${name}_not_in`, list, read, opposite(oneOf)),
  ];
}

const isLongEnough = (part: string | null) => part !== null && part.length >= MIN_CONTAINED_TEXT;

const containing: Meaning<string | null> = {
  test(text, part) {
    if (typeof text !== "string" || part === null || !isLongEnough(part)) return false;
    return text.toLowerCase().includes(part.toLowerCase());
  },
  find: (field, part) => (part !== null && isLongEnough(part) ? field.containing(part) : field.equalTo([])),
};

function createContainsTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    createTerm(`${name}_contains`, GraphQLString, read, containing),
    createTerm(`${name}_not_contains`, GraphQLString, read, opposite(containing)),
  ];
}

/** Terms of Symbol and Text fields. */
export function createStringTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    ...createEqualityTerms(name, GraphQLString, read),
    ...createContainsTerms(name, read),
    createExistsTerm(name, read),
  ];
}

/** Terms of Integer and Number fields. */
export function createNumberTerms<T>(name: string, type: GraphQLScalarType, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    ...createEqualityTerms(name, type, read),
    ...createRangeTerms(name, type, read),
    createExistsTerm(name, read),
  ];
}

/** Terms of Date fields: moments are compared, not their spelling. */
export function createDateTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  const readMoment = (subject: T) => toMoment(read(subject));
  const terms = [
    ...createEqualityTerms(name, dateTimeType, readMoment),
    ...createRangeTerms(name, dateTimeType, readMoment),
  ];
  const onMoments = terms.map(({ matches, find, ...term }) => ({
    ...term,
    matches: (subject: T, operand: unknown) => matches(subject, toMoments(operand)),
    find: (index: CollectionIndex<T>, operand: unknown) => find(index, toMoments(operand)),
  }));
  return [...onMoments, createExistsTerm(name, read)];
}

const COMPARISONS: Record<Comparison, (value: number, operand: number) => boolean> = {
  gt: (value, operand) => value > operand,
  gte: (value, operand) => value >= operand,
  lt: (value, operand) => value < operand,
  lte: (value, operand) => value <= operand,
};

function createRangeTerms<T>(name: string, type: GraphQLScalarType, read: ReadValue<T>): FilterTerm<T>[] {
  return (["gt", "gte", "lt", "lte"] as const).map((comparison) =>
    createTerm<T, unknown>(`${name}_${comparison}`, type, read, {
      test: (value, operand) =>
        typeof value === "number" && typeof operand === "number" && COMPARISONS[comparison](value, operand),
      find: (field, operand) => (typeof operand === "number" ? field.compared(comparison, operand) : field.equalTo([])),
    }),
  );
}

function toMoments(operand: unknown): unknown {
  return Array.isArray(operand) ? operand.map(toMoment) : toMoment(operand);
}

/** Terms of Boolean fields. */
export function createBooleanTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    createTerm(name, GraphQLBoolean, read, equal),
    createTerm(`${name}_not`, GraphQLBoolean, read, opposite(equal)),
    createExistsTerm(name, read),
  ];
}

function holds(list: unknown, wanted: string): boolean {
  return Array.isArray(list) && list.includes(wanted);
}

const holdingAll: Meaning<string[] | null> = {
  test: (list, wanted) => (wanted ?? []).every((text) => holds(list, text)),
  *find(field, wanted) {
    let found = (yield* field.equalTo([])).not();
    for (const text of wanted ?? []) found = found.and(yield* field.holding([text]));
    return found;
  },
};

const holdingSome: Meaning<string[] | null> = {
  test: (list, wanted) => (wanted ?? []).some((text) => holds(list, text)),
  find: (field, wanted) => field.holding(wanted ?? []),
};

/** The three terms over a list of texts, without `_exists`. */
export function createListTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  const list = new GraphQLList(GraphQLString);
  return [
    createTerm(`${name}_contains_all`, list, read, holdingAll),
    createTerm(`${name}_contains_some`, list, read, holdingSome),
    createTerm(`${name}_contains_none`, list, read, opposite(holdingSome)),
  ];
}

/** Terms of fields holding a list of texts. */
export function createTextListTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [...createListTerms(name, read), createExistsTerm(name, read)];
}

/** Terms of rich text fields: they look at the document's plain text. */
export function createRichTextTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [...createContainsTerms(name, (subject: T) => readPlainText(read(subject))), createExistsTerm(name, read)];
}
