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

export type ContactMessage = RequestOf<typeof rules>;
