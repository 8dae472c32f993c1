import { object, pipe, transform } from "valibot";
import { checkForm, type FormCheck } from "./form-check.ts";
import { experienceField, optionalText, phoneField, requiredText } from "./form-fields.ts";
import { RESUME_MAX_BYTES, resumeField, type ResumeChoice } from "./resume-file.ts";

/** The fixed text the browser sends as `subject`, spelled as in specification §3; the server never reads it. */
export const JOB_APPLICATION_SUBJECT = "New job application recieved";

/** The job application as filled in: the texts of the controls, named as on the wire, and the chosen file. */
export interface JobApplicationFormValues {
  name: string;
  email: string;
  contactNumber: string;
  experience: string;
  /** The chosen file, null while none is chosen; a browser's `File` serves. */
  resume: ResumeChoice | null;
  /** Title of the job; "" for an application without one. */
  job: string;
  /** The hospital's place (checklist A33). */
  hospital: string;
  /** The hospital's receiving address; the server only compares it. */
  to: string;
}

export type JobApplicationField = keyof JobApplicationFormValues;

/** The fields of `POST /api/v1/jobs/job_application` besides the resume and the fixed subject (specification §3). */
export interface JobApplication {
  name: string;
  /** As typed: its form is not checked, so it need not be an address. */
  email: string;
  contactNumber: number;
  /** Years, e.g. 0 or 1.5. */
  experience: number;
  job: string;
  hospital: string;
  to: string;
}

const jobApplicationSchema = (resumeMaxBytes: number) =>
  pipe(
    object({
      name: requiredText("Enter your name"),
      email: requiredText("Enter your email"),
      contactNumber: phoneField("Enter your contact Number"),
      experience: experienceField(),
      resume: resumeField(resumeMaxBytes),
      job: optionalText(),
      hospital: optionalText(),
      to: optionalText(),
    }),
    transform(({ resume: _file, ...fields }): JobApplication => fields),
  );

/**
 * Checks the job application by the rules of specification §5, in their order, up to the first that fails. The same
 * rules run in the browser and on the server, which looks into the resume besides.
 */
export function checkJobApplicationForm(
  values: JobApplicationFormValues,
  resumeMaxBytes = RESUME_MAX_BYTES,
): FormCheck<JobApplication, JobApplicationField> {
  return checkForm(jobApplicationSchema(resumeMaxBytes), values);
}
