import type { Choice, FieldView } from "#app/features/desk/desk-field.tsx";
import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { stateOf, wordsIn } from "#desk/notices/notices.server.ts";
import { type NoticeErrors, SEVERITIES } from "#desk/notices/read-notice.ts";
import { lastDay } from "#forms/calendar.ts";
import type { Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import { readClock, sittingPlace, timeOf } from "#site/sittings/clock.ts";
import { describeHolidayOn } from "#site/sittings/describe-holiday.ts";
import { describeDay, describeTime } from "#site/sittings/describe-sittings.ts";
import { fill, languageName, type OpenDesk, readDoctors, submit } from "./open-desk.ts";

/** What stands in the fields: typed and refused, or of a notice that is changed or used again. */
export interface Filled {
  kind: string;
  values: Record<string, string>;
  errors?: NoticeErrors;
  replaces?: string;
}

/** Whether the editor speaks for several hospitals at once. */
export const mayNameAll = ({ others, services }: OpenDesk) =>
  others.length > 0 && others.length === services.site.hospitals.length - 1;

export async function noticesParts(desk: OpenDesk, filled: Filled | undefined): Promise<Part[]> {
  const { services, hospital, words } = desk;
  const { forms, more: moreHeading, groups, none } = words.deskNotices;
  const fields = await listFields(desk);
  const shown = (["notice", "pause", "holiday"] as const).map((kind): Part => {
    const { values = {}, errors, replaces = "" } = filled?.kind === kind ? filled : {};
    const { first, more } = fields[kind];
    const form = [...first, { fold: moreHeading, parts: more }, submit(forms[kind].button)];
    const hidden = { do: kind, ...(replaces && { replaces }) };
    return {
      ...{ fold: forms[kind].heading, isOpen: kind === (filled?.kind ?? "notice") },
      parts: [{ form: fill(form, values, errors, `${kind}-`), hidden, className: "form-panel" }],
    };
  });
  const listed = services.notices.list([hospital.id]);
  const lists = (["now", "planned", "over"] as const).map((group): Part => {
    const rows = listed.filter((one) => stateOf(one, services.now()) === group).map((one) => rowOf(one, group, desk));
    if (rows.length === 0) return group === "now" && { heading: groups.now, parts: [{ text: none }] };
    if (group === "over") return { fold: groups.over, parts: [{ rows }] };
    return { heading: groups[group], parts: [{ rows }] };
  });
  return [...shown, ...lists];
}

type Fields = { first: FieldView[]; more: FieldView[] };

/** The fields of each form, with what usually stands in them: those that are mostly needed, and the others. */
async function listFields(desk: OpenDesk): Promise<Record<NoticeContent["kind"], Fields>> {
  const { services, hospital, words: server } = desk;
  const { deskNotices: words, notices } = server;
  const { languages } = services.site;
  const select = (name: string, label: string, choices: Record<string, string>) => ({
    ...{ name, label, type: "select", options: Object.entries(choices), value: Object.keys(choices)[0] },
  });
  const texts = (usual: (language: string) => string) =>
    languages.map((lang, index): FieldView => {
      const [label, hint] =
        index === 0 ? [words.text, words.textHint] : [words.textIn(languageName(lang)), words.textInHint];
      return {
        ...{ name: `text-${lang}`, type: "textarea", label, hint, lang, isWide: true, value: usual(lang) },
        more: { rows: 3 },
      };
    });
  const [text, ...otherTexts] = texts(() => "");
  const [why, ...otherWhys] = texts(
    (lang) => services.editions.find(({ site }) => site.language === lang)?.texts.server.pauses.usual ?? "",
  );
  const until = select("until", words.until, words.ends);
  const times = [
    { name: "from", label: words.beginsAt, type: "datetime-local", hint: words.beginsHint },
    { name: "to", label: words.endsAt, type: "datetime-local", hint: words.endsHint },
  ];
  const where = mayNameAll(desk) ? [select("where", words.where, { "": hospital.place, all: words.everywhere })] : [];
  const severities = Object.fromEntries(SEVERITIES.map((one) => [one, notices.severities[one]]));
  const doctors = await readDoctors(desk);
  const about = {
    ...{ name: "about", label: words.about, type: "select" },
    options: [
      ["", words.wholeHospital],
      [words.departments, hospital.routedDepartments.map(({ slug, name }) => [`department:${slug}`, name])],
      [words.doctors, doctors.map(({ id, name }) => [`doctor:${id}`, name])],
    ] satisfies Choice[] as Choice[],
  };
  const phone = { name: "phone", label: words.phone, type: "tel", value: hospital.contact.conciergePhone.printed };
  const today = readClock(Number(services.now()), sittingPlace(hospital).timeZone).day;
  const next = hospital.holidays.find(({ day, op }) => day >= today && day <= lastDay(today) && op === undefined);
  const names = languages.map((lang, index) => ({
    ...{ name: `name-${lang}`, type: "text", lang },
    label: index === 0 ? words.holidayName : words.textIn(languageName(lang)),
  }));
  return {
    notice: {
      first: [text!, select("severity", words.severity, severities), until],
      more: [...otherTexts, ...times, ...where],
    },
    pause: { first: [about, until, why!, phone], more: [...otherWhys, ...times] },
    holiday: {
      first: [
        { name: "day", label: words.day, type: "date", value: next?.day ?? "" },
        select("op", words.op, words.opChoices),
        { name: "opens", label: words.opens, type: "time" },
        { name: "closes", label: words.closes, type: "time" },
      ],
      more: [...names, ...where],
    },
  };
}

function rowOf(notice: Notice, group: "now" | "planned" | "over", desk: OpenDesk): RowView {
  const { services, path } = desk;
  const { deskNotices: words, notices } = desk.words;
  const { id, content, hospitalId, from, until, endedAt } = notice;
  const mayChange = hospitalId !== "" || mayNameAll(desk);
  const where = hospitalId === "" ? ` (${words.everywhere})` : "";
  const title = content.kind === "notice" ? notices.severities[content.severity] : markOf(content, desk);
  const text = (content.kind === "holiday" ? "" : wordsIn(content.text, services.site.language).text) + where;
  const button = (label: string) => ({ label, name: `${label}: ${title} ${text}`.trim() });
  const end = group !== "over" && button(words[group === "now" ? "end" : "withdraw"]);
  const again = { ...button(group === "over" ? words.again : words.change), to: `${path}/notices?from=${id}` };
  const buttons = { buttons: [...(end ? [end] : []), again] };
  const ends = sayMoment(endedAt ?? until, desk);
  const isPeriod = from > services.now() || endedAt;
  return {
    ...{ id, title, text, facts: [isPeriod ? words.period(sayMoment(from, desk), ends) : words.lasts(ends)] },
    parts: mayChange ? [{ form: [buttons], hidden: { do: "end", id } }] : [],
  };
}

function markOf(said: Exclude<NoticeContent, { kind: "notice" }>, { hospital, services, words }: OpenDesk): string {
  const { kinds, wholeHospital } = words.deskNotices;
  if (said.kind === "pause") {
    const department = hospital.routedDepartments.find(({ slug }) => slug === said.department)?.name;
    return kinds.pause(said.doctor?.name ?? department ?? said.department ?? wholeHospital);
  }
  const known = hospital.holidays.find(({ day }) => day === said.day);
  const name = known?.name || wordsIn(said.name ?? {}, services.site.language).text;
  return kinds.holiday(describeHolidayOn({ day: said.day, name, op: said.op }, hospital, services.texts));
}

/** A midnight is the end of the day before. */
export function sayMoment(moment: Date, { hospital, services, words }: OpenDesk): string {
  const { endOf, momentAt } = words.deskNotices;
  const { timeZone } = sittingPlace(hospital);
  const { day, minutes } = readClock(Number(moment), timeZone);
  if (minutes === 0) return endOf(describeDay(readClock(Number(moment) - 1, timeZone).day, services.texts));
  return momentAt(describeDay(day, services.texts), describeTime(minutes, services.texts));
}

/** What stands in the fields of a notice that is stored; its times only where they are still to come. */
export function valuesOf({ content, hospitalId, from, until }: Notice, { hospital, services }: OpenDesk) {
  const now = services.now();
  const at = (moment: Date) => {
    const { day, minutes } = readClock(Number(moment), sittingPlace(hospital).timeZone);
    return `${day}T${timeOf(minutes)}`;
  };
  const words = (name: string, said: Record<string, string> = {}) =>
    Object.fromEntries(services.site.languages.map((language) => [`${name}-${language}`, said[language] ?? ""]));
  const times = { ...(from > now && { from: at(from) }), ...(until > now && { to: at(until) }) };
  const where = hospitalId === "" ? { where: "all" } : {};
  if (content.kind === "notice")
    return { ...words("text", content.text), severity: content.severity, ...times, ...where };
  if (content.kind === "pause") {
    const { doctor, department, phone } = content;
    const about = doctor ? `doctor:${doctor.id}` : department ? `department:${department}` : "";
    return { ...words("text", content.text), about, phone, ...times };
  }
  const { op, day, name } = content;
  return { day, ...(typeof op === "object" ? { op: "hours", ...op } : { op }), ...words("name", name), ...where };
}
