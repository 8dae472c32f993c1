import { isEmergencyDepartment } from "#site/hospitals/emergency.ts";
import type { Hospital, OpeningTime } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatWeekday } from "#site/texts/date-format.ts";
import { FORMS, type FormKind, type FormRequest } from "./forms.ts";
import { DAY_MS, HOUR_MS, minuteInKolkata, todayInKolkata } from "./calendar.ts";

export interface OfficeHours {
  times: OpeningTime[];
  holidays: readonly string[];
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const WORKING_DAYS = WEEKDAYS.slice(1);
const USUAL_TIMES: OpeningTime[] = [{ opens: "09:00", closes: "17:00" }];

export type OfficeFacts = { contact: Partial<Hospital["contact"]>; holidays?: Hospital["holidays"] };

/** The hours of a hospital's office: its opening times, else Monday to Saturday from 9 to 17, but for its holidays. */
export function officeHours({ contact }: OfficeFacts): OfficeHours {
  return { times: contact.openingTimes ?? USUAL_TIMES, holidays: contact.holidays ?? [] };
}

const MINUTE_MS = 60_000;

/** The parts of a day in which an office works, in milliseconds since 1970; parts that overlap count once. */
function workingParts(day: string, { times, holidays }: OfficeHours): [from: number, to: number][] {
  if (holidays.includes(day)) return [];
  const weekday = WEEKDAYS[new Date(day).getUTCDay()];
  const parts = times
    .filter(({ days = WORKING_DAYS }) => days.some((one) => one === weekday))
    .map(({ opens, closes }): [number, number] => [momentOf(day, opens), momentOf(day, closes)])
    .toSorted(([a], [b]) => a - b);
  let end = 0;
  return parts.flatMap(([from, to]) => {
    const start = Math.max(from, end);
    end = Math.max(end, to);
    return start < to ? [[start, to] as [number, number]] : [];
  });
}

export function momentOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00+05:30`);
}

const MAX_DAYS = 60;

/** Milliseconds that an office worked from one moment to another; both are counted up to 60 days. */
export function workingTimeBetween(from: Date, to: Date, hours: OfficeHours): number {
  let sum = 0;
  for (let count = 0; count < MAX_DAYS; count += 1) {
    const at = Number(from) + count * DAY_MS;
    const day = todayInKolkata(new Date(at));
    if (momentOf(day, "00:00") > Number(to)) break;
    for (const [opens, closes] of workingParts(day, hours))
      sum += Math.max(0, Math.min(closes, Number(to)) - Math.max(opens, Number(from)));
  }
  return sum;
}

/** The moment at which an office has worked for so long since another; undefined where it does not within 60 days. */
export function afterWorkingTime(from: Date, ms: number, hours: OfficeHours): Date | undefined {
  let left = ms;
  for (let count = 0; count < MAX_DAYS; count += 1) {
    const day = todayInKolkata(new Date(Number(from) + count * DAY_MS));
    for (const [opens, closes] of workingParts(day, hours)) {
      const start = Math.max(opens, Number(from));
      if (start >= closes) continue;
      if (closes - start >= left) return new Date(start + left);
      left -= closes - start;
    }
  }
  return undefined;
}

/** Milliseconds that an office works on one of its usual days: the longest of a week. */
export function workingDayMs(now: Date, hours: OfficeHours): number {
  const week = Array.from({ length: 7 }, (_, index) => todayInKolkata(new Date(Number(now) + index * DAY_MS)));
  const spans = week.map((day) =>
    workingParts(day, { ...hours, holidays: [] }).reduce((sum, [from, to]) => sum + to - from, 0),
  );
  return Math.max(...spans, MINUTE_MS);
}

/** The days on which an office works after that of a moment, within 60 days. */
function workingDaysAfter(from: Date, hours: OfficeHours): string[] {
  const days = Array.from({ length: MAX_DAYS }, (_, index) =>
    todayInKolkata(new Date(Number(from) + (index + 1) * DAY_MS)),
  );
  return days.filter((day) => workingParts(day, hours).length > 0);
}

/** How many days an office worked after that of a moment, up to that of another. */
export function workingDaysBetween(from: Date, to: Date, hours: OfficeHours): number {
  return workingDaysAfter(from, hours).filter((day) => day <= todayInKolkata(to)).length;
}

/**
 * By when a hospital answers what it waits for since then: after one working day, or at the end of the last of several;
 * undefined where it never works.
 */
export function promiseFor(hospital: OfficeFacts, since: Date, kind?: FormKind): Date | undefined {
  const hours = officeHours(hospital);
  const days = kind && FORMS[kind].workingDays;
  if (days !== undefined) {
    const last = workingDaysAfter(since, hours)[days - 1];
    return last === undefined ? undefined : new Date(closingTime(last, hours)!);
  }
  return afterWorkingTime(since, workingDayMs(since, hours), hours);
}

/** What a sender is told of when the answer comes; nothing applicants, and whoever has an emergency. */
export function promiseTo(
  { kind, request }: { kind: FormKind; request: FormRequest },
  hospital: Hospital,
  since: Date,
  now: Date,
) {
  const department = "department" in request ? request.department : "";
  const isPromised = FORMS[kind].isUrgent && !isEmergencyDepartment(hospital, department);
  const answerBy = isPromised ? promiseFor(hospital, since, kind) : undefined;
  const opensAgain = answerBy && opensNext(hospital, now);
  return {
    ...(answerBy && { answerBy }),
    ...(answerBy && isDayNear(request, answerBy) && { isDayNear: true }),
    ...(opensAgain && { opensAgain }),
  };
}

/** Whether the day that is wished for may come before the answer. */
export function isDayNear(request: Partial<FormRequest> | undefined, answerBy: Date): boolean {
  const day = request && "appointmentOn" in request ? request.appointmentOn : "";
  return Boolean(day) && String(day) <= todayInKolkata(answerBy);
}

/** What waits for an office, and by when it was told to call or answer, where it was. */
export interface Waiting {
  kind?: FormKind;
  waitingSince?: Date | undefined;
  callBy?: Date | undefined;
}

/** By when a hospital does what waits: by the time that was said, else as it promises. */
export function dueBy(hospital: OfficeFacts, { kind, waitingSince, callBy }: Waiting): Date | undefined {
  const isSaid = callBy && !(kind && FORMS[kind].workingDays);
  if (isSaid || !waitingSince) return waitingSince && callBy;
  // What is asked once more after an answer has a working day, also when the days for the answer are over.
  return later(promiseFor(hospital, waitingSince), callBy);
}

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other && other > one ? other : one;
}

/** How many working days before a last day its office is reminded. */
const REMINDED_BEFORE_DAYS = 2;

/** When an office is reminded of what waits: some working hours after it came, or in the morning of such a day. */
export function remindAt(
  hospital: OfficeFacts,
  { kind, receivedAt, waitingSince, callBy }: Waiting & Record<"receivedAt" | "waitingSince", Date>,
  afterMs: number,
): Date | undefined {
  const hours = officeHours(hospital);
  const usual = afterWorkingTime(waitingSince, afterMs, hours);
  const days = kind && FORMS[kind].workingDays;
  if (days === undefined) return callBy ?? usual;
  const day = workingDaysAfter(receivedAt, hours)[days - REMINDED_BEFORE_DAYS - 1];
  const opens = day === undefined ? undefined : openingTime(day, hours);
  return later(usual, opens === undefined ? undefined : afterWorkingTime(new Date(opens), afterMs, hours));
}

/** When a hospital's second address is told of what waits, not before it is due; undefined for never. */
export function secondToldAt(hospital: OfficeFacts, { waitingSince: since, callBy }: Waiting): Date | undefined {
  const { tellSecondAfterHours: workingHours } = hospital.contact;
  if (!since || workingHours === 0) return undefined;
  const toldAt =
    workingHours === undefined
      ? promiseFor(hospital, since)
      : afterWorkingTime(since, workingHours * HOUR_MS, officeHours(hospital));
  return later(toldAt, callBy);
}

/** When an office opens next; undefined while it is open, and where it does not within 60 days. */
export function opensNext(hospital: OfficeFacts, now: Date): Date | undefined {
  const hours = officeHours(hospital);
  return isOfficeOpen(hours, now) ? undefined : afterWorkingTime(now, 0, hours);
}

export function openingTime(day: string, hours: OfficeHours): number | undefined {
  return workingParts(day, hours)[0]?.[0];
}

export function closingTime(day: string, hours: OfficeHours): number | undefined {
  return workingParts(day, hours).at(-1)?.[1];
}

export function isOfficeOpen(hours: OfficeHours, now: Date): boolean {
  return workingParts(todayInKolkata(now), hours).some(([from, to]) => from <= Number(now) && Number(now) < to);
}

/** Until when, in milliseconds since 1970, the text is true. */
export type OpenState = readonly [end: number, text: string];

/** Enough for the days that a page may be shown after it was made. */
const MAX_STATES = 9;

/** The parts of a day in which out-patients are seen; undefined on a holiday of which nobody said how it is. */
function openParts(day: string, { contact, holidays: known = [] }: OfficeFacts): [number, number][] | undefined {
  const { openingTimes: times = [], holidays = [] } = contact;
  const op = known.find((holiday) => holiday.day === day)?.op;
  if (typeof op === "object") return [[momentOf(day, op.opens), momentOf(day, op.closes)]];
  if (holidays.includes(day) && op === undefined) return undefined;
  return op === "closed" ? [] : workingParts(day, { times, holidays: [] });
}

/** How a hospital is open from now on, as far as it is known. */
export function nextOpenStates(hospital: OfficeFacts, now: Date, { server, pages }: Catalogue): OpenState[] {
  const dayAfter = (moment: number, days: number) => todayInKolkata(new Date(moment + days * DAY_MS));
  const days = Array.from({ length: 8 }, (_, ahead) => openParts(dayAfter(Number(now), ahead), hospital));
  const unknown = days.indexOf(undefined);
  const parts = days.slice(0, unknown < 0 ? undefined : unknown).flatMap((one) => one ?? []);
  const states: OpenState[] = [];
  for (let at = Number(now); states.length < MAX_STATES; at = states.at(-1)![0]) {
    const [from, until] = parts.find(([, end]) => end > at) ?? [];
    if (from === undefined || until === undefined) break;
    const [day, tomorrow] = [dayAfter(from, 0), dayAfter(at, 1)];
    const { openUntil, opensAt, opensTomorrow, opensOn, clock } = server.openHours;
    const timeOf = (moment: number) => clock(minuteInKolkata(new Date(moment)).slice(11));
    if (from <= at) states.push([until, openUntil(timeOf(until))]);
    else if (day < tomorrow) states.push([from, opensAt(timeOf(from))]);
    else
      states.push([
        momentOf(tomorrow, "00:00"),
        day === tomorrow ? opensTomorrow(timeOf(from)) : opensOn(formatWeekday(day, pages.locale), timeOf(from)),
      ]);
  }
  return states;
}
