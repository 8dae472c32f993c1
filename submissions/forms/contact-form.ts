import { object } from "valibot";
import { checkForm, type FormCheck } from "./form-check.ts";
import { emailField, messageField, optionalText, phoneField, requiredText } from "./form-fields.ts";

/** The contact form as typed: every value is the text of its control, named as on the wire. */
export interface ContactFormValues {
  name: string;
  email: string;
  contactNumber: string;
  subject: string;
  message: string;
  /** The hospital's `contentName`. */
  hospital: string;
  /** The hospital's receiving address; the server only compares it. */
  to: string;
}

export type ContactField = keyof ContactFormValues;

/** The payload of `POST /api/v1/service/contact_us` (specification §3). */
export interface ContactMessage {
  name: string;
  email: string;
  contactNumber: number;
  subject: string;
  message: string;
  hospital: string;
  to: string;
}

const contactSchema = object({
  name: requiredText("Enter your name"),
  email: emailField(),
  contactNumber: phoneField(),
  subject: requiredText("Enter the subject"),
  message: messageField(),
  hospital: optionalText(),
  to: optionalText(),
});

/** Checks the contact form by the rules of specification §5, in their order, up to the first that fails. */
export function checkContactForm(values: ContactFormValues): FormCheck<ContactMessage, ContactField> {
  return checkForm(contactSchema, values);
}
