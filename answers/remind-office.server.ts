import type { Hospital } from "#site/hospitals/site.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Clock } from "#forms/submissions.ts";
import { closingTime, momentOf, officeHours, workingDayMs, workingTimeBetween } from "./working-time.ts";

/** An office is reminded once an hour at most; a mail of a later hour was made by a clock that ran ahead. */
const REMIND_AGAIN_MS = HOUR_MS;
const REMIND_AFTER_HOURS = 2;

export async function remindOffice(hospital: Hospital, { store, clock }: { store: Store; clock: Clock }) {
  const now = clock.now();
  const hours = officeHours(hospital);
  const { remindAfterHours = REMIND_AFTER_HOURS, tellSecondAfterHours, secondReceivingAddress } = hospital.contact;
  const waiting = await store.listWaiting(hospital.id);
  const secondMs = tellSecondAfterHours === undefined ? workingDayMs(now, hours) : tellSecondAfterHours * HOUR_MS;
  const steps = [
    { kind: "reminder" as const, afterMs: remindAfterHours * HOUR_MS, isNamed: "isReminded" as const },
    {
      ...{ kind: "second" as const, isNamed: "isSecondReminded" as const },
      afterMs: secondReceivingAddress === undefined ? 0 : secondMs,
    },
  ];
  for (const { kind, afterMs, isNamed } of steps) {
    if (afterMs === 0) continue;
    const due = waiting.filter(
      (request) => !request[isNamed] && workingTimeBetween(request.waitingSince, now, hours) >= afterMs,
    );
    const last = due.length > 0 ? await store.findLastLetter(kind, hospital.id) : undefined;
    if (due.length === 0 || (last && Math.abs(Number(now) - Number(last)) < REMIND_AGAIN_MS)) continue;
    const ids = due.map(({ id }) => id);
    await store.addReminder(kind, hospital.id, ids);
  }
  await addDay(hospital, now, { store, isWaiting: waiting.length > 0 });
}

/** The day's mail is made when the office closes, where anything is open or was answered. */
async function addDay(hospital: Hospital, now: Date, { store, isWaiting }: { store: Store; isWaiting: boolean }) {
  const day = todayInKolkata(now);
  const closes = closingTime(day, officeHours(hospital));
  if (closes === undefined || Number(now) < closes) return;
  const last = await store.findLastLetter("day", hospital.id);
  if (last && Number(last) >= closes && last <= now) return;
  const { answeredWithinMs } = await readDay(store, hospital.id, day);
  if (!isWaiting && answeredWithinMs.length === 0) return;
  await store.addOfficeLetter("day", hospital.id, `day:${day}:${hospital.id}`);
}

export function readDay(store: Pick<Store, "answerFigures">, hospitalId: string, day: string) {
  const from = momentOf(day, "00:00");
  return store.answerFigures({ hospitalId, from: new Date(from), to: new Date(from + DAY_MS) });
}

/** The middle of some numbers, or the mean of the two in the middle; undefined without any. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
