import type { Choice, FieldView } from "#app/features/desk/desk-field.tsx";
import type { DeskView } from "#app/features/desk/desk-page.tsx";
import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { text } from "#answers/read-answer.ts";
import { holds } from "#desk/notices/notices.server.ts";
import { wordsIn } from "#desk/notices/words.ts";
import { readNotice } from "#desk/notices/read-notice.ts";
import { lastDay } from "#forms/calendar.ts";
import type { Notice, NoticeContent } from "#outbox/store/notices.server.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { describeHolidayOn } from "#site/sittings/describe-holiday.ts";
import { describeDay, describeTime } from "#site/sittings/describe-sittings.ts";
import { fill, languageName, type OpenDesk, readDoctors, submit, type Typed } from "./open-desk.ts";

/** What the hospital says on its pages for a while: notices, pauses of requests, hours of holidays. */
export const show = (desk: OpenDesk) => page(desk, sayDone(desk));

type Message = Pick<DeskView, "said" | "undo" | "error">;

function sayDone(desk: OpenDesk): Message {
  const { services, hospital, query, words } = desk;
  const { resumed, before, ended, planned, saved } = words.deskNotices;
  const [done, id = ""] = (query.get("done") ?? "").split(" ");
  if (done === "undone") return { said: resumed };
  if (done === "before") return { said: before };
  if (done === "ended") return { said: ended, undo: { do: "resume", id } };
  const notice = services.notices.list([hospital.id]).find((one) => one.id === id);
  if (!notice) return {};
  const isPlanned = notice.from > services.now();
  return { said: isPlanned ? planned(sayMoment(notice.from, desk)) : saved, undo: { do: "undo", id } };
}

/** Stores one notice, ends one, or takes that back; a reload does nothing again. */
export async function act(desk: OpenDesk, form: FormData) {
  const { services, hospital, who: by } = desk;
  const { notices } = services;
  const { deskNotices: words } = desk.words;
  const mayAll = mayNameAll(desk);
  const hospitals = [hospital.id, ...(mayAll ? [""] : [])];
  const [kind, id] = [text(form, "do"), text(form, "id")];
  const values = Object.fromEntries([...form.keys()].map((name) => [name, text(form, name)]));
  const finish = (done: string) => desk.done("/notices", { done });
  if (kind === "end" || kind === "undo" || kind === "resume") {
    const isDone = await notices.end({ id, hospitals, by }, kind !== "resume");
    return finish(!isDone ? "before" : kind === "end" ? `ended ${id}` : "undone");
  }
  const facts = { hospital, languages: services.site.languages, mayNameAll: mayAll, now: services.now(), by, words };
  const read = readNotice(form, { ...facts, doctors: await readDoctors(desk) });
  if ("errors" in read) return page(desk, { error: words.refused }, { kind, values, errors: read.errors }, 400);
  return finish(`saved ${await notices.add(read.notice)}`);
}

/** What was typed and refused. */
interface Filled {
  kind: string;
  values: Typed;
  errors: Typed;
}

/** Whether the editor speaks for several hospitals at once. */
const mayNameAll = ({ others, services }: OpenDesk) =>
  others.length > 0 && others.length === services.site.hospitals.length - 1;

async function page(desk: OpenDesk, message: Message, filled?: Filled, status = 200) {
  const { services, hospital, words } = desk;
  const { title, forms, groups, none } = words.deskNotices;
  const fields = await listFields(desk);
  const shown = (["notice", "pause", "holiday"] as const).map((kind): Part => {
    const { values = {}, errors } = filled?.kind === kind ? filled : {};
    const form = [...fields[kind], submit(forms[kind].button)];
    return {
      ...{ fold: forms[kind].heading, isOpen: kind === (filled?.kind ?? "notice") },
      parts: [{ form: fill(form, values, errors, `${kind}-`), hidden: { do: kind }, className: "form-panel" }],
    };
  });
  const listed = services.notices.list([hospital.id]);
  const lists = (["now", "planned"] as const).map((group): Part => {
    const own = listed.filter((one) => holds(one, services.now()) === (group === "now"));
    if (own.length === 0) return group === "now" && { heading: groups.now, parts: [{ text: none }] };
    return { heading: groups[group], parts: [{ rows: own.map((one) => rowOf(one, group, desk)) }] };
  });
  return desk.show({ title, ...message, parts: [...shown, ...lists] }, status);
}

