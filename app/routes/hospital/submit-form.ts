import { data } from "react-router";
import type { FormReply, TypedValues } from "#app/ui/form/form-reply.ts";
import {
  RETRY_AFTER_S,
  StoreUnavailableError,
  type SubmissionKind,
  type Submissions,
} from "#submissions/submissions.ts";

/** What becomes of a form posted without JavaScript, and the status its page answers with. */
export interface SubmittedForm {
  reply: FormReply;
  status: 200 | 400 | 503;
}

/** Hands a form in and words the outcome for the page; `typed` is what the page shows again when it was not taken. */
export async function submitForm(
  submissions: Submissions,
  kind: SubmissionKind,
  input: object,
  typed: TypedValues,
): Promise<SubmittedForm> {
  try {
    const outcome = await submissions.submit(kind, input);
    if (outcome.status === "conflict") throw new Error("A form without an idempotency key met one");
    const [rejection] = outcome.status === "invalid" ? outcome.errors : [];
    return rejection
      ? { reply: { outcome: "invalid", values: typed, rejection }, status: 400 }
      : { reply: { outcome: "sent" }, status: 200 };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return { reply: { outcome: "unavailable", values: typed }, status: 503 };
  }
}

/** The page's answer, with its status; a visitor who finds the store away is told when to come back. */
export function formAnswer<T>(body: T, status: SubmittedForm["status"]) {
  return data(body, { status, headers: status === 503 ? { "Retry-After": String(RETRY_AFTER_S) } : {} });
}

/** The posted fields; none when the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
