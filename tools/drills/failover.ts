// Ends PostgreSQL under two processes of the built site while forms come in, and promotes its synchronous standby at the
// same address; compares what was acknowledged with what arrived. `npm run drill:failover`; ends with 1 when something
// was lost or came back too late.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "#submissions/test-support/find-program.ts";
import { startPostgres } from "#submissions/test-support/start-postgres.ts";
import { createSubmission, post } from "#tests/faults/kills/post-submission.ts";
import { createRandom } from "#tests/faults/kills/random.ts";
import { startFaultyMailServer } from "#tests/faults/kills/start-faulty-mail-server.ts";
import { findFreePorts } from "#tests/support/free-port.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startLink } from "./load/start-link.ts";

const INSTANCES = 2;
const SENDERS = 4;
const PAUSE_MS = 100;
const UP_MS = 10_000;
/** What whoever watches the database needs to see that it is gone. */
const UNSEEN_MS = 3_000;
/** Forms are taken again so soon after the promotion. */
const BACK_LIMIT_MS = 10_000;
const MAILS_LIMIT_MS = 90_000;

const ended: (() => Promise<unknown>)[] = [];
if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else {
  try {
    process.exitCode = (await drill()) ? 0 : 1;
  } finally {
    for (const end of ended.toReversed()) await end();
  }
}

async function start() {
  const folder = await mkdtemp(join(tmpdir(), "failover-"));
  ended.push(() => rm(folder, { recursive: true, force: true }));
  const random = createRandom(1);
  const mailServer = await startFaultyMailServer(random);
  mailServer.recover();
  ended.push(() => mailServer.close());
  const primary = await startPostgres();
  ended.push(() => primary.stop());
  const databaseUrl = new URL(await primary.createDatabase());
  const link = await startLink(Number(databaseUrl.port));
  ended.push(() => link.close());
  databaseUrl.port = String(link.port);
  const origins: string[] = [];
  for (let index = 0; index < INSTANCES; index += 1) {
    const port = await findFreePorts();
    const site = await startSiteProcess({
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder, String(index)),
      SMTP_URL: mailServer.url,
      DATABASE_URL: databaseUrl.href,
      MAIL_RETRY_SECONDS: "1",
      HOSPITAL_FORMS_PER_HOUR: "999999",
      LOG_LEVEL: "silent",
    });
    ended.push(() => site.end("SIGTERM"));
    origins.push(`http://127.0.0.1:${port}`);
  }
  const standby = await primary.startStandby();
  ended.push(() => standby.stop());
  return { random, mailServer, primary, standby, link, origins };
}

async function drill(): Promise<boolean> {
  const { random, mailServer, primary, standby, link, origins } = await start();
  const acknowledged = new Set<number>();
  const state = { isUp: true, isDone: false, refusedWhileUp: 0, refusedWhileDown: 0 };
  let number = 0;
  async function send() {
    while (!state.isDone) {
      const submission = createSubmission((number += 1), random);
      while (!(await post(origins[submission.number % origins.length] ?? "", submission))) {
        if (state.isUp) state.refusedWhileUp += 1;
        else state.refusedWhileDown += 1;
        await sleep(PAUSE_MS);
      }
      acknowledged.add(submission.number);
      await sleep(PAUSE_MS);
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, send));
  await sleep(UP_MS);
  const before = acknowledged.size;
  state.isUp = false;
  await primary.kill();
  await sleep(UNSEEN_MS);
  const begin = performance.now();
  await standby.promote();
  link.lead(standby.port);
  const known = acknowledged.size;
  while (acknowledged.size < known + SENDERS * origins.length) await sleep(10);
  const backMs = Math.round(performance.now() - begin);
  state.isUp = true;
  await sleep(UP_MS);
  state.isDone = true;
  await sending;
  const arrived = () => new Set(mailServer.delivered.map((mail) => mail.submission));
  const missing = () => {
    const there = arrived();
    return [...acknowledged].filter((one) => !there.has(one)).length;
  };
  const until = Date.now() + MAILS_LIMIT_MS;
  while (missing() > 0 && Date.now() < until) await sleep(100);
  const repeats = mailServer.delivered.length - arrived().size;
  console.log(
    `acknowledged: ${acknowledged.size}, ${before} of them before; lost: ${missing()}, delivered again: ${repeats}`,
  );
  console.log(
    `refused while the database was away: ${state.refusedWhileDown}, while it was there: ${state.refusedWhileUp}`,
  );
  console.log(`forms of all senders taken again ${backMs} ms after the promotion`);
  return missing() === 0 && state.refusedWhileUp === 0 && backMs <= BACK_LIMIT_MS;
}
