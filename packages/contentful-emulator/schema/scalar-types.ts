import { GraphQLScalarType, valueFromASTUntyped } from "graphql";

const DATE_WITHOUT_TIME = /^\d{4}-\d{2}-\d{2}$/;

/** An ISO 8601 moment; a date alone is given as its midnight in UTC. */
export const dateTimeType = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "A moment in ISO 8601, e.g. '2021-05-01T00:00:00.000Z'.",
  serialize: (value) => normaliseDate(String(value)),
  parseValue: (value) => normaliseDate(String(value)),
});

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
