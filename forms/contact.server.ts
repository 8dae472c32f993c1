import { rules } from "./contact.ts";
import {
  ADDRESSEE_INPUTS,
  EMAIL_INPUT,
  line,
  optionalMessage,
  PHONE_INPUT,
  unbrokenPhone,
  defineServerForm,
} from "./form-fields.server.ts";

export const CONTACT = defineServerForm({
  rules,
  summary: "Write to a hospital",
  fields: {
    name: { ...line("Who writes."), label: "from", column: "name" },
    contactNumber: { ...PHONE_INPUT, label: "phone", isPhone: true, column: "phone" },
    email: { ...EMAIL_INPUT, label: "email", column: "email" },
    subject: { ...line("What it is about."), label: "subject", column: "subject" },
    message: {
      ...optionalMessage("The message; it may have line breaks and tabs."),
      label: "message",
      // One that is not empty is shown below the facts, with its lines.
      show: ({ message }, { server }) => (message ? undefined : server.mail.noMessage),
      column: "message",
    },
    ...ADDRESSEE_INPUTS,
  },
  summarize: ({ name, email, contactNumber, subject, message }, { server: { mail } }) => ({
    title: mail.contact.title(subject),
    about: [subject],
    name,
    phoneNumber: contactNumber,
    message,
    nextStep: mail.contact.nextStep(unbrokenPhone(contactNumber)),
    replyTo: { name, address: email },
  }),
});
