import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MALFORMED_BODIES } from "../test-support/malformed-bodies.ts";
import { openFormsServer } from "../test-support/open-forms-server.ts";

/** 10,000 bodies in all. */
const RUNS = 3334;
const TIME_LIMIT_MS = 120_000;

test.each(Object.entries(MALFORMED_BODIES))(
  "%s answers every malformed body with a 4xx problem document and stores nothing",
  { timeout: TIME_LIMIT_MS },
  async (url, bodies) => {
    const { server, rows } = await openFormsServer();
    const property = fc.asyncProperty(bodies, async ({ type, payload }) => {
      const headers = type === "" ? {} : { "content-type": type };
      const answer = await server.inject({ method: "POST", url, headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(answer.json()).toMatchObject({ status: answer.statusCode });
    });
    await fc.assert(property, { numRuns: RUNS });
    // A stored submission is a mail: there is none.
    expect(rows()).toEqual([]);
  },
);
