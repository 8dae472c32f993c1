import type { Hospital, Site } from "#hospitals/site.ts";
import type { Clock } from "./clock.ts";
import { todayInKolkata } from "./forms/today.ts";
import { mailDomain } from "./mail/mail-domain.ts";
import { describeFailure } from "./mail/mail-failure.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { renderHeldNotice } from "./mail/render-held-notice.ts";
import { makeSubmissionId } from "./reference.server.ts";
import { repeatDaily } from "./repeat-daily.ts";
import type { DailyJob, DailyTiming } from "./repeat-daily.ts";
import { describeStoreFailure } from "./store/store-failure.ts";
import type { HeldRecord, SubmissionRecords } from "./store/submission-records.ts";
import type { SubmissionLog } from "./submission-log.ts";

/** A mail server that says nothing for so long is tried again later. */
const SEND_LIMIT_MS = 60_000;

export interface HeldNoticesOptions extends DailyTiming {
  store: Pick<SubmissionRecords, "claimUntold" | "forgetTold" | "figures">;
  site: Pick<Site, "hospitals">;
  transport: MailTransport;
  clock: Clock;
  /** Sender of the mails; its domain ends the Message-IDs. */
  mailFrom: string;
  /** After so many days what is held is removed. */
  heldDays: number;
  log: SubmissionLog;
}

/**
 * Tells each hospital's office once a day, in one mail, what was held for it since the last one, so that nothing real
 * waits without anybody knowing, and the log how many wait. No mail goes where nothing is new; one that failed is tried
 * again after an hour.
 */
export function startHeldNotices(options: HeldNoticesOptions): DailyJob {
  const { store, site, log } = options;

  async function tellAll(): Promise<boolean> {
    try {
      const untold = await store.claimUntold();
      const { held: waiting } = await store.figures();
      if (waiting > 0) log.warn({ held: waiting, new: untold.length }, "submissions are held and wait for a person");
      let isDone = true;
      for (const hospital of site.hospitals) {
        const held = untold.filter(({ hospitalId }) => hospitalId === hospital.id);
        if (held.length > 0 && !(await tell(hospital, held))) isDone = false;
      }
      return isDone;
    } catch (error) {
      log.error(describeStoreFailure(error), "what is held could not be told");
      return false;
    }
  }

  async function tell(hospital: Hospital, held: HeldRecord[]): Promise<boolean> {
    try {
      await options.transport.send(writeNotice(hospital, held), AbortSignal.timeout(SEND_LIMIT_MS));
      return true;
    } catch (error) {
      log.error({ hospital: hospital.id, ...describeFailure(error) }, "a notice of what is held could not be sent");
      await store.forgetTold(held.map(({ reference }) => reference));
      return false;
    }
  }

  function writeNotice(hospital: Hospital, held: HeldRecord[]) {
    const now = options.clock.now();
    return renderHeldNotice(hospital, held, {
      now,
      messageId: `<${makeSubmissionId()}@${mailDomain(options.mailFrom)}>`,
      reference: `HELD-${todayInKolkata(now)}`,
      heldDays: options.heldDays,
    });
  }

  return repeatDaily(tellAll, options);
}
