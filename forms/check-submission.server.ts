import { todayInKolkata } from "./calendar.ts";
import { checkResume } from "./resume/check-resume.server.ts";
import type { SubmittedForm } from "./stored-submission.ts";
import type { SubmissionKind, UploadedFile } from "./submissions.ts";
import { APPOINTMENT } from "./appointment.server.ts";
import { CONTACT } from "./contact.server.ts";
import type { FieldError, RuleTexts } from "./form-fields.ts";
import type { FieldInput, ServerForm } from "./form-fields.server.ts";
import { JOB_APPLICATION } from "./job-application.server.ts";

/** A form of any kind; its fields are texts by their names. */
type AnyForm = ServerForm<Record<string, string>, SubmittedForm["request"]>;

export const FORMS = {
  appointment: APPOINTMENT,
  contact: CONTACT,
  job: JOB_APPLICATION,
} as unknown as Record<SubmissionKind, AnyForm>;

/** A form as it was sent: parsed JSON or form fields. */
export interface Submitted {
  kind: SubmissionKind;
  input: unknown;
  resume: UploadedFile | undefined;
}

export interface CheckOptions {
  /** The moment by which a date is past or to come. */
  now: Date;
  resumeMaxBytes: number;
  texts: RuleTexts;
}

export type Checked = { ok: true; form: SubmittedForm } | { ok: false; error: FieldError };

/** Reads what was sent and checks it by the rules of its form, up to the first that fails. Other keys are dropped. */
export async function checkSubmission(submitted: Submitted, options: CheckOptions): Promise<Checked> {
  const { kind, input, resume: file } = submitted;
  const { now, resumeMaxBytes, texts } = options;
  const form = FORMS[kind];
  const read = readFields(form.fields, input, texts);
  if (!read.ok) return read;
  const check = form.check(read.values, {
    today: todayInKolkata(now),
    resume: file ? { name: file.name, size: file.bytes.length } : null,
    resumeMaxBytes,
    texts,
  });
  if (!check.ok) return check;
  if (kind !== "job") return { ok: true, form: { kind, request: check.value } as SubmittedForm };
  const resume = file ? await checkResume(file) : { ok: false as const, fault: "resume" as const };
  if (!resume.ok) return { ok: false, error: { field: "resume", message: texts[resume.fault] } };
  return { ok: true, form: { kind, request: check.value, resume: resume.file } as SubmittedForm };
}

/** White space at the ends is removed before; a tab within a line becomes a space. */
const CONTROL_CHARACTERS = /(?![\t\u0085])\p{Cc}/u;

// A message may hold tabs and every kind of line break.
const CONTROL_CHARACTERS_BUT_BREAKS = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/** Reads each field into the text of its control; what is left out or null reads as empty. */
function readFields(fields: Record<string, FieldInput>, input: unknown, texts: RuleTexts) {
  const values: Record<string, string> = {};
  for (const [field, { read }] of Object.entries(fields)) {
    if (read === "file") continue;
    const value = ownValue(input, field) ?? "";
    // Only programs send lists or objects.
    if (typeof value !== "string" && !(read === "number" && typeof value === "number"))
      return { ok: false as const, error: { field, message: "Send this as one text" } };
    const text = String(value).trim();
    if ((read === "message" ? CONTROL_CHARACTERS_BUT_BREAKS : CONTROL_CHARACTERS).test(text))
      return { ok: false as const, error: { field, message: texts.controlCharacters } };
    values[field] = text;
  }
  return { ok: true as const, values };
}

function ownValue(input: unknown, field: string): unknown {
  const isObject = typeof input === "object" && input !== null && Object.hasOwn(input, field);
  return isObject ? (input as Record<string, unknown>)[field] : undefined;
}
