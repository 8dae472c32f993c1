// Ends and restarts PostgreSQL under two processes of the built site while forms come in, and compares what was
// acknowledged with what arrived. `npm run drill:database`; ends with 1 when something was lost or came back too late.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "#submissions/test-support/find-program.ts";
import { startPostgres, type TestPostgres } from "#submissions/test-support/start-postgres.ts";
import { createSubmission, post } from "#tests/faults/kills/post-submission.ts";
import { createRandom } from "#tests/faults/kills/random.ts";
import { startFaultyMailServer, type FaultyMailServer } from "#tests/faults/kills/start-faulty-mail-server.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess, type SiteProcess } from "#tests/support/site-process.ts";

const RESTARTS = 10;
const INSTANCES = 2;
const SENDERS = 4;
/** Between two restarts, and how long the database stays away. */
const UP_MS = 3_000;
const DOWN_MS = 2_000;
/** Forms are taken again so soon after the database is. */
const BACK_LIMIT_MS = 10_000;
const MAILS_LIMIT_MS = 90_000;

interface Tries {
  /** Submissions by number. */
  acknowledged: Set<number>;
  /** Answers 503, and requests without an answer, while the database was there or not. */
  refusedWhileUp: number;
  refusedWhileDown: number;
}

if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else process.exitCode = (await drill()) ? 0 : 1;

async function drill(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "database-"));
  const random = createRandom(1);
  const mailServer = await startFaultyMailServer(random);
  mailServer.recover();
  const postgres = await startPostgres();
  const instances: { process: SiteProcess; origin: string }[] = [];
  try {
    const databaseUrl = await postgres.createDatabase();
    for (let index = 0; index < INSTANCES; index += 1) {
      instances.push(await startInstance(join(folder, String(index)), mailServer.url, databaseUrl));
    }
    return await run(
      postgres,
      mailServer,
      instances.map(({ origin }) => origin),
      random,
    );
  } finally {
    await Promise.all(instances.map(({ process }) => process.end("SIGTERM")));
    await postgres.stop();
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startInstance(dataDir: string, smtpUrl: string, databaseUrl: string) {
  const port = await findFreePorts();
  const process = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    DATABASE_URL: databaseUrl,
    MAIL_RETRY_SECONDS: "1",
    HOSPITAL_FORMS_PER_HOUR: "999999",
    LOG_LEVEL: "silent",
  });
  return { process, origin: `http://127.0.0.1:${port}` };
}

async function run(
  postgres: TestPostgres,
  mailServer: FaultyMailServer,
  origins: string[],
  random: () => number,
): Promise<boolean> {
  const tries: Tries = { acknowledged: new Set(), refusedWhileUp: 0, refusedWhileDown: 0 };
  const state = { isUp: true, isDone: false };
  let number = 0;

  async function send() {
    while (!state.isDone) {
      number += 1;
      const submission = createSubmission(number, random);
      const origin = origins[number % origins.length] ?? "";
      while (!(await post(origin, submission))) {
        if (state.isUp) tries.refusedWhileUp += 1;
        else tries.refusedWhileDown += 1;
        await sleep(50);
      }
      tries.acknowledged.add(submission.number);
    }
  }

  const sending = Promise.all(Array.from({ length: SENDERS }, send));
  const backMs: number[] = [];
  for (let count = 0; count < RESTARTS; count += 1) {
    await sleep(UP_MS);
    state.isUp = false;
    await postgres.kill();
    await sleep(DOWN_MS);
    await postgres.restart();
    const begin = performance.now();
    const known = tries.acknowledged.size;
    while (tries.acknowledged.size < known + origins.length * SENDERS) await sleep(10);
    state.isUp = true;
    backMs.push(performance.now() - begin);
  }
  state.isDone = true;
  await sending;
  return judge(tries, backMs, await readDelivered(mailServer, tries.acknowledged));
}

/** The numbers that arrived, each as often as it did, once all acknowledged ones have or no more come. */
async function readDelivered({ delivered }: FaultyMailServer, acknowledged: Set<number>): Promise<number[]> {
  const numbers = () => delivered.map(({ submission }) => submission);
  const until = Date.now() + MAILS_LIMIT_MS;
  const isComplete = (arrived: Set<number>) => [...acknowledged].every((number) => arrived.has(number));
  while (!isComplete(new Set(numbers())) && Date.now() < until) await sleep(100);
  return numbers();
}

function judge(tries: Tries, backMs: number[], delivered: number[]): boolean {
  const arrived = new Set(delivered);
  const lost = [...tries.acknowledged].filter((number) => !arrived.has(number)).length;
  const latest = Math.round(Math.max(...backMs));
  console.log(`${RESTARTS} ends and restarts of PostgreSQL under ${INSTANCES} processes`);
  console.log(
    `acknowledged: ${tries.acknowledged.size}, lost: ${lost}, delivered again: ${delivered.length - arrived.size}`,
  );
  console.log(
    `refused with 503 while it was away: ${tries.refusedWhileDown}, while it was there: ${tries.refusedWhileUp}`,
  );
  console.log(`forms of all senders taken again after: ${latest} ms at the latest`);
  return lost === 0 && tries.refusedWhileUp === 0 && latest <= BACK_LIMIT_MS;
}
