import { constants } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { todayInKolkata } from "../forms/today.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailTransport } from "./mail-transport.ts";

/**
 * Writes each mail to `mailDir` as "<day sent>-<reference>.eml", where mail programs open it. A mail is there
 * whole or not at all, and once sending resolved it is on disk; writing the same again replaces it.
 */
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

// Each write waits for the disk (open(2), O_SYNC).
const { O_CREAT, O_RDWR, O_SYNC, O_TRUNC } = constants;

async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const [path, temporary] = [join(folder, name), join(folder, `${name}.part`)];
  await writeAtOnce(temporary, content, O_CREAT | O_TRUNC);
  await rename(temporary, path);
  // A file that is synchronised after it was renamed takes its name along.
  await writeAtOnce(path, content.subarray(0, 1));
}

async function writeAtOnce(path: string, content: Buffer, flags = 0): Promise<void> {
  const file = await open(path, O_RDWR | O_SYNC | flags, 0o600);
  try {
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
