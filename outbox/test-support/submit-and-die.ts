import { createSubmissions } from "../create-submissions.server.ts";
import { createMailTransport } from "../mail/create-transport.server.ts";
import { createAnswerLinks } from "../answer-links.server.ts";
import { sendMails } from "../send-mails.server.ts";
import { openStore } from "../store/open-store.server.ts";
import { SILENT_LOG } from "#forms/submissions.ts";
import { SAMPLE_APPOINTMENT, SAMPLE_EDITIONS, SAMPLE_MAIL_FROM } from "./samples.ts";

/**
 * Run as a process of its own with a data folder and perhaps an SMTP address. It takes one request; without an address
 * it dies by SIGKILL right after the response, with one it mails and waits to be killed.
 */
const [dataDir = "", smtpUrl] = process.argv.slice(2);
const clock = { now: () => new Date("2026-11-20T10:00:00Z") };
const store = await openStore({ dataDir, clock, diskReserveBytes: 100_000 });
const submissions = createSubmissions({
  editions: SAMPLE_EDITIONS,
  store,
  clock,
  mailFrom: SAMPLE_MAIL_FROM,
  onStored: () => undefined,
});
const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
if (outcome.status !== "accepted") throw new Error("The sample request was not accepted");
process.stdout.write(`${outcome.receipt.reference}\n`);
if (smtpUrl === undefined) process.kill(process.pid, "SIGKILL");
const transport = createMailTransport({ smtpUrl, mailDir: dataDir, from: SAMPLE_MAIL_FROM });
sendMails({
  ...{ store, editions: SAMPLE_EDITIONS, mailFrom: SAMPLE_MAIL_FROM, retentionDays: 90 },
  ...{ links: createAnswerLinks(store), origin: "http://127.0.0.1", transport, clock, log: SILENT_LOG },
});
