import { DAY_MS, isOver } from "#forms/calendar.ts";

/** A day and a time of day in India: "2026-11-24" and "10:30". */
export interface VisitTime {
  day: string;
  time: string;
}

/** `unreached`: nobody picked up. `reopened`: taken back. The last four are for messages and job applications. */
export type OfficeAnswer =
  | ({ state: "agreed"; doctor?: string; note?: string } & VisitTime)
  | { state: "offered"; times: VisitTime[]; note?: string }
  | { state: "unreached" }
  | { state: "refused"; reason: string; instead?: string }
  | { state: "withdrawn" }
  | { state: "reopened" }
  | { state: "replied" | "seen" | "invited" | "declined" };

/** What a patient asks for on the page of the request. `chosen` is one of the times that the office offered. */
export type PatientWish =
  | { state: "cancelled" }
  | { state: "other-time"; note: string }
  | ({ state: "chosen" } & VisitTime)
  | { state: "call-me" };

export type Answer = OfficeAnswer | PatientWish;

export type AnswerState = Answer["state"];

export type Step = Answer & { by?: string };

export type PastStep = Step & { number: number; at: Date };

const PATIENT_STATES: readonly AnswerState[] = ["cancelled", "other-time", "chosen", "call-me"];

export function isByPatient(state: AnswerState): boolean {
  return PATIENT_STATES.includes(state);
}

const OPEN_STATES: readonly AnswerState[] = ["unreached", "reopened", "other-time", "chosen", "call-me"];

/** Whether the office's turn begins anew with that step. */
export function isOpenAfter(state: AnswerState): boolean {
  return OPEN_STATES.includes(state);
}

/** Who asks for a call takes back nothing: what a mail says of the step before stays true. */
export const CHANGES_NOTHING = "call-me" satisfies AnswerState;

/** Whether what a mail says about a step, or with 0 about the request alone, is not so any more. */
export function isSuperseded(number: number, steps: readonly PastStep[]): boolean {
  return steps.some((later) => later.number > number && later.state !== CHANGES_NOTHING);
}

/** `receipt` and `answer` go to the patient, `second` to the second address, all others to the office. */
export type LetterKind = "receipt" | "answer" | "wish" | "reminder" | "second" | "day" | "list";

/** `dropped`: not sent, because a newer step made it untrue, or nobody is there to be told. */
export type LetterStatus = "queued" | "sending" | "sent" | "refused" | "dropped";

/** The newest time that the office agreed to and did not take back; undefined without one. */
export function findAgreed(steps: readonly PastStep[]): (PastStep & { state: "agreed" }) | undefined {
  const last = steps.findLast(({ state }) => state !== "call-me" && state !== "other-time" && state !== "unreached");
  return last?.state === "agreed" ? last : undefined;
}

/** The times that the patient can choose from: those of the office's last answer that are not over. */
export function findOffered(steps: readonly PastStep[], now: Date): VisitTime[] {
  const last = steps.findLast(({ state }) => state !== "call-me" && state !== "unreached");
  return last?.state === "offered" ? last.times.filter((time) => !isOver(time, now)) : [];
}

const YEAR_MS = 366 * DAY_MS;
const AFTER_VISIT_DAYS = 30;

export function endAfter(day: string): number {
  return Date.parse(day) + (AFTER_VISIT_DAYS + 1) * DAY_MS;
}

/** Until when a request is kept for its agreed or offered visit, in milliseconds since 1970; undefined without one. */
export function findVisitEnd(steps: readonly PastStep[]): number | undefined {
  const agreed = findAgreed(steps);
  const ends = (agreed ? [agreed] : findOffered(steps, new Date(0))).map(({ day }) => endAfter(day));
  // No visit is more than a year ahead: a year that was mistyped before that was checked keeps nothing for ever.
  const latest = Number(steps.at(-1)?.at) + YEAR_MS;
  return ends.length > 0 ? Math.min(Math.max(...ends), latest) : undefined;
}
