import { GraphQLBoolean, GraphQLList, GraphQLString } from "graphql";
import type { GraphQLInputType, GraphQLScalarType } from "graphql";
import { readPlainText } from "../space/rich-text-document.ts";
import type { FilterTerm } from "./filter.ts";
import { dateTimeType, toMoment } from "./scalar-types.ts";

/** Reads the value a term looks at; undefined or null when there is none. */
export type ReadValue<T> = (subject: T) => unknown;

/** Contentful ignores shorter texts in `_contains`. */
const SHORTEST_CONTAINED_TEXT = 2;

function createTerm<T, O>(
  name: string,
  type: GraphQLInputType,
  read: ReadValue<T>,
  test: (value: unknown, operand: O) => boolean,
): FilterTerm<T> {
  return { name, type, matches: (subject, operand) => test(read(subject) ?? null, operand as O) };
}

function hasValue(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

function isIn(value: unknown, operands: unknown[] | null): boolean {
  return (operands ?? []).includes(value);
}

function holds(list: unknown, wanted: string): boolean {
  return Array.isArray(list) && list.includes(wanted);
}

/** `_exists`, which every kind of field has. */
export function createExistsTerm<T>(name: string, read: ReadValue<T>): FilterTerm<T> {
  return createTerm<T, boolean | null>(`${name}_exists`, GraphQLBoolean, read, (value, wanted) => {
    return hasValue(value) === Boolean(wanted);
  });
}

function createEqualityTerms<T>(name: string, type: GraphQLScalarType, read: ReadValue<T>): FilterTerm<T>[] {
  const list = new GraphQLList(type);
  return [
    createTerm<T, unknown>(name, type, read, (value, operand) => value === operand),
    createTerm<T, unknown>(`${name}_not`, type, read, (value, operand) => value !== operand),
    createTerm<T, unknown[] | null>(`${name}_in`, list, read, isIn),
    createTerm<T, unknown[] | null>(`${name}_not_in`, list, read, (value, operands) => !isIn(value, operands)),
  ];
}

function containsText(text: unknown, part: string | null): boolean {
  if (typeof text !== "string" || part === null || part.length < SHORTEST_CONTAINED_TEXT) return false;
  return text.toLowerCase().includes(part.toLowerCase());
}

function createContainsTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    createTerm<T, string | null>(`${name}_contains`, GraphQLString, read, containsText),
    createTerm<T, string | null>(
      `${name}_not_contains`,
      GraphQLString,
      read,
      (text, part) => !containsText(text, part),
    ),
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
  const onMoments = terms.map((term) => ({
    ...term,
    matches: (subject: T, operand: unknown) => term.matches(subject, toMoments(operand)),
  }));
  return [...onMoments, createExistsTerm(name, read)];
}

function createRangeTerms<T>(name: string, type: GraphQLScalarType, read: ReadValue<T>): FilterTerm<T>[] {
  const compare = (suffix: string, test: (value: number, operand: number) => boolean) =>
    createTerm<T, unknown>(`${name}_${suffix}`, type, read, (value, operand) => {
      return typeof value === "number" && typeof operand === "number" && test(value, operand);
    });
  return [
    compare("gt", (value, operand) => value > operand),
    compare("gte", (value, operand) => value >= operand),
    compare("lt", (value, operand) => value < operand),
    compare("lte", (value, operand) => value <= operand),
  ];
}

function toMoments(operand: unknown): unknown {
  return Array.isArray(operand) ? operand.map(toMoment) : toMoment(operand);
}

/** Terms of Boolean fields. */
export function createBooleanTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  return [
    createTerm<T, unknown>(name, GraphQLBoolean, read, (value, operand) => value === operand),
    createTerm<T, unknown>(`${name}_not`, GraphQLBoolean, read, (value, operand) => value !== operand),
    createExistsTerm(name, read),
  ];
}

/** The three terms over a list of texts, without `_exists`. */
export function createListTerms<T>(name: string, read: ReadValue<T>): FilterTerm<T>[] {
  const list = new GraphQLList(GraphQLString);
  return [
    createTerm<T, string[] | null>(`${name}_contains_all`, list, read, (value, wanted) => {
      return (wanted ?? []).every((text) => holds(value, text));
    }),
    createTerm<T, string[] | null>(`${name}_contains_some`, list, read, (value, wanted) => {
      return (wanted ?? []).some((text) => holds(value, text));
    }),
    createTerm<T, string[] | null>(`${name}_contains_none`, list, read, (value, wanted) => {
      return !(wanted ?? []).some((text) => holds(value, text));
    }),
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
