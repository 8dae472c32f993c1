import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "../../outbox/test-support/find-program.ts";
import { startPostgres } from "../../outbox/test-support/start-postgres.ts";
import { openDrill } from "../support/open-drill.ts";
import { startSenders, waitForMails } from "../support/send-forms.ts";
import { startLink } from "../support/start-link.ts";

// Ends PostgreSQL under two processes of the built site while forms come in, and promotes its synchronous standby at
// the same address; compares what was acknowledged with what arrived. `npm run -w lab drill failover`; ends with 1 when
// something was lost or came back too late.

const INSTANCES = 2;
const SENDERS = 4;
const PAUSE_MS = 100;
const UP_MS = 10_000;
/** What whoever watches the database needs to see that it is gone. */
const UNSEEN_MS = 3_000;
/** Forms are taken again so soon after the promotion. */
const BACK_LIMIT_MS = 10_000;
const MAILS_LIMIT_MS = 90_000;

if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  await using drill = await openDrill();
  const primary = await startPostgres();
  drill.defer(() => primary.stop());
  const databaseUrl = new URL(await primary.createDatabase());
  const link = await startLink(Number(databaseUrl.port));
  drill.defer(() => link.close());
  databaseUrl.port = String(link.port);
  const origins: string[] = [];
  for (let index = 0; index < INSTANCES; index += 1) {
    const { origin } = await drill.startSite({ DATABASE_URL: databaseUrl.href }, { firstMailWaitMs: 1000 });
    origins.push(origin);
  }
  const standby = await primary.startStandby();
  drill.defer(() => standby.stop());

  const { random, mailServer } = drill;
  const senders = startSenders({ origins, random, senders: SENDERS, pauseMs: PAUSE_MS, retryMs: PAUSE_MS });
  const { acknowledged, refused } = senders;
  await sleep(UP_MS);
  const [before, refusedBefore] = [acknowledged.size, refused()];
  await primary.kill();
  await sleep(UNSEEN_MS);
  const begin = performance.now();
  await standby.promote();
  link.lead(standby.port);
  const known = acknowledged.size;
  while (acknowledged.size < known + SENDERS * origins.length) await sleep(10);
  const backMs = Math.round(performance.now() - begin);
  const refusedWhileDown = refused() - refusedBefore;
  await sleep(UP_MS);
  await senders.end();

  const { lost, repeats } = await waitForMails(mailServer, acknowledged, MAILS_LIMIT_MS);
  const refusedWhileUp = refused() - refusedWhileDown;
  console.log(
    `acknowledged: ${acknowledged.size}, ${before} of them before; lost: ${lost.length}, delivered again: ${repeats}`,
  );
  console.log(`refused while the database was away: ${refusedWhileDown}, while it was there: ${refusedWhileUp}`);
  console.log(`forms of all senders taken again ${backMs} ms after the promotion`);
  return lost.length === 0 && refusedWhileUp === 0 && backMs <= BACK_LIMIT_MS;
}
