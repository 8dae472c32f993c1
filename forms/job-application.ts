import {
  ADDRESSEE_FIELDS,
  defineRules,
  emailLine,
  experienceField,
  fileField,
  optionalText,
  phoneField,
  requiredText,
  type RequestOf,
} from "./form-fields.ts";

/** `hospital` is its place (checklist A33). */
export const rules = defineRules(
  ({ resumeMaxBytes }) => ({
    name: requiredText("name"),
    // Need not be an address.
    email: requiredText("emailOfApplicant", emailLine()),
    contactNumber: phoneField("phoneOfApplicant"),
    experience: experienceField(),
    resume: fileField(resumeMaxBytes),
    job: optionalText(),
    ...ADDRESSEE_FIELDS,
  }),
  ({ resume: _file, ...others }) => others,
);

export type JobApplication = RequestOf<typeof rules>;
