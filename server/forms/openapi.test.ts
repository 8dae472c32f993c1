import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { FORMS, formKinds, type FormKind } from "#forms/forms.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CALL,
  SAMPLE_COMPLAINT,
  SAMPLE_CONTACT,
  SAMPLE_RESUME,
} from "#outbox/test-support/samples.ts";
import type { Submissions } from "#forms/submissions.ts";
import { multipart } from "../http/test-support/malformed-bodies.ts";
import type { Schema } from "#forms/form-fields.server.ts";
import type { createOpenApi } from "./openapi.ts";
import type { ServerParts } from "../create-server.ts";
import { RetryLaterError } from "../http/error-handler.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";

type Document = ReturnType<typeof createOpenApi>;
type Body = Record<string, unknown>;

const RUNS = 100;

const { subject: _fixed, ...APPLICATION } = SAMPLE_APPLICATION;
const SAMPLES: Record<FormKind, Body> = {
  appointment: SAMPLE_APPOINTMENT,
  contact: SAMPLE_CONTACT,
  job: { ...APPLICATION, contactNumber: "9847012345", experience: "1.5" },
  call: SAMPLE_CALL,
  complaint: SAMPLE_COMPLAINT,
};

/** A server, its description, and responses that are checked against it. */
async function open(parts: Partial<ServerParts> = {}) {
  const { server } = await openFormsServer(parts);
  const document = (await server.inject({ url: "/api/openapi.json" })).json<Document>();
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, keywords: ["components"] });
  const compiled = new Map<object, ValidateFunction>();
  // The names of schemas lead to where they stand in the document.
  const compile = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
    compiled.set(schema, known);
    return known;
  };

  function findProblem(kind: FormKind, status: number, content: unknown): string | undefined {
    const responses: Record<string, Response> = document.paths[FORMS[kind].api]?.post.responses ?? {};
    const [schema] = Object.values(responses[status]?.content ?? {}).map((type) => type.schema);
    if (!schema) return `${status} is not documented`;
    const check = compile(schema);
    return check(content) ? undefined : ajv.errorsText(check.errors);
  }

  async function send(kind: FormKind, body: Body | string, headers: Record<string, string> = {}) {
    const { type, payload } =
      typeof body === "string" ? { type: "application/json", payload: body } : encode(kind, body);
    const response = await server.inject({
      method: "POST",
      url: FORMS[kind].api,
      headers: { "content-type": type, ...headers },
      payload,
    });
    const content = response.json<{ errors?: { field: string }[] }>();
    expect(findProblem(kind, response.statusCode, content)).toBeUndefined();
    return {
      status: response.statusCode,
      field: content.errors?.[0]?.field,
      retryAfter: response.headers["retry-after"],
    };
  }

  return { document, send, isDocumented: (kind: FormKind) => compile(document.components.schemas[kind]) };
}

interface Response {
  content?: Record<string, { schema: object }>;
}

function encode(kind: FormKind, body: Body): { type: string; payload: string | Buffer } {
  const { file } = FORMS[kind];
  if (file === undefined) return { type: "application/json", payload: JSON.stringify(body) };
  const parts = Object.entries(body).map(([name, value]) => ({
    name,
    value: Buffer.from(typeof value === "object" ? JSON.stringify(value) : String(value)).toString("latin1"),
  }));
  return multipart([...parts, { name: file, value: "%PDF-1.7", file: SAMPLE_RESUME.name }]);
}

/** Texts and numbers as the schema takes them; letters of two scripts, because lengths are not counted in letters. */
function valuesOf({
  type,
  pattern,
  maxLength = 300,
  minimum,
  maximum,
  anyOf,
  enum: names,
}: Schema): fc.Arbitrary<unknown> {
  if (names) return fc.constantFrom(...names);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (type === "integer") return fc.integer({ min: minimum ?? 0, max: maximum ?? 1e9 });
  if (type === "number") return fc.integer({ min: minimum ?? 0, max: maximum ?? 1e9 });
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ type: one, ...(pattern && { pattern }) })));
  if (type === "null") return fc.constant(null);
  const matching = pattern === undefined ? [] : [fc.stringMatching(new RegExp(toAscii(pattern)), { maxLength })];
  const letters = fc.string({ unit: fc.constantFrom("a", "Z", " ", "<", "അ", "നു", "\u200D", "'"), maxLength: 60 });
  return fc
    .oneof(letters, ...matching)
    .filter((text) => new RegExp(pattern ?? "", "u").test(text) && text.length <= maxLength);
}

/** fast-check makes no texts of character classes by property, and none that look ahead. */
function toAscii(pattern: string): string {
  return pattern
    .replace(/\(\?=\[\^@\]\{1,64\}@\)|\(\?!.*?\$\)/, "")
    .replaceAll("\\p{Cc}", "\\x00-\\x1f\\x7f-\\x9f")
    .replaceAll("\\p{DI}", "\\xad\\u200B-\\u200F");
}

