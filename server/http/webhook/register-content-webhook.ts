import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentChanges } from "../../content-changes.ts";
import { registerOtherMethods } from "../other-methods.ts";
import { sendProblem } from "../send-problem.ts";
import { isSameSecret } from "../is-same-secret.ts";
import { readContentChange } from "./read-content-change.ts";
import { hasValidSignature } from "./verify-signature.ts";

/** How Contentful proves that a notice is its own; each secret that is set is asked for. */
export interface WebhookSecrets {
  /** Expected in the header `X-Webhook-Secret`. */
  secret: string | undefined;
  /** Of Contentful's request verification. */
  signingSecret: string | undefined;
}

export interface ContentWebhook extends WebhookSecrets {
  changes: Pick<ContentChanges, "announce">;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Where Contentful tells of publications. */
export const WEBHOOK_PATH = "/api/content/webhook";

/** An entry with all its texts in all locales. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * Takes Contentful's notices of what was published or withdrawn. When it answers 204, nothing kept from before is served
 * any more. Notices may be repeated and come in any order: each only makes content be asked for anew. Without a secret
 * there is no such address.
 */
export function registerContentWebhook(server: FastifyInstance, webhook: ContentWebhook) {
  if (webhook.secret === undefined && webhook.signingSecret === undefined) return;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isVerified(request, body, webhook)) return sendProblem(reply, "not-verified");
      const topic = request.headers["x-contentful-topic"];
      const change = readContentChange(topic, body.toString("utf8"));
      if (change?.isWithdrawn && change.id === undefined)
        return sendProblem(reply, "bad-request", { detail: "The body must hold the id of what was withdrawn: sys.id" });
      if (change) {
        await webhook.changes.announce(change);
        request.log.info({ topic, id: change.id }, "content has changed");
      }
      return reply.status(204).header("cache-control", "no-store").send();
    });
    registerOtherMethods(scope, WEBHOOK_PATH, ["POST"]);
  });
}

function isVerified({ method, raw, headers }: FastifyRequest, body: Buffer, webhook: ContentWebhook): boolean {
  const { secret, signingSecret, now = Date.now } = webhook;
  if (secret !== undefined && !isSameSecret(String(headers["x-webhook-secret"] ?? ""), secret)) return false;
  const request = { method, path: raw.url ?? "", headers, body };
  return signingSecret === undefined || hasValidSignature(request, signingSecret, now());
}
