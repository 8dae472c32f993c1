// Cuts the network between the built site, its database and its mail server while forms come in, as a pulled cable does:
// nothing is refused, nothing arrives. `npm run drill:network`; ends with 1 when something was lost or came back too late.
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgres } from "#submissions/test-support/find-program.ts";
import { startPostgres } from "#submissions/test-support/start-postgres.ts";
import { openDrill } from "./load/open-drill.ts";
import { missingOf, startSenders, waitForMails } from "./load/send-forms.ts";
import { startLink, type Link } from "./load/start-link.ts";

const SENDERS = 4;
/** Between two forms of a sender, and before one that was refused is sent again. */
const PAUSE_MS = 400;
const RETRY_MS = 100;
const UP_MS = 5_000;
const CUT_MS = 30_000;
/** Everything is as before so soon after the network is. */
const BACK_LIMIT_MS = 60_000;

if (findPostgres() === undefined) console.log("Skipped: PostgreSQL is not installed (Debian's package postgresql).");
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  await using drill = await openDrill();
  const { random, mailServer } = drill;
  const postgres = await startPostgres();
  drill.defer(() => postgres.stop());
  const databaseUrl = new URL(await postgres.createDatabase());
  const database = await startLink(Number(databaseUrl.port));
  drill.defer(() => database.close());
  const mail = await startLink(Number(new URL(mailServer.url).port));
  drill.defer(() => mail.close());
  databaseUrl.port = String(database.port);
  const { origin } = await drill.startSite({
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_RETRY_SECONDS: "15",
  });

  const senders = startSenders({ origins: [origin], random, senders: SENDERS, pauseMs: PAUSE_MS, retryMs: RETRY_MS });
  const { acknowledged } = senders;
  const known = () => ({ acknowledged: acknowledged.size, refused: senders.refused() });
  let isInTime = true;
  for (const [name, links] of Object.entries({ database: [database], "mail server": [mail], both: [database, mail] })) {
    await sleep(UP_MS);
    const during = await cutFor(links, known);
    const begin = performance.now();
    const before = acknowledged.size;
    const late = missingOf(mailServer, acknowledged);
    while (acknowledged.size < before + 2 * SENDERS) await sleep(10);
    const formsMs = performance.now() - begin;
    while (missingOf(mailServer, late).length > 0 && performance.now() - begin < BACK_LIMIT_MS) await sleep(50);
    const mailsMs = performance.now() - begin;
    console.log(
      `${name} away for ${CUT_MS / 1000} s: ${during.acknowledged} forms acknowledged, ${during.refused} refused meanwhile; ` +
        `forms taken again after ${Math.round(formsMs)} ms, ${late.length} mails that waited gone after ${Math.round(mailsMs)} ms`,
    );
    isInTime &&= Math.max(formsMs, mailsMs) < BACK_LIMIT_MS;
  }
  await senders.end();
  const { lost, repeats } = await waitForMails(mailServer, acknowledged, BACK_LIMIT_MS);
  console.log(`acknowledged: ${acknowledged.size}, lost: ${lost.length}, delivered again: ${repeats}`);
  return isInTime && lost.length === 0;
}

async function cutFor<Counts extends Record<string, number>>(links: Link[], count: () => Counts): Promise<Counts> {
  const before = count();
  for (const link of links) link.cut();
  await sleep(CUT_MS);
  const after = count();
  for (const link of links) link.mend();
  return Object.fromEntries(Object.entries(after).map(([name, now]) => [name, now - (before[name] ?? 0)])) as Counts;
}
