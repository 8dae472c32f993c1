import type { Hospital } from "#site/hospitals/site.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { FORMS } from "#forms/forms.ts";
import {
  afterWorkingTime,
  closingTime,
  isOfficeOpen,
  momentOf,
  officeHours,
  openingTime,
  remindAt,
  secondToldAt,
  workingDayMs,
} from "#forms/working-time.ts";
import { minutesOf, momentAt, readClock, sittingPlace } from "#site/sittings/clock.ts";
import { isQuiet, type Today } from "./mail/render-sittings.ts";
import { MIN_PAUSE_MS } from "./store/office-requests.server.ts";
import type { Store } from "./store/open-store.server.ts";

const REMIND_AFTER_HOURS = 2;

/** Before what is held is deleted, so that somebody can still release it. */
const TELL_BEFORE_DAYS = 3;

interface Chase {
  store: Store;
  now: Date;
  retentionDays: number;
}

/**
 * Makes the mails that fall due by the time alone: each morning what is open, to the office, and what is late, to its
 * second address; in the day what came to wait too long since. Offers from which nobody chose are open again.
 */
export async function chaseOffice(hospital: Hospital, { store, now, retentionDays }: Chase): Promise<void> {
  const { id: hospitalId, contact } = hospital;
  const hours = officeHours(hospital);
  await store.collectDigests({ hospitalId, isOfficeOpen: isOfficeOpen(hours, now) });
  const today = todayInKolkata(now);
  const [opens, closes] = [openingTime(today, hours), closingTime(today, hours)];
  if (opens === undefined || closes === undefined || Number(now) < opens || Number(now) >= closes) return;
  if (contact.secondReceivingAddress !== undefined)
    await store.tellHeld(hospitalId, Math.max(0, retentionDays - TELL_BEFORE_DAYS));
  await reopenSilentOffers(hospital, { store, now });

  const waiting = await store.listWaiting(hospitalId);
  const { remindAfterHours = REMIND_AFTER_HOURS, secondReceivingAddress } = contact;
  const morning = await store.findLastMail(hospitalId, "morning");
  const isMade = morning !== undefined && Number(morning) >= opens;

  // What came in since the office opened is no news of the morning.
  const isDue =
    !isMade &&
    (waiting.some(({ waitingSince }) => Number(waitingSince) < opens) || (await hasAnswered(hospitalId, now, store)));
  if (isDue) await store.addListMail({ kind: "morning", hospitalId, recipient: "office" }, morning);
  const toldAt = isMade ? Number(morning) : isDue ? Number(now) : 0;
  const afterMs = (remindAfterHours || REMIND_AFTER_HOURS) * HOUR_MS;
  // Of what has days for its answer an office is reminded always.
  const reminded = waiting.filter(({ kind }) => remindAfterHours > 0 || FORMS[kind].workingDays !== undefined);
  const reminders = reminded.map((one) => remindAt(hospital, one, afterMs));
  await add("reminder", "office", reminders, toldAt);
  const tellings = waiting.map((one) => secondToldAt(hospital, one));
  if (secondReceivingAddress !== undefined) await add("late", "second", tellings, 0);

  /** Makes a list of what fell due since the last one; what is late also on each morning anew. */
  async function add(
    kind: "reminder" | "late",
    recipient: "office" | "second",
    due: (Date | undefined)[],
    named: number,
  ) {
    const last = await store.findLastMail(hospitalId, kind);
    const before = Number(last ?? 0);
    if (Number(now) - before < MIN_PAUSE_MS) return;
    const since = kind === "late" && before < (opens ?? 0) ? 0 : Math.max(before, named);
    if (due.some((moment) => moment !== undefined && moment <= now && Number(moment) > since))
      await store.addListMail({ kind, hospitalId, recipient }, last);
  }
}

const SITTINGS_MAIL_AT = "07:30";

/** Mails the office once a day who sits today, from the hospital's hour on; also on holidays, where somebody sits. */
export async function mailSittings(
  hospital: Hospital,
  { store, now, listToday }: Pick<Chase, "store" | "now"> & { listToday: (hospital: Hospital) => Promise<Today> },
): Promise<void> {
  const { id: hospitalId, contact } = hospital;
  const { sittingsMailAt = SITTINGS_MAIL_AT } = contact;
  const { timeZone } = sittingPlace(hospital);
  const { day, minutes } = readClock(Number(now), timeZone);
  if (sittingsMailAt === "" || minutes < minutesOf(sittingsMailAt)) return;
  const last = await store.findLastMail(hospitalId, "sittings");
  if (last && Number(last) >= momentAt(day, minutesOf(sittingsMailAt), timeZone)) return;
  // While the doctors cannot be read, the mail is made and waits.
  const today = await listToday(hospital).catch(() => undefined);
  if (!today || !isQuiet(today, hospital))
    await store.addListMail({ kind: "sittings", hospitalId, recipient: "office" }, last);
}

/** A morning's mail also says how many were answered the day before. */
async function hasAnswered(hospitalId: string, now: Date, store: Store): Promise<boolean> {
  const from = new Date(momentOf(todayInKolkata(now), "00:00") - DAY_MS);
  const { answeredWithinMs } = await store.answerFigures({ hospitalId, from, to: new Date(Number(from) + DAY_MS) });
  return answeredWithinMs.length > 0;
}

/** One working day ago, counted from an offer on. */
async function reopenSilentOffers(hospital: Hospital, { store, now }: { store: Store; now: Date }): Promise<void> {
  const hours = officeHours(hospital);
  const ms = workingDayMs(now, hours);
  for (const { id, at } of await store.listOffers(hospital.id)) {
    const until = afterWorkingTime(at, ms, hours);
    if (until && until <= now) await store.reopenOffer(id, until);
  }
}
