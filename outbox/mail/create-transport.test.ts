import { readdir, readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { createInterface } from "node:readline";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { startSmtpPeer } from "../test-support/start-smtp-peer.ts";
import { temporaryFolder } from "../test-support/temporary-folder.ts";
import { createMailTransport, smtpPoolOptions } from "./create-transport.server.ts";
import { describeFailure, MailRefusedError, type OutgoingMail } from "./mail-transport.ts";

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

const REPLIES = { EHLO: "250-here\r\n250 AUTH PLAIN", DATA: "354 go on", QUIT: "221 bye" };

/** An SMTP server that gives these replies to these commands and "250 ok" to others, and hangs up after a refusal. */
function talk(replies: Record<string, string>, commands: string[] = []): Server {
  return createServer((socket) => {
    let isMail = false;
    socket.on("error", () => undefined).write("220 here\r\n");
    createInterface(socket).on("line", (line) => {
      if (socket.writableEnded || (isMail && line !== ".")) return;
      const [command = ""] = line.split(/[ :]/);
      if (!isMail) commands.push(line);
      const reply = { ...REPLIES, ...replies }[command] ?? "250 ok";
      isMail = reply.startsWith("354");
      if (reply.startsWith("5")) socket.end(`${reply}\r\n`);
      else socket.write(`${reply}\r\n`);
    });
  });
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

  const failure = (smtpUrl: string): Promise<unknown> =>
    createTransport({ smtpUrl })
      .send(MAIL, NEVER)
      .catch((reason: unknown) => reason);

  test("a session that is refused is no refusal of the mail for good", async () => {
    const error = await failure(`smtp://${await listen(createServer((socket) => socket.end("554 not today\r\n")))}`);
    expect(error).toMatchObject({ name: "MailRefusedError", isFinal: false });
    expect(describeFailure(error)).toMatchObject({ responseCode: 554 });
  });

  test("a password that is refused is no refusal of the mail for good", async () => {
    const error = await failure(`smtp://user:password@${await listen(talk({ AUTH: "535 5.7.8 Not accepted" }))}`);
    expect(error).toMatchObject({ name: "MailRefusedError", isFinal: false });
  });

  test("a certificate that cannot be trusted refuses nothing", async () => {
    const error = await failure(`smtps://${await listen(createServer((socket) => socket.end("220 no TLS here\r\n")))}`);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });

  test.each([
    ["550 5.1.1 No such user", true],
    ["550 5.1.1 The account does not exist, see our policy", true],
    ["550 No such user here", true],
    ["553 Mailbox name not allowed", true],
    ["550 5.1.8 Sender's domain not found", false],
    ["550 5.2.2 Over quota", false],
    ["550 Mailbox is full", false],
    ["552 Storage exceeded", false],
    ["550 5.7.1 Access denied", false],
    ["554 Relay access denied", false],
    ["550 Greylisted for 300 seconds", false],
    ["550 Please try again later", false],
    ["554 Too many messages", false],
  ])("for the recipient, %s is final: %s", async (reply, isFinal) => {
    const error = await failure(`smtp://${await listen(talk({ RCPT: reply }))}`);
    expect(error).toMatchObject({ name: "MailRefusedError", isFinal });
  });

  test("a server that can is asked to report a failure alone, with the mail's id and its headers", async () => {
    const [able, unable]: [string[], string[]] = [[], []];
    for (const [commands, extension] of [
      [able, "250-DSN\r\n"],
      [unable, ""],
    ] as const) {
      const place = await listen(talk({ EHLO: `250-here\r\n${extension}250 AUTH PLAIN` }, commands));
      await createTransport({ smtpUrl: `smtp://${place}` }).send(MAIL, NEVER);
    }
    expect(able.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
      "MAIL FROM:<website@example.org> RET=HDRS ENVID=0123456789abcdef@example.org",
      "RCPT TO:<punalur@example.org> NOTIFY=FAILURE",
    ]);
    expect(unable).toContain("RCPT TO:<punalur@example.org>");
  });

  test("a mail that is refused while the connection is cut is refused", async () => {
    const address = await listen(talk({ ".": "554 5.6.0 Not this mail" }));
    expect(await failure(`smtp://${address}`)).toMatchObject({ name: "MailRefusedError", isFinal: true });
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

test.each(["smtp://mail.example.org:587", "smtp://mail.example.org:587?ignoreTLS=false", "smtps://localhost:465"])(
  "%s is encrypted",
  (url) => expect(smtpPoolOptions(url)).toMatchObject({ requireTLS: true, ignoreTLS: false }),
);

test.each([
  "smtp://localhost:1025",
  "smtp://127.0.0.2:25",
  "smtp://[::1]:25",
  "smtp://relay.example.org:25?ignoreTLS=true",
])("%s is plain", (url) => expect(smtpPoolOptions(url)).toMatchObject({ requireTLS: false, ignoreTLS: true }));

test("a host that only looks like this machine is encrypted", () => {
  expect(smtpPoolOptions("smtp://127.0.0.1.example.org").requireTLS).toBe(true);
  expect(smtpPoolOptions("smtp://localhost.example.org").requireTLS).toBe(true);
});

test("the pool never repeats a mail by itself", () => {
  expect(smtpPoolOptions("smtp://mail.example.org").maxRequeues).toBe(0);
});

test("a mail server has ten seconds to be reached, ten to greet, and may be silent for sixty", () => {
  expect(smtpPoolOptions("smtp://mail.example.org")).toMatchObject({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
});
