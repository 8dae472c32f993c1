import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { runKillDrill, type DrillResult } from "../../tests/faults/kills/run-kill-drill.ts";

/**
 * The long kill drill: `npm run -w lab drill kills -- --store sqlite --kills 100 --submissions 2000`. Needs a built
 * site (`npm run build`). Prints the figures and ends with 1 when anything acknowledged was lost or went astray, or a
 * killed process was not ready again in time.
 */
const READY_LIMIT_MS = 5_000;

const { values } = parseArgs({
  options: {
    store: { type: "string", default: "sqlite" },
    kills: { type: "string", default: "100" },
    submissions: { type: "string", default: "2000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});

const counts = {
  kills: parseCount("--kills", values.kills),
  submissions: parseCount("--submissions", values.submissions),
  seed: parseCount("--seed", values.seed),
};
console.log(`Store ${values.store}, ${counts.kills} kills, ${counts.submissions} submissions, seed ${counts.seed}`);
const result = await run(values.store);
console.log(JSON.stringify(result, undefined, 2));
const isWhole =
  result.lost.length === 0 &&
  result.misdirected === 0 &&
  result.unrecognisable === 0 &&
  result.withoutReceipt.length === 0 &&
  result.lostWishes.length === 0 &&
  result.lostAnswers.length === 0 &&
  result.withoutState.length === 0 &&
  result.strayLetters === 0;
const isSoonBack = result.readyMs.p95 <= READY_LIMIT_MS;
// A start needs two seconds of a processor's time, so on a busy machine it takes several times as long.
const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`;
console.log(isWhole ? "Nothing acknowledged was lost." : "FAILED: something was lost or went astray.");
console.log(isSoonBack ? "The site was soon back." : `FAILED: the site was not ready again in time (${load}).`);
process.exitCode = isWhole && isSoonBack ? 0 : 1;

async function run(store: string): Promise<DrillResult> {
  const report = (line: string) => console.log(line);
  if (store === "sqlite") return runKillDrill({ ...counts, instances: 1, report });
  if (store !== "postgresql") fail(`--store must be sqlite or postgresql, not "${store}"`);
  if (findPostgres() === undefined) fail("PostgreSQL's programs are not on this machine (Debian: postgresql)");
  const postgres = await startPostgres();
  try {
    return await runKillDrill({ ...counts, instances: 2, databaseUrl: await postgres.createDatabase(), report });
  } finally {
    await postgres.stop();
  }
}

function parseCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) fail(`${name} must be a whole number from 1, not "${text}"`);
  return count;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
