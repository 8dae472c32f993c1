import type { MailSite } from "./mail/office-mail.ts";
import { isOfficeOpen, officeHours } from "#answers/working-time.ts";
import { isHeldForFile } from "#forms/holds.ts";
import { mailDomain, describeFailure, MailRefusedError } from "./mail/mail-transport.ts";
import { renderDigest } from "./mail/render-digest.ts";
import { createReleaseLinks } from "./release-links.server.ts";
import { runQueue, type MailingOptions, type RunningQueue } from "./run-queue.ts";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import type { StoredFile } from "#forms/stored-submission.ts";
import type { Digest } from "./store/digests.server.ts";
import type { SubmissionRecord } from "./store/submission-records.server.ts";
import { DAY_MS } from "#forms/calendar.ts";

const LOOK_MS = 30_000;
/** Longer than a try can take: until then no other process gets the digest. */
const RETRY_MS = 5 * 60_000;

export interface DigestsOptions extends MailingOptions {
  site: MailSite;
  retentionDays: number;
  scanner?: VirusScanner | undefined;
  linkAnswer?: ((record: SubmissionRecord) => Promise<string | undefined>) | undefined;
}

interface SentDigest {
  outcome: { status: "sent" | "refused" | "queued" };
  unreadable: string[];
}

/** Mails offices what is not mailed by itself; see `collectDigests`. */
export function startDigests(options: DigestsOptions): RunningQueue {
  const { store, site, clock, log, mailFrom } = options;
  return runQueue<Digest, SentDigest>(
    {
      ...{ log, maxSends: 1 },
      async prepare() {
        for (const { id: hospitalId, contact } of site.hospitals) {
          const isOpen = isOfficeOpen(officeHours({ contact }), clock.now());
          await store.collectDigests({ hospitalId, isOfficeOpen: isOpen, mailDomain: mailDomain(mailFrom) });
        }
      },
      claim: () => store.claimDigest(RETRY_MS),
      send: (digest, signal) => sendDigest(digest, options, signal),
      async settle({ id }, { outcome: { status }, unreadable }) {
        if (status === "sent") await store.finishDigest(id, unreadable);
        // Mailed by themselves they reach the hospital's second address, or are parked.
        if (status === "refused") await store.mailAlone(id);
      },
      idOf: ({ id }) => id,
    },
    { everyMs: LOOK_MS, ...options },
  );
}

/** Sends a digest once; one that could not be sent is due again after `RETRY_MS`. */
async function sendDigest(digest: Digest, options: DigestsOptions, signal: AbortSignal): Promise<SentDigest> {
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
    log.info({ hospital: hospital.id, submissions: records.length }, "a digest was sent");
    const unreadable = records.filter((record) => record.unreadable !== undefined);
    return { outcome: { status: "sent" }, unreadable: unreadable.map(({ reference }) => reference) };
  } catch (error) {
    const fields = { hospital: digest.hospitalId, ...describeFailure(error) };
    log.error(fields, "a digest could not be sent and will be tried again");
    const isRefused = error instanceof MailRefusedError && error.isFinal;
    return { outcome: { status: isRefused ? "refused" : "queued" }, unreadable: [] };
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

async function linkAnswers(records: SubmissionRecord[], { linkAnswer }: DigestsOptions) {
  const addresses = records
    .filter(({ status }) => status !== "held")
    .map(async (record): Promise<[string, string][]> => {
      const address = await linkAnswer?.(record).catch(() => undefined);
      return address === undefined ? [] : [[record.reference, address]];
    });
  return new Map((await Promise.all(addresses)).flat());
}
