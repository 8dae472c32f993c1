import type { DeskMessage } from "#app/features/desk/desk-page.tsx";
import type { DeskField } from "#app/features/desk/desk-control.tsx";
import type { DeskListRow } from "#app/features/desk/list-page.tsx";
import type { NoticeFormView, NoticesView } from "#app/features/desk/notices-page.tsx";
import { hasHospitals } from "#desk/access/editor.ts";
import { stateOf } from "#desk/notices/notices.server.ts";
import { type NoticeErrors, SEVERITIES } from "#desk/notices/read-notice.ts";
import { wordsIn } from "#desk/notices/words.ts";
import { lastDay } from "#forms/calendar.ts";
import type { Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeHolidayOn } from "#site/sittings/describe-holiday.ts";
import { describeDay, describeTime } from "#site/sittings/describe-sittings.ts";
import type { OpenDesk } from "./open-desk.ts";

export interface NoticesFacts {
  desk: OpenDesk;
  doctors: readonly { id: string; name: string }[];
  message?: DeskMessage | undefined;
  /** What stands in the fields: typed and refused, or of a notice that is changed or used again. */
  filled?: { kind: string; values: Record<string, string>; errors?: NoticeErrors; replaces?: string } | undefined;
}

/** Whether the editor speaks for all hospitals. */
export function mayNameAll({ editor, services }: OpenDesk): boolean {
  const { hospitals } = services.site;
  const ids = hospitals.map(({ id }) => id);
  return hospitals.length > 1 && hasHospitals(editor, ids);
}

export function noticesView(facts: NoticesFacts): NoticesView {
  const { desk, message } = facts;
  const { frame, services, hospital } = desk;
  const { deskNotices: words } = services.texts.server;
  const listed = services.notices.list([hospital.id]);
  const kinds = ["notice", "pause", "holiday"] as const;
  return {
    ...{ frame, title: words.title, message },
    forms: kinds.map((kind) => formOf(kind, facts)),
    groups: (["now", "planned", "over"] as const)
      .map((group) => ({
        ...{ heading: words.groups[group], isFolded: group === "over", none: words.none },
        rows: listed.filter((one) => stateOf(one, services.now()) === group).map((one) => rowOf(one, group, desk)),
      }))
      .filter(({ heading, rows }) => rows.length > 0 || heading === words.groups.now),
  };
}

type Kind = NoticeContent["kind"];

const nameOf = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

function formOf(kind: Kind, { desk, doctors, filled }: NoticesFacts): NoticeFormView {
  const { services, hospital } = desk;
  const { deskNotices: words, notices: shown } = services.texts.server;
  const { languages } = services.site;
  const own = filled?.kind === kind ? filled : undefined;
  const field = (name: string, label: string, type: DeskField["type"], more: Partial<DeskField> = {}) => ({
    ...{ name, label, type, ...more },
    value: own?.values[name] ?? more.value ?? "",
    error: own?.errors?.[name],
  });
  const select = (name: string, label: string, options: Record<string, string>, more: Partial<DeskField> = {}) => {
    const choices = Object.entries(options).map(([value, text]) => ({ value, label: text }));
    return field(name, label, [{ options: choices }], { value: choices[0]?.value ?? "", ...more });
  };
  const usual = (language: string) => {
    const edition = services.editions.find(({ site }) => site.language === language);
    return (kind === "pause" && edition?.texts.server.pauses.usual) || "";
  };
  const texts = languages.map((language, index) => {
    const [label, hint] =
      index === 0 ? [words.text, words.textHint] : [words.textIn(nameOf(language)), words.textInHint];
    return field(`text-${language}`, label, "textarea", { lang: language, hint, isWide: true, value: usual(language) });
  });
  const until = select("until", words.until, words.ends);
  const times = [
    field("from", words.beginsAt, "datetime-local", { hint: words.beginsHint }),
    field("to", words.endsAt, "datetime-local", { hint: words.endsHint }),
  ];
  const where = mayNameAll(desk) ? [select("where", words.where, { "": hospital.place, all: words.everywhere })] : [];
  const view = (fields: DeskField[], more: DeskField[]): NoticeFormView => ({
    ...{ id: kind, ...words.forms[kind], isOpen: kind === (filled?.kind ?? "notice"), fields },
    hidden: { do: kind, ...(own?.replaces && { replaces: own.replaces }) },
    // What is filled in there counts, so it is seen.
    more: { heading: words.more, fields: more, isOpen: more.some(({ name, error }) => error ?? own?.values[name]) },
  });
  const [text, ...otherTexts] = texts as [DeskField, ...DeskField[]];
  if (kind === "notice") {
    const severities = Object.fromEntries(SEVERITIES.map((one) => [one, shown.severities[one]]));
    return view([text, select("severity", words.severity, severities), until], [...otherTexts, ...times, ...where]);
  }
  if (kind === "pause") {
    const about = field("about", words.about, [
      { options: [{ value: "", label: words.wholeHospital }] },
      {
        label: words.departments,
        options: hospital.routedDepartments.map(({ slug, name }) => ({ value: `department:${slug}`, label: name })),
      },
      { label: words.doctors, options: doctors.map(({ id, name }) => ({ value: `doctor:${id}`, label: name })) },
    ]);
    const phone = field("phone", words.phone, "tel", { value: hospital.contact.conciergePhone.printed });
    return view([about, until, text, phone], [...otherTexts, ...times]);
  }
  const today = readClock(Number(services.now()), sittingPlace(hospital).timeZone).day;
  const next = hospital.holidays.find(({ day, op }) => day >= today && day <= lastDay(today) && op === undefined);
  return view(
    [
      field("day", words.day, "date", { value: next?.day ?? "" }),
      select("op", words.op, words.opChoices),
      field("opens", words.opens, "time"),
      field("closes", words.closes, "time"),
    ],
    [
      ...languages.map((language, index) =>
        field(`name-${language}`, index === 0 ? words.holidayName : words.textIn(nameOf(language)), "text", {
          lang: language,
        }),
      ),
      ...where,
    ],
  );
}

