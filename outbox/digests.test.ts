import { describe, expect, test, vi } from "vitest";
import type { VirusScanner } from "#forms/resume/virus-scanner.server.ts";
import { describeStores } from "./test-support/describe-stores.ts";
import { SettableClock } from "./test-support/clock-and-log.ts";
import { SAMPLE_APPLICATION, SAMPLE_APPOINTMENT, SAMPLE_CONTACT, sampleSubmission } from "./test-support/samples.ts";
import { startSmtpPeer, type SmtpPeerSettings } from "./test-support/start-smtp-peer.ts";
import { openOutbox, ORIGIN } from "./test-support/open-outbox.ts";

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
    const peer = await startSmtpPeer(settings);
    const outbox = await openOutbox(await createPlace(), {
      clock,
      smtpUrl: peer.url,
      scanner,
      chases: true,
      hasRates: true,
    });
    const { submissions, store, log, look } = outbox;
    /** Digests among the mails that arrived; others come beside them. */
    const digests = () => peer.mails.filter(({ subject }) => subject?.includes("Website digest"));

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
    return { clock, log, store, peer, digests, look, ask, send, apply, fillRate, hold };
  }

  describe("of a burst", () => {
    test("has the page that answers each request, and its patients get receipts within their budget", async () => {
      const { ask, fillRate, look, clock, store, digests } = await setUp();
      await fillRate();
      for (let number = 0; number < 5; number += 1) await ask(`Patient ${number}`);
      clock.move(5);
      await look();
      const [mail] = digests();
      const collected = await store.list({ kind: "appointment" });
      expect(collected).toHaveLength(5);
      for (const { reference } of collected) {
        expect(mail?.text).toContain(`Answer this request:\n${ORIGIN}/punalur/answer/${reference}/`);
        expect(mail?.html).toContain(`href="${ORIGIN}/punalur/answer/${reference}/`);
      }
      expect(
        (await store.listMails({ kind: "receipt" })).filter(({ reference }) => reference?.startsWith("A")),
      ).toHaveLength(0);
    });

    test("159 forms of one network become 20 mails and one digest with all data of the others", async () => {
      const { send, fillRate, look, clock, store, digests } = await setUp();
      await fillRate();
      const references: string[] = [];
      for (let number = 0; number < 139; number += 1) references.push(await send(`burst ${number}`));
      expect(await store.figures()).toMatchObject({ collected: 139 });
      await look();
      expect(digests()).toHaveLength(0);
      clock.move(5);
      await look();
      expect(digests()).toHaveLength(1);
      const [mail] = digests();
      expect(mail?.subject).toMatch(/^Website digest · 139 from busy networks · Venmala Hospital, Punalur · DIGEST-/);
      for (const [number, reference] of references.entries()) {
        for (const part of [mail?.text, mail?.html]) {
          expect(part).toContain(reference);
          expect(part).toContain(`burst ${number}`);
        }
      }
      expect(mail?.text).toContain("+91 98470 12345");
      expect(mail?.text).toContain("    When may we come?");
      expect(await store.figures()).toMatchObject({ collected: 0 });
      await look();
      expect(digests()).toHaveLength(1);
    });

    test("resumes are attached under their references, in as many mails as they need", async () => {
      const { apply, fillRate, look, clock, digests, store } = await setUp();
      await fillRate();
      for (const name of ["One", "Two", "Three"]) await apply(name, Buffer.alloc(4 * 2 ** 20, `%PDF-1.7 ${name} `));
      clock.move(5);
      await look();
      const attached = digests().map(({ attachments }) => attachments.map(({ filename }) => filename));
      expect(attached.map((names) => names.length).toSorted()).toEqual([1, 2]);
      expect(attached.flat()).toEqual(
        expect.arrayContaining(
          ["One", "Two", "Three"].map((name) => expect.stringMatching(`^J-.* ${name}.pdf$`) as string),
        ),
      );
      expect(await store.figures()).toMatchObject({ collected: 0 });
    });

    test("a resume with malware is held and not in it, and without a verdict all wait", async () => {
      const scan = vi.fn<VirusScanner["scan"]>().mockRejectedValueOnce(new Error("away"));
      scan.mockImplementation(async (bytes) =>
        bytes.includes("EICAR") ? { status: "infected", signature: "Eicar" } : { status: "clean" },
      );
      const { apply, fillRate, look, clock, digests, store } = await setUp({
        scanner: { scan, check: async () => {} },
      });
      await fillRate();
      await apply("Clean", Buffer.from("%PDF-1.7 clean"));
      await apply("Infected", Buffer.from("%PDF-1.7 EICAR"));
      clock.move(5);
      await look();
      expect(digests()).toHaveLength(0);
      clock.move(5);
      await look();
      expect(digests()[0]?.attachments).toHaveLength(1);
      expect(digests()[0]?.text).not.toContain("Infected");
      expect(await store.figures()).toMatchObject({ held: 1, collected: 0 });
    });

    test("one that was being sent when the process died is sent again under the same Message-ID", async () => {
      const { send, fillRate, look, clock, digests, store } = await setUp();
      await fillRate();
      await send("burst");
      clock.move(5);
      await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: true });
      let claimed = await store.claimMail({ leaseMs: 1000 });
      while (claimed && claimed.kind !== "digest") claimed = await store.claimMail({ leaseMs: 1000 });
      clock.move(5);
      await look();
      expect(digests()).toHaveLength(1);
      expect(digests()[0]?.messageId).toBe(`<${claimed?.id}@example.org>`);
      expect(await store.figures()).toMatchObject({ collected: 0 });
    });

    test("one that the mail server refuses for good leaves each form to a mail of its own", async () => {
      const { send, fillRate, clock, store } = await setUp();
      await fillRate();
      const references = [await send("burst 1"), await send("burst 2")];
      clock.move(5);
      await store.collectDigests({ hospitalId: "punalur", isOfficeOpen: true });
      let mail = await store.claimMail({ leaseMs: 1000 });
      while (mail && mail.kind !== "digest") mail = await store.claimMail({ leaseMs: 1000 });
      if (mail) await store.settleMail(mail, { status: "refused", error: "552" });
      for (const reference of references) expect(await store.find(reference)).toMatchObject({ status: "queued" });
    });

    test("one that came back leaves each form to a mail of its own, and what is held to the next one", async () => {
      const { send, hold, fillRate, look, clock, digests, peer, store } = await setUp();
      await fillRate();
      const [reference, held] = [await send("burst"), await hold("Visitor")];
      clock.move(5);
      await look();
      const returned = await store.findMail([digests()[0]?.messageId?.slice(1).split("@")[0] ?? ""]);
      expect(returned && (await store.noteReturn(returned, { code: "552 5.3.4", hasSecond: true }))).toBe(true);
      await look();
      expect(peer.mails.at(-1)?.text).toMatch(new RegExp(`Reference: +${reference}`));
      expect(await store.find(reference)).toMatchObject({ status: "sent" });
      clock.move(60);
      await look();
      expect(digests().at(-1)?.text).toContain(`/held/${held}/`);
      expect(digests()).toHaveLength(2);
    });

    test("one that the mail server puts off is sent later, and another hospital's meanwhile", async () => {
      const { hold, look, clock, digests, log } = await setUp({ mailCodes: [451] });
      await hold("a", "kozhencherry");
      await hold("b");
      await look();
      expect(digests()).toHaveLength(1);
      await vi.waitFor(() => expect(log.lines.join("\n")).toMatch(/^warn a mail could not be sent/m));
      clock.move(5);
      await look();
      const addresses = digests().map(({ to }) => to?.[0]?.address);
      expect(addresses.toSorted()).toEqual(["kozhencherry@example.org", "punalur@example.org"]);
    });
  });

  describe("of what is held", () => {
    test("names who to call, why, and where to release it, for its own office alone", async () => {
      const { hold, look, digests } = await setUp();
      const [first, elsewhere] = [await hold("Visitor One"), await hold("Visitor Two", "kozhencherry")];
      await look();
      expect(digests()).toHaveLength(2);
      const mail = digests().find(({ to }) => to?.[0]?.address === "punalur@example.org");
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
      const { hold, look, clock, digests } = await setUp({ now: "2026-11-20T16:30:00Z" });
      await hold("at night");
      await look();
      expect(digests()).toHaveLength(0);
      clock.move(11 * 60);
      await look();
      expect(digests()).toHaveLength(1);
      await hold("ten minutes later");
      clock.move(10);
      await look();
      expect(digests()).toHaveLength(1);
      clock.move(50);
      await look();
      expect(digests()).toHaveLength(2);
      expect(digests()[1]?.text).toContain("ten minutes later");
      expect(digests()[1]?.text).not.toContain("at night");
    });

    test("is named to the second address before it is deleted, and deleted only then", async () => {
      const { hold, look, clock, peer, store } = await setUp();
      const reference = await hold("Visitor", "kozhencherry");
      await look();
      // Saturday, 10:00, 85 days later; then Wednesday, 88 days later, and Monday, 93 days later.
      clock.move(85 * 24 * 60);
      await look();
      const toSecond = () => peer.mails.filter(({ to }) => to?.[0]?.address === "second@example.org");
      expect(toSecond()).toEqual([]);
      expect(await store.purgeHeld(80, ["kozhencherry"])).toBe(0);
      clock.move(4 * 24 * 60);
      await look();
      expect(toSecond().map(({ subject }) => subject?.split(" · ")[0])).toEqual(["Held messages that will be deleted"]);
      expect(toSecond()[0]?.text).toContain(`/held/${reference}/`);
      await look();
      expect(toSecond()).toHaveLength(1);
      expect(await store.purgeHeld(90, ["kozhencherry"])).toBe(0);
      clock.move(2 * 24 * 60);
      expect(await store.purgeHeld(90, ["kozhencherry"])).toBe(1);
    });

    test("lists a hundred at a time", async () => {
      const { hold, look, clock, digests } = await setUp();
      for (let number = 0; number < 101; number += 1) await hold(`${number}`);
      await look();
      clock.move(60);
      await look();
      expect(digests().map(({ subject }) => subject?.split(" · ")[1])).toEqual(["100 held", "1 held"]);
    });
  });
});
