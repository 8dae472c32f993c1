import type { Catalogue } from "#site/texts/catalogue.ts";
import { dateFormat, formatDay, formatShortDay } from "#site/texts/date-format.ts";
import { type Answer, isByPatient, type Step, type VisitTime } from "#forms/answer.ts";

export function formatVisit({ day, time }: VisitTime, texts: Catalogue): string {
  return `${formatDay(day, texts.pages.locale)}, ${formatTime(time, texts)}`;
}

/** e.g. "Fri, 27 Nov, 10:30 am". */
export function formatVisitShort({ day, time }: VisitTime, texts: Catalogue): string {
  return `${formatShortDay(day, texts.pages.locale)}, ${formatTime(time, texts)}`;
}

export function formatTime(time: string, { pages: { locale } }: Catalogue): string {
  const parts = { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" } as const;
  return dateFormat(locale, parts).format(new Date(`2026-01-01T${time}:00Z`));
}

export function describeStep(step: Step, texts: Catalogue): string {
  const { steps } = texts.server.answers;
  const text = describeAnswer(step, texts);
  return isByPatient(step.state) ? text : steps.by(text, step.by ?? steps.office);
}

function describeAnswer(step: Answer, texts: Catalogue): string {
  const { steps } = texts.server.answers;
  switch (step.state) {
    case "agreed": {
      const when = formatVisit(step, texts);
      const text = steps.agreed(step.doctor ? steps.withDoctor(when, step.doctor) : when);
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
    case "other-time":
      return steps["other-time"](step.note);
    case "chosen":
      return steps.chosen(formatVisit(step, texts));
    default:
      return steps[step.state];
  }
}