/** A file is sent apart from the fields. */
function bodiesOf({ properties = {}, required = [] }: Schema, file = ""): fc.Arbitrary<Body> {
  const { [file]: _sentApart, appointmentOn, ...others } = properties;
  const values = Object.fromEntries(Object.entries(others).map(([name, schema]) => [name, valuesOf(schema)]));
  // Days that are past are refused, which no schema can say.
  const day = { appointmentOn: fc.constantFrom("", "2026-11-24", "2027-02-28") };
  const model: Record<string, fc.Arbitrary<unknown>> = {
    ...values,
    ...(appointmentOn && day),
    unknown: fc.jsonValue().filter(isHarmless),
  };
  return fc.record(model, { requiredKeys: required.filter((name) => name !== file) });
}

/** Names by which a value could reach into what all objects share are refused wherever they stand. */
function isHarmless(value: unknown): boolean {
  return !/"(__proto__|constructor)"/.test(JSON.stringify(value));
}

/** Values that this schema does not take; a multipart form has texts alone. */
function wrongValuesOf(schema: Schema, isText: boolean): unknown[] {
  const tooLong = schema.maxLength === undefined ? [] : ["x".repeat(schema.maxLength + 1)];
  const asked = ["", "   ", "a\u0000", "abc", ...tooLong, ...(isText ? [] : [[], {}, true, ["a"], -1])];
  const check = new Ajv2020({ allowUnionTypes: true }).compile(schema);
  return asked.filter((value) => !check(value));
}

test("the forms' API is described as OpenAPI 3.1 asks", async () => {
  const { document } = await open();
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(Object.keys(document.paths)).toEqual(Object.values(FORMS).map(({ api }) => api));
});

describe.each(formKinds())("a form of the kind %s", (kind) => {
  const { file } = FORMS[kind];

  test(
    "is accepted when the description says so, and gets the response it describes",
    { timeout: 60_000 },
    async () => {
      const { document, send, isDocumented } = await open();
      const schema = document.components.schemas[kind];
      const isRight = isDocumented(kind);
      const bodies = schema.anyOf ? bodiesOf(schema, file).filter((body) => isRight(body)) : bodiesOf(schema, file);
      const property = fc.asyncProperty(bodies, async (body) => {
        expect(isRight(file === undefined ? body : { ...body, [file]: "" })).toBe(true);
        expect(await send(kind, body)).toMatchObject({ status: 201 });
      });
      await fc.assert(property, { numRuns: RUNS });
    },
  );

  test("is refused by the field that the description would refuse", async () => {
    const { document, send } = await open();
    const { properties = {}, required = [] } = document.components.schemas[kind];
    const fields = Object.entries(properties).filter(([field]) => field !== file);
    for (const [field, schema] of fields) {
      const { [field]: _left, ...others } = SAMPLES[kind];
      const without = await send(kind, others);
      expect([field, without.status]).toEqual([field, required.includes(field) ? 400 : 201]);
      for (const value of wrongValuesOf(schema, file !== undefined)) {
        const sent = [field, value];
        const response = await send(kind, { ...others, [field]: value });
        expect({ sent, ...response }).toMatchObject({ sent, status: 400, field });
      }
    }
  });

  test("gets the described response when something else is wrong", async () => {
    const { send } = await open({ servedOrigins: ["https://www.example.org"] });
    const sample = SAMPLES[kind];
    const key = { "idempotency-key": "k" };
    expect((await send(kind, sample, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send(kind, sample, { host: "evil.example" })).status).toBe(421);
    expect((await send(kind, "x", { "content-type": "text/plain" })).status).toBe(415);
    expect((await send(kind, { ...sample, [Object.keys(sample)[0] ?? ""]: "x".repeat(70_000) })).status).toBe(413);
    expect((await send(kind, sample, { "idempotency-key": "two words" })).status).toBe(400);
    expect((await send(kind, sample, key)).status).toBe(201);
    expect((await send(kind, sample, key)).status).toBe(201);
  });

  test("gets the described response when it cannot be stored, or its key came with another", async () => {
    const submissions = { submit: vi.fn<Submissions["submit"]>() };
    const { send } = await open({ submissions });
    submissions.submit.mockResolvedValueOnce({ status: "conflict" });
    expect((await send(kind, SAMPLES[kind])).status).toBe(409);
    submissions.submit.mockResolvedValueOnce({ status: "unavailable" });
    expect(await send(kind, SAMPLES[kind])).toMatchObject({ status: 503, retryAfter: "30" });
    submissions.submit.mockRejectedValueOnce(new RetryLaterError(429, 60, "a flood"));
    expect(await send(kind, SAMPLES[kind])).toMatchObject({ status: 429, retryAfter: "60" });
    submissions.submit.mockRejectedValueOnce(new Error("unforeseen"));
    expect((await send(kind, SAMPLES[kind])).status).toBe(500);
  });
});
