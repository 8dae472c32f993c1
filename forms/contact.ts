import {
  ADDRESSEE_FIELDS,
  defineRules,
  emailField,
  messageField,
  phoneField,
  requiredText,
  type RequestOf,
} from "./form-fields.ts";

export const rules = defineRules(
  () => ({
    name: requiredText("name"),
    email: emailField(),
    contactNumber: phoneField(),
    subject: requiredText("subject"),
    message: messageField(),
    ...ADDRESSEE_FIELDS,
  }),
  (message) => message,
);

/** The payload of `POST /api/v1/service/contact_us` (specification §3). */
export type ContactMessage = RequestOf<typeof rules>;
