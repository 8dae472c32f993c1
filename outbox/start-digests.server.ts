import type { MailSite } from "./mail/office-mail.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { Clock, SubmissionLog } from "#forms/submissions.ts";
import { isOfficeOpen, officeHours } from "#answers/working-time.ts";
import { isHeldForFile } from "#forms/holds.ts";
import { mailDomain, describeFailure, MailRefusedError, type MailTransport } from "./mail/mail-transport.ts";
import { renderDigest } from "./mail/render-digest.ts";
import { createReleaseLinks } from "./release-links.server.ts";
import { createSendControl, repeatWork, type RepeatedJob, type Timing } from "./repeat-work.ts";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { createOutageReport } from "./store/store-engine.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import type { Digest } from "./store/digests.server.ts";
import type { SubmissionRecord } from "./store/submission-records.server.ts";
import type { Store } from "./store/create-store.server.ts";

const LOOK_MS = 30_000;

/** Longer than a try can take: until then no other process gets the digest. */
const RETRY_MS = 5 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

export interface DigestsOptions extends Timing {
  store: Store;
  site: MailSite;
  texts: Catalogue;
  transport: MailTransport;
  clock: Clock;
  origin: string;
  mailFrom: string;
  retentionDays: number;
  scanner?: VirusScanner | undefined;
  linkAnswer?: ((record: SubmissionRecord) => Promise<string | undefined>) | undefined;
  log: SubmissionLog;
}

/** Mails offices what is not mailed by itself; see `collectDigests`. Stored before it is sent, marked after. */
export function startDigests(options: DigestsOptions): RepeatedJob {
  const { store, site, clock, log } = options;
  const outage = createOutageReport(log);
  const control = createSendControl();

  async function sendDue(): Promise<boolean> {
    try {
      for (const hospital of site.hospitals) await collect(hospital);
      while (!control.isStopping()) {
        const digest = await store.claimDigest(RETRY_MS);
        if (!digest) break;
        await sendDigest(digest, options, control.limitSend());
      }
      outage.isOver();
      return true;
    } catch (error) {
      outage.isThere(error);
      return false;
    }
  }

  function collect({ id, contact }: Hospital): Promise<number> {
    const isOpen = isOfficeOpen(officeHours({ contact }), clock.now());
    return store.collectDigests({ hospitalId: id, isOfficeOpen: isOpen, mailDomain: mailDomain(options.mailFrom) });
  }

  const job = repeatWork(sendDue, { firstAfterMs: LOOK_MS, everyMs: LOOK_MS, retryAfterMs: LOOK_MS, ...options });
  return { stop: () => control.stop(job.stop) };
}

/** Sends a digest once; one that could not be sent is due again after `RETRY_MS`. */
async function sendDigest(digest: Digest, options: DigestsOptions, signal: AbortSignal): Promise<void> {
  const { store, site, texts, transport, log, retentionDays } = options;
  try {
    const hospital = site.hospitals.find(({ id }) => id === digest.hospitalId);
    if (!hospital) throw new Error(`The site's data has no hospital "${digest.hospitalId}"`);
    const found = (await store.list({ digestId: digest.id })).toReversed();
    const { records, files } = await readFiles(found, options, signal);
    if (records.length > 0) {
      const releaseAddresses = await linkHeld(records, options);
      const answerAddresses = await linkAnswers(records, options);
      const look = site.brand.tokens.light;
      const mail = renderDigest({
        ...{ hospital, digest, records, files, releaseAddresses, answerAddresses, retentionDays, texts, look },
      });
      await transport.send(mail, signal);
    }
    const unreadable = records.filter((record) => record.unreadable !== undefined);
    await store.finishDigest(
      digest.id,
      unreadable.map(({ reference }) => reference),
    );
    log.info({ hospital: hospital.id, submissions: records.length }, "a digest was sent");
  } catch (error) {
    const fields = { hospital: digest.hospitalId, ...describeFailure(error) };
    log.error(fields, "a digest could not be sent and will be tried again");
    // Mailed by themselves they reach the hospital's second address, or are parked.
    if (error instanceof MailRefusedError && error.isFinal) await store.mailAlone(digest.id);
  }
}

/** The resumes of what was collected, named after whose they are. One with malware is held, not in the digest. */
async function readFiles(found: SubmissionRecord[], { store, scanner }: DigestsOptions, signal: AbortSignal) {
  const files = new Map<string, StoredFile>();
  const infected = new Set<string>();
  for (const { reference, status, file: hasFile, unreadable } of found) {
    if (status !== "collected" || !hasFile || unreadable !== undefined) continue;
    const file = await store.readFile(reference);
    if (!file) continue;
    const verdict = await scanner?.scan(file.bytes, signal);
    if (verdict?.status === "infected") {
      infected.add(reference);
      await store.holdInfected(reference, verdict.signature);
    } else files.set(reference, { ...file, name: `${reference} ${file.name}` });
  }
  return { records: found.filter(({ reference }) => !infected.has(reference)), files };
}

/** Links that hold as long as the submissions do. A file with malware is released by an operator alone. */
async function linkHeld(records: SubmissionRecord[], { store, origin, retentionDays }: DigestsOptions) {
  const links = createReleaseLinks(store);
  const held = records.filter(({ status, heldFor = "" }) => status === "held" && !isHeldForFile(heldFor));
  const addresses = held.map(async ({ reference, receivedAt }): Promise<[string, string]> => {
    const expires = new Date(Number(receivedAt) + retentionDays * DAY_MS);
    return [reference, origin + (await links.path(reference, expires))];
  });
  return new Map(await Promise.all(addresses));
}

/** A digest without such a link is better than none. */
async function linkAnswers(records: SubmissionRecord[], { linkAnswer }: DigestsOptions) {
  const addresses = records
    .filter(({ status }) => status !== "held")
    .map(async (record): Promise<[string, string][]> => {
      const address = await linkAnswer?.(record).catch(() => undefined);
      return address === undefined ? [] : [[record.reference, address]];
    });
  return new Map((await Promise.all(addresses)).flat());
}
