import { text } from "#answers/read-answer.ts";
import { findDayFault } from "#forms/calendar.ts";
import type { NewNotice, NoticeContent, Severity, Words } from "#outbox/store/notices.server.ts";
import { parsePhone } from "#site/hospitals/parse-phone.ts";
import type { OpHours } from "#site/hospitals/schema/holiday-schema.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { addDays, isDay, minutesOf, momentAt, readClock, sittingPlace } from "#site/sittings/clock.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

export interface NoticeFacts {
  hospital: Hospital;
  doctors: readonly { id: string; name: string }[];
  /** The site's own first. */
  languages: readonly string[];
  mayNameAll: boolean;
  now: Date;
  by: string;
  words: Catalogue["server"]["deskNotices"];
}

/** What is wrong, by the name of the field. */
export type NoticeErrors = Record<string, string>;

const SEVERITIES: readonly Severity[] = ["information", "important", "urgent"];
/** Days after today whose end is meant. */
const ENDS = new Map(Object.entries({ tonight: 0, tomorrow: 1, week: 7 }));
const MAX_LETTERS = 300;

/** A form of the desk's page as what is stored, or everything that is wrong with it. */
export function readNotice(form: FormData, facts: NoticeFacts): { notice: NewNotice } | { errors: NoticeErrors } {
  const errors: NoticeErrors = {};
  const kind = text(form, "do");
  const read = kind === "holiday" ? readHoliday : kind === "pause" ? readPause : readLine;
  const content = read(form, facts, errors);
  const times = content.kind === "holiday" ? dayTimes(content.day, facts) : readTimes(form, facts, errors);
  if (Object.keys(errors).length > 0) return { errors };
  const isOfAll = facts.mayNameAll && content.kind !== "pause" && text(form, "where") === "all";
  return { notice: { hospitalId: isOfAll ? "" : facts.hospital.id, content, ...times, by: facts.by } };
}

function readLine(form: FormData, facts: NoticeFacts, errors: NoticeErrors): NoticeContent {
  const severity = SEVERITIES.find((one) => one === text(form, "severity")) ?? "information";
  return { kind: "notice", severity, text: readWords(form, facts, errors) };
}

function readWords(form: FormData, { languages, words }: NoticeFacts, errors: NoticeErrors, name = "text"): Words {
  const said = languages.map((language) => [language, text(form, `${name}.${language}`).replaceAll(/\s+/g, " ")]);
  const own = `${name}.${languages[0]}`;
  for (const [language, typed = ""] of said)
    if (typed.length > MAX_LETTERS) errors[`${name}.${language}`] = words.errors.long;
  const given = said.filter(([, typed]) => typed);
  if (name === "text" && given.length === 0) errors[own] = words.errors.text;
  return Object.fromEntries(given) as Words;
}

function readPause(form: FormData, facts: NoticeFacts, errors: NoticeErrors): NoticeContent {
  const { hospital, doctors, words } = facts;
  const phone = text(form, "phone");
  if (!parsePhone(phone)) errors["phone"] = words.errors.phone;
  const [about = "", id = ""] = text(form, "about").split(":");
  const department = about === "department" && hospital.routedDepartments.find(({ slug }) => slug === id);
  const doctor = about === "doctor" && doctors.find((one) => one.id === id);
  if (about !== "" && !department && !doctor) errors["about"] = words.errors.about;
  return {
    ...{ kind: "pause", text: readWords(form, facts, errors), phone },
    ...(department && { department: department.slug }),
    ...(doctor && { doctor: { id: doctor.id, name: doctor.name } }),
  };
}

function readHoliday(form: FormData, facts: NoticeFacts, errors: NoticeErrors): NoticeContent {
  const { hospital, now, words } = facts;
  const day = text(form, "day");
  if (findDayFault(day, readClock(Number(now), sittingPlace(hospital).timeZone).day)) errors["day"] = words.errors.day;
  const [opens, closes] = [text(form, "op.opens"), text(form, "op.closes")];
  const chosen = text(form, "op");
  const areHours = [opens, closes].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) && opens < closes;
  if (chosen === "hours" && !areHours) errors["op.opens"] = words.errors.hours;
  const op: OpHours = chosen === "hours" ? { opens, closes } : chosen === "usual" ? "usual" : "closed";
  const name = readWords(form, facts, errors, "name");
  return { kind: "holiday", day, op, ...(Object.keys(name).length > 0 && { name }) };
}

/** It is said from now on until the day is over. */
function dayTimes(day: string, { hospital, now }: NoticeFacts) {
  const until = isDay(day) ? momentAt(addDays(day, 1), 0, sittingPlace(hospital).timeZone) : now;
  return { from: now, until: new Date(until) };
}

function readTimes(form: FormData, { hospital, now, words }: NoticeFacts, errors: NoticeErrors) {
  const { timeZone } = sittingPlace(hospital);
  const moment = (name: string): Date | undefined => {
    const typed = text(form, name);
    if (typed === "") return undefined;
    const [day, time] = [typed.slice(0, 10), typed.slice(11, 16)];
    if (/^2\d{3}-.{5}T([01]\d|2[0-3]):[0-5]\d/.test(typed) && isDay(day))
      return new Date(momentAt(day, minutesOf(time), timeZone));
    errors[name] = words.errors.moment;
    return undefined;
  };
  const from = moment("from") ?? now;
  const ahead = ENDS.get(text(form, "until")) ?? 0;
  const { day } = readClock(Number(from), timeZone);
  const until = moment("to") ?? new Date(momentAt(addDays(day, ahead + 1), 0, timeZone));
  if (until <= from) errors["to"] ??= words.errors.order;
  else if (until <= now) errors["to"] ??= words.errors.over;
  return { from, until };
}
