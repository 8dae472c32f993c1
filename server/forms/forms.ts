import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { receiptNotes } from "#answers/receipt-notes.ts";
import { indianTimestamp } from "#forms/calendar.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { FORMS, formKinds, type FormKind } from "#forms/forms.ts";
import {
  RETRY_AFTER_S,
  type SenderEdition,
  type SubmissionExtras,
  type SubmissionOutcome,
  type Submissions,
  type UploadedFile,
} from "#forms/submissions.ts";
import { readSender } from "../http/client-network.ts";
import { isMultipart, type FormLimits } from "./form-limits.ts";
import { registerHeldRelease, type HeldRelease } from "./held-release.ts";
import { registerOpenApi, type OpenApiOptions } from "./openapi.ts";
import { RetryLaterError, type ErrorPageFacts, type SpokenEdition } from "../http/error-handler.ts";
import { editionFor } from "../http/request-language.ts";
import { RefusedError, sendProblem, type ProblemName } from "../http/problems.ts";

type FormsEdition = SpokenEdition & SenderEdition;

export interface FormsOptions extends OpenApiOptions, ErrorPageFacts {
  submissions: Submissions;
  editions: readonly [FormsEdition, ...FormsEdition[]];
  heldRelease?: HeldRelease;
  limits: FormLimits;
}

export function registerForms(server: FastifyInstance, options: FormsOptions) {
  registerFormsApi(server, options);
  registerOpenApi(server, options, options.editions[0].texts);
  if (options.heldRelease) registerHeldRelease(server, { ...options, ...options.heldRelease });
}

/** 201 with a reference once the submission is on disk, else a problem document. */
function registerFormsApi(server: FastifyInstance, { submissions, resumeMaxBytes, limits, editions }: FormsOptions) {
  server.register(async (json) => {
    json.addHook("onRequest", limits.refuseFlood);
    json.removeAllContentTypeParsers();
    json.addContentTypeParser(
      "application/json",
      { parseAs: "string" },
      server.getDefaultJsonParser("error", "remove"),
    );
    for (const kind of formKinds().filter((one) => FORMS[one].file === undefined))
      registerForm(json, kind, editions, (request, edition) =>
        submissions.submit(kind, addTyped(kind, request), { ...readExtras(request), edition }),
      );
  });
  server.register(
    async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addHook("onRequest", limits.refuseFlood);
      uploads.addHook("onRequest", async (request, reply) => {
        if (isMultipart(request)) limits.admitUpload(request, reply);
      });
      uploads.register(multipart, { limits: { ...PART_LIMITS, fileSize: resumeMaxBytes } });
      for (const kind of formKinds("file"))
        registerForm(uploads, kind, editions, async (request, edition) => {
          const { fields, file } = await readParts(request, FORMS[kind].file);
          return submissions.submit(kind, fields, { ...readExtras(request), edition, file });
        });
    },
    // At these levels the plugin logs the request's headers, a visitor's address among them.
    /debug|trace/.test(server.log.level) ? { logLevel: "info" } : {},
  );
}

function registerForm(
  server: FastifyInstance,
  kind: FormKind,
  editions: FormsOptions["editions"],
  submit: (request: FastifyRequest, edition: FormsEdition) => Promise<SubmissionOutcome>,
) {
  server.post(FORMS[kind].api, { errorHandler: sendFormError }, async (request, reply) => {
    const edition = editionFor(request, editions);
    const { texts } = edition;
    reply.header("cache-control", "no-store");
    const outcome = await submit(request, edition);
    if (outcome.status === "accepted") {
      const { reference, page, answerBy } = outcome.receipt;
      const notes = receiptNotes(outcome.receipt, wordsOf(kind, texts));
      // The page that was made is named as HTTP has it (RFC 9110 §10.2.2).
      if (page !== undefined) reply.header("location", page);
      return reply.status(201).send({
        // What is accepted is stored; the office has no mail of it yet.
        ...(reference !== undefined && { reference, state: "kept" }),
        ...(answerBy && { answerBy: indianTimestamp(answerBy) }),
        ...(notes.length > 0 && { notes }),
      });
    }
    if (outcome.status === "conflict") return sendProblem(reply, "idempotency-conflict", texts);
    if (outcome.status === "paused") {
      const { pause, error } = outcome;
      const details = { detail: error.message, errors: [error], extensions: { pause } };
      return sendProblem(reply, "requests-paused", texts, details);
    }
    if (outcome.status === "unavailable") throw new RetryLaterError(503, RETRY_AFTER_S, "nothing could be stored");
    return sendProblem(reply, "invalid-fields", texts, { detail: describe(outcome.errors), errors: outcome.errors });
  });

  async function sendFormError(error: Error, request: FastifyRequest, reply: FastifyReply) {
    if (!(error instanceof FormPartError)) throw error;
    const { texts } = editionFor(request, editions);
    const { problem, field, mistake } = error;
    const errors = [{ field, message: texts.server.partProblems[mistake] }];
    return sendProblem(reply, problem, texts, { detail: describe(errors), errors });
  }
}

