import { GraphQLError } from "graphql";

/** An error returned beside a query's data, with Contentful's error code. */
export function createContentError(code: string, message: string, details?: Record<string, unknown>): GraphQLError {
  const documentationUrl = documentationUrlOf(code);
  return new GraphQLError(`Query execution error. ${message}`, {
    extensions: { contentful: { code, documentationUrl, ...(details && { details }) } },
  });
}

/** Contentful's documentation of an error, e.g. https://ctfl.io/graphql-api-error-unresolvable-link. */
export function documentationUrlOf(code: string): string {
  return `https://ctfl.io/graphql-api-error-${code.toLowerCase().replaceAll("_", "-")}`;
}

/** Contentful's codes for a content model that has no valid schema. */
type SchemaErrorCode = "COLLIDING_TYPE_NAMES" | "COLLIDING_FIELD_NAMES" | "RESERVED_FIELD_NAME";

/** Why a content model has no valid schema. Contentful responds to every query with it until the model is fixed. */
export class SchemaError extends Error {
  override name = "SchemaError";
  readonly code: SchemaErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: SchemaErrorCode, message: string, details: Readonly<Record<string, unknown>>) {
    super(`Schema generation failed. ${message}`);
    this.code = code;
    this.details = details;
  }
}
