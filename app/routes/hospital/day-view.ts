import type { ChangeRow, DayView, DoctorRow } from "#app/features/answers/day-page.tsx";
import type { StepField, StepFormView } from "#app/features/answers/step-form.tsx";
import { ASKED_FIELD } from "#answers/read-answer.ts";
import { lastDay } from "#forms/calendar.ts";
import type { SittingChange, SittingConfirmation } from "#outbox/store/sitting-changes.server.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import { DAY_MINUTES, minutesOf, readClock } from "#site/sittings/clock.ts";
import { describeDay, describeSpan, describeTime } from "#site/sittings/describe-state.ts";
import { describePeriod } from "#site/sittings/describe-week.ts";
import type { DoctorDay } from "#site/sittings/list-day.ts";
import type { SittingException, SittingPlace } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

export type OfficeDay = DoctorDay<DoctorSummary>;

/** A form that was not stored: with a fault of a field, or what is asked, or what a colleague did meanwhile. */
export type RefusedChange = { form: FormData; field?: string; message?: string; question?: string; isOld?: true };

export interface DayFacts {
  day: string;
  days: OfficeDay[];
  changes: readonly SittingChange[];
  confirmation: SittingConfirmation | undefined;
  newest: (doctorId: string) => string;
  /** How many people have still to be told of a change. */
  toTell: readonly { change: string; count: number; to: string }[];
  place: SittingPlace;
  name: string;
  now: Date;
  texts: Catalogue;
  message?: DayView["message"];
  /** The change that was just stored. */
  done?: string | undefined;
  refused?: RefusedChange | undefined;
}

export function dayView(facts: DayFacts): DayView {
  const { day, days, changes, confirmation, place, name, texts, refused, done } = facts;
  const { dayPage, office } = texts.server.answers;
  const { groups, ...words } = dayPage;
  const today = clockOf(facts).day;
  const isToday = day === today;
  const saved = changes.find(({ id }) => id === done);
  const asked = days.find(({ doctor }) => doctor.id === refused?.form.get("doctor"));
  const rest = days.filter((one) => one !== asked);
  const isSaid = changes.some(({ exception }) => holdsOn(exception, day));
  const ahead = changes.filter(({ exception }) => !holdsOn(exception, day) && exception.last >= today);
  return {
    title: isToday ? words.titleToday : words.title,
    day: describeDay(day, texts),
    notes: [
      ...(place.holidays.includes(day) ? [words.holiday] : []),
      ...(isToday ? [confirmation ? words.confirmed(timeOf(confirmation.at, facts)) : words.unconfirmed] : []),
      ...(days.length === 0 ? [words.noDoctors] : []),
    ],
    message:
      asked && refused?.isOld
        ? { text: words.changed(asked.doctor.name, doctorRow(asked, facts).hours.join(", ")), isError: true }
        : saved
          ? {
              text: words.saved(nameOf(saved, facts), sayChange(saved, facts)),
              isError: false,
              change: rowOf(saved, facts),
            }
          : facts.message,
    ...(isToday &&
      !asked && {
        confirm: {
          ...{ id: "confirm", heading: "", fields: [], hidden: { do: "confirm", day }, isPrimary: !confirmation },
          button: isSaid ? words.restAsUsual : words.allAsUsual,
        },
      }),
    groups: [
      { heading: "", rows: asked ? [doctorRow(asked, facts)] : [] },
      ...GROUPS.map((group) => ({
        heading: groups[group],
        rows: rest.filter((one) => groupOf(one) === group).map((one) => doctorRow(one, facts)),
      })),
    ].filter(({ rows }) => rows.length > 0),
    ...(ahead.length > 0 && { ahead: { heading: words.ahead, rows: ahead.map((one) => rowOf(one, facts, true)) } }),
    choose: {
      ...{ id: "choose", heading: words.chooseDay, button: words.chooseDayButton, hidden: { do: "choose" } },
      fields: [{ name: "day", label: words.chooseDay, type: "date", value: day, min: today, max: lastDay(today) }],
    },
    name: {
      ...{ id: "name", hidden: { do: "name", day }, button: office.yourNameButton },
      heading: name === "" ? office.yourName : office.answeringAs(name),
      fields: [{ name: "by", label: office.yourName, type: "text", value: name, note: words.optional, isWide: true }],
    },
  };
}

const GROUPS = ["away", "sits", "unknown", "others"] as const;

function groupOf({ plan, isUnknown }: OfficeDay): (typeof GROUPS)[number] {
  return plan.away ? "away" : plan.sittings.length > 0 ? "sits" : isUnknown ? "unknown" : "others";
}

const holdsOn = ({ first, last }: SittingException, day: string) => first <= day && day <= last;
const clockOf = ({ now, place }: DayFacts) => readClock(Number(now), place.timeZone);

function timeOf(moment: Date, { place, texts }: DayFacts): string {
  return describeTime(readClock(Number(moment), place.timeZone).minutes, texts);
}

function nameOf({ doctorId }: SittingChange, { days }: Pick<DayFacts, "days">): string {
  return days.find(({ doctor }) => doctor.id === doctorId)?.doctor.name ?? doctorId;
}

/** e.g. "Late, begins 9.30 am"; with the days where they are not the page's alone. */
function sayChange({ exception }: SittingChange, { day, texts }: DayFacts): string {
  const { said } = texts.server.answers.dayPage;
  const { kind, first, last, from, to, overnight, note } = exception;
  const begin = minutesOf(from ?? "00:00");
  const end = minutesOf(to ?? "24:00") + (overnight ? DAY_MINUTES : 0);
  const hours = to ? describeSpan({ from: begin, to: end }, texts) : from && describeTime(begin, texts);
  const days = first === day && last === day ? "" : describePeriod(exception, texts);
  return [[said.kinds[kind], hours].filter(Boolean).join(" "), days, note && said.note(note)]
    .filter(Boolean)
    .join(", ");
}