function rowOf(notice: Notice, group: "now" | "planned" | "over", desk: OpenDesk): DeskListRow {
  const { services, hospital, path } = desk;
  const { texts, site } = services;
  const { deskNotices: words, notices } = texts.server;
  const { id, content, hospitalId } = notice;
  const isOwn = hospitalId !== "" || mayNameAll(desk);
  const where = hospitalId === "" ? ` (${words.everywhere})` : "";
  const again = { label: group === "over" ? words.again : words.change, to: `${path}/notices?from=${id}` };
  const hidden = { do: "end", id };
  return {
    id,
    title: content.kind === "notice" ? notices.severities[content.severity] : markOf(content),
    text: content.kind === "holiday" ? where : wordsIn(content.text, site.language).text + where,
    facts: [timesOf(notice, desk)],
    button: isOwn && group !== "over" ? { label: words[group === "now" ? "end" : "withdraw"], hidden } : undefined,
    links: isOwn ? [again] : [],
  };

  function markOf(said: Exclude<NoticeContent, { kind: "notice" }>): string {
    if (said.kind === "pause") {
      const department = hospital.routedDepartments.find(({ slug }) => slug === said.department)?.name;
      return words.kinds.pause(said.doctor?.name ?? department ?? said.department ?? words.wholeHospital);
    }
    const known = hospital.holidays.find(({ day }) => day === said.day);
    const name = known?.name || wordsIn(said.name ?? {}, site.language).text;
    return words.kinds.holiday(describeHolidayOn({ day: said.day, name, op: said.op }, hospital, texts));
  }
}

/** e.g. "until the end of Thursday 26 November". */
function timesOf({ from, until, endedAt }: Notice, desk: OpenDesk): string {
  const { now, texts } = desk.services;
  const { lasts, period } = desk.services.texts.server.deskNotices;
  const end = sayMoment(endedAt ?? until, desk, texts);
  return from > now() || endedAt ? period(sayMoment(from, desk, texts), end) : lasts(end);
}

/** A midnight is the end of the day before. */
export function sayMoment(moment: Date, { hospital, services }: OpenDesk, texts = services.texts): string {
  const { endOf, momentAt } = texts.server.deskNotices;
  const { timeZone } = sittingPlace(hospital);
  const { day, minutes } = readClock(Number(moment), timeZone);
  if (minutes === 0) return endOf(describeDay(readClock(Number(moment) - 1, timeZone).day, texts));
  return momentAt(describeDay(day, texts), describeTime(minutes, texts));
}

/** What stands in the fields of a notice that is stored; its times only where they are still to come. */
export function valuesOf({ content, hospitalId, from, until }: Notice, { hospital, services }: OpenDesk) {
  const now = services.now();
  const { timeZone } = sittingPlace(hospital);
  const at = (moment: Date) => {
    const { day, minutes } = readClock(Number(moment), timeZone);
    return `${day}T${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
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
  const { op, day } = content;
  const hours = typeof op === "object" ? { op: "hours", ...op } : { op };
  return { day, ...hours, ...words("name", content.name), ...where };
}
