import { checkContactForm, type ContactFormValues, type ContactMessage } from "./contact.ts";
import {
  ADDRESSEE_INPUTS,
  EMAIL_INPUT,
  line,
  optionalMessage,
  PHONE_INPUT,
  unbrokenPhone,
  type ServerForm,
} from "./form-fields.server.ts";

export const CONTACT: ServerForm<ContactFormValues, ContactMessage> = {
  kind: "contact",
  name: "Contact message",
  summary: "Write to a hospital",
  fields: {
    name: { ...line("Who writes."), label: "From", column: "name" },
    contactNumber: { ...PHONE_INPUT, label: "Phone", isPhone: true, column: "phone" },
    email: { ...EMAIL_INPUT, label: "E-mail", column: "email" },
    subject: { ...line("What it is about."), label: "Subject", column: "subject" },
    message: {
      ...optionalMessage("The message; line breaks and tabs may stand in it."),
      label: "Message",
      // One that is not empty stands below the facts, with its lines.
      show: ({ message }) => (message ? undefined : "none, the subject only"),
      column: "message",
    },
    ...ADDRESSEE_INPUTS,
  },
  check: checkContactForm,
  summarize: ({ name, email, contactNumber, subject, message }) => ({
    title: `Message: ${subject}`,
    about: [subject],
    name,
    phoneNumber: contactNumber,
    message,
    nextStep: `To answer, reply to this mail (it goes to the sender) or call ${unbrokenPhone(contactNumber)}.`,
    replyTo: { name, address: email },
  }),
};
