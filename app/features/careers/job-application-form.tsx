import { readTyped } from "#app/ui/form/form-draft.ts";
import type { FormVerdict } from "#app/ui/form/use-form-submission.ts";
import type { RuleTexts } from "#submissions/forms/form-fields.ts";
import {
  checkJobApplicationForm,
  JOB_APPLICATION_CONTROLS,
  JOB_APPLICATION_SUBJECT,
} from "#submissions/forms/job-application.ts";
import { FormFileField, FormPersonFields, FormTextField } from "#app/ui/form/form-fields.tsx";
import { type FormNoticeText, SubmissionForm } from "#app/ui/form/submission-form.tsx";
import type { FormReply, SentLine } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Phone } from "#hospitals/phones.ts";
import { FORM_PATHS, FORM_TIMING, FORM_TRAPS } from "#submissions/forms/form-sending.ts";
import { RESUME_ACCEPT, RESUME_FAULTS } from "#submissions/forms/resume-file.ts";

/** Whom an application is for. */
export interface JobAddressee {
  /** Becomes the application's `hospital` (checklist A33). */
  place: string;
  /** Becomes the application's `to`. */
  receivingAddress: string;
  /** Largest resume. */
  resumeMaxBytes: number;
}

export interface JobApplicationData extends JobAddressee {
  jobTitle: string;
  /** Address of the job's page. */
  action: string;
  /** Origin that the form is posted to; empty for this site's own. */
  apiOrigin: string;
  /** Number to call instead, as printed. */
  phone: Phone;
  privacyNotice: FormNoticeText;
  /** Whether the page accepts one application and then says 'Applied'. */
  marksApplied: boolean;
}

interface JobApplicationFormProps extends JobApplicationData {
  labelledBy: string;
  reply: FormReply | undefined;
  onSent: (reference: string | undefined, lines: SentLine[]) => void;
  onCancel: () => void;
}

/** Applies for a job, with a resume. */
export function JobApplicationForm({ labelledBy, reply, onSent, onCancel, ...job }: JobApplicationFormProps) {
  const texts = useTexts("jobApplication");
  const rules = useTexts("rules");
  return (
    <SubmissionForm
      idPrefix="application"
      labelledBy={labelledBy}
      firstField="name"
      action={job.action}
      encType="multipart/form-data"
      api={job.apiOrigin + FORM_PATHS.job}
      check={(typed) => checkJobApplication(typed, job, rules)}
      timing={FORM_TIMING}
      traps={FORM_TRAPS}
      texts={texts}
      icon="mail"
      listedBy={{ nameField: "name" }}
      call={job.phone}
      reply={reply}
      privacyNotice={job.privacyNotice}
      showsFailure
      reasons={RESUME_FAULTS.map((fault) => rules[fault])}
      isSentOnce
      onSent={onSent}
      onFailed={() => window.alert(texts.failed)}
      onCancel={onCancel}
    >
      <input type="hidden" name="job" value={job.jobTitle} />
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField
        name="experience"
        label={texts.experience}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.experienceHint}
      />
      <FormFileField
        name="resume"
        label={texts.resume}
        accept={RESUME_ACCEPT}
        hint={texts.resumeHint(Math.floor(job.resumeMaxBytes / (1024 * 1024)))}
        isWide
      />
    </SubmissionForm>
  );
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
