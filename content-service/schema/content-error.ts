import { GraphQLError } from "graphql";

/** An error a query's answer carries beside its data, with Contentful's code for it. */
export function createContentError(code: string, message: string, details?: Record<string, unknown>): GraphQLError {
  const documentationUrl = documentationUrlOf(code);
  return new GraphQLError(`Query execution error. ${message}`, {
    extensions: { contentful: { code, documentationUrl, ...(details && { details }) } },
  });
}

/** Where Contentful explains an error, e.g. https://ctfl.io/graphql-api-error-unresolvable-link. */
export function documentationUrlOf(code: string): string {
  return `https://ctfl.io/graphql-api-error-${code.toLowerCase().replaceAll("_", "-")}`;
}
