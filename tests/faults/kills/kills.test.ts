import { expect, test } from "vitest";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { startPostgres } from "#outbox/test-support/start-postgres.ts";
import { runKillDrill, type DrillOptions } from "./run-kill-drill.ts";

/** The short form of `npm run -w lab drill kills`. */
const SHORT: DrillOptions = { kills: 4, submissions: 80, instances: 1, seed: 20_261_121 };
const NOTHING_LOST = {
  ...{ acknowledged: SHORT.submissions, lost: [], waiting: [], misdirected: 0, unrecognisable: 0 },
  ...{ withoutReceipt: [], lostWishes: [], lostAnswers: [], strayLetters: 0, withoutState: [] },
};
const TIME_LIMIT_MS = 240_000;

test(
  "a process killed again and again, with a mail server that misbehaves, loses no acknowledged submission",
  {
    timeout: TIME_LIMIT_MS,
  },
  async () => {
    expect(await runKillDrill(SHORT)).toMatchObject(NOTHING_LOST);
  },
);

test.skipIf(findPostgres() === undefined)(
  "two processes that share PostgreSQL and are killed in turn lose no acknowledged submission",
  { timeout: TIME_LIMIT_MS },
  async () => {
    const postgres = await startPostgres();
    try {
      const databaseUrl = await postgres.createDatabase();
      expect(await runKillDrill({ ...SHORT, instances: 2, databaseUrl })).toMatchObject(NOTHING_LOST);
    } finally {
      await postgres.stop();
    }
  },
);
