import { DAY_MS, isOver } from "./calendar.ts";

/** A day and a time of day in India: "2026-11-24" and "10:30". */
export interface VisitTime {
  day: string;
  time: string;
}

/** A time in place of a visit, with the doctor who sits then. */
export interface OfferedTime extends VisitTime {
  doctor?: string;
}

/** Why a visit cannot take place, and what is offered in its place. */
export interface Absence {
  /** The id of the office's change of sittings. */
  change: string;
  doctor: string;
  /** The whole days on which the doctor does not sit; left out where only the time changed. */
  away?: { first: string; last: string };
  /** What cannot take place; a day alone where no time was said yet. */
  missed: { day: string; time?: string; was: "agreed" | "offered" | "asked" };
  times: OfferedTime[];
}

/** What the site does by itself. `back`: the change was undone. */
export type AutomaticStep = ({ state: "away" } & Absence) | { state: "back"; change: string; doctor: string };

/**
 * `unreached`: nobody picked up. `again`: to be called again by then. `seen`: somebody of the office is on it, or has
 * read of a cancellation. `reopened`: taken back. `told`: the patient was told of an absence by telephone or message.
 * The last three are for messages, job applications and calls.
 */
export type OfficeAnswer =
  | ({ state: "agreed"; doctor?: string; note?: string } & VisitTime)
  | { state: "offered"; times: VisitTime[]; note?: string }
  | { state: "unreached" }
  | ({ state: "again" } & VisitTime)
  | { state: "seen" }
  | { state: "told" }
  | { state: "refused"; reason: string; instead?: string }
  | { state: "withdrawn" }
  | { state: "reopened" }
  | { state: "replied"; answer?: string }
  | { state: "invited" | "declined" };

/** What a patient says on the page of the request, or in a mail (`wrote`). `chosen` is one of the offered times. */
export type PatientWish =
  | { state: "cancelled" }
  | { state: "other-time"; note: string }
  | ({ state: "chosen" } & OfferedTime)
  | { state: "call-me" }
  | { state: "coming" }
  | { state: "wrote" };

export type Answer = OfficeAnswer | PatientWish | AutomaticStep;

export type AnswerState = Answer["state"];

export type Step = Answer & { by?: string };

export type PastStep = Step & { number: number; at: Date };

const PATIENT_STATES: readonly AnswerState[] = ["cancelled", "other-time", "chosen", "call-me", "coming", "wrote"];

export function isByPatient(state: AnswerState): boolean {
  return PATIENT_STATES.includes(state);
}

const AUTOMATIC: readonly AnswerState[] = ["away", "back"] satisfies AutomaticStep["state"][];

export function isAutomatic(state: AnswerState): boolean {
  return AUTOMATIC.includes(state);
}

const NO_ANSWERS: readonly AnswerState[] = ["unreached", "again", "seen", "reopened", "told", ...AUTOMATIC];

/** Whether it answers what was asked; a call that nobody picked up is a try. */
export function isAnswer(state: AnswerState): boolean {
  return !isByPatient(state) && !NO_ANSWERS.includes(state);
}

/** Steps after which what a mail says of the step before is still true. */
export const CHANGES_NOTHING = ["call-me", "seen", "coming", "wrote", "told"] as const satisfies AnswerState[];

function changes(state: AnswerState): boolean {
  return !(CHANGES_NOTHING as readonly AnswerState[]).includes(state);
}

const BEGINNING: readonly AnswerState[] = ["reopened", "cancelled", "other-time", "chosen", "call-me", "wrote"];

/** Whether with a step the office's turn begins anew, stays as it was, or ends. */
export function turnAfter(
  state: AnswerState,
  answer: AnswerState | null,
  { isWaiting, isUrgent }: { isWaiting: boolean; isUrgent: boolean },
): "begins" | "stays" | "ends" {
  if (BEGINNING.includes(state)) return "begins";
  if (state === "unreached" || state === "again") return isWaiting ? "stays" : "begins";
  if (state === "coming" || state === "told" || isAutomatic(state)) return "stays";
  // Of what was cancelled it is enough to know; a job application may need no more than being read.
  if (state === "seen") return answer === "cancelled" || !isUrgent ? "ends" : "stays";
  return "ends";
}

/** Whether what a mail says about a step, or with 0 about the request alone, is not so any more. */
export function isSuperseded(number: number, steps: readonly PastStep[]): boolean {
  return steps.some((later) => later.number > number && changes(later.state));
}

