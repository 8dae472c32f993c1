import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadedFile } from "#forms/submissions.ts";
import type { ProblemName } from "../http/problems.ts";

type PartProblem = Extract<ProblemName, "invalid-fields" | "too-large">;

export class FormPartError extends Error {
  override name = "FormPartError";
  readonly problem: PartProblem;
  readonly field: string;

  constructor(problem: PartProblem, field: string, message: string) {
    super(message);
    this.problem = problem;
    this.field = field;
  }
}

const MAX_FIELDS = 30;
const MAX_PARTS = 40;
/** One is taken; a second is let in to be refused by its name. */
const MAX_FILES = 2;
const MAX_FIELD_BYTES = 64 * 1024;

interface Parts {
  fields: Record<string, string>;
  file: UploadedFile | undefined;
}

export function registerMultipart(server: FastifyInstance, maxFileBytes: number) {
  server.register(multipart, {
    limits: {
      parts: MAX_PARTS,
      fields: MAX_FIELDS,
      files: MAX_FILES,
      fieldSize: MAX_FIELD_BYTES,
      fileSize: maxFileBytes,
    },
  });
}

class MalformedMultipartError extends Error {
  override name = "MalformedMultipartError";
  readonly statusCode = 400;
}

/** Throws `FormPartError` for a part that came twice, is too large or of the wrong kind. */
export async function readParts(request: FastifyRequest, fileField: string | undefined): Promise<Parts> {
  try {
    return await readEach(request, fileField);
  } catch (error) {
    // The parser's own errors about a body it cannot read carry no status.
    if (error instanceof FormPartError || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new MalformedMultipartError("the body is no multipart form", { cause: error });
  }
}

async function readEach(request: FastifyRequest, fileField: string | undefined): Promise<Parts> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    const field = part.fieldname;
    if (field === fileField ? file : Object.hasOwn(fields, field)) throw repeated(field);
    if (part.type === "file") {
      if (field !== fileField) throw new FormPartError("invalid-fields", field, "Send this as text, not as a file");
      file = { name: part.filename ?? "", bytes: await readFile(part.toBuffer(), field) };
    } else {
      if (field === fileField) throw new FormPartError("invalid-fields", field, "Select your resume");
      if (part.valueTruncated) throw new FormPartError("too-large", field, "This text is too long");
      fields[field] = String(part.value);
    }
  }
  return { fields, file: isChosen(file) ? file : undefined };
}

/** A browser sends an unnamed, empty file for a file control in which nothing was chosen. */
function isChosen(file: UploadedFile | undefined): boolean {
  return file !== undefined && (file.name !== "" || file.bytes.length > 0);
}

async function readFile(reading: Promise<Buffer>, field: string): Promise<Buffer> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code !== "FST_REQ_FILE_TOO_LARGE") throw error;
    throw new FormPartError("too-large", field, "This file is too large");
  }
}

function repeated(field: string): FormPartError {
  return new FormPartError("invalid-fields", field, "Send this field once");
}
