import { RequestError } from "../http/messages.ts";

const INVALID_QUERY =
  "The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.";

/** One fault of a query, as Contentful lists it in `details.errors`. */
export interface QueryFault {
  readonly name: string;
  readonly path?: readonly string[];
  readonly value?: string;
  readonly details?: string;
}

/** A parameter or a value of it is not applicable. */
export function invalidQuery(fault: QueryFault): RequestError {
  return new RequestError(400, "InvalidQuery", INVALID_QUERY, { details: { errors: [fault] } });
}

/** A path that names nothing, in a filter or an order. */
export function unknownPath(path: string): RequestError {
  return invalidQuery({ name: "unknown", path: path.split("."), details: `The path "${path}" is not recognized` });
}

/** A request that is malformed as a whole. */
export function badRequest(message: string): RequestError {
  return new RequestError(400, "BadRequest", message);
}

/** Fields are named without a content type. */
export function contentTypeRequired(): RequestError {
  return badRequest(
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  );
}

/** There is no such resource, or the token may not see it. */
export function notFound(details: Readonly<Record<string, unknown>> = {}): RequestError {
  return new RequestError(404, "NotFound", "The resource could not be found.", { details });
}

const CODE_BY_STATUS: ReadonlyMap<number, string> = new Map([
  [401, "AccessTokenInvalid"],
  [429, "RateLimitExceeded"],
  [500, "ServerError"],
]);

const MESSAGE_BY_STATUS: ReadonlyMap<number, string> = new Map([
  [401, "The access token you sent could not be found or is invalid."],
  [500, "Internal server error"],
]);

/** The body of an error response. Source: contentful.com/developers/docs/references/errors, recorded responses. */
export function formatRestError(error: RequestError, requestId: string): object {
  const { status, code, message, details } = error;
  return {
    sys: { type: "Error", id: CODE_BY_STATUS.get(status) ?? code ?? "BadRequest" },
    message: MESSAGE_BY_STATUS.get(status) ?? message,
    ...(details && { details }),
    requestId,
  };
}
