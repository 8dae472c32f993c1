import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { describe, expect, test, vi } from "vitest";
import { describeStores } from "./test-support/describe-stores.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_RESUME,
  sampleSubmission,
} from "./test-support/samples.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { startMailing } from "./test-support/open-submissions.ts";
import { isGivenUp, isRefusedForGood, waitAfterAttempt } from "./send-mails.server.ts";
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";
import type { SmtpPeer, SmtpPeerSettings } from "./test-support/start-smtp-peer.ts";

/** The mails to offices; the sender's receipts come beside them. */
const mailsOf = ({ mails }: SmtpPeer) => mails.filter(({ to }) => to?.[0]?.address !== SAMPLE_CONTACT.email);
const recipientsOf = ({ recipients }: SmtpPeer) => recipients.filter((address) => address !== SAMPLE_CONTACT.email);

describeStores("mailing from the store", (createPlace) => {
  async function startWithPeer(settings: SmtpPeerSettings = {}) {
    const place = await createPlace();
    const peer = await startSmtpPeer(settings);
    const mailing = await startMailing(place, peer.url);
    const record = async () => (await mailing.store.list({}))[0];
    return {
      ...mailing,
      peer,
      place,
      record,
      recordBecomes: (expected: object) =>
        vi.waitFor(async () => expect(await record()).toMatchObject(expected), { interval: 10 }),
    };
  }

  test("a stored request is mailed at once to its hospital, with the patient to reply to [S263]", async () => {
    const { submissions, peer, recordBecomes, record, log } = await startWithPeer();
    const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await recordBecomes({ status: "sent", attempts: 1, lastError: undefined });
    const reference = outcome.status === "accepted" ? outcome.receipt.reference : "";
    expect(recipientsOf(peer)).toEqual(["punalur@example.org"]);
    expect(mailsOf(peer)).toHaveLength(1);
    expect(mailsOf(peer)[0]).toMatchObject({
      from: { name: "Hospital website", address: "website@example.org" },
      to: [{ address: "punalur@example.org" }],
      replyTo: [{ name: "Anu Thomas", address: "anu@example.org" }],
      subject: `Appointment request · Cardiology · Tue, 24 Nov · ${reference}`,
      messageId: (await record())?.messageId,
      date: "2026-11-20T10:00:00.000Z",
    });
    for (const value of ["Anu Thomas", "98470 12345", "anu@example.org", "Dr. Sample", "1234", reference]) {
      expect(mailsOf(peer)[0]?.text).toContain(value);
      expect(mailsOf(peer)[0]?.html).toContain(value);
    }
    expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology/);
  });

  test("many different requests each arrive once, and 20 identical ones as one", async () => {
    const { submissions, peer, store } = await startWithPeer();
    const send = (n: number) => submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber: n });
    await Promise.all(Array.from({ length: 50 }, (_, n) => send(Math.min(n, 30))));
    await vi.waitFor(async () => expect((await store.list({})).every(({ status }) => status === "sent")).toBe(true));
    expect(new Set(mailsOf(peer).map(({ messageId }) => messageId)).size).toBe(31);
    expect(mailsOf(peer)).toHaveLength(31);
  });

  test("a message arrives with its text, whose header lines and markup stay text [S272]", async () => {
    const { submissions, peer, recordBecomes } = await startWithPeer();
    const message = "നമസ്കാരം\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>";
    await submissions.submit("contact", { ...SAMPLE_CONTACT, message });
    await recordBecomes({ status: "sent" });
    const [mail] = mailsOf(peer);
    expect(recipientsOf(peer)).toEqual(["punalur@example.org"]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.text).toContain("    നമസ്കാരം\n    Bcc: thief");
    expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(mail?.html).not.toContain("<script>");
  });

  test("an application arrives with its resume byte for byte, under its own name [S265]", async () => {
    const { submissions, peer, recordBecomes } = await startWithPeer();
    const resume = {
      name: "റെസ്യൂമെ Anu 'T' (2026).PDF",
      bytes: Buffer.concat([Buffer.from("%PDF-1.7\r\n.\r\n"), randomBytes(90_000)]),
    };
    const outcome = await submissions.submit("job", SAMPLE_APPLICATION, { file: resume });
    await recordBecomes({ status: "sent", kind: "job" });
    const mail = mailsOf(peer)[0];
    expect(mail?.subject).toMatch(/^Job application · Staff Nurse · J-/);
    expect(mail?.text).toContain(outcome.status === "accepted" ? outcome.receipt.reference : "none");
    expect(mail?.replyTo).toEqual([{ name: "Anu Thomas", address: "anu@example.org" }]);
    expect(mail?.attachments).toMatchObject([
      { filename: resume.name, mimeType: "application/pdf", disposition: "attachment" },
    ]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(resume.bytes)).toBe(true);
  });

  test("mails that a server leaves pending do not hold up the others", async () => {
    const { submissions, peer, store } = await startWithPeer({ silentMails: 2 });
    const send = (n: number) => submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber: n });
    for (let n = 0; n < 10; n += 1) await send(n);
    const count = async (wanted: string) => (await store.list({})).filter(({ status }) => status === wanted).length;
    await vi.waitFor(async () => expect(await count("sent")).toBe(8));
    expect(await count("sending")).toBe(2);
    peer.cut();
    await vi.waitFor(async () => expect(await count("queued")).toBe(2));
  });

  describe("a passing failure", () => {
    test.each([
      ["a connection cut before the mail", "mail", undefined],
      ["451 for the recipient", "recipient", "451 Busy"],
      ["452 for the mail", "mail", "452 Full"],
      ["554 for the connection", "connection", "554 5.3.2 Not today"],
      ["550 for the sender", "sender", "550 5.1.8 Bad sender"],
      ["552 for the recipient", "recipient", "552 Mailbox full"],
      ["550 with a greylist for the recipient", "recipient", "550 Greylisted, come back in five minutes"],
      ["550 by a policy for the recipient", "recipient", "550 5.7.1 Refused by local policy"],
      ["552 for the mail", "mail", "552 5.2.2 Over quota"],
    ])("(%s) is tried again after a wait, until the mail arrives once", async (_name, where, refusal) => {
      const refusals = [refusal];
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === where ? refusals.shift() : undefined);
      const cuts: SmtpPeerSettings["cuts"] = refusal === undefined ? ["before-data"] : [];
      const { submissions, peer, clock, recordBecomes, log } = await startWithPeer({ refuse, cuts });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await recordBecomes({
        status: "queued",
        attempts: 1,
        lastError: expect.stringContaining(refusal ?? "") as string,
      });
      // The log hears of it once it is stored.
      await vi.waitFor(() => expect(log.lines.join("\n")).toMatch(/^warn a mail could not be sent/m));
      clock.move(0.9);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(mailsOf(peer)).toHaveLength(0);
      clock.move(2);
      await recordBecomes({ status: "sent", attempts: 2 });
      expect(mailsOf(peer)).toHaveLength(1);
    });

    test("(a connection cut after the mail) repeats it under the same Message-ID", async () => {
      const { submissions, peer, clock, recordBecomes } = await startWithPeer({ cuts: ["after-data"] });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await recordBecomes({ status: "queued", attempts: 1 });
      clock.move(3);
      await recordBecomes({ status: "sent", attempts: 2 });
      expect(mailsOf(peer)).toHaveLength(2);
      expect(mailsOf(peer)[1]?.messageId).toBe(mailsOf(peer)[0]?.messageId);
    });

    test("(no mail server at all) keeps the request for later", async () => {
      const place = await createPlace();
      const { submissions, store } = await startMailing(place, "smtp://127.0.0.1:1");
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await vi.waitFor(async () => expect((await store.list({}))[0]).toMatchObject({ status: "queued", attempts: 1 }));
    });

    test("is waited for at most an hour when the clock jumps back by days", async () => {
      const { submissions, peer, clock, recordBecomes } = await startWithPeer({ recipientCodes: [451] });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await recordBecomes({ status: "queued", attempts: 1 });
      clock.move(-3 * 24 * 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
      clock.move(60);
      await recordBecomes({ status: "sent", attempts: 2 });
      expect(mailsOf(peer)).toHaveLength(1);
    });
  });

  test("a clock that jumps ahead by days sends waiting mails at once, and abandons none", async () => {
    const replies = ["451 Busy", "451 Busy"];
    const refuse: SmtpPeerSettings["refuse"] = (stage, address) =>
      stage === "recipient" && address === "punalur@example.org" ? replies.shift() : undefined;
    const { submissions, peer, clock, recordBecomes } = await startWithPeer({ refuse });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await recordBecomes({ status: "queued", attempts: 1 });
    clock.move(6 * 24 * 60);
    await recordBecomes({ status: "queued", attempts: 2 });
    clock.move(60);
    await recordBecomes({ status: "sent", attempts: 3 });
    expect(mailsOf(peer)).toHaveLength(1);
  });

  test.each([6, -6])("a clock that jumps by %i days while a mail is sent lets it go out once", async (days) => {
    const { submissions, peer, clock, recordBecomes } = await startWithPeer({ greetingDelayMs: 150 });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await recordBecomes({ status: "sending" });
    clock.move(days * 24 * 60);
    await recordBecomes({ status: "sent", attempts: 1 });
    expect(mailsOf(peer)).toHaveLength(1);
  });

  describe("a refusal for good", () => {
    test.each<[string, SmtpPeerSettings]>([
      ["550 for the recipient", { recipientCodes: [550] }],
      ["554 for the mail", { mailCodes: [554] }],
    ])("(%s) parks the mail and reports it without naming anybody", async (_name, settings) => {
      const { submissions, peer, clock, recordBecomes, log } = await startWithPeer(settings);
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await recordBecomes({ status: "parked", attempts: 1, lastError: expect.stringContaining("5") as string });
      clock.move(24 * 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(mailsOf(peer)).toHaveLength(0);
      const report = () => log.lines.find((line) => line.startsWith("error"));
      await vi.waitFor(() => expect(report()).toBeDefined());
      expect(report()).toMatch(/refused for good.*"status":"refused".*"responseCode":55/);
      expect(report()).not.toMatch(/Anu|@|9847|Cardiology/);
    });
  });

  describe("a refusal that may pass", () => {
    test("parks the mail when it has not passed for a day", async () => {
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === "recipient" ? "552 Mailbox full" : undefined);
      const { submissions, clock, record, recordBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      let hours = 0;
      for (let attempt = 1; ; attempt += 1, hours += 1) {
        await recordBecomes({ status: expect.stringMatching(/queued|parked/) as string, attempts: attempt });
        if ((await record())?.status === "parked") break;
        clock.move(60);
      }
      expect(hours).toBe(24);
    });

    test("is counted anew after a failure of another kind", async () => {
      let refusal = "552 Mailbox full";
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === "recipient" ? refusal : undefined);
      const { submissions, clock, place, recordBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      const since = async () => (await place.mails()).find(({ kind }) => kind === "request")?.refused_since;
      await recordBecomes({ status: "queued", attempts: 1 });
      expect(await since()).not.toBeNull();
      refusal = "451 Busy";
      clock.move(60);
      await recordBecomes({ status: "queued", attempts: 2 });
      expect(await since()).toBeNull();
    });
  });

  describe("a mail that a hospital's mailbox refuses for good", () => {
    const AT_KOZHENCHERRY = { ...SAMPLE_APPOINTMENT, hospital: "Venmala Hospital Kozhencherry" };
    const refusing = (replies: Record<string, string | string[]>) => (stage: string, address: string) => {
      const reply = replies[address];
      return stage === "recipient" ? (Array.isArray(reply) ? reply.shift() : reply) : undefined;
    };
    const NO_SUCH_USER = { "kozhencherry@example.org": "550 5.1.1 No such user" };

    test("goes to the hospital's second address at once, with everything, and stays parked", async () => {
      const { submissions, peer, recordBecomes, log } = await startWithPeer({ refuse: refusing(NO_SUCH_USER) });
      await submissions.submit("job", { ...SAMPLE_APPLICATION, hospital: "Kozhencherry" }, { file: SAMPLE_RESUME });
      await recordBecomes({ status: "parked", secondAddress: "told", sentAt: undefined });
      await recordBecomes({ lastError: expect.stringContaining("No such user") as string });
      expect(recipientsOf(peer)).toEqual(["kozhencherry@example.org", "second@example.org"]);
      const [mail] = mailsOf(peer);
      expect(mail?.subject).toMatch(/^Not delivered: Job application · Staff Nurse · J-/);
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain("it could not be delivered to kozhencherry@example.org.");
        expect(part).toContain("98470 12345");
      }
      expect(mail?.replyTo).toEqual([{ name: "Anu Thomas", address: "anu@example.org" }]);
      expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(SAMPLE_RESUME.bytes)).toBe(true);
      await vi.waitFor(() =>
        expect(log.lines.join("\n").match(/^error a mail was refused for good/gm)).toHaveLength(1),
      );
      expect(log.lines.join("\n")).not.toMatch(/Anu|@|9847/);
    });

    test("is parked and reported where the second address refuses it too", async () => {
      const refuse = refusing({ ...NO_SUCH_USER, "second@example.org": "550 5.1.1 No such user" });
      const { submissions, peer, recordBecomes, log } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await recordBecomes({ status: "parked", secondAddress: "refused" });
      expect(mailsOf(peer)).toHaveLength(0);
      // The log hears of it once it is stored.
      const reported = () => log.lines.filter((line) => line.startsWith("error a mail was refused for good"));
      await vi.waitFor(() => expect(reported()).toHaveLength(2));
    });

    test("waits for a second address that cannot be reached at once", async () => {
      const refuse = refusing({ ...NO_SUCH_USER, "second@example.org": ["451 Busy"] });
      const { submissions, peer, place, clock, recordBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await recordBecomes({ status: "parked", secondAddress: "due" });
      await vi.waitFor(async () =>
        expect((await place.mails()).some(({ recipient, attempts }) => recipient === "second" && attempts === 1)).toBe(
          true,
        ),
      );
      clock.move(3);
      await recordBecomes({ status: "parked", secondAddress: "told" });
      expect(mailsOf(peer)).toHaveLength(1);
    });

    test("goes to the mailbox itself when an operator retries it", async () => {
      const refuse = refusing({ "kozhencherry@example.org": ["550 5.1.1 No such user"] });
      const { submissions, store, peer, record, recordBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await recordBecomes({ status: "parked", secondAddress: "told" });
      await store.retry((await record())?.reference ?? "");
      await recordBecomes({ status: "sent", secondAddress: undefined });
      expect(mailsOf(peer).map(({ to }) => to?.[0]?.address)).toEqual([
        "second@example.org",
        "kozhencherry@example.org",
      ]);
      expect(new Set(mailsOf(peer).map(({ messageId }) => messageId)).size).toBe(2);
    });
  });

  describe("a backlog", () => {
    async function storeBacklog(count: number) {
      const place = await createPlace();
      const clock = new SettableClock();
      const store = await place.open(clock);
      for (let n = 0; n < count; n += 1) {
        await store.add(sampleSubmission(`${n}`), { withinMs: 0 });
        clock.move(1);
      }
      await store.close();
      return { place, clock };
    }
    const numbers = (peer: SmtpPeer) =>
      mailsOf(peer).map(({ text }) => Number(/Patient: +(\d+)/.exec(text ?? "")?.[1]));

    test("is sent oldest first, and each mail says how old it is", async () => {
      const { place, clock } = await storeBacklog(20);
      const peer = await startSmtpPeer();
      clock.move(3 * 24 * 60);
      await startMailing(place, peer.url, { clock });
      await vi.waitFor(() => expect(mailsOf(peer)).toHaveLength(20));
      // Five go out at the same time.
      expect(Math.max(...numbers(peer).slice(0, 5))).toBeLessThan(10);
      expect(Math.min(...numbers(peer).slice(15))).toBeGreaterThan(9);
      expect(mailsOf(peer)[0]?.subject).toContain(" · received 3 days ago · A-");
      expect(mailsOf(peer)[0]?.text).toContain("it was received 3 days ago, and we could only send it now.");
      expect(mailsOf(peer)[0]?.html).toContain("it was received 3 days ago, and we could only send it now.");
      expect(mailsOf(peer)[0]?.date).toBe(clock.now().toISOString());
    });

    test("does not keep a fresh mail waiting", async () => {
      const { place, clock } = await storeBacklog(30);
      const peer = await startSmtpPeer({ silentMails: 5 });
      const { store } = await startMailing(place, peer.url, { clock });
      await vi.waitFor(() => expect(peer.pending).toHaveLength(5));
      clock.move(1);
      await store.add(sampleSubmission("99"), { withinMs: 0 });
      peer.cut();
      await vi.waitFor(() => expect(mailsOf(peer)).toHaveLength(26));
      expect(numbers(peer).slice(0, 7)).toContain(99);
    });
  });

  test("without a mail server each mail becomes a file", async () => {
    const place = await createPlace();
    const { submissions, store, mailDir } = await startMailing(place);
    const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await vi.waitFor(async () => expect((await store.list({}))[0]?.status).toBe("sent"));
    const reference = outcome.status === "accepted" ? outcome.receipt.reference : "";
    expect(await readdir(mailDir)).toContain(`2026-11-20-${reference}.eml`);
  });

  test("stopping lets a mail in flight finish, and waiting mails are sent at the next start", async () => {
    const { submissions, peer, recordBecomes, place, stop } = await startWithPeer({ greetingDelayMs: 200 });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await recordBecomes({ status: "sending" });
    await stop();
    expect(mailsOf(peer)).toHaveLength(1);
    const { store } = await startMailing(place, peer.url);
    expect((await store.list({}))[0]?.status).toBe("sent");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mailsOf(peer)).toHaveLength(1);
  });
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("the waits grow from one minute to one hour and are spread", () => {
  expect(waitAfterAttempt(1, 0)).toBe(MINUTE);
  expect(waitAfterAttempt(3, 0)).toBe(4 * MINUTE);
  expect(waitAfterAttempt(3, 0.5)).toBe(6 * MINUTE);
  expect(waitAfterAttempt(5000, 1)).toBe(60 * MINUTE);
});

test("a mail is given up only after five days and their attempts", () => {
  expect(isGivenUp(99, 9 * DAY)).toBe(false);
  expect(isGivenUp(500, 4 * DAY)).toBe(false);
  expect(isGivenUp(100, 5 * DAY)).toBe(true);
});

test("a mail that is refused is given up only after a day and its attempts", () => {
  expect(isRefusedForGood(99, DAY - 1)).toBe(false);
  expect(isRefusedForGood(3, 9 * DAY)).toBe(false);
  expect(isRefusedForGood(20, DAY)).toBe(true);
});
