// Cuts the network between the built site, its database and its mail server while forms come in, as a pulled cable does:
// nothing is refused, nothing arrives. `npm run drill:network`; ends with 1 when something was lost or came back too late.
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
import { startLink, type Link } from "./load/start-link.ts";

const SENDERS = 4;
/** Between two forms of a sender. */
const PAUSE_MS = 400;
const UP_MS = 5_000;
const CUT_MS = 30_000;
/** Everything is as before so soon after the network is. */
const BACK_LIMIT_MS = 60_000;

const ended: (() => Promise<unknown>)[] = [];
if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else {
  try {
    process.exitCode = (await drill()) ? 0 : 1;
  } finally {
    for (const end of ended.toReversed()) await end();
  }
}

async function drill(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "network-"));
  ended.push(() => rm(folder, { recursive: true, force: true }));
  const random = createRandom(1);
  const mailServer = await startFaultyMailServer(random);
  mailServer.recover();
  ended.push(() => mailServer.close());
  const postgres = await startPostgres();
  ended.push(() => postgres.stop());
  const databaseUrl = new URL(await postgres.createDatabase());
  const database = await startLink(Number(databaseUrl.port));
  const mail = await startLink(Number(new URL(mailServer.url).port));
  ended.push(
    () => database.close(),
    () => mail.close(),
  );
  databaseUrl.port = String(database.port);
  const port = await findFreePorts();
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_RETRY_SECONDS: "15",
    HOSPITAL_FORMS_PER_HOUR: "999999",
    LOG_LEVEL: "silent",
  });
  ended.push(() => site.end("SIGTERM"));

  const acknowledged = new Set<number>();
  const arrived = () => new Set(mailServer.delivered.map(({ submission }) => submission));
  const missing = (numbers: Iterable<number>) => {
    const known = arrived();
    return [...numbers].filter((one) => !known.has(one));
  };
  const state = { isDone: false, refused: 0 };
  let number = 0;
  async function send() {
    while (!state.isDone) {
      const submission = createSubmission((number += 1), random);
      while (!(await post(`http://127.0.0.1:${port}`, submission))) {
        state.refused += 1;
        await sleep(100);
      }
      acknowledged.add(submission.number);
      await sleep(PAUSE_MS);
    }
  }
  const sending = Promise.all(Array.from({ length: SENDERS }, send));
  const known = () => ({ acknowledged: acknowledged.size, refused: state.refused });

  let isInTime = true;
  for (const [name, links] of Object.entries({ database: [database], "mail server": [mail], both: [database, mail] })) {
    await sleep(UP_MS);
    const during = await cutFor(links, known);
    const begin = performance.now();
    const before = acknowledged.size;
    const late = missing(acknowledged);
    while (acknowledged.size < before + 2 * SENDERS) await sleep(10);
    const formsMs = performance.now() - begin;
    while (missing(late).length > 0 && performance.now() - begin < BACK_LIMIT_MS) await sleep(50);
    const mailsMs = performance.now() - begin;
    console.log(
      `${name} away for ${CUT_MS / 1000} s: ${during.acknowledged} forms acknowledged, ${during.refused} refused meanwhile; ` +
        `forms taken again after ${Math.round(formsMs)} ms, ${late.length} mails that waited gone after ${Math.round(mailsMs)} ms`,
    );
    isInTime &&= Math.max(formsMs, mailsMs) < BACK_LIMIT_MS;
  }
  state.isDone = true;
  await sending;
  const until = performance.now() + BACK_LIMIT_MS;
  while (missing(acknowledged).length > 0 && performance.now() < until) await sleep(100);
  const lost = missing(acknowledged).length;
  const repeats = mailServer.delivered.length - arrived().size;
  console.log(`acknowledged: ${acknowledged.size}, lost: ${lost}, delivered again: ${repeats}`);
  return isInTime && lost === 0;
}

async function cutFor<Counts extends Record<string, number>>(links: Link[], count: () => Counts): Promise<Counts> {
  const before = count();
  for (const link of links) link.cut();
  await sleep(CUT_MS);
  const after = count();
  for (const link of links) link.mend();
  return Object.fromEntries(Object.entries(after).map(([name, now]) => [name, now - (before[name] ?? 0)])) as Counts;
}
