import type { IncomingMessage } from "node:http";

/** A response: a value to send as JSON, or a text whose type `headers` names. */
export interface HttpResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
}

/** A part of a path without percent-encoding; as it is where that is invalid. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Why a request fails: the HTTP status and Contentful's error code. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: string | undefined,
    message: string,
    { headers = {}, details }: { headers?: Record<string, string>; details?: RequestError["details"] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** Also of one that comes from another process, where it loses its class. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === "RequestError";
}

/** Contentful's technical limit for a response's size. */
const LARGEST_RESPONSE_BYTES = 7 * 1024 * 1024;

/** A value as JSON. Throws `RequestError` of status 400 when it is larger than 7 MB. */
export function formatJson(body: unknown, code: string): string {
  const text = JSON.stringify(body);
  if (Buffer.byteLength(text) <= LARGEST_RESPONSE_BYTES) return text;
  const message = `Response size too big. Maximum allowed response size: ${LARGEST_RESPONSE_BYTES}B.`;
  throw new RequestError(400, code, message);
}

/** Contentful's technical limit for a request's size. */
const LARGEST_BODY_BYTES = 1024 * 1024;

/** A request's body as text. Rejects with `RequestError` when it is larger than 1 MB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) throw new RequestError(413, undefined, "The request is larger than 1 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
