import {
  ADDRESSEE_FIELDS,
  defineRules,
  emailField,
  optionalDayField,
  optionalNumberField,
  optionalText,
  phoneField,
  requiredText,
  type RequestOf,
} from "./form-fields.ts";

export const rules = defineRules(
  ({ today }) => ({
    department: requiredText("department"),
    patientName: requiredText("name"),
    patientEmail: emailField(),
    patientContactNumber: phoneField(),
    appointmentOn: optionalDayField(today),
    doctor: optionalText(),
    outPatientNumber: optionalNumberField(),
    ...ADDRESSEE_FIELDS,
  }),
  ({ outPatientNumber: { number, typed }, ...others }) => ({
    ...others,
    outPatientNumber: number,
    // For the office alone (checklist A61).
    ...(typed !== undefined && { outPatientNumberTyped: typed }),
    // Always empty (checklist A32).
    message: "" as const,
  }),
);

export type AppointmentRequest = RequestOf<typeof rules>;
