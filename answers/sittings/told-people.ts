import { endedBy, withoutUndone, type Absence, type PastStep } from "#forms/answer.ts";
import { isOver } from "#forms/calendar.ts";
import { knewOf, type Told } from "#outbox/standing.ts";
import type { HasBasePath } from "#site/hospitals/hospital-paths.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** How a patient stands with a change of sittings. */
export type ToldPerson = ReturnType<typeof listTold>[number];

const MAILED = {
  sent: "mailed",
  waiting: "mailing",
  sending: "mailing",
  refused: "returned",
  dropped: "unmailed",
} as const;

/** After these the patient has heard of it, or of something newer. */
const DONE: readonly PastStep["state"][] = [
  ...(["told", "agreed", "offered", "refused", "withdrawn", "away"] as const),
  ...(["cancelled", "chosen", "other-time", "call-me"] as const),
];

/**
 * Once for each absence; without those that were undone before the patient knew. `isBack`: the change was undone, the
 * visit stands. `isOpen`: somebody must still tell the patient. `last`: what the patient or the office did since, or
 * how it stands with the mail.
 */
export function listTold({ steps, mails }: Told, now: Date) {
  const counting = withoutUndone(steps);
  return steps.flatMap((absence) => {
    if (absence.state !== "away") return [];
    const back = steps.find(
      (step): step is PastStep & { state: "back" } => step.state === "back" && endedBy(steps, step).includes(absence),
    );
    if (back && !knewOf({ steps, mails }, back)) return [];
    const { number: since } = back ?? absence;
    const done = counting.findLast(({ number, state }) => number > since && DONE.includes(state));
    const mail = mails.find(({ kind, step }) => kind === "answer" && step === since);
    const isPast = isOver(absence.missed, now);
    const last = done ?? (isPast ? ("over" as const) : MAILED[mail?.state ?? "dropped"]);
    // Who hears late that a visit stands travels nowhere in vain.
    const isEnough = last === "over" || (back !== undefined && (last === "mailed" || last === "mailing"));
    return [{ absence: absence as Absence, isBack: back !== undefined, isOpen: !done && !isEnough, last }];
  });
}

/** Each change about which somebody must still be told: how many, and where the office's list names them. */
export function listToTell(
  listed: readonly { told: ToldPerson[] }[],
  { basePath }: HasBasePath,
  { server }: Catalogue,
) {
  const open = listed.flatMap(({ told }) => told.filter(({ isOpen }) => isOpen));
  const ofChange = Map.groupBy(open, ({ absence }) => absence.change);
  return [...ofChange].map(([change, { length: count, 0: first }]) => ({
    ...{ change, count, to: `${basePath}/requests?${new URLSearchParams({ change })}` },
    text: server.answers.list.toTell(first?.absence.doctor ?? "", count),
  }));
}