function rowOf(change: SittingChange, facts: DayFacts, isNamed = false): ChangeRow {
  const { said, undo, people } = facts.texts.server.answers.dayPage;
  const { id, by, at } = change;
  const hidden = { do: "undo", day: facts.day, change: id };
  const open = facts.toTell.find((one) => one.change === id);
  return {
    id,
    text: [...(isNamed ? [nameOf(change, facts)] : []), sayChange(change, facts)].join(": "),
    by: said.by(timeOf(at, facts), by),
    undo: { id: `undo-${id}`, heading: "", button: undo, fields: [], hidden },
    told: open && { label: people(open.count), to: open.to },
  };
}

function doctorRow(one: OfficeDay, facts: DayFacts): DoctorRow {
  const { day, changes, refused, texts } = facts;
  const { doctor, plan, isUnknown } = one;
  const { dayPage } = texts.server.answers;
  const own = changes.filter(({ doctorId, exception }) => doctorId === doctor.id && holdsOn(exception, day));
  const isAsked = refused?.form.get("doctor") === doctor.id;
  const isChanged = own.length > 0 || plan.sittings.some(({ change }) => change);
  const forms = formsOf(one, facts);
  const isInForm = forms.some(({ question, fields }) => question || fields.some(({ error }) => error));
  return {
    ...{ id: doctor.id, name: doctor.name, about: doctor.centerOfExcellence, isOpen: isAsked, forms },
    hours: sayHours(),
    state: plan.away ? "away" : isUnknown ? "text" : isChanged ? "changed" : "usual",
    error: isAsked && !isInForm ? refused.message : undefined,
    changes: own.map((change) => rowOf(change, facts)),
  };

  function sayHours(): string[] {
    if (plan.sittings.length > 0) return plan.sittings.map((sitting) => describeSpan(sitting, texts));
    return [plan.away ? dayPage.away : isUnknown ? doctor.consulting : dayPage.none];
  }
}

const formId = (form: FormData) => String(form.get("form") ?? "");

/** Away and late by one press; what needs a time or a day opens. */
function formsOf({ doctor, plan }: OfficeDay, facts: DayFacts): StepFormView[] {
  const { day, newest, refused, texts } = facts;
  const { dayPage } = texts.server.answers;
  const clock = clockOf(facts);
  const isToday = day === clock.day;
  const form = (id: string, kind: SittingException["kind"], view: Partial<StepFormView>): StepFormView => {
    const posted =
      refused && refused.form.get("doctor") === doctor.id && formId(refused.form) === id ? refused : undefined;
    const { fields = [] } = view;
    return {
      ...{ heading: "", button: "", ...view, id: `${doctor.id}-${id}` },
      hidden: {
        ...{ do: "change", form: id, kind, doctor: doctor.id, day, expected: newest(doctor.id) },
        ...(posted?.question && { [ASKED_FIELD]: posted.question }),
      },
      fields: fields.map((field) => ({
        ...field,
        value: posted ? String(posted.form.get(field.name) ?? "") : field.value,
        ...(posted?.field === field.name && { error: posted.message }),
      })),
      isOpen: posted !== undefined,
      ...(posted?.question && fields.length > 0 && { question: posted.question, button: dayPage.nightButton }),
    };
  };
  const time = (name: "from" | "to", label: string): StepField => ({ name, label, type: "time" });
  const date = (name: "first" | "last", label: string): StepField => ({
    ...{ name, label, type: "date", min: clock.day, max: lastDay(clock.day) },
    ...(name === "first" && { value: day }),
  });
  const note: StepField = {
    ...{ name: "note", label: dayPage.note, type: "text", isWide: true, note: dayPage.optional },
    hint: dayPage.noteHint,
  };
  const span = [time("from", dayPage.from), time("to", dayPage.to), note];
  const next = plan.sittings.find(({ to }) => !isToday || clock.minutes < to);
  const hasBegun = isToday && next !== undefined && next.from < clock.minutes;
  // Once the sitting should have begun, from now on, in steps that somebody would say.
  const begin = hasBegun ? Math.ceil(clock.minutes / 5) * 5 : (next?.from ?? 0);
  const choices = LATE_MINUTES.flatMap((minutes) => {
    const from = begin + minutes;
    if (!next || from >= Math.min(next.to, DAY_MINUTES)) return [];
    return [{ name: "from", value: clockTime(from), label: dayPage.lateBy(minutes, describeTime(from, texts)) }];
  });
  return [
    ...(plan.away ? [] : [form("away", "away", { button: isToday ? dayPage.awayToday : dayPage.awayDay })]),
    ...(choices.length > 0
      ? [form("soon", "late", { heading: hasBegun ? dayPage.lateFromNow : dayPage.late, choices })]
      : []),
    ...(next ? [form("late", "late", { ...dayPage.forms.late, fields: [time("from", dayPage.comes), note] })] : []),
    form("changed", "changed", { ...dayPage.forms.changed, fields: span }),
    form("extra", "extra", { ...dayPage.forms.extra, fields: span }),
    form("period", "away", {
      ...dayPage.forms.period,
      fields: [date("first", dayPage.first), date("last", dayPage.last), note],
    }),
  ];
}

const LATE_MINUTES = [15, 30, 60, 120];

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
