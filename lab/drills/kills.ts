import { parseArgs } from "node:util";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { runKillDrill, type DrillResult } from "../../tests/faults/kills/run-kill-drill.ts";

/**
 * The long kill drill: `npm run -w lab drill kills -- --store sqlite --kills 100`. Prints the figures and what is
 * wrong, and ends with 1 when anything acknowledged was lost, went astray or is untrue.
 */
const { values } = parseArgs({
  options: {
    store: { type: "string", default: "sqlite" },
    kills: { type: "string", default: "100" },
    submissions: { type: "string", default: "90" },
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
console.log(result.wrong.length === 0 ? "Nothing was lost or untrue." : "FAILED: see what is wrong.");
process.exitCode = result.wrong.length === 0 ? 0 : 1;

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
