import type { FastifyInstance, FastifyRequest } from "fastify";
import { RETRY_AFTER_S, StoreUnavailableError, type Submissions } from "#submissions/submissions.ts";
import { registerOtherMethods } from "./other-methods.ts";

/** Paths of the forms that post JSON (specification §7). */
const FORM_PATHS = {
  appointment: "/api/v1/service/email",
  contact: "/api/v1/service/contact_us",
} as const;

type JsonForm = keyof typeof FORM_PATHS;

/**
 * Takes the forms as JSON: 201 with a reference once the submission is on disk, 400 with the fields that are wrong,
 * 405 for other methods, 409 for an `Idempotency-Key` that came with other content before, 413 and 415 from the body parser, 503 when nothing could be stored.
 */
export function registerApi(server: FastifyInstance, submissions: Submissions) {
  server.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("application/json", { parseAs: "string" }, api.getDefaultJsonParser("error", "remove"));
    for (const kind of ["appointment", "contact"] as const) registerForm(api, kind, submissions);
  });
}

function registerForm(api: FastifyInstance, kind: JsonForm, submissions: Submissions) {
  const url = FORM_PATHS[kind];
  api.post(url, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      const outcome = await submissions.submit(kind, request.body, { idempotencyKey: readKey(request) });
      if (outcome.status === "accepted") return reply.status(201).send(outcome.receipt);
      if (outcome.status === "conflict") {
        const message = "This Idempotency-Key came with other content before.";
        return reply.status(409).send({ error: { code: "conflict", message } });
      }
      return reply
        .status(400)
        .send({ error: { code: "invalid_fields", message: describe(outcome.errors), fields: outcome.errors } });
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      reply.header("retry-after", RETRY_AFTER_S);
      return reply.status(503).send({
        error: { code: "unavailable", message: "The request could not be stored. Please try again or call us." },
      });
    }
  });
  registerOtherMethods(api, url, ["POST"]);
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? key : undefined;
}

function describe(errors: { field: string; message: string }[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
}
