import { object, type InferOutput } from "valibot";
import {
  ADDRESSEE_FIELDS,
  checkForm,
  controlsOf,
  emailField,
  messageField,
  phoneField,
  requiredText,
  type FormCheck,
  type RuleTexts,
} from "./form-fields.ts";

/**
 * The fields of the contact form by their names on the wire, in the order of the rules of specification §5. How the
 * server reads and mails each is in `contact.server.ts`.
 */
const fields = {
  name: requiredText("name"),
  email: emailField(),
  contactNumber: phoneField(),
  subject: requiredText("subject"),
  message: messageField(),
  ...ADDRESSEE_FIELDS,
};

export const CONTACT_CONTROLS = controlsOf(fields);

/** The form as typed: every value is the text of its control. */
export type ContactFormValues = Record<keyof typeof fields, string>;

const contactSchema = object(fields);

/** The payload of `POST /api/v1/service/contact_us` (specification §3). */
export type ContactMessage = InferOutput<typeof contactSchema>;

/** Checks the form up to the first rule that fails, in the browser and on the server alike. */
export function checkContactForm(
  values: ContactFormValues,
  { texts }: { texts: RuleTexts },
): FormCheck<ContactMessage, keyof typeof fields> {
  return checkForm(contactSchema, values, texts);
}
