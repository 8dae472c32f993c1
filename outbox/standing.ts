import { endedBy, isAutomatic, isByPatient, type PastStep } from "#forms/answer.ts";
import type { MailRow } from "./store/database.ts";
import type { RequestMail } from "./store/request-history.server.ts";
import type { SubmissionRecord } from "./store/submission-records.server.ts";

/** What tells how far a request has come. */
export interface Progress {
  record: Pick<SubmissionRecord, "status" | "secondAddress">;
  steps: readonly Pick<PastStep, "state" | "number">[];
  mails: readonly Pick<MailRow, "kind" | "step" | "state">[];
}

/**
 * How far a request, or what its patient asked for last, has come. `kept`: it is stored here. `sent`: the office's mail
 * server took the mail, or that of its second address. `seen`: somebody of the office is on it, or answered.
 */
export type Standing = "kept" | "sent" | "seen";

export function findStanding({ record, steps, mails }: Progress): Standing {
  const wish = steps.findLast(({ state }) => isByPatient(state) && state !== "coming");
  const after = wish?.number ?? 0;
  if (steps.some(({ state, number }) => number > after && !isByPatient(state) && !isAutomatic(state))) return "seen";
  if (wish)
    return mails.some(({ kind, step, state }) => kind === "wish" && step === after && state === "sent")
      ? "sent"
      : "kept";
  return record.status === "sent" || record.secondAddress === "told" ? "sent" : "kept";
}

/** Whether nobody of the hospital got it, and nobody will before a person sees to it. */
export function isUndelivered({ record, steps, mails }: Progress): boolean {
  if (findStanding({ record, steps, mails }) !== "kept") return false;
  const wish = steps.findLast(({ state }) => isByPatient(state) && state !== "coming");
  if (!wish) return record.status === "parked" && record.secondAddress !== "told";
  return mails.some(({ kind, step, state }) => kind === "wish" && step === wish.number && state === "refused");
}

/** What tells of what a patient has heard. */
export interface Told {
  steps: readonly PastStep[];
  mails: readonly Pick<RequestMail, "kind" | "step" | "state" | "mayHaveArrived">[];
}

/** The mails about steps that the patient may have had. */
export function listHeard<Mail extends Told["mails"][number]>(mails: readonly Mail[]): Mail[] {
  return mails.filter(({ kind, mayHaveArrived }) => (kind === "answer" || kind === "visit") && mayHaveArrived);
}

/** Whether the patient may have heard of what a step takes back; each mail since says that an agreed time is off. */
export function knewOf({ steps, mails }: Told, back: PastStep & { state: "back" }): boolean {
  const ended = endedBy(steps, back);
  const [first] = ended;
  const isBetween = (number: number) => first !== undefined && first.number <= number && number < back.number;
  const isTold = steps.some(({ state, number }) => state === "told" && isBetween(number));
  const isSaid = (step: number) =>
    first?.missed.was === "agreed" ? isBetween(step) : ended.some(({ number }) => number === step);
  return isTold || listHeard(mails).some(({ step }) => isSaid(step));
}
