import type { FieldRejection } from "./form-state.ts";

/**
 * What came of sending a form: any 2xx is a success, whose reference is there when the answer held one; `refused` is
 * every other answer; `unreachable` means that no answer came.
 */
export type SendOutcome =
  | { status: "sent"; reference: string | undefined }
  /**
   * `isTemporary` when the same content may be taken later: the server is busy or cannot store. `rejection` is the field
   * that it names.
   */
  | { status: "refused"; isTemporary: boolean; rejection?: FieldRejection | undefined }
  | { status: "unreachable" };

/** The outcome that an answer's status stands for; `body` is read for a reference or a refused field. */
export function readOutcome(status: number, body: string): SendOutcome {
  if (status >= 200 && status < 300) return { status: "sent", reference: readReference(body) };
  const rejection = status === 400 ? readRejection(body) : undefined;
  return { status: "refused", isTemporary: status >= 500 || status === 429, ...(rejection && { rejection }) };
}

export interface SendOptions {
  /** The same for every try to send the same content, so that the server keeps it once. */
  idempotencyKey: string;
  /** Which privacy notice stood at the form. */
  noticeVersion?: string | undefined;
  /** How long the server may be silent. */
  timeoutMs: number;
}

/** The headers that every form goes with, besides its type. */
export function sendHeaders({ idempotencyKey, noticeVersion }: SendOptions): Record<string, string> {
  return {
    "Idempotency-Key": idempotencyKey,
    ...(noticeVersion !== undefined && { "Notice-Version": noticeVersion }),
  };
}

/** The reference in a response's body, which may be empty or anything else. */
function readReference(body: string): string | undefined {
  const { reference } = parseObject(body);
  return typeof reference === "string" ? reference : undefined;
}

/** The first field that a problem document names (RFC 9457). */
function readRejection(body: string): FieldRejection | undefined {
  const { errors } = parseObject(body);
  const [error] = (Array.isArray(errors) ? errors : []) as (Partial<FieldRejection> | null)[];
  const { field, message } = error ?? {};
  return typeof field === "string" && typeof message === "string" ? { field, message } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
