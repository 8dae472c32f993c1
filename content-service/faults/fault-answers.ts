import type { HttpAnswer } from "../http/http-answer.ts";

/** A proxy's page where JSON is expected, under a status that promises data. */
export const GARBAGE: HttpAnswer = {
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  text: "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>",
};

/** Contentful's answer when it could not execute a query. */
export const SERVER_ERROR: HttpAnswer = {
  status: 200,
  body: {
    data: null,
    errors: [
      {
        message: "Query execution error. Internal server error",
        extensions: { contentful: { code: "INTERNAL_SERVER_ERROR", requestId: "fault" } },
      },
    ],
  },
};

/** Contentful's answer to the request after the last that is allowed in a second. */
export const RATE_LIMITED: HttpAnswer = {
  status: 429,
  headers: { "X-Contentful-RateLimit-Reset": "1" },
  body: {
    errors: [
      {
        message: "You have exceeded the rate limit of the Organization this Space belongs to",
        extensions: { contentful: { code: "RATE_LIMIT_EXCEEDED", requestId: "fault" } },
      },
    ],
  },
};
