import { deepStrictEqual as equal, ok } from "node:assert";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, chmod, chown, mkdir, writeFile, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { findFreePorts } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { findProgram } from "../../outbox/test-support/find-program.ts";

// Sends one submission of each kind through a real mail server of Debian's into mailbox files, and reads them there.
// `npm run -w lab drill mail-server`; with `-- --keep` the mailbox files stay to be looked at.

const ARRIVAL_LIMIT_MS = 30_000;

const APPOINTMENT = {
  patientName: "അനു Thomas",
  department: "Cardiology",
  doctor: "",
  patientContactNumber: 9_000_000_011,
  outPatientNumber: null,
  message: "",
  appointmentOn: "",
  patientEmail: "anu@example.org",
  hospital: "1",
  to: "",
};

const CONTACT = {
  name: "Binu",
  email: "binu@example.org",
  contactNumber: "9000000012",
  subject: "Visiting hours",
  // Mail servers read such lines as the end of a mail, and mailbox files as the start of one, unless they are guarded.
  message: "One\n.\nFrom here on <b>bold</b>\n..\nlast",
  hospital: "2",
  to: "",
};

const RESUME = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(3_000_000)]);

const obstacle = findObstacle();
if (obstacle === undefined) await drill(process.argv.includes("--keep"));
else console.log(`Skipped: mail through a real mail server, because ${obstacle}.`);

async function drill(leavesMailboxes: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mail-drill-"));
  const [smtpPort, sitePort] = [await findFreePorts(), await findFreePorts()];
  const mailServer = await startOpenSmtpd(folder, smtpPort);
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(sitePort),
    DATA_DIR: join(folder, "data"),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  try {
    await submitAll(`http://127.0.0.1:${sitePort}/api/v1`);
    const mailboxes = join(folder, "mailboxes");
    checkAppointment(await receive("alappuzha-office@example.org", mailboxes, mailServer));
    checkContact(await receive("kozhencherry-office@example.org", mailboxes, mailServer));
    checkApplication(await receive("punalur-office@example.org", mailboxes, mailServer));
    console.log("Three submissions went through OpenSMTPD into three mailbox files and read there as they were sent.");
  } catch (error) {
    console.error(mailServer.log());
    throw error;
  } finally {
    await site.end("SIGTERM");
    await mailServer.stop();
    if (leavesMailboxes) console.log(`The mailbox files: ${join(folder, "mailboxes")}`);
    else await rm(folder, { recursive: true });
  }
}

async function submitAll(api: string): Promise<void> {
  const json = { "content-type": "application/json" };
  await post(`${api}/service/email`, { headers: json, body: JSON.stringify(APPOINTMENT) });
  await post(`${api}/service/contact_us`, { headers: json, body: JSON.stringify(CONTACT) });
  const application = new FormData();
  const fields = { name: "Chithra", email: "chithra@example.org", contactNumber: "9000000013", experience: "2" };
  for (const [name, value] of Object.entries({ ...fields, job: "Staff Nurse", hospital: "3", to: "" })) {
    application.append(name, value);
  }
  application.append("resume", new File([RESUME], "ചിത്ര.pdf", { type: "application/pdf" }));
  await post(`${api}/jobs/job_application`, { body: application });
}

async function post(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { method: "POST", ...init });
  equal(response.status, 201, `${url}: ${await response.text()}`);
}

/** The one mail in the mailbox of an address, once the mail server says that it is whole there. */
async function receive(address: string, mailboxes: string, mailServer: MailServer): Promise<Email> {
  const isDelivered = new RegExp(`mda delivery .*rcpt=<${address}> .*result=Ok`);
  for (const deadline = Date.now() + ARRIVAL_LIMIT_MS; !isDelivered.test(mailServer.log()); await sleep(100)) {
    ok(Date.now() < deadline, `no mail came for ${address}`);
  }
  const [mail, second] = await readMailbox(join(mailboxes, address.replace(/@.*/, "")));
  ok(mail && !second, `the mailbox of ${address} does not hold one mail`);
  return mail;
}

function checkAppointment(mail: Email): void {
  report(mail);
  ok(mail.subject?.startsWith("Appointment request · Cardiology · A-"));
  equal(mail.replyTo, [{ name: "അനു Thomas", address: "anu@example.org" }]);
  ok(mail.text?.includes("Patient:        അനു Thomas"));
  ok(mail.html?.includes('href="tel:+919000000011"'));
}