/** The fields of each form, with what usually stands in them; below the fold those that are seldom needed. */
async function listFields(desk: OpenDesk): Promise<Record<NoticeContent["kind"], Part[]>> {
  const { services, hospital, words: server } = desk;
  const { deskNotices: words, notices } = server;
  const { languages } = services.site;
  const select = (name: string, label: string, choices: Record<string, string>) => ({
    ...{ name, label, type: "select", options: Object.entries(choices), value: Object.keys(choices)[0] },
  });
  const texts = (usual: (language: string) => string) =>
    languages.map((lang, index): FieldView => {
      const [label, hint] =
        index === 0
          ? [words.text, words.textHint]
          : [words.textIn(languageName(lang, services.texts.pages.locale)), words.textInHint];
      return {
        ...{ name: `text.${lang}`, type: "textarea", label, hint, lang, isWide: true, value: usual(lang) },
        more: { rows: 3 },
      };
    });
  const [what, ...otherTexts] = texts(() => "");
  const [why, ...otherWhys] = texts(
    (lang) => services.editions.find(({ site }) => site.language === lang)?.texts.server.pauses.usual ?? "",
  );
  const until = select("until", words.until, words.ends);
  const times = [
    { name: "from", label: words.beginsAt, type: "datetime-local", hint: words.beginsHint },
    { name: "to", label: words.endsAt, type: "datetime-local", hint: words.endsHint },
  ];
  const where = mayNameAll(desk) ? [select("where", words.where, { "": hospital.place, all: words.everywhere })] : [];
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
    ...{ name: `name.${lang}`, type: "text", lang },
    label: index === 0 ? words.holidayName : words.textIn(languageName(lang, services.texts.pages.locale)),
  }));
  const more = (...parts: FieldView[]) => ({ fold: words.more, parts });
  return {
    notice: [
      ...[what, select("severity", words.severity, notices.severities), until],
      more(...otherTexts, ...times, ...where),
    ],
    pause: [about, until, why, phone, more(...otherWhys, ...times)],
    holiday: [
      { name: "day", label: words.day, type: "date", value: next?.day ?? "" },
      select("op", words.op, words.opChoices),
      { name: "op.opens", label: words.opens, type: "time" },
      { name: "op.closes", label: words.closes, type: "time" },
      more(...names, ...where),
    ],
  };
}

function rowOf(notice: Notice, group: "now" | "planned", desk: OpenDesk): RowView {
  const { services } = desk;
  const { deskNotices: words, notices } = desk.words;
  const { id, content, hospitalId, from, until } = notice;
  const mayEnd = hospitalId !== "" || mayNameAll(desk);
  const where = hospitalId === "" ? ` (${words.everywhere})` : "";
  const title = content.kind === "notice" ? notices.severities[content.severity] : markOf(content, desk);
  const line = (content.kind === "holiday" ? "" : wordsIn(content.text, services.site.language).text) + where;
  const label = group === "now" ? words.end : words.withdraw;
  const buttons = [{ label, name: `${label}: ${title} ${line}`.trim() }];
  const ends = sayMoment(until, desk);
  return {
    ...{ id, title, text: line },
    facts: [group === "now" ? words.lasts(ends) : words.period(sayMoment(from, desk), ends)],
    parts: mayEnd ? [{ form: [{ buttons }], hidden: { do: "end", id } }] : [],
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
function sayMoment(moment: Date, { hospital, services, words }: OpenDesk): string {
  const { endOf, momentAt } = words.deskNotices;
  const { timeZone } = sittingPlace(hospital);
  const { day, minutes } = readClock(Number(moment), timeZone);
  if (minutes === 0) return endOf(describeDay(readClock(Number(moment) - 1, timeZone).day, services.texts));
  return momentAt(describeDay(day, services.texts), describeTime(minutes, services.texts));
}
