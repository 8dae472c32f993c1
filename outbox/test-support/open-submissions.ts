import { onTestFinished, vi } from "vitest";
import { openOutbox, type OutboxOptions } from "./open-outbox.ts";
import { createSubmissions, type SubmissionsOptions } from "../create-submissions.server.ts";
import type { StorePlace } from "./describe-stores.ts";
import { createRecordingLog, SettableClock } from "./clock-and-log.ts";
import { SAMPLE_EDITIONS, SAMPLE_MAIL_FROM } from "./samples.ts";

/** The service behind the forms over the store of a place, without a worker; closed after the test. */
export async function openSubmissions(place: StorePlace, more: Partial<SubmissionsOptions> = {}) {
  const clock = new SettableClock();
  const store = await place.open(clock);
  onTestFinished(() => store.close());
  const log = createRecordingLog();
  const onStored = vi.fn<() => void>();
  const onOutcome = vi.fn<(kind: string, status: string) => void>();
  const submissions = createSubmissions({
    editions: SAMPLE_EDITIONS,
    store,
    clock,
    log,
    mailFrom: SAMPLE_MAIL_FROM,
    onStored,
    onOutcome,
    ...more,
  });
  return { submissions, store, clock, log, onStored, onOutcome, rows: place.rows, mails: place.mails };
}

/** As `openOutbox`, with a worker that looks for mails by itself. */
export function startMailing(place: StorePlace, smtpUrl?: string, options: OutboxOptions = {}) {
  return openOutbox(place, { smtpUrl, lookMs: 20, ...options });
}
