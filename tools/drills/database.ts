// Ends and restarts PostgreSQL under two processes of the built site while forms come in, and compares what was
// acknowledged with what arrived. `npm run drill:database`; ends with 1 when something was lost or came back too late.
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "#submissions/test-support/find-program.ts";
import { startPostgres } from "#submissions/test-support/start-postgres.ts";
import { openDrill } from "./load/open-drill.ts";
import { startSenders, waitForMails } from "./load/send-forms.ts";

const RESTARTS = 10;
const INSTANCES = 2;
const SENDERS = 4;
const RETRY_MS = 50;
/** Between two restarts, and how long the database stays away. */
const UP_MS = 3_000;
const DOWN_MS = 2_000;
/** Forms are taken again so soon after the database is. */
const BACK_LIMIT_MS = 10_000;
const MAILS_LIMIT_MS = 90_000;

if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  await using drill = await openDrill();
  const postgres = await startPostgres();
  drill.defer(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const origins: string[] = [];
  for (let index = 0; index < INSTANCES; index += 1) {
    const { origin } = await drill.startSite({ DATABASE_URL: databaseUrl, MAIL_RETRY_SECONDS: "1" });
    origins.push(origin);
  }

  const { random, mailServer } = drill;
  const senders = startSenders({ origins, random, senders: SENDERS, pauseMs: 0, retryMs: RETRY_MS });
  const { acknowledged, refused } = senders;
  const backMs: number[] = [];
  let refusedWhileDown = 0;
  for (let count = 0; count < RESTARTS; count += 1) {
    await sleep(UP_MS);
    const refusedBefore = refused();
    await postgres.kill();
    await sleep(DOWN_MS);
    await postgres.restart();
    const begin = performance.now();
    const known = acknowledged.size;
    while (acknowledged.size < known + SENDERS * origins.length) await sleep(10);
    refusedWhileDown += refused() - refusedBefore;
    backMs.push(performance.now() - begin);
  }
  await senders.end();

  const { lost, repeats } = await waitForMails(mailServer, acknowledged, MAILS_LIMIT_MS);
  const refusedWhileUp = refused() - refusedWhileDown;
  const latest = Math.round(Math.max(...backMs));
  console.log(`${RESTARTS} ends and restarts of PostgreSQL under ${INSTANCES} processes`);
  console.log(`acknowledged: ${acknowledged.size}, lost: ${lost.length}, delivered again: ${repeats}`);
  console.log(`refused with 503 while it was away: ${refusedWhileDown}, while it was there: ${refusedWhileUp}`);
  console.log(`forms of all senders taken again after: ${latest} ms at the latest`);
  return lost.length === 0 && refusedWhileUp === 0 && latest <= BACK_LIMIT_MS;
}
