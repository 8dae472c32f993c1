import { join } from "node:path";
import type { Logger } from "pino";
import { countHospitals } from "#site/hospitals/read-site-files.server.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { listDay } from "#site/sittings/known-sittings.ts";
import { createAnswerLinks, createRequestLinks } from "#outbox/answer-links.server.ts";
import { loadCellCipher, type CellCipher } from "#outbox/encryption/cell-cipher.server.ts";
import { ANSWER_WAIT_MS, createAnswers } from "#answers/answers.server.ts";
import type { NoticeService } from "#desk/notices/notices.server.ts";
import { createLeaveChain, type LeaveChainOptions } from "#answers/sittings/leave-chain.server.ts";
import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { Audit } from "#outbox/audit.ts";
import { chaseOffice, mailSittings } from "#outbox/chase.server.ts";
import { chaseNumbers } from "#outbox/number-day.server.ts";
import { sendMails, type SendingOptions } from "#outbox/send-mails.server.ts";
import { createSubmissions, type SubmissionsOptions } from "#outbox/create-submissions.server.ts";
import { createMailTransport } from "#outbox/mail/create-transport.server.ts";
import type { MailTransport } from "#outbox/mail/mail-transport.ts";
import { createRateCheck, HUMAN_RATES } from "#forms/holds.ts";
import { createClamavScanner, type VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { startPurgeJob } from "#outbox/start-purge-job.server.ts";
import { type Store, type StoreOptions, openStore } from "#outbox/store/open-store.server.ts";
import { createReopeningStore, type ReopeningStore } from "#outbox/store/reopening-store.server.ts";
import type { FormKind } from "#forms/forms.ts";
import type { Clock } from "#forms/submissions.ts";
import { mapEditions, type Editions } from "#site/texts/editions.server.ts";
import { isMailSetUp, type Config } from "./config.server.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** For tests and rehearsals, which do not wait as long as a site does. */
export interface SubmissionTimes {
  firstMailWaitMs?: number | undefined;
  chaseMs?: number | undefined;
  /** How long an answer waits before it is mailed. */
  answerWaitMs?: number | undefined;
}

export interface SubmissionParts extends SubmissionTimes {
  editions: Editions;
  origin: string;
  store: Store;
  clock: Clock;
  log: Logger;
  metrics: Metrics | undefined;
  onSent?: SubmissionsOptions["onSent"];
  transport?: MailTransport | undefined;
  /** Undefined while the content service is away. */
  listDoctors: (...args: [Hospital, language?: string]) => ReturnType<LeaveChainOptions["listDoctors"]>;
  sittings: Pick<OfficeSittingsService, "of">;
  isEditor: (address: string) => Promise<boolean>;
  findName?: SendingOptions["findName"];
  notices: Pick<NoticeService, "findPause" | "withHolidays">;
}

export type StartedSubmissions = ReturnType<typeof startSubmissions>;

/** Starts storing forms, and mailing and purging what is stored. Without a mail server mails wait in the store. */
export function startSubmissions(config: Config, parts: SubmissionParts) {
  const { origin, store, clock, log, metrics, listDoctors, sittings, notices } = parts;
  const editions = withHolidaysSaid(parts.editions, notices);
  const [{ site, texts }] = editions;
  const { firstMailWaitMs: firstWaitMs, chaseMs, answerWaitMs } = parts;
  const { mailFrom, retentionDays } = config;
  const mailDir = join(config.dataDir, "mail");
  const scanner = createScanner(config, log);
  const transport =
    parts.transport ??
    (isMailSetUp(config) ? createMailTransport({ smtpUrl: config.smtpUrl, mailDir, from: mailFrom }) : undefined);
  const links = createAnswerLinks(store);
  const auditLog = log.child({}, { level: "info" });
  const audit: Audit = (line) => auditLog.info(line, "who may read personal data, or did");
  const listToday = async (hospital: Hospital) => {
    const doctors = await listDoctors(hospital, hospital.contact.officeLanguage);
    if (!doctors) throw new Error("the doctors cannot be read");
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(clock.now()), place.timeZone);
    const known = doctors.map((one) => ({ ...one, sittings: sittings.of(hospital, one) }));
    return { day, doctors: listDay(known, day, place) };
  };
  const mails =
    transport &&
    sendMails({
      ...{ store, editions, origin, transport, clock, log, audit, mailFrom, links, retentionDays, scanner },
      ...{
        listToday,
        isEditor: parts.isEditor,
        findName: parts.findName,
        firstWaitMs,
        onAttempt: metrics && countAttempts(metrics),
      },
      prepare: atMostEvery(chaseMs ?? CHASE_MS, async () => {
        for (const hospital of site.hospitals) {
          await mailSittings(hospital, { store, now: clock.now(), listToday });
          await chaseOffice(hospital, { store, now: clock.now(), retentionDays });
          await chaseNumbers(hospital, { store, now: clock.now(), texts });
        }
        await leave.run();
      }),
    });
  const leave = createLeaveChain({
    ...{ store, site, listDoctors, clock, log },
    ...{ mailAfterMs: answerWaitMs ?? ANSWER_WAIT_MS, onStored: () => mails?.wake() },
  });
  const wake = () => {
    mails?.wake();
    // What was just stored may be about a day on which the doctor is away.
    void leave.run();
  };
  const purgeJob = startPurgeJob({ store, mailDir, retentionDays, telling: listTelling(site), log });
  const submissions = createSubmissions({
    ...{ editions, store, clock, log, mailFrom, onStored: wake, onSent: parts.onSent },
    linkRequest: createRequestLinks(links, origin, () => clock.now()).toRequest,
    findPause: notices.findPause,
    isHumanRate: createRateCheck(HUMAN_RATES),
    ...(metrics && { onHeld: metrics.countHeld, onOutcome: metrics.countSubmission }),
  });
  return {
    submissions,
    audit,
    leave,
    links,
    /** Sends what is due at once. */
    wakeMails: () => mails?.wake(),
    sendDue: async () => mails?.look(),
    answers: createAnswers({ store, links, clock, origin, retentionDays, log, onStored: wake, answerWaitMs }),
    stop: async () => {
      await Promise.all([mails?.stop(), purgeJob.stop(), leave.stop()]);
      await transport?.close();
    },
  };
}

