import type { Holiday, Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { addDays } from "./clock.ts";
import { describePeriod } from "./describe-sittings.ts";

type HolidayHospital = Pick<Hospital, "holidays"> & { contact: Pick<Hospital["contact"], "phone"> };

/** e.g. "Christmas: OP closed"; where nobody said how it is, whom to ask. */
export function describeHoliday(holiday: Holiday, { contact }: HolidayHospital, { server }: Catalogue): string {
  const { unnamed, mayMove, closed, usual, hours, unknown } = server.holidays;
  const { op } = holiday;
  const name = holiday.mayMove ? mayMove(holiday.name || unnamed) : holiday.name || unnamed;
  if (op === undefined) return unknown(name, contact.phone.printed);
  if (op === "closed") return closed(name);
  return op === "usual"
    ? usual(name)
    : hours(name, server.openHours.clock(op.opens), server.openHours.clock(op.closes));
}

/** e.g. "25 December, Christmas: OP closed". */
export function describeHolidayOn(holiday: Holiday, hospital: HolidayHospital, texts: Catalogue): string {
  const day = describePeriod({ first: holiday.day, last: holiday.day }, texts);
  return texts.server.holidays.on(day, describeHoliday(holiday, hospital, texts));
}

const DAYS_AHEAD = 60;
const MAX_HOLIDAYS = 5;

/** The next holidays, a line each. */
export function listNextHolidays(hospital: HolidayHospital, today: string, texts: Catalogue): string[] {
  const last = addDays(today, DAYS_AHEAD);
  return hospital.holidays
    .filter(({ day }) => today <= day && day <= last)
    .slice(0, MAX_HOLIDAYS)
    .map((holiday) => describeHolidayOn(holiday, hospital, texts));
}
