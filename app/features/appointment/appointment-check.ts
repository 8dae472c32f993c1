import { checkAppointmentForm, OP_NUMBER_HEADER } from "#forms/appointment.ts";
import type { RuleTexts } from "#forms/form-fields.ts";
import { readAppointment, type Addressee } from "./appointment-form-data.ts";

/** Checks what was typed; `today` is the date in India. */
export function checkAppointment(typed: FormData, hospital: Addressee, facts: { today: string; texts: RuleTexts }) {
  const checked = checkAppointmentForm(readAppointment(typed, hospital), facts);
  if (!checked.ok) return checked;
  const { outPatientNumberTyped, ...value } = checked.value;
  if (outPatientNumberTyped === undefined) return { ok: true as const, value };
  const headers = { [OP_NUMBER_HEADER]: encodeURIComponent(outPatientNumberTyped) };
  return { ok: true as const, value: { ...value, headers } };
}
