import { RequestError } from "./messages.ts";

/** Limits requests a second. */
export interface RateLimit {
  /** Headers that show a client the limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** Throws `RequestError` of status 429 when this second's requests are used up. */
  count(): void;
}

/** A limit of `requestsPerSecond`; no limit when undefined. */
export function createRateLimit(requestsPerSecond: number | undefined, now: () => number = Date.now): RateLimit {
  if (requestsPerSecond === undefined) return { headers: {}, count: () => undefined };
  let second = 0;
  let used = 0;
  return {
    headers: { "X-Contentful-RateLimit-Second-Limit": String(requestsPerSecond) },
    count() {
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