function checkContact(mail: Email): void {
  report(mail);
  ok(mail.subject?.startsWith("Contact message · Visiting hours · C-"));
  ok(mail.text?.includes("    One\n    .\n    From here on <b>bold</b>\n    ..\n    last\n"));
  ok(mail.html?.includes("From here on &lt;b&gt;bold&lt;/b&gt;"));
}

function checkApplication(mail: Email): void {
  report(mail);
  ok(mail.subject?.startsWith("Job application · Staff Nurse · J-"));
  const [resume] = mail.attachments;
  equal(resume?.filename, "ചിത്ര.pdf");
  ok(RESUME.equals(Buffer.from(resume?.content as ArrayBuffer)), "the resume changed on its way");
}

function report({ to, subject, messageId }: Email): void {
  console.log(`${to?.[0]?.address}: ${subject} ${messageId}`);
}

const START_LIMIT_MS = 10_000;

/** The account that mails are delivered as; OpenSMTPD delivers nothing as root. */
const NOBODY = 65_534;

const DELIVER = "/usr/libexec/opensmtpd/mail.mboxfile";

export interface MailServer {
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Why OpenSMTPD cannot be run here; undefined when it can. */
export function findObstacle(): string | undefined {
  if (findSmtpd() === undefined) return "OpenSMTPD is not installed (Debian's package opensmtpd)";
  if (process.getuid?.() !== 0) return "OpenSMTPD has to be started by root";
  if (findProgram("unshare") === undefined) return "the program unshare (Debian's package util-linux) is not installed";
  return undefined;
}

function findSmtpd(): string | undefined {
  return findProgram("smtpd", ["/usr/sbin"]);
}

/**
 * Starts OpenSMTPD on 127.0.0.1, where it takes every mail and appends it to the file `mailboxes/<part before the @>`
 * of `folder`. It has its own /var/spool and /run, so that a mail server this machine may have is left alone.
 */
export async function startOpenSmtpd(folder: string, port: number): Promise<MailServer> {
  const mailboxes = join(folder, "mailboxes");
  await mkdir(mailboxes);
  await chown(mailboxes, NOBODY, NOBODY);
  await chmod(folder, 0o755);
  const settings = join(folder, "smtpd.conf");
  await writeFile(settings, writeSettings(mailboxes, port));
  const hideOwn = ["/var/spool", "/run"].map((path) => `mount -t tmpfs -o mode=755 tmpfs ${path}`).join(" && ");
  const run = `${hideOwn} && exec ${findSmtpd()} -d -f "$0"`;
  const smtpd = spawn("unshare", ["--mount", "--propagation", "private", "sh", "-c", run, settings]);
  let log = "";
  for (const stream of [smtpd.stdout, smtpd.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const exited = once(smtpd, "exit");
  const server: MailServer = {
    log: () => log,
    stop: async () => {
      smtpd.kill("SIGTERM");
      await exited;
    },
  };
  await waitForPort(port, () => smtpd.exitCode !== null).catch(async (error: unknown) => {
    await server.stop();
    throw new Error(`OpenSMTPD did not start: ${log}`, { cause: error });
  });
  return server;
}

function writeSettings(mailboxes: string, port: number): string {
  return [
    `listen on 127.0.0.1 port ${port}`,
    `action "deliver" mda "${DELIVER} ${mailboxes}/%{rcpt.user}" virtual { "@" = nobody }`,
    'match from any for any action "deliver"',
    "",
  ].join("\n");
}

async function waitForPort(port: number, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; ;) {
    const socket = connect(port, "127.0.0.1");
    const failure = await once(socket, "connect").then(
      () => undefined,
      (error: unknown) => error,
    );
    socket.destroy();
    if (failure === undefined) return;
    if (hasEnded() || Date.now() > deadline) throw failure;
    await sleep(100);
  }
}

/** The mails of a mailbox file (RFC 4155), in the order they came in. */
export async function readMailbox(path: string): Promise<Email[]> {
  const content = await readFile(path, "latin1");
  const mails = content.split(/^From .*\n/m).slice(1);
  return Promise.all(mails.map((mail) => PostalMime.parse(Buffer.from(mail.replace(/^>From /gm, "From "), "latin1"))));
}
