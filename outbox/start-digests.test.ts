import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createSubmissions } from "./create-submissions.server.ts";
import { createMailTransport } from "./mail/create-transport.server.ts";
import { createRateCheck, HUMAN_RATES } from "#forms/holds.ts";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { startDigests } from "./start-digests.server.ts";
import type { SubmissionRecord } from "./store/submission-records.server.ts";
import { describeStores } from "./test-support/describe-stores.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import {
  SAMPLE_APPLICATION,
  SAMPLE_APPOINTMENT,
  SAMPLE_CONTACT,
  SAMPLE_MAIL_FROM,
  SAMPLE_SITE,
  SAMPLE_TEXTS,
  sampleSubmission,
} from "./test-support/samples.ts";
import { startSmtpPeer, type SmtpPeerSettings } from "./test-support/start-smtp-peer.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

const NETWORK = "203.0.113.5";
const MAX_SINGLE = 20;

/** Friday, 10:00 in India. */
const OPEN = "2026-11-20T04:30:00Z";

describeStores("digests", (createPlace) => {
  async function setUp({
    now = OPEN,
    scanner,
    ...settings
  }: SmtpPeerSettings & { now?: string; scanner?: VirusScanner } = {}) {
    const clock = new SettableClock(now);
    const log = createRecordingLog();
    const store = await (await createPlace()).open(clock);
    const peer = await startSmtpPeer(settings);
    const transport = createMailTransport({ smtpUrl: peer.url, mailDir: temporaryFolder(), from: SAMPLE_MAIL_FROM });
    const submissions = createSubmissions({
      site: SAMPLE_SITE,
      texts: SAMPLE_TEXTS,
      store,
      clock,
      mailFrom: SAMPLE_MAIL_FROM,
      onStored: () => {},
      isHumanRate: createRateCheck(HUMAN_RATES, () => Number(clock.now())),
    });
    const options = {
      site: SAMPLE_SITE,
      texts: SAMPLE_TEXTS,
      transport,
      clock,
      log,
      mailFrom: SAMPLE_MAIL_FROM,
      retentionDays: 90,
      scanner,
      linkAnswer: async ({ kind, reference }: SubmissionRecord) =>
        kind === "appointment" ? `https://www.example.org/answer/${reference}` : undefined,
    };
    onTestFinished(async () => {
      await transport.close();
      await store.close();
    });

    /** Looks once for what is to be sent. */
    async function look(own: Partial<typeof store> = {}): Promise<void> {
      const looked = Promise.withResolvers<void>();
      const claimDigest: typeof store.claimDigest = async (retryMs) => {
        const digest = await store.claimDigest(retryMs);
        if (!digest) looked.resolve();
        return digest;
      };
      const origin = "https://www.example.org";
      const job = startDigests({ ...options, origin, store: { ...store, claimDigest, ...own }, firstAfterMs: 0 });
      await looked.promise;
      await job.stop();
    }

    const ask = (patientName: string) =>
      submissions.submit(
        "appointment",
        { ...SAMPLE_APPOINTMENT, patientName },
        { sender: { network: NETWORK, isBrowser: true } },
      );
    const send = async (subject: string, extras = {}) => {
      const sender = { network: NETWORK, isBrowser: true };
      const outcome = await submissions.submit("contact", { ...SAMPLE_CONTACT, subject }, { sender, ...extras });
      return outcome.status === "accepted" ? `${outcome.receipt.reference}` : outcome.status;
    };
    const apply = async (name: string, bytes: Buffer) => {
      const resume = { name: `${name}.pdf`, bytes };
      const sender = { network: NETWORK, isBrowser: true };
      return submissions.submit("job", { ...SAMPLE_APPLICATION, name }, { sender, file: resume });
    };
    const fillRate = async () => {
      for (let number = 0; number < MAX_SINGLE; number += 1) await send(`single ${number}`);
    };
    const hold = async (id: string, hospitalId = "punalur") => {
      const added = await store.add({ ...sampleSubmission(id), hospitalId }, { withinMs: 0 }, ["honeypot", "too-fast"]);
      return added.status === "conflict" ? "" : added.reference;
    };
    return { clock, log, store, peer, look, ask, send, apply, fillRate, hold };
  }

  describe("of a burst", () => {
    test("has the page that answers each request, and its patients get receipts within their budget", async () => {
      const { ask, fillRate, look, clock, store, peer } = await setUp();
      await fillRate();
      for (let number = 0; number < 5; number += 1) await ask(`Patient ${number}`);
      clock.move(5);
      await look();
      const [mail] = peer.mails;
      const collected = await store.list({ kind: "appointment" });
      expect(collected).toHaveLength(5);
      for (const { reference } of collected) {
        expect(mail?.text).toContain(`Answer this request:\nhttps://www.example.org/answer/${reference}\n`);
        expect(mail?.html).toContain(`href="https://www.example.org/answer/${reference}"`);
      }
      expect(await store.listLetters({ kind: "receipt" })).toHaveLength(3);
    });

    test("159 forms of one network become 20 mails and one digest with all data of the others", async () => {
      const { send, fillRate, look, clock, store, peer } = await setUp();
      await fillRate();
      const references: string[] = [];
      for (let number = 0; number < 139; number += 1) references.push(await send(`burst ${number}`));
      expect(await store.figures()).toMatchObject({ queued: 20, collected: 139 });
      await look();
      expect(peer.mails).toHaveLength(0);
      clock.move(5);
      await look();
      expect(peer.mails).toHaveLength(1);
      const [mail] = peer.mails;
      expect(mail?.subject).toMatch(/^Website digest · 139 from busy networks · Venmala Hospital, Punalur · DIGEST-/);
      for (const [number, reference] of references.entries()) {
        for (const part of [mail?.text, mail?.html]) {
          expect(part).toContain(reference);
          expect(part).toContain(`burst ${number}`);
        }
      }
      expect(mail?.text).toContain("+91 98470 12345");
      expect(mail?.text).toContain("    When may we come?");
      expect(await store.figures()).toMatchObject({ queued: 20, collected: 0, sent: 139 });
      await look();
      expect(peer.mails).toHaveLength(1);
    });

    test("resumes are attached under their references, in as many mails as they need", async () => {
      const { apply, fillRate, look, clock, peer, store } = await setUp();
      await fillRate();
      for (const name of ["One", "Two", "Three"]) await apply(name, Buffer.alloc(4 * 2 ** 20, `%PDF-1.7 ${name} `));
      clock.move(5);
      await look();
      const attached = peer.mails.map(({ attachments }) => attachments.map(({ filename }) => filename));
      expect(attached.map((names) => names.length).toSorted()).toEqual([1, 2]);
      expect(attached.flat()).toEqual(
        expect.arrayContaining(
          ["One", "Two", "Three"].map((name) => expect.stringMatching(`^J-.* ${name}.pdf$`) as string),
        ),
      );
      expect(await store.figures()).toMatchObject({ collected: 0, sent: 3 });
    });

    test("a resume with malware is held and not in it, and without a verdict all wait", async () => {
      const scan = vi.fn<VirusScanner["scan"]>().mockRejectedValueOnce(new Error("away"));
      scan.mockImplementation(async (bytes) =>
        bytes.includes("EICAR") ? { status: "infected", signature: "Eicar" } : { status: "clean" },
      );
      const { apply, fillRate, look, clock, peer, store } = await setUp({ scanner: { scan, check: async () => {} } });
      await fillRate();
      await apply("Clean", Buffer.from("%PDF-1.7 clean"));
      await apply("Infected", Buffer.from("%PDF-1.7 EICAR"));
      clock.move(5);
      await look();
      expect(peer.mails).toHaveLength(0);
      clock.move(5);
      await look();
      expect(peer.mails[0]?.attachments).toHaveLength(1);
      expect(peer.mails[0]?.text).not.toContain("Infected");
      expect(await store.figures()).toMatchObject({ sent: 1, held: 1, collected: 0 });
    });

    test("one that was being sent when the process died is sent again under the same Message-ID", async () => {
      const { send, fillRate, look, clock, peer, store } = await setUp();
      await fillRate();
      await send("burst");
      clock.move(5);
      await look({ finishDigest: async () => undefined });
      expect(await store.figures()).toMatchObject({ collected: 1 });
      await look();
      expect(peer.mails).toHaveLength(1);
      clock.move(5);
      await look();
      expect(peer.mails).toHaveLength(2);
      expect(peer.mails[1]?.messageId).toBe(peer.mails[0]?.messageId);
      expect(await store.figures()).toMatchObject({ collected: 0, sent: 1 });
    });

    test("one that the mail server refuses for good leaves each form to a mail of its own", async () => {
      const { send, fillRate, look, clock, store, peer } = await setUp({ recipientCodes: [550] });
      await fillRate();
      for (let number = 0; number < 3; number += 1) await send(`burst ${number}`);
      clock.move(5);
      await look();
      expect(peer.mails).toHaveLength(0);
      expect(await store.figures()).toMatchObject({ queued: 23, collected: 0, sent: 0 });
    });

    test("one that the mail server puts off is sent later, and another hospital's meanwhile", async () => {
      const { hold, look, clock, peer, log } = await setUp({ mailCodes: [451] });
      await hold("a", "kozhencherry");
      await hold("b");
      await look();
      expect(peer.mails.map(({ to }) => to?.[0]?.address)).toEqual(["punalur@example.org"]);
      expect(log.lines.some((line) => line.startsWith("error a digest could not be sent"))).toBe(true);
      clock.move(5);
      await look();
      expect(peer.mails.map(({ to }) => to?.[0]?.address)).toEqual(["punalur@example.org", "kozhencherry@example.org"]);
    });
  });

  describe("of what is held", () => {
    test("names who to call, why, and where to release it, for its own office alone", async () => {
      const { hold, look, peer } = await setUp();
      const [first, elsewhere] = [await hold("Visitor One"), await hold("Visitor Two", "kozhencherry")];
      await look();
      expect(peer.mails).toHaveLength(2);
      const mail = peer.mails.find(({ to }) => to?.[0]?.address === "punalur@example.org");
      expect(mail?.subject).toContain("Website digest · 1 held · Venmala Hospital, Punalur");
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain("Visitor One");
        expect(part).toContain("+91 98470 12345");
        expect(part).toContain(
          "a field that people do not see was filled in; it was sent at once, without a key or a tap",
        );
        expect(part).toContain(`https://www.example.org/held/${first}/`);
        expect(part).not.toContain(elsewhere);
      }
      expect(mail?.html).toContain('<a href="tel:+919847012345"');
      expect(mail?.text).toContain("delete a message 90 days after");
    });

    test("is sent while the office is open, once an hour at most", async () => {
      const { hold, look, clock, peer } = await setUp({ now: "2026-11-20T16:30:00Z" });
      await hold("at night");
      await look();
      expect(peer.mails).toHaveLength(0);
      clock.move(11 * 60);
      await look();
      expect(peer.mails).toHaveLength(1);
      await hold("ten minutes later");
      clock.move(10);
      await look();
      expect(peer.mails).toHaveLength(1);
      clock.move(50);
      await look();
      expect(peer.mails).toHaveLength(2);
      expect(peer.mails[1]?.text).toContain("ten minutes later");
      expect(peer.mails[1]?.text).not.toContain("at night");
    });

    test("lists a hundred at a time", async () => {
      const { hold, look, clock, peer } = await setUp();
      for (let number = 0; number < 101; number += 1) await hold(`${number}`);
      await look();
      clock.move(60);
      await look();
      expect(peer.mails.map(({ subject }) => subject?.split(" · ")[1])).toEqual(["100 held", "1 held"]);
    });
  });

  test("one that was reported as held and then refused is reported as refused", async () => {
    const { store, hold, look, peer } = await setUp();
    await store.release(await hold("Visitor"));
    const reference = await hold("Told");
    await look();
    await store.release(reference);
    for (let mail = 0; mail < 2; mail += 1) {
      const job = await store.claim({ leaseMs: 1000, except: [] });
      if (job) await store.settle(job, { status: "parked", error: "550 no" });
    }
    await look();
    expect(peer.mails[1]?.subject).toContain("2 refused");
  });

  test("mails that the mail server refused are listed with names, numbers and its words", async () => {
    const { store, look, peer } = await setUp();
    await store.add(sampleSubmission("Visitor"), { withinMs: 0 });
    const job = await store.claim({ leaseMs: 1000, except: [] });
    if (job) await store.settle(job, { status: "parked", error: "550 no such mailbox" });
    await look();
    expect(peer.mails[0]?.subject).toContain("1 refused");
    expect(peer.mails[0]?.text).toMatch(/Visitor[^]*98470 12345[^]*550 no such mailbox/);
    expect(await store.figures()).toMatchObject({ parked: 1 });
  });
});
