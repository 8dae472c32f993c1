import { readChallenge, type Challenge } from "./challenge.ts";

/**
 * What came of sending a form: any 2xx is a success, whose reference is there when the answer held one; `refused` is
 * every other answer; `unreachable` means that no answer came.
 */
export type SendOutcome =
  | { status: "sent"; reference: string | undefined }
  /**
   * `isTemporary` when the same content may be taken later: the server is busy or cannot store. `challenge` is the work
   * for which it is taken at once.
   */
  | { status: "refused"; isTemporary: boolean; challenge?: Challenge | undefined }
  | { status: "unreachable" };

/** The outcome that an answer's status stands for; `body` is read for a reference or a challenge alone. */
export function readOutcome(status: number, body: string): SendOutcome {
  if (status >= 200 && status < 300) return { status: "sent", reference: readReference(body) };
  const challenge = status === 429 ? readChallenge(body) : undefined;
  return { status: "refused", isTemporary: status >= 500 || status === 429, ...(challenge && { challenge }) };
}

export interface SendOptions {
  /** The same for every try to send the same content, so that the server keeps it once. */
  idempotencyKey: string;
  /** Which privacy notice stood at the form. */
  noticeVersion?: string | undefined;
  /** How long the server may be silent. */
  timeoutMs: number;
  /** A solved challenge. */
  proof?: string;
}

/** The headers that every form goes with, besides its type. */
export function sendHeaders({ idempotencyKey, noticeVersion, proof }: SendOptions): Record<string, string> {
  return {
    "Idempotency-Key": idempotencyKey,
    ...(noticeVersion !== undefined && { "Notice-Version": noticeVersion }),
    ...(proof !== undefined && { "Proof-Of-Work": proof }),
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
