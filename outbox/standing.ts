import { isByPatient } from "#forms/answer.ts";
import type { AnsweredRequest } from "./store/request-history.server.ts";

/**
 * How far a request, or what its patient asked for last, has come. `kept`: it is stored here. `sent`: the office's mail
 * server took the mail, or that of its second address. `seen`: somebody of the office is on it, or answered.
 */
export type Standing = "kept" | "sent" | "seen";

export function findStanding({ record, steps, mails }: Pick<AnsweredRequest, "record" | "steps" | "mails">): Standing {
  const wish = steps.findLast(({ state }) => isByPatient(state) && state !== "coming");
  const after = wish?.number ?? 0;
  if (steps.some(({ state, number }) => number > after && !isByPatient(state))) return "seen";
  if (wish)
    return mails.some(({ kind, step, state }) => kind === "wish" && step === after && state === "sent")
      ? "sent"
      : "kept";
  return record.status === "sent" || record.secondAddress === "told" ? "sent" : "kept";
}

/** Whether nobody of the hospital got it, and nobody will before a person sees to it. */
export function isUndelivered({ record, steps, mails }: Pick<AnsweredRequest, "record" | "steps" | "mails">): boolean {
  if (findStanding({ record, steps, mails }) !== "kept") return false;
  const wish = steps.findLast(({ state }) => isByPatient(state) && state !== "coming");
  if (!wish) return record.status === "parked" && record.secondAddress !== "told";
  return mails.some(({ kind, step, state }) => kind === "wish" && step === wish.number && state === "refused");
}
