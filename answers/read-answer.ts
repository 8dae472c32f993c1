import type { Catalogue } from "#site/texts/catalogue.ts";
import { findDayFault, isOver, todayInKolkata } from "#forms/calendar.ts";
import { cleanLine } from "#forms/clean-text.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import { type AnswerState, type OfficeAnswer, type Step, type VisitTime } from "./answer.ts";

export type ReadAnswer<T> = { ok: true; step: T } | { ok: false; field: string; message: string };

type Errors = Catalogue["server"]["answers"]["office"]["errors"];

const MAX_TEXT_LENGTH = 500;
const MAX_NAME_LENGTH = 60;

class FieldError extends Error {
  override name = "FieldError";
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function readOfficeAnswer(
  form: FormData,
  { kind, now, errors }: { kind: FormKind; now: Date; errors: Errors },
): ReadAnswer<Step> | undefined {
  const state = text(form, "state") as AnswerState;
  if (!FORMS[kind].states.includes(state)) return undefined;
  try {
    const by = readName(form);
    return { ok: true, step: { ...readByState(state, form, now, errors), ...(by && { by }) } };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { ok: false, field: error.field, message: error.message };
  }
}

export function readName(form: FormData): string {
  return text(form, "by").slice(0, MAX_NAME_LENGTH);
}

function readByState(state: AnswerState, form: FormData, now: Date, errors: Errors): OfficeAnswer {
  const optional = (name: string) => shortText(form, name, errors) || undefined;
  if (state === "agreed") {
    const [doctor, note] = [optional("doctor"), optional("note")];
    const visit = readVisit(form, { day: "day", time: "time" }, now, errors);
    return { state, ...visit, ...(doctor && { doctor }), ...(note && { note }) };
  }
  if (state === "offered") {
    const note = optional("note");
    const times = [1, 2, 3].flatMap((number) => {
      const names = { day: `day${number}`, time: `time${number}` };
      // A date alone was filled in beforehand.
      if (text(form, names.time) === "" && number > 1) return [];
      return [readVisit(form, names, now, errors)];
    });
    return { state, times, ...(note && { note }) };
  }
  if (state === "refused") {
    const [reason, instead] = [shortText(form, "reason", errors), optional("instead")];
    if (reason === "") throw new FieldError("reason", errors.reason);
    return { state, reason, ...(instead && { instead }) };
  }
  return { state } as OfficeAnswer;
}

const DAY_ERRORS = { unreal: "day", past: "past", far: "far" } as const;

function readVisit(form: FormData, names: { day: string; time: string }, now: Date, errors: Errors): VisitTime {
  const day = text(form, names.day);
  const fault = findDayFault(day, todayInKolkata(now));
  if (fault) throw new FieldError(names.day, errors[DAY_ERRORS[fault]]);
  const time = readTime(text(form, names.time));
  if (time === undefined) throw new FieldError(names.time, errors.time);
  if (isOver({ day, time }, now)) throw new FieldError(names.time, errors.over);
  return { day, time };
}

/** Times as browsers send them, "10:30", and as people type them where there is no such field, "10.30" or "4:05". */
function readTime(typed: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:.](\d\d)(?::00)?$/.exec(typed) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

function shortText(form: FormData, name: string, errors: Errors): string {
  const value = text(form, name);
  if (value.length > MAX_TEXT_LENGTH) throw new FieldError(name, errors.long);
  return value;
}

/** One line of text; "" for a field that was not sent. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? cleanLine(value).trim() : "";
}

export function readChosen(form: FormData, offered: readonly VisitTime[]): VisitTime | undefined {
  return offered.find(({ day, time }) => text(form, "time") === `${day} ${time}`);
}
