import { FormFileField, FormPersonFields, FormTextField } from "#app/ui/form/form-fields.tsx";
import { SubmissionForm } from "#app/ui/form/submission-form.tsx";
import type { FormReply, FormSettings, SentLine } from "#app/ui/form/form-state.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { RESUME_ACCEPT } from "#forms/resume-file.ts";

export interface JobApplicationData extends FormSettings {
  jobTitle: string;
  action: string;
  /** Whether the page accepts one application and then says 'Applied'. */
  marksApplied: boolean;
}

interface JobApplicationFormProps extends JobApplicationData {
  labelledBy: string;
  reply: FormReply | undefined;
  onSent: (reference: string | undefined, lines: SentLine[]) => void;
  onCancel: () => void;
}

export function JobApplicationForm({ jobTitle, ...form }: JobApplicationFormProps) {
  const texts = useTexts("jobApplication");
  return (
    <SubmissionForm
      {...form}
      kind="job"
      idPrefix="application"
      firstField="name"
      icon="mail"
      listedBy={{ nameField: "name" }}
      showsFailure
      isSentOnce
      onFailed={() => window.alert(texts.failed)}
    >
      <input type="hidden" name="job" value={jobTitle} />
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
        hint={texts.resumeHint(Math.floor(form.resumeMaxBytes / (1024 * 1024)))}
        isWide
      />
    </SubmissionForm>
  );
}
