/**
 * What came of sending a form: any 2xx is a success, whose reference is there when the answer held one; `refused` is
 * every other answer; `unreachable` means that no answer came.
 */
export type SendOutcome =
  { status: "sent"; reference: string | undefined } | { status: "refused" } | { status: "unreachable" };

export interface SendOptions {
  /** The same for every try to send the same content, so that the server keeps it once. */
  idempotencyKey: string;
  /** How long the server may be silent. */
  timeoutMs: number;
}

/** The reference in an answer's body, which may be empty or anything else. */
export function readReference(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const isObject = typeof answer === "object" && answer !== null && "reference" in answer;
    return isObject && typeof answer.reference === "string" ? answer.reference : undefined;
  } catch {
    return undefined;
  }
}
