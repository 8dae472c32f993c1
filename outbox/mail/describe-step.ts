import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatDay, formatShortDay } from "#site/texts/date-format.ts";
import {
  type Absence,
  type Answer,
  isAutomatic,
  isByPatient,
  type OfferedTime,
  type Step,
  type VisitTime,
} from "#forms/answer.ts";

export function formatVisit({ day, time }: VisitTime, texts: Catalogue): string {
  return `${formatDay(day, texts.pages.locale)}, ${formatTime(time, texts)}`;
}

/** With the doctor, where one is named. */
export function formatMeeting({ doctor, ...visit }: OfferedTime, texts: Catalogue): string {
  const when = formatVisit(visit, texts);
  return doctor ? texts.server.answers.steps.withDoctor(when, doctor) : when;
}

/** That the doctor does not sit, and what cannot take place therefore: never why. */
export function describeAbsence(absence: Absence, texts: Catalogue): string {
  const what = texts.server.answers.absence[absence.missed.was](formatMissed(absence, texts));
  return `${describeAway(absence, texts)} ${what}`;
}

export function describeAway(absence: Absence, texts: Catalogue): string {
  const { doctor, away } = absence;
  const words = texts.server.answers.absence;
  const name = (day: string) => formatDay(day, texts.pages.locale);
  if (!away) return words.notThere(doctor, words.on(formatMissed(absence, texts)));
  const { first, last } = away;
  return words.notThere(doctor, first === last ? words.on(name(first)) : words.from(name(first), name(last)));
}

function formatMissed({ missed: { day, time } }: Absence, texts: Catalogue): string {
  return time === undefined ? formatDay(day, texts.pages.locale) : formatVisit({ day, time }, texts);
}

/** e.g. "Fri, 27 Nov, 10:30 am". */
export function formatVisitShort({ day, time }: VisitTime, texts: Catalogue): string {
  return `${formatShortDay(day, texts.pages.locale)}, ${formatTime(time, texts)}`;
}

export function formatTime(time: string, { server }: Catalogue): string {
  return server.moments.time(time);
}

export function describeStep(step: Step, texts: Catalogue): string {
  const { steps } = texts.server.answers;
  const text = describeAnswer(step, texts);
  if (isByPatient(step.state)) return text;
  return steps.by(text, isAutomatic(step.state) ? steps.site : (step.by ?? steps.office));
}

function describeAnswer(step: Answer, texts: Catalogue): string {
  const { steps } = texts.server.answers;
  switch (step.state) {
    case "agreed": {
      const text = steps.agreed(formatMeeting(step, texts));
      return step.note ? steps.withNote(text, step.note) : text;
    }
    case "offered": {
      const text = steps.offered(step.times.map((time) => formatVisit(time, texts)).join(steps.and));
      return step.note ? steps.withNote(text, step.note) : text;
    }
    case "refused": {
      const text = steps.refused(step.reason);
      return step.instead ? steps.instead(text, step.instead) : text;
    }
    case "replied":
      return step.answer ? steps.answered(step.answer) : steps.replied;
    case "again":
      return steps.again(formatVisit(step, texts));
    case "other-time":
      return steps["other-time"](step.note);
    case "chosen":
      return steps.chosen(formatMeeting(step, texts));
    case "away": {
      const times = step.times.map((time) => formatMeeting(time, texts)).join(steps.and);
      return [describeAbsence(step, texts), ...(times ? [steps.offered(times)] : [])].join(" ");
    }
    case "back":
      return steps.back(step.doctor);
    default:
      return steps[step.state];
  }
}
