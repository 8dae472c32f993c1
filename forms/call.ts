import { ADDRESSEE_FIELDS, defineRules, optionalText, phoneField, type RequestOf } from "./form-fields.ts";

/** Doctor and note come from programs and the desk: the page asks for a number, and for little else. */
export const rules = defineRules(
  () => ({
    contactNumber: phoneField(),
    name: optionalText(),
    department: optionalText(),
    bestTime: optionalText(),
    doctor: optionalText(),
    note: optionalText(),
    ...ADDRESSEE_FIELDS,
  }),
  (call) => call,
);

export type CallRequest = RequestOf<typeof rules>;
