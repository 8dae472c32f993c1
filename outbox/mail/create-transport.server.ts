import { mkdir, open, rename, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createTransport, type SMTPPoolOptions, type SendMailOptions } from "nodemailer";
import { type MailTransport, readSmtpFailure, type OutgoingMail } from "./mail-transport.ts";
import { isLoopback } from "../is-loopback.server.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";

export interface MailTransportOptions {
  smtpUrl?: string | undefined;
  mailDir: string;
  from: string;
}

export function createMailTransport({ smtpUrl, mailDir, from }: MailTransportOptions): MailTransport {
  return smtpUrl === undefined ? createFileTransport({ mailDir, from }) : createSmtpTransport(smtpUrl, from);
}

function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const mailer = createTransport(smtpPoolOptions(smtpUrl), { from, disableFileAccess: true, disableUrlAccess: true });
  const streams = new Map<string, Readable>();
  mailer.use("stream", ({ message }, done) => {
    const createReadStream = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = createReadStream(options);
      streams.set(message.messageId(), stream);
      return stream;
    };
    done();
  });
  return {
    async send(mail, signal) {
      const { rejectedErrors = [] } = await mailer
        .sendMail({ ...composeMail(mail), dsn: reportOn(mail), signal })
        .catch((error: unknown) => {
          throw readSmtpFailure(error, streams.get(mail.messageId)?.readableDidRead !== true);
        })
        .finally(() => streams.delete(mail.messageId));
      // LMTP sends one more response for each recipient after the mail.
      for (const refusal of rejectedErrors) throw readSmtpFailure(refusal);
    },
    async close() {
      mailer.close();
    },
  };
}

/** RFC 3461: only a failure, with the id by which `bounce` knows the mail. */
function reportOn({ messageId }: OutgoingMail): NonNullable<SendMailOptions["dsn"]> {
  return { id: messageId.replaceAll(/[<>]/g, ""), return: "headers", notify: "failure" };
}

const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 60_000;
// Below what servers grant an idle client, so that a mail is not handed to a connection about to close.
const IDLE_TIMEOUT_MS = 15_000;

/** `smtps://` speaks TLS, `smtp://` must upgrade by STARTTLS; plain only to this machine or with "?ignoreTLS=true". */
export function smtpPoolOptions(smtpUrl: string): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isPlain = protocol === "smtp:" && (isLoopback(hostname) || searchParams.get("ignoreTLS") === "true");
  return {
    url: smtpUrl,
    pool: true,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The pool would send again after a cut, though the mail may have arrived: attempts are the worker's to count.
    maxRequeues: 0,
  };
}

/** As "<day sent>-<reference>.eml", on disk once sending resolved. */
export function createFileTransport({ mailDir, from }: { mailDir: string; from: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail));
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      await writeDurably(mailDir, `${todayInKolkata(mail.date)}-${mail.reference}.eml`, message as Buffer);
    },
    async close() {},
  };
}

async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const path = join(folder, name);
  await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

export async function findMailFiles(mailDir: string, reference: string): Promise<string[]> {
  const name = new RegExp(`-${reference}(?:-(?:copy|answer|wish)-\\d+|-receipt)?\\.eml$`);
  return (await listMailFiles(mailDir)).filter((path) => name.test(path));
}

export async function findOldMailFiles(mailDir: string, olderThanDays: number): Promise<string[]> {
  const latest = Date.now() - olderThanDays * DAY_MS;
  const files = await listMailFiles(mailDir);
  const times = await Promise.all(files.map(async (path) => (await stat(path)).mtimeMs));
  return files.filter((_path, index) => (times[index] ?? latest) < latest);
}

export async function removeMailFiles(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

async function listMailFiles(mailDir: string): Promise<string[]> {
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return [];
  });
  return names.filter((name) => name.endsWith(".eml")).map((name) => join(mailDir, name));
}

/** Attachments in base64, so that their bytes arrive as they are. */
export function composeMail(outgoing: OutgoingMail): SendMailOptions {
  const { reference: _reference, attachments = [], isAutomatic = false, ...mail } = outgoing;
  return {
    ...mail,
    ...(mail.inReplyTo !== undefined && { references: mail.inReplyTo }),
    ...(isAutomatic && { headers: { "Auto-Submitted": "auto-generated" } }),
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
      contentDisposition: "attachment",
      contentTransferEncoding: "base64",
    })),
  };
}
