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
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";
import type { SmtpPeer, SmtpPeerSettings } from "./test-support/start-smtp-peer.ts";

describeStores("mailing from the store", (createPlace) => {
  async function startWithPeer(settings: SmtpPeerSettings = {}) {
    const place = await createPlace();
    const peer = await startSmtpPeer(settings);
    const mailing = await startMailing(place, peer.url);
    const row = async () => (await place.rows())[0];
    return {
      ...mailing,
      peer,
      place,
      row,
      rowBecomes: (expected: object) =>
        vi.waitFor(async () => expect(await row()).toMatchObject(expected), { interval: 10 }),
    };
  }

  test("a stored request is mailed at once to its hospital, with the patient to reply to [S263]", async () => {
    const { submissions, peer, rowBecomes, row, log } = await startWithPeer();
    const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await rowBecomes({ status: "sent", attempts: 1, last_error: null });
    const reference = outcome.status === "accepted" ? outcome.receipt.reference : "";
    expect(peer.recipients).toEqual(["punalur@example.org"]);
    expect(peer.mails).toHaveLength(1);
    expect(peer.mails[0]).toMatchObject({
      from: { name: "Hospital website", address: "website@example.org" },
      to: [{ address: "punalur@example.org" }],
      replyTo: [{ name: "Anu Thomas", address: "anu@example.org" }],
      subject: `Appointment request · Cardiology · Tue, 24 Nov · ${reference}`,
      messageId: (await row())?.message_id,
      date: "2026-11-20T10:00:00.000Z",
    });
    for (const value of ["Anu Thomas", "98470 12345", "anu@example.org", "Dr. Sample", "1234", reference]) {
      expect(peer.mails[0]?.text).toContain(value);
      expect(peer.mails[0]?.html).toContain(value);
    }
    expect(log.lines.join("\n")).not.toMatch(/Anu|anu@|9847|Cardiology/);
  });

  test("a contact message arrives with its text", async () => {
    const { submissions, peer, rowBecomes } = await startWithPeer();
    await submissions.submit("contact", { ...SAMPLE_CONTACT, message: "<b>നമസ്കാരം</b>\nBye" });
    await rowBecomes({ status: "sent" });
    expect(peer.mails[0]?.text).toContain("    <b>നമസ്കാരം</b>\n    Bye");
    expect(peer.mails[0]?.html).toContain("&lt;b&gt;നമസ്കാരം&lt;/b&gt;<br>");
  });

  test("20 identical requests at once become one mail", async () => {
    const { submissions, peer, rowBecomes } = await startWithPeer();
    await Promise.all(Array.from({ length: 20 }, () => submissions.submit("appointment", SAMPLE_APPOINTMENT)));
    await rowBecomes({ status: "sent" });
    expect(peer.mails).toHaveLength(1);
  });

  test("many different requests each arrive once", async () => {
    const { submissions, peer, place } = await startWithPeer();
    const send = (n: number) => submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber: n });
    await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)));
    await vi.waitFor(async () => expect((await place.rows()).every(({ status }) => status === "sent")).toBe(true));
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(30);
    expect(peer.mails).toHaveLength(30);
  });

  test("header lines and markup in a message stay text [S272]", async () => {
    const { submissions, peer, rowBecomes } = await startWithPeer();
    const smuggled = "Hello\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>";
    await submissions.submit("contact", { ...SAMPLE_CONTACT, message: smuggled });
    await rowBecomes({ status: "sent" });
    expect(peer.recipients).toEqual(["punalur@example.org"]);
    expect(peer.mails[0]?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(peer.mails[0]?.html).not.toContain("<script>");
  });

  test("an application arrives with its resume byte for byte, under its own name [S265]", async () => {
    const { submissions, peer, rowBecomes } = await startWithPeer();
    const resume = {
      name: "റെസ്യൂമെ Anu 'T' (2026).PDF",
      bytes: Buffer.concat([Buffer.from("%PDF-1.7\r\n.\r\n"), randomBytes(90_000)]),
    };
    const outcome = await submissions.submit("job", SAMPLE_APPLICATION, { file: resume });
    await rowBecomes({ status: "sent", kind: "job" });
    const mail = peer.mails[0];
    expect(mail?.subject).toMatch(/^Job application · Staff Nurse · J-/);
    expect(mail?.text).toContain(outcome.status === "accepted" ? outcome.receipt.reference : "none");
    expect(mail?.replyTo).toEqual([{ name: "Anu Thomas", address: "anu@example.org" }]);
    expect(mail?.attachments).toMatchObject([
      { filename: resume.name, mimeType: "application/pdf", disposition: "attachment" },
    ]);
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(resume.bytes)).toBe(true);
  });

  test("mails that a server leaves pending do not hold up the others", async () => {
    const { submissions, peer, place } = await startWithPeer({ silentMails: 2 });
    const send = (n: number) => submissions.submit("appointment", { ...SAMPLE_APPOINTMENT, outPatientNumber: n });
    for (let n = 0; n < 10; n += 1) await send(n);
    const count = async (wanted: string) => (await place.rows()).filter(({ status }) => status === wanted).length;
    await vi.waitFor(async () => expect(await count("sent")).toBe(8));
    expect(await count("sending")).toBe(2);
    peer.cut();
    await vi.waitFor(async () => expect(await count("queued")).toBe(2));
  });

  describe("a passing failure", () => {
    test.each<[string, SmtpPeerSettings]>([
      ["451 for the recipient", { recipientCodes: [451] }],
      ["452 for the mail", { mailCodes: [452] }],
      ["a connection cut before the mail", { cuts: ["before-data"] }],
    ])("(%s) is tried again after a wait, until the mail arrives once", async (_name, settings) => {
      const { submissions, peer, clock, rowBecomes, log } = await startWithPeer(settings);
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ status: "queued", attempts: 1 });
      expect(log.lines.some((line) => line.startsWith("warn a mail could not be sent"))).toBe(true);
      clock.move(0.9);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(peer.mails).toHaveLength(0);
      clock.move(2);
      await rowBecomes({ status: "sent", attempts: 2 });
      expect(peer.mails).toHaveLength(1);
    });

    test("(a connection cut after the mail) repeats it under the same Message-ID", async () => {
      const { submissions, peer, clock, rowBecomes } = await startWithPeer({ cuts: ["after-data"] });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ status: "queued", attempts: 1 });
      clock.move(3);
      await rowBecomes({ status: "sent", attempts: 2 });
      expect(peer.mails).toHaveLength(2);
      expect(peer.mails[1]?.messageId).toBe(peer.mails[0]?.messageId);
    });

    test("(no mail server at all) keeps the request for later", async () => {
      const place = await createPlace();
      const { submissions } = await startMailing(place, "smtp://127.0.0.1:1");
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await vi.waitFor(async () => expect((await place.rows())[0]).toMatchObject({ status: "queued", attempts: 1 }));
    });

    test("is waited for at most an hour when the clock jumps back by days", async () => {
      const { submissions, peer, clock, rowBecomes } = await startWithPeer({ recipientCodes: [451] });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ status: "queued", attempts: 1 });
      clock.move(-3 * 24 * 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
      clock.move(60);
      await rowBecomes({ status: "sent", attempts: 2 });
      expect(peer.mails).toHaveLength(1);
    });
  });

  test("a clock that jumps ahead by days sends waiting mails at once, and abandons none", async () => {
    const { submissions, peer, clock, rowBecomes } = await startWithPeer({ recipientCodes: [451, 451] });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await rowBecomes({ status: "queued", attempts: 1 });
    clock.move(6 * 24 * 60);
    await rowBecomes({ status: "queued", attempts: 2 });
    clock.move(60);
    await rowBecomes({ status: "sent", attempts: 3 });
    expect(peer.mails).toHaveLength(1);
  });

  test.each([6, -6])("a clock that jumps by %i days while a mail is sent lets it go out once", async (days) => {
    const { submissions, peer, clock, rowBecomes } = await startWithPeer({ greetingDelayMs: 150 });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await rowBecomes({ status: "sending" });
    clock.move(days * 24 * 60);
    await rowBecomes({ status: "sent", attempts: 1 });
    expect(peer.mails).toHaveLength(1);
  });

  test("a slow greeting is waited for", async () => {
    const { submissions, peer, rowBecomes } = await startWithPeer({ greetingDelayMs: 400 });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await rowBecomes({ status: "sent", attempts: 1 });
    expect(peer.mails).toHaveLength(1);
  });

  describe("a refusal for good", () => {
    test.each<[string, SmtpPeerSettings]>([
      ["550 for the recipient", { recipientCodes: [550] }],
      ["554 for the mail", { mailCodes: [554] }],
    ])("(%s) parks the mail and reports it without naming anybody", async (_name, settings) => {
      const { submissions, peer, clock, rowBecomes, log } = await startWithPeer(settings);
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ status: "parked", attempts: 1, last_error: expect.stringContaining("5") as string });
      clock.move(24 * 60);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(peer.mails).toHaveLength(0);
      const report = log.lines.find((line) => line.startsWith("error"));
      expect(report).toMatch(/refused for good.*"status":"parked".*"responseCode":55/);
      expect(report).not.toMatch(/Anu|@|9847|Cardiology/);
    });
  });

  describe("a refusal that may pass", () => {
    test.each([
      ["554 for the connection", "connection", "554 5.3.2 Not today"],
      ["550 for the sender", "sender", "550 5.1.8 Bad sender"],
      ["552 for the recipient", "recipient", "552 Mailbox full"],
      ["550 with a greylist for the recipient", "recipient", "550 Greylisted, come back in five minutes"],
      ["550 by a policy for the recipient", "recipient", "550 5.7.1 Refused by local policy"],
      ["552 for the mail", "mail", "552 5.2.2 Over quota"],
    ])("(%s) is tried again after a wait, until the mail arrives once", async (_name, where, refusal) => {
      const refusals = [refusal];
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === where ? refusals.shift() : undefined);
      const { submissions, peer, clock, rowBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ status: "queued", attempts: 1, last_error: expect.stringContaining(refusal) as string });
      clock.move(3);
      await rowBecomes({ status: "sent", attempts: 2 });
      expect(peer.mails).toHaveLength(1);
    });

    test("parks the mail when it has not passed for a day", async () => {
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === "recipient" ? "552 Mailbox full" : undefined);
      const { submissions, clock, row, rowBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      let hours = 0;
      for (let attempt = 1; ; attempt += 1, hours += 1) {
        await rowBecomes({ status: expect.stringMatching(/queued|parked/) as string, attempts: attempt });
        if ((await row())?.status === "parked") break;
        clock.move(60);
      }
      expect(hours).toBe(24);
    });

    test("is counted anew after a failure of another kind", async () => {
      let refusal = "552 Mailbox full";
      const refuse: SmtpPeerSettings["refuse"] = (stage) => (stage === "recipient" ? refusal : undefined);
      const { submissions, clock, rowBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", SAMPLE_APPOINTMENT);
      await rowBecomes({ attempts: 1, refused_since: expect.anything() as number });
      refusal = "451 Busy";
      clock.move(60);
      await rowBecomes({ attempts: 2, refused_since: null });
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
      const { submissions, peer, rowBecomes, log } = await startWithPeer({ refuse: refusing(NO_SUCH_USER) });
      await submissions.submit("job", { ...SAMPLE_APPLICATION, hospital: "Kozhencherry" }, { file: SAMPLE_RESUME });
      await rowBecomes({ status: "parked", second_address: "told", sent_at: null });
      await rowBecomes({ last_error: expect.stringContaining("No such user") as string });
      expect(peer.recipients).toEqual(["kozhencherry@example.org", "second@example.org"]);
      const [mail] = peer.mails;
      expect(mail?.subject).toMatch(/^Not delivered: Job application · Staff Nurse · J-/);
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain("it could not be delivered to kozhencherry@example.org.");
        expect(part).toContain("98470 12345");
      }
      expect(mail?.replyTo).toEqual([{ name: "Anu Thomas", address: "anu@example.org" }]);
      expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(SAMPLE_RESUME.bytes)).toBe(true);
      expect(log.lines.filter((line) => line.startsWith("error a mail was refused for good"))).toHaveLength(1);
      expect(log.lines.join("\n")).not.toMatch(/Anu|@|9847/);
    });

    test("is parked and reported where the second address refuses it too", async () => {
      const refuse = refusing({ ...NO_SUCH_USER, "second@example.org": "550 5.1.1 No such user" });
      const { submissions, peer, rowBecomes, log } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await rowBecomes({ status: "parked", second_address: "refused" });
      expect(peer.mails).toHaveLength(0);
      expect(log.lines.join("\n")).toContain("error the second address refused a mail too");
    });

    test("waits for a second address that cannot be reached at once", async () => {
      const refuse = refusing({ ...NO_SUCH_USER, "second@example.org": ["451 Busy"] });
      const { submissions, peer, clock, rowBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await rowBecomes({ status: "queued", second_address: "due", attempts: 1 });
      clock.move(3);
      await rowBecomes({ status: "parked", second_address: "told" });
      expect(peer.mails).toHaveLength(1);
    });

    test("goes to the mailbox itself when an operator retries it", async () => {
      const refuse = refusing({ "kozhencherry@example.org": ["550 5.1.1 No such user"] });
      const { submissions, store, peer, row, rowBecomes } = await startWithPeer({ refuse });
      await submissions.submit("appointment", AT_KOZHENCHERRY);
      await rowBecomes({ status: "parked", second_address: "told" });
      await store.retry((await row())?.reference ?? "");
      await rowBecomes({ status: "sent", second_address: null });
      expect(peer.mails.map(({ to }) => to?.[0]?.address)).toEqual(["second@example.org", "kozhencherry@example.org"]);
      expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(2);
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
    const numbers = (peer: SmtpPeer) => peer.mails.map(({ text }) => Number(/Patient: +(\d+)/.exec(text ?? "")?.[1]));

    test("is sent oldest first, and each mail says how old it is", async () => {
      const { place, clock } = await storeBacklog(20);
      const peer = await startSmtpPeer();
      clock.move(3 * 24 * 60);
      await startMailing(place, peer.url, { clock });
      await vi.waitFor(() => expect(peer.mails).toHaveLength(20));
      // Five go out at the same time.
      expect(Math.max(...numbers(peer).slice(0, 5))).toBeLessThan(10);
      expect(Math.min(...numbers(peer).slice(15))).toBeGreaterThan(9);
      expect(peer.mails[0]?.subject).toContain(" · received 3 days ago · A-");
      expect(peer.mails[0]?.text).toContain("it was received 3 days ago, and we could only send it now.");
      expect(peer.mails[0]?.html).toContain("it was received 3 days ago, and we could only send it now.");
      expect(peer.mails[0]?.date).toBe(clock.now().toISOString());
    });

    test("does not keep a fresh mail waiting", async () => {
      const { place, clock } = await storeBacklog(30);
      const peer = await startSmtpPeer({ silentMails: 5 });
      const { store } = await startMailing(place, peer.url, { clock });
      await vi.waitFor(() => expect(peer.pending).toHaveLength(5));
      clock.move(1);
      await store.add(sampleSubmission("99"), { withinMs: 0 });
      peer.cut();
      await vi.waitFor(() => expect(peer.mails).toHaveLength(26));
      expect(numbers(peer).slice(0, 7)).toContain(99);
    });
  });

  test("without a mail server each mail becomes a file", async () => {
    const place = await createPlace();
    const { submissions, mailDir } = await startMailing(place);
    const outcome = await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await vi.waitFor(async () => expect((await place.rows())[0]?.status).toBe("sent"));
    const reference = outcome.status === "accepted" ? outcome.receipt.reference : "";
    expect(await readdir(mailDir)).toEqual([`2026-11-20-${reference}.eml`]);
  });

  test("stopping lets a mail in flight finish, and waiting mails are sent at the next start", async () => {
    const { submissions, peer, row, rowBecomes, place, stop } = await startWithPeer({ greetingDelayMs: 200 });
    await submissions.submit("appointment", SAMPLE_APPOINTMENT);
    await rowBecomes({ status: "sending" });
    await stop();
    expect(peer.mails).toHaveLength(1);
    expect((await row())?.status).toBe("sent");
    await startMailing(place, peer.url);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(peer.mails).toHaveLength(1);
  });
});
