import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpPeer } from "#outbox/test-support/start-smtp-peer.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest } from "./test-support/run-in-test.ts";
import { sendTestMail } from "./mail-test.ts";

const LINE = "--hospital punalur";

test("a mail that is taken is reported with the whole conversation, and reaches that hospital alone", async () => {
  const peer = await startSmtpPeer();
  const { code, printed } = await runInTest(sendTestMail, LINE, { env: { SMTP_URL: peer.url } });
  expect(code).toBe(0);
  expect(printed).toMatch(/^\* Connection established to 127\.0\.0\.1/m);
  expect(printed).toMatch(/^> RCPT TO:<punalur-office@example\.org>$/m);
  expect(printed).toMatch(/^< 250 .*\n\nThe mail server took the mail: 250 /m);
  expect(printed).toContain("not encrypted");
  expect(peer.recipients).toEqual(["punalur-office@example.org"]);
  const reference = /TEST-[0-9A-F]{4}/.exec(printed)?.[0] ?? "none";
  expect(peer.mails[0]?.subject).toMatch(new RegExp(`^Test of the website's mail · .*Punalur · ${reference}$`));
  expect(peer.mails[0]?.text).toContain("You do not need to answer");
});

test("a mailbox that a setting names takes the place of the data's", async () => {
  const peer = await startSmtpPeer();
  const env = { SMTP_URL: peer.url, RECEIVING_ADDRESSES: "punalur=desk@example.org" };
  expect(await runInTest(sendTestMail, LINE, { env })).toMatchObject({ code: 0 });
  expect(peer.recipients).toEqual(["desk@example.org"]);
});

test("a recipient that is refused is reported with the server's code", async () => {
  const peer = await startSmtpPeer({ recipientCodes: [550] });
  const { code, noted } = await runInTest(sendTestMail, LINE, { env: { SMTP_URL: peer.url } });
  expect(code).toBe(1);
  expect(noted).toMatch(/^\nThe mail server refused the sender or the recipient: .*550/);
});

test("a mail that is put off is reported with the server's code", async () => {
  const peer = await startSmtpPeer({ mailCodes: [451] });
  const { code, noted } = await runInTest(sendTestMail, LINE, { env: { SMTP_URL: peer.url } });
  expect(code).toBe(1);
  expect(noted).toMatch(/^\nThe mail server refused the mail: .*451/);
});

test("a server that is away is reported", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  const { code, noted } = await runInTest(sendTestMail, LINE, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  expect(code).toBe(1);
  expect(noted).toMatch(/^\nNo connection to the mail server: .*ECONNREFUSED/);
});

test("a certificate that does not hold is reported, and no password is sent or printed", async () => {
  const onAuth = () => expect.fail("signed in on an unsafe connection");
  const server = new SMTPServer({ secure: true, disableReverseLookup: true, onAuth });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtps://office:secret-word@localhost:${port}` };
  const { code, printed, noted } = await runInTest(sendTestMail, LINE, { env });
  expect(code).toBe(1);
  expect(noted).toMatch(/^\nNo encrypted connection to the mail server: .*certificate/);
  expect(printed + noted).not.toContain("secret-word");
});

test("without a mail server the mail is a file, and the command says so", async () => {
  const dataDir = temporaryFolder();
  const { code, printed } = await runInTest(sendTestMail, LINE, { env: { DATA_DIR: dataDir } });
  expect(code).toBe(0);
  expect(printed).toContain("SMTP_URL is not set");
  expect(await readdir(`${dataDir}/mail`)).toEqual([expect.stringMatching(/-TEST-[0-9A-F]{4}\.eml$/)]);
});

test.each([
  ["", /^Usage: npm run mail:test -- --hospital ID$/],
  ["--hospital nowhere", /no hospital "nowhere"\. There are: alappuzha, kozhencherry, punalur$/],
  ["--hospitel punalur", /^Unknown option '--hospitel'\nUsage: /],
  ["--hospital punalur extra", /^Usage: /],
])("the line %o is refused with what is wrong in it", async (line, message) => {
  const { error } = await runInTest(sendTestMail, line);
  expect(error?.name).toBe("UsageError");
  expect(error?.message).toMatch(message);
});
