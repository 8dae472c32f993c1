import { FormFileField, FormPersonFields, FormTextField } from "#app/ui/form/form-fields.tsx";
import { type FormNoticeText, SubmissionForm } from "#app/ui/form/submission-form.tsx";
import type { FormReply, SentLine } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Phone } from "#site/hospitals/phones.ts";
import { FORM_PATHS, FORM_TIMING, FORM_TRAPS } from "#forms/form-sending.ts";
import { RESUME_ACCEPT } from "#forms/resume-file.ts";
import type { JobAddressee } from "./job-application-check.ts";

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
      loadCheck={async () => {
        const { checkJobApplication } = await import("./job-application-check.ts");
        return (typed) => checkJobApplication(typed, job, rules);
      }}
      timing={FORM_TIMING}
      traps={FORM_TRAPS}
      texts={texts}
      icon="mail"
      listedBy={{ nameField: "name" }}
      call={job.phone}
      reply={reply}
      privacyNotice={job.privacyNotice}
      showsFailure
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
