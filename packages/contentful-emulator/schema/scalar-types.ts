import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from "graphql";
import { isDate } from "../space/field-values.ts";

const DATE_WITHOUT_TIME = /^\d{4}-\d{2}-\d{2}$/;

/** An ISO 8601 moment; a date alone is given as its midnight in UTC. */
export const dateTimeType = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "A moment in ISO 8601, e.g. '2021-05-01T00:00:00.000Z'.",
  serialize: (value) => normaliseDate(String(value)),
  parseValue: (value) => {
    if (typeof value === "string" && isMoment(value)) return normaliseDate(value);
    throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${String(value)}.`);
  },
});

const YEAR_OR_MONTH = /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Whether a text given in a query is a moment, or the day, month or year that begins with it. */
export function isMoment(text: string): boolean {
  return isDate(text) || YEAR_OR_MONTH.test(text);
}

/** Any JSON value, as it stands in the export. */
export const jsonType = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

function normaliseDate(text: string): string {
  return DATE_WITHOUT_TIME.test(text) ? `${text}T00:00:00.000Z` : text;
}

/** Milliseconds since 1970 of an ISO 8601 text; null for anything else. */
export function toMoment(value: unknown): number | null {
  const moment = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}
