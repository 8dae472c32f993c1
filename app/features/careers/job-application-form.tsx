import { FormFileField, FormPersonFields, FormTextField } from "#app/ui/form/form-fields.tsx";
import { type FormNoticeText, SubmissionForm } from "#app/ui/form/submission-form.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import type { Phone } from "#hospitals/phones.ts";
import {
  ERROR_SHOWN_MS,
  MARK_SHOWN_MS,
  SEND_TIMEOUT_MS,
  FORM_PATHS,
  FORM_TRAPS,
} from "#submissions/forms/form-sending.ts";
import { RESUME_ACCEPT, RESUME_MESSAGE, RESUME_REASONS } from "#submissions/forms/resume-file.ts";
import { SENT_TEXTS } from "#submissions/forms/sent-texts.ts";
import { checkJobApplication, type JobAddressee } from "./job-application-request.ts";

export interface JobApplicationData extends JobAddressee {
  jobTitle: string;
  /** Address of the job's page. */
  action: string;
  /** Origin that takes the form; empty for this site's own. */
  apiOrigin: string;
  /** Number to call instead, as printed. */
  phone: Phone;
  privacyNotice: FormNoticeText;
  /** Whether the page takes one application and then says 'Applied'. */
  marksApplied: boolean;
}

interface JobApplicationFormProps extends JobApplicationData {
  labelledBy: string;
  reply: FormReply | undefined;
  onSent: (reference: string | undefined) => void;
  onCancel: () => void;
}

/** Said in the page and by the browser (specification §8, checklist A27). */
const FAILED = "something went wrong";

const TEXTS = {
  submit: "Send application",
  sending: "Please wait",
  sent: SENT_TEXTS.job.sent,
  next: SENT_TEXTS.job.next,
  failed: FAILED,
  sendAnother: SENT_TEXTS.job.sendAnother,
};

const TIMING = { messageShownMs: ERROR_SHOWN_MS, markShownMs: MARK_SHOWN_MS, sendTimeoutMs: SEND_TIMEOUT_MS };

const REASONS = [RESUME_MESSAGE, ...Object.values(RESUME_REASONS)];

/** Applies for a job, with a resume. */
export function JobApplicationForm({ labelledBy, reply, onSent, onCancel, ...job }: JobApplicationFormProps) {
  return (
    <SubmissionForm
      idPrefix="application"
      labelledBy={labelledBy}
      firstField="name"
      action={job.action}
      encType="multipart/form-data"
      api={job.apiOrigin + FORM_PATHS.job}
      check={(typed) => checkJobApplication(typed, job)}
      timing={TIMING}
      traps={FORM_TRAPS}
      texts={TEXTS}
      icon="mail"
      listedAs={{ what: "Job application", nameField: "name" }}
      call={job.phone}
      reply={reply}
      privacyNotice={job.privacyNotice}
      showsFailure
      reasons={REASONS}
      isSentOnce
      onSent={onSent}
      onFailed={() => window.alert(FAILED)}
      onCancel={onCancel}
    >
      <input type="hidden" name="job" value={job.jobTitle} />
      <FormPersonFields name="name" email="email" phone="contactNumber" />
      <FormTextField
        name="experience"
        label="Experience in years"
        inputMode="decimal"
        autoComplete="off"
        hint="0 if this is your first post"
      />
      <FormFileField
        name="resume"
        label="Resume"
        accept={RESUME_ACCEPT}
        hint={`pdf, doc or docx, up to ${Math.floor(job.resumeMaxBytes / (1024 * 1024))} MB`}
        isWide
      />
    </SubmissionForm>
  );
}
