import { lastDay } from "#forms/calendar.ts";
import type { Office } from "#site/hospitals/offices.ts";
import { DAY_MINUTES, minutesOf, readClock, sittingPlace, spanOf, timeOf } from "#site/sittings/clock.ts";
import {
  describeDay,
  describeMoment,
  describePeriod,
  describeSpan,
  describeTime,
} from "#site/sittings/describe-sittings.ts";
import type { DoctorDay, SittingChange } from "#site/sittings/known-sittings.ts";
import { holdsOn } from "#site/sittings/plan-day.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { StepField, StepFormView } from "./step-form.tsx";
import { asPosted, nameForm, type Refused } from "./step-forms.ts";

export interface DayFacts {
  office: Office;
  day: string;
  days: DoctorDay[];
  /** All that hold from the day before yesterday on, the oldest first. */
  changes: readonly SittingChange[];
  /** When the office said that the day is right. */
  confirmedAt: Date | undefined;
  /** How many people must still be told of each change, and where that is done. */
  toTell: readonly { change: string; count: number; to: string }[];
  name: string;
  texts: Catalogue;
  now: Date;
  /** What was just done: a word, or the id of the change that was stored. */
  done?: string | undefined;
  error?: string | undefined;
  /** A form that was not stored; `isOld` where a colleague was quicker. */
  refused?: (Refused & { isOld?: true }) | undefined;
}

export type DayView = ReturnType<typeof dayView>;

/** Who sits on a day, for the office. Every text is ready to be read. */
export function dayView(facts: DayFacts) {
  const { office, day, days, changes, confirmedAt, name, texts, done = "", error, refused } = facts;
  const { groups, ...words } = texts.server.answers.dayPage;
  const today = clockOf(facts).day;
  const isToday = day === today;
  const saved = changes.find(({ id }) => id === done);
  const asked = days.find(({ doctor }) => isAskedOf(doctor.id, facts));
  const fault =
    error ?? (asked && refused?.isOld && words.changed(asked.doctor.name, sayHours(asked, facts).join(", ")));
  const ahead = changes.filter(({ exception }) => !holdsOn(exception, day) && exception.last >= today);
  const outcome = saved
    ? words.saved(nameOf(saved, facts), sayChange(saved, facts))
    : { all: words.savedAll, undone: words.undone, before: words.undoneBefore }[done];
  const text = fault || outcome;
  const rowsOf = (list: typeof days) => list.map((one) => doctorRow(one, facts));
  return {
    title: isToday ? words.titleToday : words.title,
    day: describeDay(day, texts),
    notes: [
      ...(sittingPlace(office).holidays.includes(day) ? [words.holiday] : []),
      ...(isToday ? [confirmedAt ? words.confirmed(sayTime(confirmedAt, facts)) : words.unconfirmed] : []),
      ...(days.length === 0 ? [words.noDoctors] : []),
    ],
    message: text ? { text, isError: Boolean(fault), change: saved && rowOf(saved, facts) } : undefined,
    ...(isToday &&
      !asked && {
        confirm: {
          ...{ id: "confirm", hidden: { do: "confirm", day }, isPrimary: !confirmedAt },
          button: changes.some(({ exception }) => holdsOn(exception, day)) ? words.restAsUsual : words.allAsUsual,
        },
      }),
    groups: [
      { heading: "", rows: rowsOf(asked ? [asked] : []) },
      ...(["away", "sits", "unknown", "others"] as const).map((group) => ({
        heading: groups[group],
        rows: rowsOf(days.filter((one) => one !== asked && one.group === group)),
      })),
    ].filter(({ rows }) => rows.length > 0),
    ahead: {
      heading: words.ahead,
      rows: ahead.map((one) => ({ ...rowOf(one, facts), text: `${nameOf(one, facts)}: ${sayChange(one, facts)}` })),
    },
    side: [
      {
        ...{ id: "choose", heading: words.chooseDay, button: words.chooseDayButton, hidden: { do: "choose" } },
        fields: [dateField("day", words.chooseDay, today, day)],
      },
      nameForm(name, { do: "name", day }, texts),
    ],
  };
}

const isAskedOf = (id: string, { refused }: DayFacts) => refused?.form.get("doctor") === id;
const clockOf = ({ now, office }: DayFacts) => readClock(Number(now), sittingPlace(office).timeZone);

function sayTime(moment: Date, { office, now, texts }: DayFacts): string {
  const say = (one: Date) => describeMoment(Number(one), sittingPlace(office), texts);
  const [day, time] = say(moment);
  return day === say(now)[0] ? time : `${day}, ${time}`;
}

const nameOf = ({ doctorId }: SittingChange, { days }: DayFacts) =>
  days.find(({ doctor }) => doctor.id === doctorId)?.doctor.name ?? doctorId;

