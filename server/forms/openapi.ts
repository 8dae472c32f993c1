import type { FastifyInstance } from "fastify";
import { IDEMPOTENCY_KEY } from "#outbox/create-submissions.server.ts";
import type { ApiFacts, Schema } from "#forms/form-fields.server.ts";
import { FORMS, formKinds, type FormKind } from "#forms/forms.ts";
import { SERVER_FORMS } from "#forms/server-forms.server.ts";
import { REFERENCE_PATTERN } from "#forms/submissions.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { PROBLEM_TYPES, PROBLEMS_PATH, type ProblemName } from "../http/problems.ts";

export interface OpenApiOptions extends ApiFacts {
  origin: string;
}

export function registerOpenApi(server: FastifyInstance, options: OpenApiOptions, texts: Catalogue) {
  const document = createOpenApi(options, texts);
  server.get("/api/openapi.json", async (_request, reply) =>
    reply.headers({ "cache-control": "no-cache", "x-robots-tag": "noindex" }).send(document),
  );
}

const OTHER_PROBLEMS: ProblemName[] = ["preview-secret", "not-verified", "not-found", "content-unavailable"];
const FORM_PROBLEMS = (Object.keys(PROBLEM_TYPES) as ProblemName[]).filter((name) => !OTHER_PROBLEMS.includes(name));

const RETRY_STATUSES: number[] = [PROBLEM_TYPES["too-many-requests"].status, PROBLEM_TYPES.unavailable.status];

export function createOpenApi({ origin, ...facts }: OpenApiOptions, texts: Catalogue) {
  const kinds = formKinds();
  const schemas = kinds.map((kind) => [kind, createFormSchema(kind, facts)]);
  const forms = Object.fromEntries(schemas) as Record<FormKind, Schema>;
  return {
    openapi: "3.1.1",
    info: {
      title: "Forms",
      version: "1",
      description: "Takes the site's forms. 201 means: on disk, with its mail. Lengths are counted in UTF-16 units.",
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(kinds.map((kind) => [FORMS[kind].api, { post: createOperation(kind, texts) }])),
    components: {
      schemas: { ...forms, receipt: RECEIPT, problem: PROBLEM },
      parameters: PARAMETERS,
    },
  };
}

function createFormSchema(kind: FormKind, facts: ApiFacts): Schema {
  const { oneOf, ...form } = SERVER_FORMS[kind];
  const fields = Object.entries(form.fields);
  const describe = (schema: Schema) => (FORMS[kind].file ? asText(schema) : schema);
  return {
    type: "object",
    description: "Other fields are ignored.",
    properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, describe(schema(facts))])),
    required: fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    ...(oneOf && { anyOf: oneOf(facts) }),
  };
}

function asText({ anyOf, enum: values, ...schema }: Schema): Schema {
  const text = anyOf?.find(({ type }) => type === "string");
  return { ...schema, ...text, ...(values && { enum: values.filter((value) => typeof value === "string") }) };
}

function createOperation(kind: FormKind, texts: Catalogue) {
  const { file, typedHeader } = FORMS[kind];
  const type = file ? "multipart/form-data" : "application/json";
  return {
    operationId: kind,
    summary: SERVER_FORMS[kind].summary,
    parameters: [
      ...Object.keys(PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(typedHeader
        ? [
            {
              name: typedHeader.name,
              in: "header",
              description: `As typed, percent-encoded, where \`${typedHeader.field}\` does not say it.`,
              schema: { type: "string" },
            },
          ]
        : []),
    ],
    requestBody: { required: true, content: { [type]: { schema: { $ref: `#/components/schemas/${kind}` } } } },
    responses: {
      "201": {
        description: "Stored on disk, with its mail",
        content: { "application/json": { schema: { $ref: "#/components/schemas/receipt" } } },
      },
      ...createProblemResponses(texts),
    },
  };
}

function createProblemResponses(texts: Catalogue) {
  const byStatus = Map.groupBy(FORM_PROBLEMS, (name) => PROBLEM_TYPES[name].status);
  const responses = Array.from(byStatus, ([status, names]) => [
    String(status),
    {
      description: names.map((name) => texts.server.problems[name]).join("; "),
      ...(RETRY_STATUSES.includes(status) && { headers: { "Retry-After": RETRY_AFTER } }),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/problem" } } },
    },
  ]);
  return Object.fromEntries(responses) as Record<string, object>;
}

const RETRY_AFTER = {
  required: true,
  description: "Seconds until it may be sent again.",
  schema: { type: "integer", minimum: 1 },
};

const RECEIPT: Schema = {
  type: "object",
  description: "Empty where the same content came a moment ago under another key or none: it is stored once.",
  properties: {
    reference: { type: "string", pattern: REFERENCE_PATTERN },
    state: { type: "string", enum: ["kept"], description: "It is stored, and goes to the office by mail." },
    answerBy: { type: "string", description: "By when the office should answer." },
    notes: { type: "array", items: { type: "string" }, description: "What the sender should read now." },
  },
};

const PROBLEM: Schema = {
  type: "object",
  description: "A problem document (RFC 9457); each type is explained at its address.",
  properties: {
    type: { type: "string", enum: FORM_PROBLEMS.map((name) => `${PROBLEMS_PATH}/${name}`) },
    title: { type: "string", minLength: 1, description: "In the language of the request." },
    status: { type: "integer", enum: [...new Set(FORM_PROBLEMS.map((name) => PROBLEM_TYPES[name].status))] },
    detail: { type: "string", minLength: 1 },
    pause: { type: "string", description: "Of requests that are paused, for the header Pause-Seen." },
    errors: {
      type: "array",
      description: "The fields that were refused.",
      items: {
        type: "object",
        properties: { field: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } },
        required: ["field", "message"],
      },
    },
  },
  required: ["type", "title", "status", "detail"],
};

const PARAMETERS = {
  acceptLanguage: {
    name: "Accept-Language",
    in: "header",
    description: "Of the response, and of every mail to the sender; without one of the site's languages its own.",
    schema: { type: "string" },
  },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "One for each filling of a form: makes it safe to send it again.",
    schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
  },
  senderSecret: {
    name: "Sender-Secret",
    in: "header",
    description: "What only this sender knows. The key counts with it alone, and a repeat names the page again.",
    schema: { type: "string" },
  },
  noticeVersion: {
    name: "Notice-Version",
    in: "header",
    description: "The privacy notice that the sender was shown; anything unknown counts as none.",
    schema: { type: "string" },
  },
  pauseSeen: {
    name: "Pause-Seen",
    in: "header",
    description: "The `pause` that the sender was shown, and sends the request all the same.",
    schema: { type: "string" },
  },
  waitingSince: {
    name: "Waiting-Since",
    in: "header",
    description: "When the sender sent it first, and had no network. It is taken, although requests are paused by now.",
    schema: { type: "string" },
  },
};
