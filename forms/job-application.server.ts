import { isEmailAddress } from "./form-fields.ts";
import {
  ADDRESSEE_INPUTS,
  EXPERIENCE_INPUT,
  line,
  optionalLine,
  PHONE_INPUT,
  unbrokenPhone,
  defineServerForm,
} from "./form-fields.server.ts";
import { rules } from "./job-application.ts";
import { RESUME_ACCEPT } from "./resume-file.ts";

export const JOB_APPLICATION = defineServerForm({
  rules,
  summary: "Apply for a job",
  fields: {
    name: { ...line("Who applies."), label: "applicant", column: "name" },
    contactNumber: { ...PHONE_INPUT, label: "phone", isPhone: true, column: "phone" },
    email: {
      ...line("The sender's address, as typed; a full stop alone is none.", "\\."),
      label: "email",
      column: "email",
    },
    job: { ...optionalLine("The job's title."), label: "job", column: "job" },
    experience: {
      ...EXPERIENCE_INPUT,
      label: "experience",
      show: ({ experience }, { server }) => server.mail.years(experience),
      column: "experience_years",
    },
    resume: {
      read: "file",
      schema: ({ resumeMaxBytes }) => ({
        description: `A file of the kinds ${RESUME_ACCEPT}, of at most ${resumeMaxBytes} bytes, that holds what its name says.`,
        contentMediaType: "application/octet-stream",
      }),
      label: "resume",
      show: (_request, { server: { mail } }, file) =>
        file && ("bytes" in file ? mail.attached : mail.sentBefore)(file.name),
    },
    ...ADDRESSEE_INPUTS,
  },
  summarize({ name, email, contactNumber, job }, { server: { mail } }) {
    // The form accepts whatever was typed as e-mail (specification §5), so it may be nothing one can reply to.
    const canReply = isEmailAddress(email);
    return {
      title: mail.job.title(job),
      about: [job],
      name,
      phoneNumber: contactNumber,
      nextStep: mail.job.nextStep(unbrokenPhone(contactNumber), canReply),
      ...(canReply && { replyTo: { name, address: email } }),
    };
  },
});
