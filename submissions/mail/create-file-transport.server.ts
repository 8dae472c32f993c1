import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { todayInKolkata } from "../forms/today.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailTransport } from "./mail-transport.ts";

/**
 * Writes each mail to `mailDir` as "<day received>-<reference>.eml", where mail programs open it. A mail is there
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

async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(folder, `${name}.part`);
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

/** A rename is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
