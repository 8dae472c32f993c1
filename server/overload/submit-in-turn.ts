import { StoreUnavailableError, type Submissions } from "#submissions/submissions.ts";
import { createInFlightLimit, OverloadedError } from "./in-flight-limit.ts";
import { createTurns } from "./turns.ts";

/** Submissions being stored at once; they wait for the disk or the database, each for some milliseconds. */
const MOST_SUBMISSIONS = 200;

/** Who has filled in a form would rather wait than send it again. */
const LONGEST_WAIT_MS = 3_000;

interface SubmitInTurnOptions {
  log: { error: (facts: object, message: string) => void };
  most?: number;
}

/**
 * The same service, which stores one submission after the other and takes only so many at once; to more it says that it
 * cannot store them now. They have turns of their own: no crowd of readers keeps a form out.
 */
export function submitInTurn(
  submissions: Submissions,
  { log, most = MOST_SUBMISSIONS }: SubmitInTurnOptions,
): Submissions {
  const turns = createTurns();
  const onRefused = (refused: number) =>
    log.error({ refused }, "too many submissions at once: some were answered with 503");
  const limit = createInFlightLimit({ most, turns, longestWaitMs: LONGEST_WAIT_MS, onRefused });
  return {
    async submit(kind, input, extras) {
      try {
        return await limit(async () => {
          await turns.next();
          return submissions.submit(kind, input, extras);
        });
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error;
        throw new StoreUnavailableError("too many submissions are being stored", { cause: error });
      }
    },
  };
}
