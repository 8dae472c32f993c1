import type { Choice, FieldView } from "#app/features/desk/desk-field.tsx";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { text } from "#answers/read-answer.ts";
import { wordsIn } from "#desk/notices/notices.server.ts";
import { findDayFault, todayInKolkata } from "#forms/calendar.ts";
import { momentOf } from "#forms/working-time.ts";
import { formatBrief } from "#outbox/mail/office-mail.ts";
import type { NewNotice, Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import { parsePhone } from "#site/hospitals/parse-phone.ts";
import { describeHolidayOn } from "#site/sittings/describe-holiday.ts";
import { fill, languageName, type OpenDesk, readDoctors, submit, type Typed } from "./open-desk.ts";

/** What the hospital says on its pages for a while: notices, pauses of requests, hours of holidays. */
export function show(desk: OpenDesk) {
  const { services, hospital, query, words } = desk;
  const { ended, planned, saved } = words.deskNotices;
  const done = services.notices.list(hospital.id).find(({ id }) => id === query.get("done"));
  if (!done) return page(desk);
  const { id, from, until } = done;
  if (until <= services.now()) return page(desk, { said: ended, undo: { do: "resume", id }, typed: typedOf(done) });
  const said = from > services.now() ? planned(formatBrief(from, services.texts)) : saved;
  return page(desk, { said, undo: { do: "end", id } });
}

/** Stores one notice, ends one, or takes that back; a reload does nothing again. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, hospital, who: by } = desk;
  const { notices } = services;
  const typed: Typed = Object.fromEntries([...form.keys()].map((name) => [name, text(form, name)]));
  const { do: kind, id = "" } = typed;
  if (kind === "end" || kind === "resume") {
    const hospitals = [hospital.id, ...(mayNameAll(desk) ? [""] : [])];
    await notices.end({ id, hospitals, by }, kind === "end");
    return desk.done("/notices", { done: id });
  }
  const notice = readNotice(typed, desk, await readDoctors(desk));
  if ("errors" in notice) return page(desk, { ...notice, typed, error: desk.words.deskNotices.refused }, 400);
  return desk.done("/notices", { done: await notices.add(notice) });
}

type Message = Pick<DeskView, "said" | "undo" | "error"> & { typed?: Typed; errors?: Typed };

async function page(desk: OpenDesk, { typed = {}, errors, ...message }: Message = {}, status = 200) {
  const { services, hospital, words } = desk;
  const { title, forms, listed, none } = words.deskNotices;
  const fields = noticeFields(desk, await readDoctors(desk));
  const shown = (["notice", "pause", "holiday"] as const).map((kind): Part => {
    const [values, faults] = kind === typed.do ? [typed, errors] : [{}];
    const form = fill([...fields[kind], submit(forms[kind].button)], values, faults, `${kind}-`);
    return {
      ...{ fold: forms[kind].heading, isOpen: kind === (typed.do ?? "notice") },
      parts: [{ form, hidden: { do: kind }, className: "form-panel" }],
    };
  });
  const rows = services.notices.list(hospital.id).filter(({ until }) => until > services.now());
  const list = rows.length > 0 ? { rows: rows.map((one) => rowOf(one, desk)) } : { text: none };
  return desk.show({ title, ...message, parts: [...shown, { heading: listed, parts: [list] }] }, status);
}

function rowOf({ id, content, hospitalId, from, until }: Notice, desk: OpenDesk): RowView {
  const { services, words } = desk;
  const { end, everywhere, period } = words.deskNotices;
  const title = titleOf(content, desk);
  const said = content.kind === "holiday" ? "" : wordsIn(content.text, services.site.language).text;
  const facts = [period(formatBrief(from, services.texts), formatBrief(until, services.texts))];
  const ending = { form: [{ buttons: [{ label: end, name: `${end}: ${title} ${said}`.trim() }] }] };
  const mayEnd = hospitalId !== "" || mayNameAll(desk);
  return {
    ...{ id, title, text: said, facts: hospitalId === "" ? [everywhere, ...facts] : facts },
    parts: mayEnd ? [{ ...ending, hidden: { do: "end", id } }] : [],
  };
}

function titleOf(content: NoticeContent, { hospital, services, words }: OpenDesk): string {
  const { kinds, wholeHospital } = words.deskNotices;
  if (content.kind === "notice") return words.notices.severities[content.severity];
  if (content.kind === "pause") {
    const department = hospital.routedDepartments.find(({ slug }) => slug === content.department)?.name;
    return kinds.pause(content.doctor?.name ?? department ?? content.department ?? wholeHospital);
  }
  const { name = "" } = hospital.holidays.find(({ day }) => day === content.day) ?? {};
  return kinds.holiday(describeHolidayOn({ ...content, name }, hospital, services.texts));
}

type Doctors = readonly { id: string; name: string }[];

const MAX_LETTERS = 300;
const LAST_MINUTE = "T23:59";

/** Whether the editor speaks for several hospitals at once. */
const mayNameAll = ({ others, services }: OpenDesk) =>
  others.length > 0 && others.length === services.site.hospitals.length - 1;

/** What a pause is about, as its form posts it. */
const aboutOf = ({ department, doctor }: { department?: string; doctor?: { id: string } }) =>
  doctor ? `doctor:${doctor.id}` : department ? `department:${department}` : "";

/** The fields of each form, with what usually stands in them. */
function noticeFields(desk: OpenDesk, doctors: Doctors): Record<NoticeContent["kind"], FieldView[]> {
  const { services, hospital, words: server } = desk;
  const { deskNotices: words, notices, pauses } = server;
  const { languages } = services.site;
  const texts = (label: string, hint: string) =>
    languages.map((lang, index): FieldView => ({
      ...{ name: `text.${lang}`, label, type: "textarea", lang, isWide: true, more: { rows: 3 } },
      note: languages.length > 1 ? languageName(lang, services.texts.pages.locale) : undefined,
      hint: index === 0 ? hint : words.otherHint,
    }));
  const select = (name: string, label: string, options: Choice[]) => ({ name, label, type: "select", options });
  const ends = `${todayInKolkata(services.now())}${LAST_MINUTE}`;
  const times: FieldView[] = [
    { name: "from", label: words.from, type: "datetime-local", hint: words.fromHint },
    { name: "to", label: words.to, type: "datetime-local", value: ends },
  ];
  const places = Object.entries({ "": hospital.place, all: words.everywhere });
  const where = mayNameAll(desk) ? [select("where", words.where, places)] : [];
  const about = select("about", words.about, [
    ["", words.wholeHospital],
    [words.departments, hospital.routedDepartments.map(({ slug, name }) => [aboutOf({ department: slug }), name])],
    [words.doctors, doctors.map((doctor) => [aboutOf({ doctor }), doctor.name])],
  ]);
  const phone = { name: "phone", label: words.phone, type: "tel", value: hospital.contact.conciergePhone.printed };
  return {
    notice: [
      ...texts(words.text, words.textHint),
      select("severity", words.severity, Object.entries(notices.severities)),
      ...[...times, ...where],
    ],
    pause: [about, phone, ...texts(words.why, words.whyHint(pauses.usual)), ...times],
    holiday: [
      { name: "day", label: words.day, type: "date" },
      select("op", words.op, Object.entries(words.opChoices)),
      { name: "op.opens", label: words.opens, type: "time" },
      { name: "op.closes", label: words.closes, type: "time" },
      ...[...texts(words.holidayName, words.holidayNameHint), ...where],
    ],
  };
}

/** What was typed as what is stored, or what is wrong with it by the names of the fields. */
function readNotice(typed: Typed, desk: OpenDesk, doctors: Doctors): NewNotice | { errors: Typed } {
  const { hospital, services, who: by } = desk;
  const { errors: words } = desk.words.deskNotices;
  const { do: kind, phone = "", about = "", day = "", op, "op.opens": opens = "", "op.closes": closes = "" } = typed;
  const { languages } = services.site;
  const said = languages.map((language) => [language, typed[`text.${language}`] ?? ""] as const);
  const written = Object.fromEntries(said.filter(([, own]) => own !== ""));
  const isUnsaid = kind === "notice" && Object.keys(written).length === 0;
  const wrongTexts = said.filter(([, own], index) => own.length > MAX_LETTERS || (isUnsaid && index === 0));
  const doctor = doctors.map(({ id, name }) => ({ id, name })).find((one) => about === aboutOf({ doctor: one }));
  const slugs = hospital.routedDepartments.map(({ slug }) => slug);
  const department = slugs.find((one) => about === aboutOf({ department: one }));
  const now = services.now();
  const from = typed.from ? readMoment(typed.from, now) : now;
  const until = readMoment(kind === "holiday" ? day + LAST_MINUTE : (typed.to ?? ""), now);
  const errors = {
    ...Object.fromEntries(wrongTexts.map(([language]) => [`text.${language}`, words.text])),
    ...(Number.isNaN(Number(from)) && { from: words.from }),
    ...((!(until > now) || until <= from) && { to: words.to, day: words.day }),
    ...(kind === "pause" && !parsePhone(phone) && { phone: words.phone }),
    ...(about !== "" && !department && !doctor && { about: words.about }),
    ...(op === "hours" && !(isTime(opens) && isTime(closes) && opens < closes) && { "op.opens": words.hours }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const where = mayNameAll(desk) && typed.where === "all" ? "" : hospital.id;
  const notice = (content: NoticeContent) => ({ hospitalId: where, content, from, until, by });
  if (kind === "holiday") {
    const hours = op === "hours" ? { opens, closes } : op === "usual" ? op : "closed";
    return notice({ kind, day, op: hours, name: written });
  }
  if (kind === "pause")
    return notice({ kind, text: written, phone, ...(department && { department }), ...(doctor && { doctor }) });
  const severity = (["urgent", "important"] as const).find((one) => one === typed.severity) ?? "information";
  return notice({ kind: "notice", severity, text: written });
}

/** No moment for a day that is none, or is over, or is more than a year ahead. */
function readMoment(typed: string, now: Date): Date {
  const [day, time] = [typed.slice(0, 10), typed.slice(11, 16)];
  return new Date(findDayFault(day, todayInKolkata(now)) ? NaN : momentOf(day, time));
}

const isTime = (typed: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);

/** What was ended stands in the form again, so that a slip is mended without typing all of it anew. */
function typedOf({ content, hospitalId }: Notice): Typed {
  if (content.kind === "holiday") return {};
  const texts = Object.entries(content.text).map(([language, own]) => [`text.${language}`, own]);
  const more =
    content.kind === "pause" ? { phone: content.phone, about: aboutOf(content) } : { severity: content.severity };
  return { do: content.kind, where: hospitalId === "" ? "all" : "", ...Object.fromEntries(texts), ...more };
}
