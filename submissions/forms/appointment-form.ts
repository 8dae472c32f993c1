import { object, pipe, transform } from "valibot";
import { checkForm, type FormCheck } from "./form-check.ts";
import {
  emailField,
  optionalDayField,
  optionalNumberField,
  optionalText,
  phoneField,
  requiredText,
} from "./form-fields.ts";

/** The appointment form as typed: every value is the text of its control, named as on the wire. */
export interface AppointmentFormValues {
  /** Department name; "" while none is chosen. */
  department: string;
  /** Doctor name; "" while none is chosen. */
  doctor: string;
  patientName: string;
  patientEmail: string;
  patientContactNumber: string;
  outPatientNumber: string;
  /** YYYY-MM-DD or "". */
  appointmentOn: string;
  /** The hospital's `contentName`. */
  hospital: string;
  /** The hospital's receiving address; the server only compares it. */
  to: string;
}

export type AppointmentField = keyof AppointmentFormValues;

/** The payload of `POST /api/v1/service/email` (specification §3). */
export interface AppointmentRequest {
  patientName: string;
  doctor: string;
  department: string;
  patientContactNumber: number;
  outPatientNumber: number | null;
  /** What was typed where the number does not say it, for the office (checklist A61). */
  outPatientNumberTyped?: string;
  /** Always empty (checklist A32). */
  message: "";
  /** YYYY-MM-DD or "". */
  appointmentOn: string;
  patientEmail: string;
  hospital: string;
  to: string;
}

/**
 * The header in which a browser sends what was typed as OP number where the number does not say it, percent-encoded:
 * the payload has the specification's keys alone.
 */
export const OP_NUMBER_HEADER = "OP-Number";

const appointmentSchema = (today: string) =>
  pipe(
    object({
      department: requiredText("Select a department"),
      patientName: requiredText("Enter your name"),
      patientEmail: emailField(),
      patientContactNumber: phoneField(),
      appointmentOn: optionalDayField(today),
      doctor: optionalText(),
      outPatientNumber: optionalNumberField(),
      hospital: optionalText(),
      to: optionalText(),
    }),
    transform(({ outPatientNumber: { number, typed }, ...fields }): AppointmentRequest => ({
      ...fields,
      outPatientNumber: number,
      ...(typed !== undefined && { outPatientNumberTyped: typed }),
      message: "",
    })),
  );

/**
 * Checks the appointment form by the rules of specification §5, in their order, up to the first that fails.
 * `today` is the date in India (`todayInKolkata`). The same rules run in the browser and on the server.
 */
export function checkAppointmentForm(
  values: AppointmentFormValues,
  today: string,
): FormCheck<AppointmentRequest, AppointmentField> {
  return checkForm(appointmentSchema(today), values);
}
