import { readTyped } from "#app/ui/form/form-draft.ts";
import type { FormVerdict } from "#app/ui/form/use-form-submission.ts";
import type { RuleTexts } from "#forms/form-fields.ts";
import { checkJobApplicationForm, JOB_APPLICATION_CONTROLS, JOB_APPLICATION_SUBJECT } from "#forms/job-application.ts";

/** Whom an application is for. */
export interface JobAddressee {
  /** Becomes the application's `hospital` (checklist A33). */
  place: string;
  /** Becomes the application's `to`. */
  receivingAddress: string;
  /** Largest resume. */
  resumeMaxBytes: number;
}

/** Checks a job application; the value of a right one is the multipart form that is sent (specification §3). */
export function checkJobApplication(typed: FormData, addressee: JobAddressee, texts: RuleTexts): FormVerdict {
  const { place, receivingAddress, resumeMaxBytes } = addressee;
  const resume = chosenFile(typed.get("resume"));
  const to = { hospital: place, to: receivingAddress };
  const checked = checkJobApplicationForm(
    { ...readTyped(typed, JOB_APPLICATION_CONTROLS), ...to, resume },
    { resumeMaxBytes, texts },
  );
  if (!checked.ok) return checked;
  const form = new FormData();
  for (const [field, value] of Object.entries(checked.value)) form.set(field, String(value));
  form.set("subject", JOB_APPLICATION_SUBJECT);
  if (resume) form.set("resume", resume);
  return { ok: true, value: form };
}

/** A browser gives an unnamed, empty file where none was chosen. */
function chosenFile(entry: FormDataEntryValue | null): File | null {
  return entry instanceof File && (entry.name !== "" || entry.size > 0) ? entry : null;
}
