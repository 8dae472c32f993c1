import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { escape } from "node:querystring";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { ContentChanges, ContentChange } from "./content-changes.ts";
import { sendProblem } from "../http/problems.ts";
import { isSameSecret } from "../http/security.ts";

export interface Webhook {
  signingSecret: string;
  changes: Pick<ContentChanges, "announce">;
  /** The hospitals that an entry was of before the change, as far as they are known. */
  hospitalsOf?: ((id: string) => string[]) | undefined;
  now?: () => number;
}

export const WEBHOOK_PATH = "/api/content/webhook";

/** An entry with all its texts in all locales. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** After the response nothing is served that was cached before. Requests may be repeated and come in any order. */
export function registerWebhook(server: FastifyInstance, webhook: Webhook, texts: Catalogue) {
  const { signingSecret, changes, hospitalsOf = () => [], now = Date.now } = webhook;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { method, headers, raw } = request;
      if (!hasValidSignature({ method, path: raw.url ?? "", headers, body }, signingSecret, now()))
        return sendProblem(reply, "not-verified", texts);
      const topic = request.headers["x-contentful-topic"];
      const change = readContentChange(topic, body.toString("utf8"), hospitalsOf);
      if (change?.isWithdrawn && change.id === undefined)
        return sendProblem(reply, "bad-request", texts, {
          detail: "The body must hold the id of what was withdrawn: sys.id",
        });
      if (change) {
        await changes.announce(change);
        request.log.info({ topic, id: change.id }, "content has changed");
      }
      return reply.status(204).header("cache-control", "no-store").send();
    });
  });
}

const TOPIC = /^ContentManagement\.(?:Entry|Asset)\.(publish|unpublish|archive|delete)$/;

interface ChangedItem {
  sys?: { id?: unknown; revision?: unknown; publishedCounter?: unknown } | null;
  fields?: { hospital?: unknown; hospitalName?: unknown } | null;
}

/** Undefined for any other topic. The space's settings can change the body's shape. */
function readContentChange(
  topic: unknown,
  body: string,
  hospitalsOf: (id: string) => string[],
): ContentChange | undefined {
  const action = TOPIC.exec(String(topic))?.[1];
  if (action === undefined) return undefined;
  const isWithdrawn = action !== "publish";
  const { sys, fields } = readItem(body);
  const id = typeof sys?.id === "string" ? sys.id : undefined;
  const before = id === undefined ? [] : hospitalsOf(id);
  const named = fields?.hospital ?? fields?.hospitalName;
  const after = typeof named === "object" && named ? Object.values(named as Record<string, unknown>).flat() : [];
  const isFirst = (sys?.revision ?? sys?.publishedCounter) === 1;
  // What nobody knows the hospital of may be on every page; so may what was in another one before.
  const isKnown = isWithdrawn ? before.length > 0 : after.length > 0 && (isFirst || before.length > 0);
  return { id, isWithdrawn, ...(isKnown && { hospitals: [...new Set([...before, ...after.map(String)])] }) };
}

function readItem(body: string): ChangedItem {
  try {
    return (JSON.parse(body) as ChangedItem | null) ?? {};
  } catch {
    return {};
  }
}

export interface SignedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

const SIGNATURE = "x-contentful-signature";
const SIGNED_HEADERS = "x-contentful-signed-headers";
const TIMESTAMP = "x-contentful-timestamp";

const WINDOW_MS = 5 * 60_000;

/** HMAC-SHA256 over method, path, signed headers and body, made at most five minutes from now. */
function hasValidSignature(request: SignedRequest, secret: string, now: number): boolean {
  const { [SIGNATURE]: signature, [TIMESTAMP]: timestamp } = request.headers;
  if (typeof signature !== "string" || typeof timestamp !== "string" || !/^\d{13}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp)) > WINDOW_MS) return false;
  return isSameSecret(signature, signRequest(request, secret));
}

export function signRequest({ method, path, headers, body }: SignedRequest, secret: string): string {
  const names = String(headers[SIGNED_HEADERS] ?? "").split(",");
  const signed = [...new Set([...names, SIGNED_HEADERS, TIMESTAMP])].filter(Boolean).toSorted();
  const lines = signed.flatMap((name) => {
    if (name === SIGNED_HEADERS) return [`${name}:${signed.join(",")}`];
    return headers[name] === undefined ? [] : [`${name}:${String(headers[name]).trim()}`];
  });
  const head = [method, encodePath(path), lines.join(";"), ""].join("\n");
  return createHmac("sha256", secret).update(head).update(body).digest("hex");
}

function encodePath(path: string): string {
  const [pathname = "", search] = path.split("?");
  return encodeURI(search ? `${pathname}?${escape(search)}` : pathname);
}
