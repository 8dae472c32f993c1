import type { Catalogue } from "#site/texts/catalogue.ts";
import { callBackAt } from "#forms/call-back.ts";
import { findDayFault, isOver, minuteInKolkata, todayInKolkata } from "#forms/calendar.ts";
import { cleanLine, cleanText, MESSAGE_MAX_LENGTH } from "#forms/form-fields.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import {
  type AnswerState,
  type OfficeAnswer,
  type PastStep,
  type PatientWish,
  type Step,
  type VisitTime,
  findAgreed,
  findOffered,
  isEnded,
} from "#forms/answer.ts";
import type { OfficeHours } from "#forms/working-time.ts";
import { formatVisit } from "#outbox/mail/describe-step.ts";
import { describeSpan } from "#site/sittings/describe-sittings.ts";
import { planDay } from "#site/sittings/plan-day.ts";
import { listDoubts, type VisitedDoctor } from "./visit-doubts.ts";

/** `question`: to be asked before it is stored. */
export type ReadAnswer =
  | { ok: true; step: Step }
  | { ok: false; field: string; message: string }
  | { question: string };

interface AnswerReading {
  kind: FormKind;
  now: Date;
  texts: Catalogue;
  hours: OfficeHours;
  /** The doctor of the visit, where the days are known. */
  doctor?: VisitedDoctor | undefined;
}

type Errors = Catalogue["server"]["answers"]["office"]["errors"];

/** In a form that was asked about: the question. */
export const ASKED_FIELD = "asked";

const MAX_TEXT_LENGTH = 500;
const MAX_NAME_LENGTH = 60;

