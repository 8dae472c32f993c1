import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findProgram } from "#submissions/test-support/find-program.ts";

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
 * Starts OpenSMTPD on 127.0.0.1, where it takes every mail and appends it to the file `mailboxes/<part before the @>` of
 * `folder`. It has its own /var/spool and /run, so that a mail server this machine may have is left alone.
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
