import { onTestFinished } from "vitest";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { createRateCheck, HUMAN_RATES } from "#forms/holds.ts";
import { createAnswerLinks } from "../answer-links.server.ts";
import { chaseOffice, mailSittings } from "../chase.server.ts";
import { createSubmissions } from "../create-submissions.server.ts";
import { createMailTransport } from "../mail/create-transport.server.ts";
import type { OutgoingMail } from "../mail/mail-transport.ts";
import type { MailEditions, MailSite } from "../mail/office-mail.ts";
import { sendMails, type SendingOptions } from "../send-mails.server.ts";
import { createRecordingLog, SettableClock } from "./clock-and-log.ts";
import type { StorePlace } from "./describe-stores.ts";
import { FILLED_APPOINTMENT, SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS } from "./samples.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const ORIGIN = "https://www.example.org";

export interface OutboxOptions {
  clock?: SettableClock;
  site?: MailSite;
  /** In other languages. */
  others?: MailEditions[number][];
  scanner?: VirusScanner | undefined;
  /** Where mails go; without it they become files, or go where `deliver` says. */
  smtpUrl?: string | undefined;
  deliver?: (mail: OutgoingMail) => Promise<void>;
  /** How often it looks by itself; by default only when the test looks. */
  lookMs?: number;
  /** Whether offices are reminded, as the site does. */
  chases?: boolean;
  hasRates?: boolean;
  /** With it the office is mailed each day's list. */
  listToday?: SendingOptions["listToday"];
  findName?: SendingOptions["findName"];
}

const NEVER_MS = 10 * 60_000;

/** Submissions, store, worker and transport, put together as the server does it; stopped after the test. */
export async function openOutbox(place: StorePlace, options: OutboxOptions = {}) {
  const {
    clock = new SettableClock(),
    site = SAMPLE_SITE,
    others = [],
    scanner,
    smtpUrl,
    deliver,
    chases,
    hasRates,
    listToday,
    findName = async (_hospital, name) => (name === FILLED_APPOINTMENT.doctor ? name : undefined),
  } = options;
  const editions: MailEditions = [{ site, texts: SAMPLE_TEXTS }, ...others];
  const mailDir = temporaryFolder();
  const log = createRecordingLog();
  const store = await place.open(clock);
  const sent: OutgoingMail[] = [];
  const transport = deliver
    ? { send: async (mail: OutgoingMail) => void (await deliver(mail), sent.push(mail)), close: async () => undefined }
    : createMailTransport({ smtpUrl, mailDir, from: SAMPLE_MAIL_FROM });
  const mails = sendMails({
    ...{ store, editions, transport, log, clock, scanner, origin: ORIGIN, retentionDays: 90 },
    ...{ mailFrom: SAMPLE_MAIL_FROM, links: createAnswerLinks(store), lookMs: options.lookMs ?? NEVER_MS },
    firstAfterMs: options.lookMs === undefined ? NEVER_MS : 0,
    ...{ listToday, findName },
    async prepare() {
      if (listToday)
        for (const hospital of site.hospitals) await mailSittings(hospital, { store, now: clock.now(), listToday });
      if (chases)
        for (const hospital of site.hospitals)
          await chaseOffice(hospital, { store, now: clock.now(), retentionDays: 90 });
    },
  });
  const submissions = createSubmissions({
    ...{ editions, store, clock, log, mailFrom: SAMPLE_MAIL_FROM },
    onStored: () => options.lookMs !== undefined && mails.wake(),
    ...(hasRates && { isHumanRate: createRateCheck(HUMAN_RATES, () => Number(clock.now())) }),
  });
  // Until the look at the start is over, which could find what is added.
  if (options.lookMs === undefined) await mails.look();
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await mails.stop();
    await transport.close();
    await store.close();
  };
  onTestFinished(stop);
  return { editions, submissions, store, clock, log, mailDir, sent, mails, look: mails.look, stop };
}
