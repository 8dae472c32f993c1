import { onTestFinished, vi } from "vitest";
import { createSubmissions } from "../create-submissions.server.ts";
import type { StorePlace } from "./describe-stores.ts";
import { createRecordingLog, SettableClock } from "./clock-and-log.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE, SAMPLE_TEXTS } from "./samples.ts";
import { createMailTransport } from "../mail/create-transport.server.ts";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { startMailWorker } from "../start-mail-worker.server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The service behind the forms over the store of a place, without a worker; closed after the test. */
export async function openSubmissions(place: StorePlace) {
  const clock = new SettableClock();
  const store = await place.open(clock);
  onTestFinished(() => store.close());
  const log = createRecordingLog();
  const onStored = vi.fn<() => void>();
  const onOutcome = vi.fn<(kind: string, status: string) => void>();
  const submissions = createSubmissions({
    site: SAMPLE_SITE,
    texts: SAMPLE_TEXTS,
    store,
    clock,
    log,
    mailFrom: SAMPLE_MAIL_FROM,
    onStored,
    onOutcome,
  });
  return { submissions, store, clock, log, onStored, onOutcome, rows: place.rows };
}

const POLL_MS = 20;

interface MailingOptions {
  scanner?: VirusScanner;
  clock?: SettableClock;
}

/** Submissions, store, worker and transport, put together as the server does it; stopped after the test. */
export async function startMailing(place: StorePlace, smtpUrl?: string, options: MailingOptions = {}) {
  const { scanner, clock = new SettableClock() } = options;
  const mailDir = temporaryFolder();
  const log = createRecordingLog();
  const store = await place.open(clock);
  const transport = createMailTransport({ smtpUrl, mailDir, from: SAMPLE_MAIL_FROM });
  const worker = startMailWorker({
    store,
    site: SAMPLE_SITE,
    texts: SAMPLE_TEXTS,
    transport,
    log,
    scanner,
    pollMs: POLL_MS,
  });
  const submissions = createSubmissions({
    site: SAMPLE_SITE,
    texts: SAMPLE_TEXTS,
    store,
    clock,
    log,
    mailFrom: SAMPLE_MAIL_FROM,
    onStored: () => worker.wake(),
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await worker.stop();
    await transport.close();
    await store.close();
  };
  onTestFinished(stop);
  return { submissions, store, clock, log, mailDir, stop };
}
