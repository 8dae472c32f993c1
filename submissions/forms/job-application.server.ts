import { isEmailAddress } from "./email-address.ts";
import {
  ADDRESSEE_INPUTS,
  EXPERIENCE_INPUT,
  line,
  optionalLine,
  PHONE_INPUT,
  unbrokenPhone,
  type ServerForm,
} from "./form-fields.server.ts";
import { checkJobApplicationForm, type JobApplication, type JobApplicationFormValues } from "./job-application.ts";
import { RESUME_ACCEPT } from "./resume-file.ts";

export const JOB_APPLICATION: ServerForm<JobApplicationFormValues, JobApplication> = {
  kind: "job",
  name: "Job application",
  summary: "Apply for a job",
  fields: {
    name: { ...line("Who applies."), label: "Applicant", column: "name" },
    contactNumber: { ...PHONE_INPUT, label: "Phone", isPhone: true, column: "phone" },
    email: { ...line("The sender's address, as typed."), label: "E-mail", column: "email" },
    job: { ...optionalLine("The job's title."), label: "Job", column: "job" },
    experience: {
      ...EXPERIENCE_INPUT,
      label: "Experience",
      show: ({ experience }) => formatYears(experience),
      column: "experience_years",
    },
    resume: {
      read: "file",
      schema: ({ resumeMaxBytes }) => ({
        description: `A file of the kinds ${RESUME_ACCEPT}, of at most ${resumeMaxBytes} bytes, that holds what its name says.`,
        contentMediaType: "application/octet-stream",
      }),
      label: "Resume",
      show: (_request, { name }) => `${name} (attached)`,
    },
    ...ADDRESSEE_INPUTS,
  },
  check: (values, { resume, resumeMaxBytes }) => checkJobApplicationForm({ ...values, resume }, resumeMaxBytes),
  summarize({ name, email, contactNumber, job }) {
    // The form takes whatever was typed as e-mail (specification §5), so it may be nothing one can reply to.
    const canReply = isEmailAddress(email);
    const phone = unbrokenPhone(contactNumber);
    return {
      title: `Job application: ${job || "no job named"}`,
      about: [job],
      name,
      phoneNumber: contactNumber,
      nextStep:
        `${canReply ? `To answer, reply to this mail (it goes to the applicant) or call ${phone}.` : `To answer, call ${phone}.`} ` +
        "The resume comes from outside as it was sent: open it with the care any such file needs.",
      ...(canReply && { replyTo: { name, address: email } }),
    };
  },
};

function formatYears(years: number): string {
  if (years === 0) return "none yet";
  return years === 1 ? "1 year" : `${years} years`;
}
