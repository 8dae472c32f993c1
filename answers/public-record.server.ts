import { DAY_MS, HOUR_MS } from "#forms/calendar.ts";
import { keepInMemory, type KeepingOptions } from "#outbox/run-queue.ts";
import type { NumberCheck } from "#outbox/store/number-checks.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";

interface PublicRecordOptions extends KeepingOptions {
  store: Pick<Store, "listNumberChecks" | "checkNumber" | "responseFigures">;
  hospitals: readonly Pick<Hospital, "id">[];
  retentionDays: number;
}

/** How a hospital answered in the last 30 days; the percent are never rounded up. */
type ResponseRecord = { percent: number; count: number; medianMs: number };

const RECORD_DAYS = 30;
/** Of fewer requests one more or less would say too much. */
const MIN_REQUESTS = 20;
const LOOK_MS = 60_000;

export type PublicRecord = ReturnType<typeof createPublicRecord>;

/** What pages say of a hospital's answers and numbers, kept in memory; nothing of answers while the store is away. */
export function createPublicRecord(options: PublicRecordOptions) {
  const { store, hospitals, clock, retentionDays, lookMs = LOOK_MS } = options;
  let records = new Map<string, ResponseRecord>();
  let countedAt = -Infinity;

  async function count() {
    const now = Number(clock.now());
    if (Math.abs(now - countedAt) < HOUR_MS) return;
    const counted = new Map<string, ResponseRecord>();
    for (const { id } of retentionDays < RECORD_DAYS ? [] : hospitals) {
      const figures = await store.responseFigures(id, new Date(now - RECORD_DAYS * DAY_MS));
      const { count: all, answered, medianMs } = figures;
      // Of an office that notes no answer here, nobody knows how it answers.
      if (all >= MIN_REQUESTS && medianMs !== undefined)
        counted.set(id, { percent: Math.floor((100 * answered) / all), count: all, medianMs });
    }
    records = counted;
    countedAt = now;
  }

  async function read() {
    await count().catch((error: unknown) => {
      records = new Map();
      throw error;
    });
    return store.listNumberChecks();
  }
  const { look, stop, renewing, kept } = keepInMemory<NumberCheck[]>([], read, { ...options, lookMs });

  return {
    ...{ look, stop },
    /** Undefined below 20 requests, and where nothing is known. */
    responses: (hospitalId: string) => records.get(hospitalId),
    numberCheck: (hospitalId: string, number: string) =>
      kept().find((one) => one.hospitalId === hospitalId && one.number === number),
    checkNumber: renewing(store.checkNumber),
  };
}
