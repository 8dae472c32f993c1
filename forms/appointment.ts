import { object, pipe, transform, type InferOutput } from "valibot";
import {
  ADDRESSEE_FIELDS,
  checkForm,
  controlsOf,
  emailField,
  optionalDayField,
  optionalNumberField,
  optionalText,
  phoneField,
  requiredText,
  type FormCheck,
  type RuleTexts,
} from "./form-fields.ts";

/**
 * The fields of the appointment form by their names on the wire, in the order of the rules of specification §5. How
 * the server reads and mails each is in `appointment.server.ts`. `today` is the date in India (`todayInKolkata`).
 */
const fields = (today: string) => ({
  department: requiredText("department"),
  patientName: requiredText("name"),
  patientEmail: emailField(),
  patientContactNumber: phoneField(),
  appointmentOn: optionalDayField(today),
  doctor: optionalText(),
  outPatientNumber: optionalNumberField(),
  ...ADDRESSEE_FIELDS,
});

export const APPOINTMENT_CONTROLS = controlsOf(fields(""));

/** The form as typed: every value is the text of its control, "" where nothing is typed or chosen. */
export type AppointmentFormValues = Record<AppointmentField, string>;

type AppointmentField = keyof ReturnType<typeof fields>;

/** The payload of `POST /api/v1/service/email` (specification §3). */
export type AppointmentRequest = InferOutput<ReturnType<typeof appointmentSchema>>;

/**
 * The header in which a browser sends what was typed as OP number where the number does not say it, percent-encoded:
 * the payload has the specification's keys alone.
 */
export const OP_NUMBER_HEADER = "OP-Number";

/** `message` is always empty (checklist A32); `outPatientNumberTyped` is for the office alone (checklist A61). */
const appointmentSchema = (today: string) =>
  pipe(
    object(fields(today)),
    transform(({ outPatientNumber: { number, typed }, ...others }) => ({
      ...others,
      outPatientNumber: number,
      ...(typed !== undefined && { outPatientNumberTyped: typed }),
      message: "" as const,
    })),
  );

/** Checks the form up to the first rule that fails, in the browser and on the server alike. */
export function checkAppointmentForm(
  values: AppointmentFormValues,
  { today, texts }: { today: string; texts: RuleTexts },
): FormCheck<AppointmentRequest, AppointmentField> {
  return checkForm(appointmentSchema(today), values, texts);
}
