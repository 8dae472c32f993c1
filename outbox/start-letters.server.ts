import type { ColourTokens } from "#site/brand/colour-tokens.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { isSuperseded, type LetterKind } from "#answers/answer.ts";
import type { Letter, LetterOutcome } from "./store/letters.server.ts";
import { type AnswerLinks, createRequestLinks } from "#answers/answer-links.server.ts";
import type { Audit } from "#answers/answers.server.ts";
import { median, readDay, remindOffice } from "#answers/remind-office.server.ts";
import { afterWorkingTime, officeHours, workingDayMs } from "#answers/working-time.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { isGivenUp, isRefusedForGood, waitAfterAttempt } from "./mail/attempt-mail.server.ts";
import { describeFailure, MailRefusedError, type MailTransport, type OutgoingMail } from "./mail/mail-transport.ts";
import { renderDay, renderListLink, renderPatientLetter, renderReminder, renderWish } from "./mail/render-letter.ts";
import { LEASE_MS, runQueue, type MailingOptions, type RunningQueue } from "./run-queue.ts";

const LOOK_MS = 30_000;
const MAX_SENDS = 2;
/** How long a link to the list holds: one that was asked for, and one of the day's mail. */
const ASKED_LINK_MS = HOUR_MS / 2;
const DAY_LINK_MS = DAY_MS;

export interface LettersOptions extends MailingOptions {
  site: { hospitals: Hospital[]; brand: { tokens: { light: ColourTokens } } };
  links: AnswerLinks;
  firstWaitMs?: number | undefined;
  lookMs?: number | undefined;
  onAttempt?: ((kind: LetterKind, status: "sent" | "queued" | "parked") => void) | undefined;
  audit?: Audit;
}

/** Mails patients and offices what answers cause, and reminds offices of what is unanswered. */
export function startLetters(options: LettersOptions): RunningQueue {
  const { store, site, log, lookMs = LOOK_MS } = options;
  const queue = runQueue<Letter, { outcome: LetterOutcome }>(
    {
      ...{ log, maxSends: MAX_SENDS, renew: store.renewLetter },
      async prepare() {
        for (const hospital of site.hospitals) await remindOffice(hospital, options);
      },
      claim: () => store.claimLetter(LEASE_MS),
      async send(letter, signal) {
        const outcome = await sendLetter(letter, options, signal);
        const { status } = outcome;
        if (status !== "dropped") options.onAttempt?.(letter.kind, status === "refused" ? "parked" : status);
        return { outcome };
      },
      settle: async (letter, { outcome }) => void (await store.settleLetter(letter, outcome)),
      idOf: ({ id }) => id,
    },
    { everyMs: lookMs, ...options },
  );
  queue.wake();
  return queue;
}

async function sendLetter(letter: Letter, options: LettersOptions, signal: AbortSignal): Promise<LetterOutcome> {
  const { site, transport, log } = options;
  const fields = { letter: letter.kind, hospital: letter.hospitalId, attempt: letter.attempt };
  try {
    const hospital = site.hospitals.find(({ id }) => id === letter.hospitalId);
    if (!hospital) throw new Error(`The site's data has no hospital "${letter.hospitalId}"`);
    const mail = await renderLetter(letter, hospital, options);
    if (mail) await sendOrTellSecond(mail, hospital, transport, signal);
    log.info(fields, mail ? "a mail about requests was sent" : "a mail about requests was not needed any more");
    const hasListLink = letter.kind === "list" || letter.kind === "day";
    if (mail && hasListLink) options.audit?.({ audit: "list-link-mailed", hospital: hospital.id });
    return { status: mail ? "sent" : "dropped" };
  } catch (error) {
    const outcome = judge(letter, error, options.firstWaitMs);
    const failed = { ...fields, ...describeFailure(error) };
    if (outcome.status === "refused") log.error(failed, "a mail about requests was refused for good");
    else log.warn(failed, "a mail about requests could not be sent and will be tried again");
    return outcome;
  }
}

/** What an office's mailbox refuses for good goes to its second address. */
async function sendOrTellSecond(
  mail: OutgoingMail,
  { contact }: Hospital,
  transport: MailTransport,
  signal: AbortSignal,
) {
  const { receivingAddress, secondReceivingAddress } = contact;
  try {
    await transport.send(mail, signal);
  } catch (error) {
    const isOffice = mail.to === receivingAddress;
    if (!isOffice || secondReceivingAddress === undefined) throw error;
    if (!(error instanceof MailRefusedError) || !error.isFinal) throw error;
    await transport.send({ ...mail, to: secondReceivingAddress }, signal);
  }
}

function judge({ attempt, ageMs }: Letter, failure: unknown, firstWaitMs?: number): LetterOutcome {
  const isRefusal = failure instanceof MailRefusedError;
  if (isGivenUp(attempt, ageMs) || (isRefusal && (failure.isFinal || isRefusedForGood(attempt, ageMs)))) {
    const { responseCode, code } = describeFailure(failure);
    return { status: "refused", error: String(responseCode ?? code ?? "refused") };
  }
  return { status: "queued", waitMs: waitAfterAttempt(attempt, Math.random(), firstWaitMs) };
}

/** The mail of a letter; undefined where there is nobody to tell, or nothing any more. */
async function renderLetter(
  letter: Letter,
  hospital: Hospital,
  { store, texts, site, mailFrom, links, origin, clock }: LettersOptions,
): Promise<OutgoingMail | undefined> {
  const facts = { letter, hospital, texts, mailFrom, look: site.brand.tokens.light };
  const pages = createRequestLinks(links, origin, () => clock.now());
  const linkList = async (ms: number) => {
    const subject = await store.listWord(hospital.id);
    return origin + (await links.path(hospital, "requests", subject, new Date(Number(clock.now()) + ms)));
  };
  switch (letter.kind) {
    case "receipt":
    case "answer":
    case "wish": {
      const request = await store.readRequest({ id: letter.submissionId ?? "" });
      if (!request || isSuperseded(letter.answerNumber ?? 0, request.steps)) return undefined;
      if (request.record.unreadable !== undefined) throw new Error(request.record.unreadable);
      const { record } = request;
      const since = record.waitingSince;
      const hours = officeHours(hospital);
      const answerBy = since && afterWorkingTime(since, workingDayMs(since, hours), hours);
      const [patient, office] = [await pages.toRequest(hospital, record), await pages.toAnswer(hospital, record)];
      const own = { ...facts, request, links: { patient, office }, answerBy };
      return letter.kind === "wish" ? renderWish(own) : renderPatientLetter(own, site.hospitals);
    }
    case "reminder":
    case "second": {
      const waiting = await store.listReminded(letter);
      const requests = await Promise.all(
        waiting.map(async (request) => ({ request, link: await pages.toAnswer(hospital, request.record) })),
      );
      return requests.length > 0 ? renderReminder({ ...facts, requests }) : undefined;
    }
    case "day": {
      const [, day = ""] = letter.id.split(":");
      // What it says of "today" is untrue on any other day.
      if (day !== todayInKolkata(clock.now())) return undefined;
      const { open, answeredWithinMs } = await readDay(store, hospital.id, day);
      const [oldest] = await store.listWaiting(hospital.id);
      return renderDay({
        ...{ ...facts, open, answered: answeredWithinMs.length, medianMs: median(answeredWithinMs) },
        ...{ oldest: oldest?.waitingSince, listLink: await linkList(DAY_LINK_MS) },
      });
    }
    case "list":
      return renderListLink({ ...facts, listLink: await linkList(ASKED_LINK_MS) });
  }
}
