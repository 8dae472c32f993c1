import { readTyped } from "#app/ui/form/read-typed.ts";
import {
  APPOINTMENT_CONTROLS,
  checkAppointmentForm,
  OP_NUMBER_HEADER,
  type AppointmentFormValues,
} from "#submissions/forms/appointment.ts";
import { todayInKolkata } from "#submissions/forms/today.ts";
import type { AppointmentFormData } from "./appointment-form-data.ts";

type Addressee = Pick<AppointmentFormData, "contentName" | "receivingAddress">;

/** What was typed, with the hospital it is for. */
export function readAppointment(typed: FormData, hospital: Addressee): AppointmentFormValues {
  return {
    ...readTyped(typed, APPOINTMENT_CONTROLS),
    hospital: hospital.contentName,
    to: hospital.receivingAddress,
  };
}

/** Checks what was typed at that moment; a page may have come from a cache, so its own date does not count. */
export function checkAppointment(typed: FormData, hospital: Addressee, now: Date) {
  const checked = checkAppointmentForm(readAppointment(typed, hospital), todayInKolkata(now));
  if (!checked.ok) return checked;
  const { outPatientNumberTyped, ...value } = checked.value;
  if (outPatientNumberTyped === undefined) return { ok: true as const, value };
  const headers = { [OP_NUMBER_HEADER]: encodeURIComponent(outPatientNumberTyped) };
  return { ok: true as const, value: { ...value, headers } };
}
