import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createRateCheck } from "#submissions/rate.ts";
import { POLICY_REPORTS_PATH } from "../pages/content-security-policy.ts";

const BODY_LIMIT_BYTES = 16 * 1024;

/** What is written down of all browsers' reports: one fault, or one visitor's extension, is seen by many. */
const LOGGED = [{ most: 20, withinMs: 20 * 60_000 }];
const EVERYBODY = "everybody";

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** What a browser says instead of an address, such as "inline" or "trusted-types-sink". */
const KEYWORD = /^[a-z-]{1,30}$/;

/**
 * Takes browsers' reports of what a page's Content-Security-Policy stopped (CSP Level 3, §5.3), and writes
 * down what was stopped where: no text of the page, no query, and of foreign addresses the origin alone.
 */
export function registerPolicyReports(server: FastifyInstance, log: FastifyBaseLogger) {
  const isLogged = createRateCheck(LOGGED, () => performance.now());
  server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      server.getDefaultJsonParser("error", "error"),
    );
    reports.post(POLICY_REPORTS_PATH, async ({ body }, reply) => {
      const facts = describe(readObject(readObject(body)["csp-report"]));
      if (facts.directive !== undefined && isLogged(EVERYBODY)) log.warn(facts, "a page's policy stopped something");
      return reply.status(204).send();
    });
  });
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** What is known of a report, by its names in CSP Level 3, §5.3. */
function describe(report: Record<string, unknown>) {
  const { "blocked-uri": blocked, "line-number": line } = report;
  const directive = report["effective-directive"] ?? report["violated-directive"];
  return {
    directive: isShaped(directive, DIRECTIVE) ? directive : undefined,
    blocked: isShaped(blocked, KEYWORD) ? blocked : readUrl(blocked)?.origin,
    page: readUrl(report["document-uri"])?.pathname,
    source: readUrl(report["source-file"])?.pathname,
    line: typeof line === "number" ? line : undefined,
  };
}

function isShaped(value: unknown, shape: RegExp): value is string {
  return typeof value === "string" && shape.test(value);
}

function readUrl(value: unknown): URL | undefined {
  return (typeof value === "string" && URL.parse(value)) || undefined;
}
