import { RequestError } from "./messages.ts";

/** Limits requests a second. */
export interface RateLimit {
  /** Headers that show a client the limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** Throws `RequestError` of status 429 when this second's requests are used up. */
  count(): void;
}

/** What Contentful allows a space as long as nothing else is agreed. */
const USUAL_LIMIT = 55;

/**
 * A limit of `requestsPerSecond`. Undefined refuses nothing, and names the usual limit, as every response must.
 * Source: contentful.com/developers/api-changes/content-delivery-api-and-graphql-api-response-header.
 */
export function createRateLimit(requestsPerSecond: number | undefined, now: () => number = Date.now): RateLimit {
  let second = 0;
  let used = 0;
  return {
    headers: { "X-Contentful-RateLimit-Second-Limit": String(requestsPerSecond ?? USUAL_LIMIT) },
    count() {
      if (requestsPerSecond === undefined) return;
      const current = Math.floor(now() / 1000);
      if (current !== second) used = 0;
      second = current;
      used += 1;
      if (used <= requestsPerSecond) return;
      throw new RequestError(
        429,
        "RATE_LIMIT_EXCEEDED",
        "You have exceeded the rate limit of the Organization this Space belongs to",
        { headers: { "X-Contentful-RateLimit-Reset": "1" } },
      );
    },
  };
}
