import type { SelectOption } from "#app/ui/form/form-fields.tsx";
import { isEmergencyDepartment } from "#site/hospitals/emergency.ts";
import { CALL_BACK_CHOICES, callBackAt } from "#forms/call-back.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { officeHours } from "#forms/working-time.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatWeekday } from "#site/texts/date-format.ts";
import type { Hospital } from "#site/hospitals/site.ts";

/** What is sent is the same in every language. */
export function departmentOptions({ departments }: Hospital): SelectOption[] {
  return departments.map(({ name, queryName }) => ({ value: queryName, label: name }));
}

/** Nobody waits for a call with an emergency. */
export function callingDepartments(hospital: Hospital): SelectOption[] {
  return departmentOptions(hospital).filter(({ value }) => !isEmergencyDepartment(hospital, value));
}

/** By when somebody can be called back, as far as it makes sense now. The morning is that of the next working day. */
export function callBackChoices(hospital: Hospital, now: Date, { server, pages }: Catalogue) {
  const { times, nextDay } = server.deskCall;
  return CALL_BACK_CHOICES.flatMap((value) => {
    const moment = callBackAt(value, now, officeHours(hospital));
    if (!moment) return [];
    const label = value === "tomorrow" ? nextDay(formatWeekday(todayInKolkata(moment), pages.locale)) : times[value];
    return [{ value, label }];
  });
}