export class FieldError extends Error {
  override name = "FieldError";
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function readOfficeAnswer(form: FormData, reading: AnswerReading): ReadAnswer | undefined {
  const state = text(form, "state") as AnswerState;
  if (!FORMS[reading.kind].states.includes(state)) return undefined;
  try {
    const by = readName(form);
    const visits: TypedVisit[] = [];
    const errors = reading.texts.server.answers.office.errors;
    const step = { ...readByState(state, form, { ...reading, errors, visits }), ...(by && { by }) };
    const question = askAbout(visits, reading);
    return question === "" || text(form, ASKED_FIELD) === question ? { ok: true, step } : { question };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { ok: false, field: error.field, message: error.message };
  }
}

/** Says back each time that is unlikely, or may be meant otherwise; "" without any. */
function askAbout(visits: TypedVisit[], { texts, hours, doctor }: AnswerReading): string {
  const { question } = texts.server.answers.office;
  // On a holiday too, which is a doubt of its own.
  const sittingsOn = (day: string) => (doctor ? planDay(doctor.sittings, day).sittings : []);
  const hoursOf = (day: string) => sittingsOn(day).map((sitting) => describeSpan(sitting, texts));
  const parts = visits.flatMap(({ isAssumed, ...visit }) => {
    const doubts = listDoubts(visit, hours, doctor).map((doubt) => {
      if (doubt === "absent") return question.absent(doctor?.name ?? "");
      return doubt === "otherHours" ? question.otherHours(doctor?.name ?? "", hoursOf(visit.day)) : question[doubt];
    });
    const reasons = isAssumed ? [question.afternoon, ...doubts] : doubts;
    return reasons.length > 0 ? [question.about(formatVisit(visit, texts), reasons)] : [];
  });
  return parts.length > 0 ? cleanLine([...parts, question.save].join(" ")) : "";
}

export function readName(form: FormData): string {
  return text(form, "by").slice(0, MAX_NAME_LENGTH);
}

interface Reading extends Pick<AnswerReading, "kind" | "now" | "hours"> {
  errors: Errors;
  /** Gets each time that is read. */
  visits: TypedVisit[];
}

function readByState(state: AnswerState, form: FormData, reading: Reading): OfficeAnswer {
  const { errors } = reading;
  const optional = (name: string) => shortText(form, name, errors) || undefined;
  if (state === "agreed") {
    const [doctor, note] = [optional("doctor"), optional("note")];
    const visit = readVisit(form, { day: "day", time: "time" }, reading);
    return { state, ...visit, ...(doctor && { doctor }), ...(note && { note }) };
  }
  if (state === "again") return { state, ...readCallAgain(form, reading) };
  if (state === "offered") {
    const note = optional("note");
    const times = [1, 2, 3].flatMap((number) => {
      const names = { day: `day${number}`, time: `time${number}` };
      if (number > 1 && text(form, names.day) + text(form, names.time) === "") return [];
      return [readVisit(form, names, reading)];
    });
    return { state, times, ...(note && { note }) };
  }
  if (state === "refused") {
    const [reason, instead] = [shortText(form, "reason", errors), optional("instead")];
    if (reason === "") throw new FieldError("reason", errors.reason);
    return { state, reason, ...(instead && { instead }) };
  }
  if (state === "replied" && FORMS[reading.kind].workingDays !== undefined) {
    const answer = cleanText(String(form.get("answer") ?? ""));
    if (answer === "" || answer.length > MESSAGE_MAX_LENGTH)
      throw new FieldError("answer", answer === "" ? errors.reason : errors.long);
    return { state, answer };
  }
  return { state } as OfficeAnswer;
}

/** By a button, or by day and time; no visit, so any time will do. */
function readCallAgain(form: FormData, reading: Reading): VisitTime {
  const moment = callBackAt(text(form, "callBy"), reading.now, reading.hours);
  if (!moment) return readVisit(form, { day: "day", time: "time" }, { ...reading, visits: [] });
  const [day = "", time = ""] = minuteInKolkata(moment).split("T");
  return { day, time };
}

export const DAY_ERRORS = { unreal: "day", past: "past", far: "far" } as const;

type TypedVisit = VisitTime & { isAssumed: boolean };

function readVisit(form: FormData, names: { day: string; time: string }, { now, errors, visits }: Reading): VisitTime {
  const day = text(form, names.day);
  const fault = findDayFault(day, todayInKolkata(now));
  if (fault) throw new FieldError(names.day, errors[DAY_ERRORS[fault]]);
  const read = readTime(text(form, names.time));
  if (!read) throw new FieldError(names.time, errors.time);
  const visit = { day, time: read.time };
  if (isOver(visit, now)) throw new FieldError(names.time, errors.over);
  visits.push({ ...visit, isAssumed: read.isAssumed });
  return visit;
}

const TYPED_TIME = /^(\d{1,2})(?:[:.](\d\d)(?::00)?)?\s*(?:([ap])\.?m\.?)?$/i;

/** "10:30", "16.00", "4 pm", "4.30 p.m.". Without am or pm, 1 to 6 o'clock is taken as the afternoon. */
export function readTime(typed: string): { time: string; isAssumed: boolean } | undefined {
  const [, digits = "", minutes, half] = TYPED_TIME.exec(typed) ?? [];
  const hours = Number(digits);
  if (digits === "" || hours > 23 || Number(minutes ?? 0) > 59) return undefined;
  if (half ? hours < 1 || hours > 12 : minutes === undefined) return undefined;
  // A zero in front is of a clock of 24 hours.
  const isAssumed = !half && hours >= 1 && hours <= 6 && !digits.startsWith("0");
  const isAfternoon = isAssumed || half?.toLowerCase() === "p";
  const hour = half || isAssumed ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  return { time: `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`, isAssumed };
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

const MAX_NOTE_LENGTH = 300;

/** `over`: the chosen time is past. Undefined for what the page does not offer as the request stands. */
export function readWish(
  form: FormData,
  steps: readonly PastStep[],
  now: Date,
): PatientWish | "no-note" | "over" | undefined {
  const state = text(form, "state");
  if (state === "call-me") return { state };
  if (isEnded(steps)) return undefined;
  if (state === "cancelled") return { state };
  if (state === "coming") return findAgreed(steps) && { state };
  if (state === "other-time") {
    const note = text(form, "note").slice(0, MAX_NOTE_LENGTH);
    return note === "" ? "no-note" : { state, note };
  }
  const offered = state === "chosen" ? findOffered(steps, new Date(0)) : [];
  const chosen = offered.find(({ day, time }) => text(form, "time") === `${day} ${time}`);
  return chosen && (isOver(chosen, now) ? "over" : { state: "chosen", ...chosen });
}
