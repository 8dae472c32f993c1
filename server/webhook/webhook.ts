import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentChanges, ContentChange } from "./content-changes.ts";
import { sendProblem } from "../http/send-problem.ts";
import { isSameSecret } from "../http/is-same-secret.ts";
import { hasValidSignature } from "./verify-signature.ts";

/** How Contentful proves that a webhook request is its own; each secret that is set is required. */
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
 * Takes Contentful's webhook for what was published or withdrawn. When it answers 204, nothing cached before is served
 * any more. Requests may be repeated and come in any order: each only makes content be fetched anew. Without a secret
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
  });
}

function isVerified({ method, raw, headers }: FastifyRequest, body: Buffer, webhook: ContentWebhook): boolean {
  const { secret, signingSecret, now = Date.now } = webhook;
  if (secret !== undefined && !isSameSecret(String(headers["x-webhook-secret"] ?? ""), secret)) return false;
  const request = { method, path: raw.url ?? "", headers, body };
  return signingSecret === undefined || hasValidSignature(request, signingSecret, now());
}

const TOPIC = /^ContentManagement\.(?:Entry|Asset)\.(publish|unpublish|archive|delete)$/;

/**
 * What a notice says has changed for visitors; undefined for a notice of anything else. Its body may be of any shape, as
 * the space's settings can change it: only the id is read from it.
 */
function readContentChange(topic: unknown, body: string): ContentChange | undefined {
  const action = TOPIC.exec(String(topic))?.[1];
  return action === undefined ? undefined : { id: readId(body), isWithdrawn: action !== "publish" };
}

function readId(body: string): string | undefined {
  try {
    const id: unknown = (JSON.parse(body) as { sys?: { id?: unknown } } | null)?.sys?.id;
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}
