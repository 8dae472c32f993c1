/**
 * What came of sending a form: any 2xx is a success, whose reference is there when the answer held one; `refused` is
 * every other answer; `unreachable` means that no answer came.
 */
export type SendOutcome =
  | { status: "sent"; reference: string | undefined }
  /** `isTemporary` when the same content may be taken later: the server is busy or cannot store. */
  | { status: "refused"; isTemporary: boolean }
  | { status: "unreachable" };

/** The outcome that an answer's status stands for; `body` is read for a reference alone. */
export function readOutcome(status: number, body: string): SendOutcome {
  if (status >= 200 && status < 300) return { status: "sent", reference: readReference(body) };
  return { status: "refused", isTemporary: status >= 500 || status === 429 };
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

/** The reference in an answer's body, which may be empty or anything else. */
function readReference(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const isObject = typeof answer === "object" && answer !== null && "reference" in answer;
    return isObject && typeof answer.reference === "string" ? answer.reference : undefined;
  } catch {
    return undefined;
  }
}
