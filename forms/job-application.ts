import { check, custom, object, pipe, transform, type InferOutput } from "valibot";
import {
  ADDRESSEE_FIELDS,
  checkForm,
  controlsOf,
  emailLine,
  experienceField,
  optionalText,
  phoneField,
  requiredText,
  type FormCheck,
  type RuleTexts,
} from "./form-fields.ts";
import { findResumeExtension, RESUME_MAX_BYTES, type ResumeChoice, type ResumeFault } from "./resume-file.ts";

/** The fixed text the browser sends as `subject`, spelled as in specification §3; the server never reads it. */
export const JOB_APPLICATION_SUBJECT = "New job application recieved";

const fault = (name: ResumeFault) => name;

/** A required file of a known type that is neither empty nor larger than `maxBytes`. */
const resumeField = (maxBytes: number) =>
  pipe(
    custom<ResumeChoice>((value) => typeof value === "object" && value !== null, fault("resume")),
    check(({ name }) => findResumeExtension(name) !== undefined, fault("resumeType")),
    check(({ size }) => size > 0, fault("resumeUnreadable")),
    check(({ size }) => size <= maxBytes, fault("resumeSize")),
  );

/**
 * The fields of the job application by their names on the wire, in the order of the rules of specification §5. How the
 * server reads and mails each is in `job-application.server.ts`. `hospital` is the hospital's place (checklist A33).
 */
const fields = (resumeMaxBytes: number) => ({
  name: requiredText("name"),
  /** Not checked for its form, so it need not be an address. */
  email: requiredText("emailOfApplicant", emailLine()),
  contactNumber: phoneField("phoneOfApplicant"),
  experience: experienceField(),
  resume: resumeField(resumeMaxBytes),
  /** Title of the job; "" for an application without one. */
  job: optionalText(),
  ...ADDRESSEE_FIELDS,
});

type JobApplicationField = keyof ReturnType<typeof fields>;

/** The controls with text, without the resume. */
export const JOB_APPLICATION_CONTROLS = controlsOf(fields(0));

/** The form as filled in: the texts of its controls, and the chosen file; a browser's `File` serves. */
export type JobApplicationFormValues = Record<Exclude<JobApplicationField, "resume">, string> & {
  resume: ResumeChoice | null;
};

const jobApplicationSchema = (resumeMaxBytes: number) =>
  pipe(
    object(fields(resumeMaxBytes)),
    transform(({ resume: _file, ...others }) => others),
  );

/** The fields of `POST /api/v1/jobs/job_application` besides the resume and the fixed subject (specification §3). */
export type JobApplication = InferOutput<ReturnType<typeof jobApplicationSchema>>;

/**
 * Checks the form up to the first rule that fails, in the browser and on the server alike. The server looks into the
 * resume as well.
 */
export function checkJobApplicationForm(
  values: JobApplicationFormValues,
  { resumeMaxBytes = RESUME_MAX_BYTES, texts }: { resumeMaxBytes?: number; texts: RuleTexts },
): FormCheck<JobApplication, JobApplicationField> {
  return checkForm(jobApplicationSchema(resumeMaxBytes), values, texts);
}