/** e.g. "Late, begins 9.30 am"; with the days where they are not the page's alone. */
function sayChange({ exception }: SittingChange, { day, texts }: DayFacts): string {
  const { said } = texts.server.answers.dayPage;
  const { kind, first, last, from, to, overnight, note } = exception;
  const hours = to
    ? describeSpan(spanOf({ from: from ?? "00:00", to, overnight }), texts)
    : from && describeTime(minutesOf(from), texts);
  const days = first === day && last === day ? "" : describePeriod(exception, texts);
  const what = [said.kinds[kind], hours].filter(Boolean).join(" ");
  return [what, days, note && said.note(note)].filter(Boolean).join(", ");
}

function rowOf(change: SittingChange, facts: DayFacts) {
  const { said, undo, people } = facts.texts.server.answers.dayPage;
  const { id, by, at } = change;
  const open = facts.toTell.find((one) => one.change === id);
  return {
    ...{ id, text: sayChange(change, facts), by: said.by(sayTime(at, facts), by) },
    undo: {
      ...{ id: `undo-${id}`, button: undo, buttonAbout: nameOf(change, facts) },
      hidden: { do: "undo", day: facts.day, change: id },
    },
    /** How many people have still to be told. */
    told: open && { label: people(open.count), to: open.to },
  };
}

function sayHours({ doctor, plan, group }: DoctorDay, { texts }: DayFacts): string[] {
  const { away, none } = texts.server.answers.dayPage;
  if (group === "sits") return plan.sittings.map((sitting) => describeSpan(sitting, texts));
  return [{ away, unknown: doctor.consulting, others: none }[group]];
}

function doctorRow(one: DoctorDay, facts: DayFacts) {
  const { day, refused } = facts;
  const { doctor, plan, group } = one;
  const own = facts.changes.filter(({ doctorId, exception }) => doctorId === doctor.id && holdsOn(exception, day));
  const isChanged = own.length > 0 || plan.sittings.some(({ change }) => change);
  const isOpen = isAskedOf(doctor.id, facts);
  const forms = formsOf(one, facts);
  const isInForm = forms.some(({ question, fields = [] }) => question || fields.some(({ error }) => error));
  return {
    ...{ id: doctor.id, name: doctor.name, about: doctor.centerOfExcellence, isOpen, forms },
    hours: sayHours(one, facts),
    state: isChanged && group !== "away" && group !== "unknown" ? "changed" : group,
    error: isOpen && !isInForm ? refused?.message : undefined,
    changes: own.map((change) => rowOf(change, facts)),
  };
}

const LATE_MINUTES = [15, 30, 60, 120];

/** Away and late by one press; what needs a time or a day opens. */
function formsOf({ doctor, plan }: DoctorDay, facts: DayFacts): StepFormView[] {
  const { day, changes, texts, refused } = facts;
  const { dayPage } = texts.server.answers;
  const clock = clockOf(facts);
  const isToday = day === clock.day;
  const form = (id: string, kind: SittingException["kind"], view: Partial<StepFormView>): StepFormView => {
    const expected = changes.findLast(({ doctorId }) => doctorId === doctor.id)?.id ?? "";
    const hidden = { do: "change", form: id, kind, doctor: doctor.id, day, expected };
    const isPosted = isAskedOf(doctor.id, facts) && refused?.form.get("form") === id;
    const shown = { ...view, id: `${doctor.id}-${id}`, hidden };
    return asPosted(shown, isPosted ? refused : undefined, dayPage.nightButton);
  };
  const time = (name: "from" | "to", label: string): StepField => ({ name, label, type: "time" });
  const note: StepField = {
    ...{ name: "note", label: dayPage.note, type: "text", isWide: true, note: dayPage.optional },
    hint: dayPage.noteHint,
  };
  const span = [time("from", dayPage.from), time("to", dayPage.to), note];
  const next = plan.sittings.find(({ to }) => !isToday || clock.minutes < to);
  const hasBegun = isToday && next !== undefined && next.from < clock.minutes;
  // Once the sitting should have begun, from now on, in steps that somebody would say.
  const begin = hasBegun ? Math.ceil(clock.minutes / 5) * 5 : (next?.from ?? 0);
  const end = Math.min(next?.to ?? 0, DAY_MINUTES);
  const choices = LATE_MINUTES.filter((minutes) => begin + minutes < end).map((minutes) => {
    const label = dayPage.lateBy(minutes, describeTime(begin + minutes, texts));
    return { name: "from", value: timeOf(begin + minutes), label };
  });
  const { late, changed, extra, period } = dayPage.forms;
  return [
    ...(plan.away ? [] : [form("away", "away", { button: isToday ? dayPage.awayToday : dayPage.awayDay })]),
    ...(choices.length > 0
      ? [form("soon", "late", { heading: hasBegun ? dayPage.lateFromNow : dayPage.late, choices })]
      : []),
    ...(next ? [form("late", "late", { ...late, fields: [time("from", dayPage.comes), note] })] : []),
    form("changed", "changed", { ...changed, fields: span }),
    form("extra", "extra", { ...extra, fields: span }),
    form("period", "away", {
      ...period,
      fields: [dateField("first", dayPage.first, clock.day, day), dateField("last", dayPage.last, clock.day), note],
    }),
  ];
}

function dateField(name: string, label: string, today: string, value = ""): StepField {
  return { name, label, value, type: "date", min: today, max: lastDay(today) };
}
