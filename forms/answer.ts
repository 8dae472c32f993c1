import { DAY_MS, isOver } from "./calendar.ts";

/** A day and a time of day in India: "2026-11-24" and "10:30". */
export interface VisitTime {
  day: string;
  time: string;
}

/**
 * `unreached`: nobody picked up. `seen`: somebody of the office is on it, or has read of a cancellation. `reopened`:
 * taken back. The last three are for messages and job applications.
 */
export type OfficeAnswer =
  | ({ state: "agreed"; doctor?: string; note?: string } & VisitTime)
  | { state: "offered"; times: VisitTime[]; note?: string }
  | { state: "unreached" }
  | { state: "seen" }
  | { state: "refused"; reason: string; instead?: string }
  | { state: "withdrawn" }
  | { state: "reopened" }
  | { state: "replied" | "invited" | "declined" };

/** What a patient says on the page of the request, or in a mail (`wrote`). `chosen` is one of the offered times. */
export type PatientWish =
  | { state: "cancelled" }
  | { state: "other-time"; note: string }
  | ({ state: "chosen" } & VisitTime)
  | { state: "call-me" }
  | { state: "coming" }
  | { state: "wrote" };

export type Answer = OfficeAnswer | PatientWish;

export type AnswerState = Answer["state"];

export type Step = Answer & { by?: string };

export type PastStep = Step & { number: number; at: Date };

const PATIENT_STATES: readonly AnswerState[] = ["cancelled", "other-time", "chosen", "call-me", "coming", "wrote"];

export function isByPatient(state: AnswerState): boolean {
  return PATIENT_STATES.includes(state);
}

const NO_ANSWERS: readonly AnswerState[] = ["unreached", "seen", "reopened"];

/** Whether it answers what was asked; a call that nobody picked up is a try. */
export function isAnswer(state: AnswerState): boolean {
  return !isByPatient(state) && !NO_ANSWERS.includes(state);
}

/** Steps after which what a mail says of the step before is still true. */
export const CHANGES_NOTHING = ["call-me", "seen", "coming", "wrote"] as const satisfies AnswerState[];

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
  if (state === "unreached") return isWaiting ? "stays" : "begins";
  if (state === "coming") return "stays";
  // Of what was cancelled it is enough to know; a job application may need no more than being read.
  if (state === "seen") return answer === "cancelled" || !isUrgent ? "ends" : "stays";
  return "ends";
}

/** Whether what a mail says about a step, or with 0 about the request alone, is not so any more. */
export function isSuperseded(number: number, steps: readonly PastStep[]): boolean {
  return steps.some((later) => later.number > number && changes(later.state));
}

/** The last step that says how a request stands. */
export function lastChange(steps: readonly PastStep[]): PastStep | undefined {
  return steps.findLast(({ state }) => changes(state));
}

const KEEPS_VISIT: readonly AnswerState[] = [...CHANGES_NOTHING, "other-time", "unreached"];

/** The newest time that the office agreed to and did not take back; undefined without one. */
export function findAgreed(steps: readonly PastStep[]): (PastStep & { state: "agreed" }) | undefined {
  const last = steps.findLast(({ state }) => !KEEPS_VISIT.includes(state));
  return last?.state === "agreed" ? last : undefined;
}

/** The times that the patient can choose from: those of the office's last answer that are not over. */
export function findOffered(steps: readonly PastStep[], now: Date): VisitTime[] {
  const last = steps.findLast(({ state }) => changes(state) && state !== "unreached");
  return last?.state === "offered" ? last.times.filter((time) => !isOver(time, now)) : [];
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

/** Until when a request is kept for its agreed or offered visit, in milliseconds since 1970; undefined without one. */
export function findVisitEnd(steps: readonly PastStep[]): number | undefined {
  const agreed = findAgreed(steps);
  const ends = (agreed ? [agreed] : findOffered(steps, new Date(0))).map(({ day }) => endAfter(day));
  // No visit is more than a year ahead: a year that was mistyped before that was checked keeps nothing for ever.
  const latest = Number(steps.at(-1)?.at) + MAX_KEPT_MS;
  return ends.length > 0 ? Math.min(Math.max(...ends), latest) : undefined;
}