/** The editions, whose hospitals have at each moment the holidays that are said at the desk. */
function withHolidaysSaid(editions: Editions, { withHolidays }: SubmissionParts["notices"]): Editions {
  return mapEditions(editions, ({ site, ...edition }) => ({
    ...edition,
    site: {
      ...site,
      get hospitals() {
        return site.hospitals.map((hospital) => withHolidays(hospital, site.language));
      },
    },
  }));
}

function listTelling({ hospitals }: Site): string[] {
  return hospitals.filter(({ contact }) => contact.secondReceivingAddress !== undefined).map(({ id }) => id);
}

const CHASE_MS = 30_000;

/** Mails are looked for every second, which is too often for the offices' lists. */
function atMostEvery(ms: number, work: () => Promise<unknown>) {
  let nextAt = -Infinity;
  return async () => {
    if (performance.now() < nextAt) return;
    await work();
    nextAt = performance.now() + ms;
  };
}

function countAttempts(metrics: Metrics): NonNullable<SendingOptions["onAttempt"]> {
  return (kind, status) => {
    metrics.countAttempt(kind, status);
    if (status === "held") metrics.countHeld(kind as FormKind, ["infected"]);
  };
}

/** A scanner that is away may come back, so it stops no start; every resume waits until then. */
function createScanner({ clamavAddress: address }: Config, log: Logger): VirusScanner | undefined {
  if (address === undefined) return undefined;
  const scanner = createClamavScanner({ address });
  scanner.check().catch((error: Error) => {
    log.warn(
      { address, error: error.message },
      "CLAMAV_ADDRESS: no response from there, so mails with resumes wait until there is one",
    );
  });
  return scanner;
}

type StoreSettings = Config & Pick<StoreOptions, "diskReserveBytes">;

/** The store of submissions. That it cannot be opened, or a key cannot be read, stops no start: it is tried again. */
export async function openSiteStore(config: StoreSettings, clock: Clock, log: Logger): Promise<ReopeningStore> {
  const { encryptionKeyFiles, ...place } = config;
  let cipher: CellCipher | undefined;
  return createReopeningStore({
    log,
    open: async () => {
      cipher ??= await loadCellCipher(encryptionKeyFiles);
      return openStore({ ...place, hospitals: await countHospitals(place.siteDataDir), cipher, clock, log });
    },
  });
}
