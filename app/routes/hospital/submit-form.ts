import { data, redirect } from "react-router";
import { NOTICE_FIELD } from "#app/ui/form/submission-form.tsx";
import type { FormReply, TypedValues } from "#app/ui/form/form-state.ts";
import { hospitalPaths, type HasBasePath } from "#site/hospitals/hospital-paths.ts";
import { FORM_TRAPS } from "#forms/form-sending.ts";
import { RETRY_AFTER_S, type SubmissionKind, type Submissions, type UploadedFile } from "#forms/submissions.ts";

/** A form as it was posted to a hospital's page. */
export interface PostedForm {
  kind: SubmissionKind;
  hospital: HasBasePath;
  /** The form's own fields. */
  input: object;
  /** Everything that was posted. */
  form: FormData;
  /** What the page shows again when the form was not accepted. */
  typed: TypedValues;
  resume?: UploadedFile | undefined;
}

/** The page of a form that was not accepted, and its status. */
export interface RefusedForm {
  reply: FormReply;
  status: 200 | 400 | 503;
  retryAfterS?: number;
}

/**
 * Submits a form that was posted without JavaScript. An accepted one throws a redirect to the page that confirms it,
 * so that a reload sends nothing again; any other outcome is returned for the page.
 */
export async function submitForm(submissions: Submissions, posted: PostedForm): Promise<RefusedForm> {
  const { kind, hospital, typed, resume } = posted;
  const hidden = posted.form.get(FORM_TRAPS.honeypot);
  const input = hidden ? { ...posted.input, [FORM_TRAPS.honeypot]: hidden } : posted.input;
  const outcome = await submissions.submit(kind, input, { resume, noticeVersion: readNoticeVersion(posted.form) });
  if (outcome.status === "accepted") {
    const { reference, page } = outcome.receipt;
    const token = page?.split("/request/")[1];
    const query = new URLSearchParams({
      ...(reference !== undefined && { reference }),
      ...(token !== undefined && { page: token }),
    });
    throw redirect(`${hospitalPaths(hospital).toSent(kind)}${query.size > 0 ? `?${query}` : ""}`, 303);
  }
  if (outcome.status === "unavailable") {
    return { reply: { outcome: "unavailable", values: typed }, status: 503, retryAfterS: RETRY_AFTER_S };
  }
  const [rejection] = outcome.status === "invalid" ? outcome.errors : [];
  // Without a key no earlier submission is in its way.
  if (!rejection) throw new Error(`a form without a key ended in ${outcome.status}`);
  return { reply: { outcome: "invalid", values: typed, rejection }, status: 400 };
}

function readNoticeVersion(form: FormData): string | undefined {
  const version = form.get(NOTICE_FIELD);
  return typeof version === "string" ? version : undefined;
}

/** The page's response, with its status, and `Retry-After` where the form cannot be accepted now. */
export function formResponse<T>(body: T, { status, retryAfterS }: Omit<RefusedForm, "reply">) {
  return data(body, { status, headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) } });
}

/** The posted fields; none when the body is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
