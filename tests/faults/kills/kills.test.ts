import { expect, test } from "vitest";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { workerPostgres } from "#outbox/test-support/start-postgres.ts";
import { runKillDrill, type DrillOptions } from "./run-kill-drill.ts";

/** The short form of `npm run -w lab drill kills`. */
const SHORT: DrillOptions = { kills: 4, submissions: 24, instances: 1, seed: 20_261_125 };
const TIME_LIMIT_MS = 240_000;

test(
  "an outbox killed again and again, with a mail server that misbehaves, loses no mail and sends none that is untrue",
  { timeout: TIME_LIMIT_MS },
  async () => {
    expect(await runKillDrill(SHORT)).toMatchObject({ acknowledged: SHORT.submissions, wrong: [] });
  },
);

test.skipIf(findPostgres() === undefined)(
  "two processes that share PostgreSQL and are killed in turn lose no mail and send none that is untrue",
  { timeout: TIME_LIMIT_MS },
  async () => {
    const databaseUrl = await (await workerPostgres()).createDatabase();
    const result = await runKillDrill({ ...SHORT, instances: 2, databaseUrl });
    expect(result).toMatchObject({ acknowledged: SHORT.submissions, wrong: [] });
  },
);
