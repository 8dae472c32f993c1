import { findDayFault } from "#forms/calendar.ts";
import { DAY_MINUTES, minutesOf, readClock, timeOf } from "#site/sittings/clock.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import { describeSpan, describeTime } from "#site/sittings/describe-sittings.ts";
import { MAX_NOTE_LENGTH, type SittingException, type SittingPlace, type Sittings } from "#site/sittings/sitting.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { ASKED_FIELD, DAY_ERRORS, FieldError, readTime, text } from "../read-answer.ts";

interface ChangeReading {
  /** The day of the page, and the doctor's sittings as they are known now. */
  day: string;
  sittings: Sittings;
  place: SittingPlace;
  now: Date;
  texts: Catalogue;
}

/** Above that an end before the beginning is a slip, no night. */
const MAX_NIGHT_MINUTES = 16 * 60;

/**
 * What the office typed about one doctor, or what is to be asked before it is stored. Throws a `FieldError`, also for
 * what would change nothing.
 */
export function readChange(form: FormData, reading: ChangeReading): SittingException | { question: string } {
  const read = readTyped(form, reading);
  if (!("question" in read) && !isNews(read, reading))
    throw new FieldError("kind", reading.texts.server.answers.dayPage.errors.same);
  return read;
}

function readTyped(form: FormData, reading: ChangeReading): SittingException | { question: string } {
  const { day, sittings, place, now, texts } = reading;
  const { errors, night } = texts.server.answers.dayPage;
  const today = readClock(Number(now), place.timeZone);
  const first = readDay("first", day);
  const last = readDay("last", first);
  if (last < first) throw new FieldError("last", errors.order);
  const note = text(form, "note");
  if (note.length > MAX_NOTE_LENGTH) throw new FieldError("note", errors.long);
  const kind = text(form, "kind") as SittingException["kind"];
  const said = { first, last, kind, ...(note && { note }) };

  switch (kind) {
    case "away":
      return said;
    case "late": {
      const from = readMinutes("from");
      const { sittings: planned } = planDay(sittings, day, place);
      const hours = planned.map((one) => describeSpan(one, texts)).join(", ");
      if (planned.some((one) => one.from < from && from < one.to)) return { ...said, from: timeOf(from) };
      throw new FieldError("from", hours ? errors.late(hours) : errors.lateNone);
    }
    case "extra":
    case "changed": {
      const [from, to] = [readMinutes("from"), readMinutes("to") || DAY_MINUTES];
      const times = { ...said, from: timeOf(from), to: timeOf(to) };
      if (to > from) {
        if (day === today.day && to <= today.minutes) throw new FieldError("to", errors.over);
        return times;
      }
      const [begins, ends] = [describeTime(from, texts), describeTime(to, texts)];
      if (to === from || to + DAY_MINUTES - from > MAX_NIGHT_MINUTES)
        throw new FieldError("to", errors.end(begins, ends));
      const question = night(begins, ends);
      return text(form, ASKED_FIELD) === question ? { ...times, overnight: true } : { question };
    }
    default:
      throw new FieldError("kind", errors.same);
  }

  function readDay(field: string, usual: string): string {
    const value = form.has(field) ? text(form, field) : usual;
    const fault = findDayFault(value, today.day);
    if (fault) throw new FieldError(field, errors[DAY_ERRORS[fault]]);
    return value;
  }

  function readMinutes(field: string): number {
    const typed = readTime(text(form, field));
    if (!typed || typed.isAssumed) throw new FieldError(field, errors.time);
    return minutesOf(typed.time);
  }
}

function isNews(exception: SittingException, { day, sittings, place }: ChangeReading): boolean {
  const [before, after] = [sittings, { ...sittings, exceptions: [...sittings.exceptions, exception] }].map((one) => {
    const { sittings: planned, away } = planDay(one, day, place);
    return JSON.stringify([planned.map(({ from, to, note }) => [from, to, note]), away?.kind, away?.note]);
  });
  return exception.first !== exception.last || before !== after;
}