/** After these the patient needs nothing any more. */
export const ENDED: AnswerState[] = ["withdrawn", "cancelled", "refused"];

export function isEnded(steps: readonly PastStep[]): boolean {
  const last = lastChange(steps);
  return last !== undefined && ENDED.includes(last.state);
}

/** The last step that says how a request stands. */
export function lastChange(steps: readonly PastStep[]): PastStep | undefined {
  return steps.findLast(({ state }) => changes(state));
}

const KEEPS_VISIT: readonly AnswerState[] = [...CHANGES_NOTHING, "other-time", "unreached", "again"];

type Away = PastStep & { state: "away" };

/** The absence that was undone, and those of what was offered in its place. */
export function endedBy(steps: readonly PastStep[], back: PastStep & { state: "back" }): Away[] {
  const aways = steps.filter((step): step is Away => step.state === "away" && step.number < back.number);
  return aways.slice(aways.findIndex(({ change }) => change === back.change));
}

/** As if no absence had been that was undone. */
export function withoutUndone(steps: readonly PastStep[]): PastStep[] {
  const gone = new Set<PastStep>();
  for (const step of steps) if (step.state === "back") for (const one of [step, ...endedBy(steps, step)]) gone.add(one);
  return steps.filter((step) => !gone.has(step));
}

/** The absences since somebody last decided something, the oldest first. */
export function openAbsences(steps: readonly PastStep[]): Away[] {
  const decisions = withoutUndone(steps).filter(({ state }) => !KEEPS_VISIT.includes(state));
  const last = decisions.findLast(({ state }) => state !== "away")?.number ?? 0;
  return decisions.filter((step): step is Away => step.state === "away" && step.number > last);
}

/** The last step that says what becomes of the visit. */
export function lastDecision(steps: readonly PastStep[]): PastStep | undefined {
  return steps.findLast(({ state }) => !KEEPS_VISIT.includes(state));
}

/** The newest time that the office agreed to and did not take back, and that can take place; undefined without one. */
export function findAgreed(steps: readonly PastStep[]): (PastStep & { state: "agreed" }) | undefined {
  const last = lastDecision(withoutUndone(steps));
  return last?.state === "agreed" ? last : undefined;
}

/** The times that the patient can choose from: those that were offered last and are not over. */
export function findOffered(steps: readonly PastStep[], now: Date): OfferedTime[] {
  const last = withoutUndone(steps).findLast(({ state }) => changes(state) && !["unreached", "again"].includes(state));
  return last?.state === "offered" || last?.state === "away" ? last.times.filter((time) => !isOver(time, now)) : [];
}

const REMIND_AT = "18:00";

/** When the patient is reminded of a visit, in milliseconds since 1970: at 6 pm of the day before. */
export function reminderTime({ day }: VisitTime): number {
  return Date.parse(`${day}T${REMIND_AT}:00+05:30`) - DAY_MS;
}

const AFTER_VISIT_DAYS = 30;
/** The latest visit that can be agreed, and the days after it. */
const MAX_KEPT_MS = (366 + AFTER_VISIT_DAYS + 1) * DAY_MS;

export function endAfter(day: string): number {
  return Date.parse(day) + (AFTER_VISIT_DAYS + 1) * DAY_MS;
}

/** The end of the last day that a step names for a visit, in milliseconds since 1970, at most a year ahead. */
export function visitUntil(step: Step, now: number): number | undefined {
  const dated = step.state === "agreed" || step.state === "chosen" ? [step] : [];
  const missed = step.state === "away" ? [step.missed] : [];
  const offered = step.state === "offered" || step.state === "away" ? step.times : [];
  const ends = [...dated, ...missed, ...offered].map(({ day }) => Date.parse(day) + DAY_MS);
  return ends.length > 0 ? Math.min(Math.max(...ends), now + 366 * DAY_MS) : undefined;
}

/** Until when a request is kept for its agreed or offered visit, in milliseconds since 1970; undefined without one. */
export function findVisitEnd(steps: readonly PastStep[]): number | undefined {
  const agreed = findAgreed(steps);
  const last = lastDecision(steps);
  const missed = last?.state === "away" ? [last.missed] : [];
  const ends = (agreed ? [agreed] : [...findOffered(steps, new Date(0)), ...missed]).map(({ day }) => endAfter(day));
  // No visit is more than a year ahead: a year that was mistyped before that was checked keeps nothing for ever.
  const latest = Number(steps.at(-1)?.at) + MAX_KEPT_MS;
  return ends.length > 0 ? Math.min(Math.max(...ends), latest) : undefined;
}
