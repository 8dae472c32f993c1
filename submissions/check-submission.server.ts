import { checkAppointmentForm } from "./forms/appointment-form.ts";
import { checkContactForm } from "./forms/contact-form.ts";
import type { FieldError } from "./forms/form-check.ts";
import { checkJobApplicationForm } from "./forms/job-application-form.ts";
import { RESUME_MESSAGE } from "./forms/resume-file.ts";
import { todayInKolkata } from "./forms/today.ts";
import { readAppointmentInput, readContactInput, readJobApplicationInput } from "./read-form-input.ts";
import { checkResume } from "./resume/check-resume.server.ts";
import type { SubmittedForm } from "./stored-submission.ts";
import type { SubmissionKind, UploadedFile } from "./submissions.ts";

/** A form as it came. */
export interface Submitted {
  kind: SubmissionKind;
  input: unknown;
  resume: UploadedFile | undefined;
}

export interface CheckOptions {
  /** The moment by which a date is past or to come. */
  now: Date;
  resumeMaxBytes: number;
}

export type Checked = { ok: true; form: SubmittedForm } | { ok: false; error: FieldError };

/** Reads what came and checks it by the rules of its form, up to the first that fails. */
export async function checkSubmission(submitted: Submitted, options: CheckOptions): Promise<Checked> {
  const { kind, input } = submitted;
  if (kind === "job") return checkJobApplication(submitted, options.resumeMaxBytes);
  return kind === "appointment" ? checkAppointment(input, options.now) : checkContact(input);
}

function checkAppointment(input: unknown, now: Date): Checked {
  const read = readAppointmentInput(input);
  if (!read.ok) return read;
  const check = checkAppointmentForm(read.values, todayInKolkata(now));
  return check.ok ? { ok: true, form: { kind: "appointment", request: check.value } } : check;
}

function checkContact(input: unknown): Checked {
  const read = readContactInput(input);
  if (!read.ok) return read;
  const check = checkContactForm(read.values);
  return check.ok ? { ok: true, form: { kind: "contact", request: check.value } } : check;
}

async function checkJobApplication({ input, resume: file }: Submitted, resumeMaxBytes: number): Promise<Checked> {
  const read = readJobApplicationInput(input);
  if (!read.ok) return read;
  const chosen = file ? { name: file.name, size: file.bytes.length } : null;
  const check = checkJobApplicationForm({ ...read.values, resume: chosen }, resumeMaxBytes);
  if (!check.ok) return check;
  const resume = file ? await checkResume(file) : { ok: false as const, message: RESUME_MESSAGE };
  if (!resume.ok) return { ok: false, error: { field: "resume", message: resume.message } };
  return { ok: true, form: { kind: "job", request: check.value, resume: resume.file } };
}
