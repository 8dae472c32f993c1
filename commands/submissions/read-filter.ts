import type { Config } from "#server/config.server.ts";
import type { RecordFilter } from "#submissions/store/submission-records.ts";
import { UsageError } from "../command.ts";
import { findHospital } from "../find-hospital.ts";

/** The options of `SubmissionOptions` that choose submissions. */
export interface FilterOptions {
  hospital?: string | undefined;
  state?: string[] | undefined;
  kind?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  limit?: string | undefined;
}

const STATES = ["queued", "sending", "sent", "parked", "held"] as const;
const KINDS = ["appointment", "contact", "job"] as const;
const DAY_MS = 24 * 60 * 60_000;

/** Reads what the options choose. Rejects with `UsageError`, which names the option that cannot be used. */
export async function readFilter(options: FilterOptions, config: Config): Promise<RecordFilter> {
  const { hospital, state, kind, since, until, limit } = options;
  return {
    hospitalId: hospital === undefined ? undefined : (await findHospital(config, hospital)).id,
    statuses: state?.map((text) => readOneOf("--state", text, STATES)),
    kind: kind === undefined ? undefined : readOneOf("--kind", kind, KINDS),
    receivedFrom: since === undefined ? undefined : readMoment("--since", since, 0),
    receivedBefore: until === undefined ? undefined : readMoment("--until", until, DAY_MS),
    limit: limit === undefined ? undefined : readCount("--limit", limit, 1),
  };
}

/** A whole number from `least` on. */
export function readCount(option: string, text: string, least: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= least) return count;
  throw new UsageError(`${option} must be a whole number from ${least} on, not ${JSON.stringify(text)}`);
}

/** One of the known words. */
export function readOneOf<Known extends string>(option: string, text: string, known: readonly Known[]): Known {
  const found = known.find((word) => word === text);
  if (found) return found;
  throw new UsageError(`${option} must be ${known.join(", ")}, not ${JSON.stringify(text)}`);
}

/** A day stands for its first moment in India, `dayMs` later; a moment must say its zone. */
function readMoment(option: string, text: string, dayMs: number): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = isDay ? Date.parse(`${text}T00:00:00+05:30`) + dayMs : Date.parse(text);
  if ((isDay || isMoment) && !Number.isNaN(time)) return new Date(time);
  throw new UsageError(
    `${option} must be a day such as 2026-11-20 or a moment such as 2026-11-20T18:00:00+05:30, not ${JSON.stringify(text)}`,
  );
}
