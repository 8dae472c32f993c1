import type { HttpResponse } from "../http/messages.ts";

/** The REST API's response to an internal error. */
export const RESOURCE_ERROR: HttpResponse = {
  status: 500,
  body: { sys: { type: "Error", id: "ServerError" }, message: "Internal server error", requestId: "fault" },
};

/** The REST API's response above the rate limit. */
export const RESOURCE_RATE_LIMITED: HttpResponse = {
  status: 429,
  headers: { "X-Contentful-RateLimit-Reset": "1" },
  body: {
    sys: { type: "Error", id: "RateLimitExceeded" },
    message: "You have exceeded the rate limit of the Organization this Space belongs to",
    requestId: "fault",
  },
};

const NOT_FOUND: HttpResponse = {
  status: 404,
  body: { sys: { type: "Error", id: "NotFound" }, message: "The resource could not be found.", requestId: "fault" },
};

/** The response as if nothing matched: an empty collection; a single resource is not found. */
export function withoutItems(response: HttpResponse): HttpResponse {
  const { includes: _, errors: __, ...body } = response.body as Record<string, unknown>;
  if (!Array.isArray(body.items)) return NOT_FOUND;
  return { ...response, body: { ...body, ...("total" in body && { total: 0 }), items: [] } };
}

interface Linked {
  readonly sys: { readonly type: string; readonly id: string };
}

/** The response as if every link led to nothing: what was included is listed among the errors. */
export function withoutIncludes(response: HttpResponse): HttpResponse {
  const {
    includes = {},
    errors = [],
    ...body
  } = response.body as {
    includes?: Record<string, Linked[]>;
    errors?: object[];
  };
  const broken = Object.values(includes)
    .flat()
    .map(({ sys: { type, id } }) => ({
      sys: { id: "notResolvable", type: "error" },
      details: { type: "Link", linkType: type, id },
    }));
  return broken.length === 0 ? response : { ...response, body: { ...body, errors: [...errors, ...broken] } };
}
