import { checkAppointmentForm, OP_NUMBER_HEADER } from "#submissions/forms/appointment.ts";
import type { RuleTexts } from "#submissions/forms/form-fields.ts";
import { todayInKolkata } from "#submissions/forms/form-sending.ts";
import { readAppointment, type Addressee } from "./appointment-form-data.ts";

/** Checks what was typed, by the date of now: a page may have come from a cache, so its own date does not count. */
export function checkAppointment(
  typed: FormData,
  hospital: Addressee,
  { now, texts }: { now: Date; texts: RuleTexts },
) {
  const checked = checkAppointmentForm(readAppointment(typed, hospital), { today: todayInKolkata(now), texts });
  if (!checked.ok) return checked;
  const { outPatientNumberTyped, ...value } = checked.value;
  if (outPatientNumberTyped === undefined) return { ok: true as const, value };
  const headers = { [OP_NUMBER_HEADER]: encodeURIComponent(outPatientNumberTyped) };
  return { ok: true as const, value: { ...value, headers } };
}
