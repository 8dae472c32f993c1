import { type Absence, endedBy, isByPatient, type PastStep } from "#forms/answer.ts";
import { isOver } from "#forms/calendar.ts";
import { knewOf } from "#outbox/standing.ts";
import type { AnsweredRequest } from "#outbox/store/request-history.server.ts";

/** A patient whom a change of sittings concerns. */
export interface ToldPerson {
  request: AnsweredRequest;
  absence: Absence;
  /** The change was undone: the visit stands. */
  isBack: boolean;
  /** Somebody must still tell the patient. */
  isOpen: boolean;
  /** What the patient or the office did since, or how it stands with the mail. */
  last: PastStep | "over" | "mailed" | "mailing" | "returned" | "unmailed";
}

/** Once for each absence; without those that were undone before the patient knew. */
export function standingOf(request: AnsweredRequest, now: Date): ToldPerson[] {
  const { steps, mails } = request;
  return steps.flatMap((absence) => {
    if (absence.state !== "away") return [];
    const later = steps.filter(({ number }) => number > absence.number);
    const back = later.find(
      (step): step is PastStep & { state: "back" } => step.state === "back" && endedBy(steps, step).includes(absence),
    );
    const mailOf = ({ number }: PastStep) => mails.find(({ kind, step }) => kind === "answer" && step === number);
    const knew = back && knewOf(request, back);
    if (back && !knew) return [];
    const since = later.filter(({ number }) => number > (back?.number ?? 0));
    const done = since.findLast((step) => DONE.includes(step.state) || isDecided(step));
    const mail = mailOf(back ?? absence);
    const isPast = isOver({ ...absence.missed, time: absence.missed.time ?? "23:59" }, now);
    const last = done ?? (isPast ? "over" : describe(mail?.state));
    return [{ request, absence, isBack: back !== undefined, isOpen: typeof last === "string" && !isQuiet(last), last }];

    /** Who hears late that a visit stands travels nowhere in vain. */
    function isQuiet(state: string): boolean {
      return state === "over" || (back !== undefined && (state === "mailed" || state === "mailing"));
    }
  });
}

const DONE: readonly PastStep["state"][] = ["told", "agreed", "offered", "refused", "withdrawn", "away"];

function isDecided({ state }: PastStep): boolean {
  return isByPatient(state) && state !== "wrote" && state !== "coming";
}

function describe(state: AnsweredRequest["mails"][number]["state"] | undefined) {
  if (state === "sent") return "mailed";
  if (state === "refused") return "returned";
  return state === "waiting" || state === "sending" ? "mailing" : "unmailed";
}
