import { readdir, readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSmtpPeer } from "../test-support/start-smtp-peer.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { createMailTransport } from "./create-transport.server.ts";
import { describeFailure } from "./mail-failure.ts";
import { MailRefusedError } from "./mail-transport.ts";
import type { OutgoingMail } from "./mail-transport.ts";

const MAIL: OutgoingMail = {
  to: "punalur@example.org",
  replyTo: { name: 'Anu "A" Thomas, Ltd <x@example.com>', address: "anu@example.org" },
  subject: "Appointment request: ഹൃദ്രോഗം (A-7F3K-9QXM)",
  text: "Hello",
  html: "<p>Hello</p>",
  messageId: "<0123456789abcdef@example.org>",
  date: new Date("2026-11-20T19:00:00Z"),
  reference: "A-7F3K-9QXM",
};

const FROM = "Hospital website <website@example.org>";
const NEVER = new AbortController().signal;

function createTransport(options: { smtpUrl?: string; mailDir?: string }) {
  const transport = createMailTransport({ mailDir: temporaryFolder(), from: FROM, ...options });
  onTestFinished(() => transport.close());
  return transport;
}

/** A server that does nothing but what `onConnection` does. */
async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("mail as files", () => {
  test("is named by day in India and reference, and reads back as it was", async () => {
    const mailDir = temporaryFolder();
    await createTransport({ mailDir }).send(MAIL, NEVER);
    expect(await readdir(mailDir)).toEqual(["2026-11-21-A-7F3K-9QXM.eml"]);
    const mail = await PostalMime.parse(await readFile(`${mailDir}/2026-11-21-A-7F3K-9QXM.eml`));
    expect(mail).toMatchObject({
      messageId: MAIL.messageId,
      subject: MAIL.subject,
      from: { name: "Hospital website", address: "website@example.org" },
      to: [{ address: "punalur@example.org" }],
      replyTo: [MAIL.replyTo],
      date: "2026-11-20T19:00:00.000Z",
    });
  });

  test("is replaced, not doubled, when it is sent again after a crash", async () => {
    const mailDir = temporaryFolder();
    const transport = createTransport({ mailDir });
    await writeFile(`${mailDir}/2026-11-21-A-7F3K-9QXM.eml.part`, "half a mail of a process that was killed");
    await transport.send(MAIL, NEVER);
    await transport.send({ ...MAIL, text: "Again" }, NEVER);
    expect(await readdir(mailDir)).toEqual(["2026-11-21-A-7F3K-9QXM.eml"]);
    expect((await PostalMime.parse(await readFile(`${mailDir}/2026-11-21-A-7F3K-9QXM.eml`))).text).toContain("Again");
  });
});

describe("mail over SMTP", () => {
  test("a name full of address syntax adds no recipient", async () => {
    const peer = await startSmtpPeer();
    await createTransport({ smtpUrl: peer.url }).send(MAIL, NEVER);
    expect(peer.recipients).toEqual(["punalur@example.org"]);
    expect(peer.mails[0]?.replyTo).toEqual([MAIL.replyTo]);
  });

  test("a server that never greets is left when the signal says so", async () => {
    const address = await listen(createServer());
    const sending = createTransport({ smtpUrl: `smtp://${address}` }).send(MAIL, AbortSignal.timeout(100));
    const error: unknown = await sending.catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(describeFailure(error)).toMatchObject({ code: "EABORT" });
  });

  test("a session that is refused is no refusal of the mail", async () => {
    const address = await listen(createServer((socket) => socket.end("554 5.7.1 not today\r\n")));
    const error: unknown = await createTransport({ smtpUrl: `smtp://${address}` })
      .send(MAIL, NEVER)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(describeFailure(error)).toMatchObject({ responseCode: 554 });
  });

  test("a failure is described without the server's words", async () => {
    const peer = await startSmtpPeer({ recipientCodes: [550] });
    const error: unknown = await createTransport({ smtpUrl: peer.url })
      .send(MAIL, NEVER)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(describeFailure(error)).toEqual({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" });
  });
});