function addTyped(kind: FormKind, { body, headers }: FastifyRequest): unknown {
  const { typedHeader } = FORMS[kind];
  if (!typedHeader || typeof body !== "object") return body;
  const encoded = headers[typedHeader.name.toLowerCase()];
  if (encoded === undefined) return body;
  try {
    return { ...body, [typedHeader.field]: decodeURIComponent(String(encoded)) };
  } catch {
    return body;
  }
}

function readExtras(request: FastifyRequest): SubmissionExtras {
  // Node joins a header that came twice; the comma and space make it a key or a version that is none.
  const { headers } = request;
  const read = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
  return {
    idempotencyKey: read("idempotency-key"),
    senderSecret: read("sender-secret"),
    noticeVersion: read("notice-version"),
    pauseSeen: read("pause-seen"),
    hasWaited: read("waiting-since") !== undefined,
    sender: readSender(request),
  };
}

function describe(errors: { field: string; message: string }[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
}

type Mistake = keyof Catalogue["server"]["partProblems"];
type PartProblem = Extract<ProblemName, "invalid-fields" | "too-large">;

class FormPartError extends Error {
  override name = "FormPartError";
  readonly problem: PartProblem;
  readonly field: string;
  readonly mistake: Mistake;

  constructor(problem: PartProblem, field: string, mistake: Mistake) {
    super(mistake);
    this.problem = problem;
    this.field = field;
    this.mistake = mistake;
  }
}

/** One file is taken; a second is let in to be refused by its name. */
const PART_LIMITS = { parts: 40, fields: 30, files: 2, fieldSize: 64 * 1024 };

/** Throws `FormPartError` for a part that came twice, is too large or of the wrong kind. */
async function readParts(request: FastifyRequest, fileField: string | undefined) {
  try {
    return await readEach(request, fileField);
  } catch (error) {
    // The parser's own errors about a body it cannot read carry no status.
    if (error instanceof FormPartError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new RefusedError(400, "the body is no multipart form", { cause: error });
  }
}

async function readEach(request: FastifyRequest, fileField: string | undefined) {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    const field = part.fieldname;
    if (field === fileField ? file : Object.hasOwn(fields, field))
      throw new FormPartError("invalid-fields", field, "twice");
    if (part.type === "file") {
      if (field !== fileField) throw new FormPartError("invalid-fields", field, "notText");
      file = { name: part.filename ?? "", bytes: await readFile(part.toBuffer(), field) };
    } else {
      if (field === fileField) throw new FormPartError("invalid-fields", field, "noFile");
      if (part.valueTruncated) throw new FormPartError("too-large", field, "textTooLong");
      fields[field] = String(part.value);
    }
  }
  // A browser sends an unnamed, empty file for a file control in which nothing was chosen.
  const isChosen = file !== undefined && (file.name !== "" || file.bytes.length > 0);
  return { fields, file: isChosen ? file : undefined };
}

async function readFile(reading: Promise<Buffer>, field: string): Promise<Buffer> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code !== "FST_REQ_FILE_TOO_LARGE") throw error;
    throw new FormPartError("too-large", field, "fileTooLarge");
  }
}
