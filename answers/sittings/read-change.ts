import { findDayFault } from "#forms/calendar.ts";
import { DAY_MINUTES, minutesOf, readClock } from "#site/sittings/clock.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import { describeTime } from "#site/sittings/describe-state.ts";
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

/** What the office typed about one doctor. `question`: to be asked before it is stored. */
export type ReadChange = { exception: SittingException } | { field: string; message: string } | { question: string };

/** Above that an end before the beginning is a slip, no night. */
const MAX_NIGHT_MINUTES = 16 * 60;

export function readChange(form: FormData, reading: ChangeReading): ReadChange {
  try {
    return read(form, reading);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { field: error.field, message: error.message };
  }
}

function read(form: FormData, { day, sittings, place, now, texts }: ChangeReading): ReadChange {
  const { errors, night } = texts.server.answers.dayPage;
  const today = readClock(Number(now), place.timeZone);
  const note = text(form, "note");
  const days = readDays();
  if (note.length > MAX_NOTE_LENGTH) throw new FieldError("note", errors.long);
  const kind = text(form, "kind") as SittingException["kind"];
  const said = { ...days, kind, ...(note && { note }) };
  const say = (time: string) => describeTime(minutesOf(time), texts);
  const isOver = (time: string) => day === today.day && minutesOf(time) <= today.minutes;

  switch (kind) {
    case "away":
      return checked(said);
    case "late": {
      const from = readClockTime("from");
      checkLate(minutesOf(from));
      return checked({ ...said, from });
    }
    case "extra":
    case "changed": {
      const [from, end] = [readClockTime("from"), readClockTime("to")];
      const to = end === "00:00" ? "24:00" : end;
      if (to > from) {
        if (isOver(to)) throw new FieldError("to", errors.over);
        return checked({ ...said, from, to });
      }
      const length = minutesOf(to) + DAY_MINUTES - minutesOf(from);
      if (to === from || length > MAX_NIGHT_MINUTES) throw new FieldError("to", errors.end(say(from), say(to)));
      const question = night(say(from), say(to));
      return text(form, ASKED_FIELD) === question ? checked({ ...said, from, to, overnight: true }) : { question };
    }
    default:
      throw new FieldError("kind", errors.same);
  }

  function readDays() {
    const first = checkDay("first", form.has("first") ? text(form, "first") : day);
    const last = checkDay("last", form.has("last") ? text(form, "last") : first);
    if (last < first) throw new FieldError("last", errors.order);
    return { first, last };
  }

  function checkDay(field: string, value: string): string {
    const fault = findDayFault(value, today.day);
    if (fault) throw new FieldError(field, errors[DAY_ERRORS[fault]]);
    return value;
  }

  function readClockTime(field: string): string {
    const typed = readTime(text(form, field));
    if (!typed || typed.isAssumed) throw new FieldError(field, errors.time);
    return typed.time;
  }

  function checkLate(from: number) {
    const { sittings: planned } = planDay(sittings, day, place);
    const next = planned.find(({ to }) => from < to);
    const last = planned.at(-1);
    if (!last) throw new FieldError("from", errors.lateNone);
    if (!next) throw new FieldError("from", errors.lateAfter(describeTime(last.to, texts)));
    if (from <= next.from) throw new FieldError("from", errors.lateBefore(describeTime(next.from, texts)));
  }

  /** Refuses what would change nothing. */
  function checked(exception: SittingException): ReadChange {
    const [before, after] = [sittings, { ...sittings, exceptions: [...sittings.exceptions, exception] }].map((one) => {
      const { sittings: planned, away } = planDay(one, day, place);
      return JSON.stringify([planned.map(({ from, to, note: kept }) => [from, to, kept]), away?.kind, away?.note]);
    });
    if (exception.first === exception.last && before === after) throw new FieldError("kind", errors.same);
    return { exception };
  }
}
