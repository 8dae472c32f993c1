import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createRateCheck } from "#forms/holds.ts";
import { POLICY_REPORTS_PATH } from "../pages/content-security-policy.ts";

export interface SecurityOptions {
  origin: string;
  securityContacts: string[];
}

/** Sets the security headers of every response, serves security.txt, and takes browsers' policy reports. */
export function registerSecurity(server: FastifyInstance, options: SecurityOptions) {
  const headers = securityHeaders(options.origin);
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  registerSecurityTxt(server, options);
  registerPolicyReports(server);
}

/** Two years, as browsers' preload lists ask for. */
const HSTS = "max-age=63072000; includeSubDomains; preload";

/** Explained by OWASP's Secure Headers Project; the last four switch off what old browsers and plug-ins would do. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** Of these, what says something of documents alone, and would cost every script and picture 0.4 KB. */
export const DOCUMENT_HEADERS = Object.keys(HEADERS).filter(
  (name) => name !== "x-content-type-options" && name !== "cross-origin-resource-policy",
);

export function securityHeaders(origin: string): Record<string, string> {
  return { ...HEADERS, ...(origin.startsWith("https:") && { "strict-transport-security": HSTS }) };
}

const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** The file must say when it is out of date, less than a year ahead (RFC 9116 §2.5.5); each response makes it anew. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Says where to report a security fault (RFC 9116). There is no such file without a mailbox. */
function registerSecurityTxt(server: FastifyInstance, { origin, securityContacts }: SecurityOptions) {
  if (securityContacts.length === 0) return;
  server.get(SECURITY_TXT_PATH, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(render(origin, securityContacts, new Date())),
  );
}

function render(origin: string, contacts: string[], today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * DAY_MS);
  const lines = [
    ...contacts.map((mailbox) => `Contact: mailto:${encodeURI(mailbox)}`),
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, ml",
  ];
  // A web address in it must begin with "https://" (§2.5).
  if (origin.startsWith("https:")) lines.push(`Canonical: ${origin}${SECURITY_TXT_PATH}`);
  return `${lines.join("\n")}\n`;
}

const BODY_LIMIT_BYTES = 16 * 1024;

const LOGGED = [{ most: 20, withinMs: 20 * 60_000 }];
const EVERYBODY = "everybody";

const DIRECTIVE = /^[a-z-]{1,40}$/;
/** What a browser says instead of an address, such as "inline" or "trusted-types-sink". */
const KEYWORD = /^[a-z-]{1,30}$/;

/** Takes reports of what a page's policy blocked (CSP Level 3, §5.3); no query is logged, nor a foreign path. */
function registerPolicyReports(server: FastifyInstance) {
  const isLogged = createRateCheck(LOGGED);
  server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      server.getDefaultJsonParser("error", "error"),
    );
    reports.post(POLICY_REPORTS_PATH, async ({ body }, reply) => {
      const facts = describe(readObject(readObject(body)["csp-report"]));
      if (facts.directive !== undefined && isLogged(EVERYBODY))
        server.log.warn(facts, "a page's Content-Security-Policy blocked something");
      return reply.status(204).send();
    });
  });
}

function readObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

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

/** Compares two secrets in a time that reveals nothing about either, not even the length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
