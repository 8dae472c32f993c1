import { expect, onTestFinished, test, vi } from "vitest";
import { createMailTransport } from "./mail/create-transport.server.ts";
import { startHeldNotices } from "./start-held-notices.server.ts";
import { describeStores } from "./test-support/describe-stores.ts";
import { createRecordingLog } from "./test-support/recording-log.ts";
import { SAMPLE_MAIL_FROM, SAMPLE_SITE } from "./test-support/sample-hospitals.ts";
import { sampleSubmission } from "./test-support/sample-submission.ts";
import { SettableClock } from "./test-support/settable-clock.ts";
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";
import type { SmtpPeerSettings } from "./test-support/start-smtp-peer.ts";
import { temporaryFolder } from "./test-support/temporary-folder.ts";

describeStores("notices of what is held", (createPlace) => {
  async function setUp(settings: SmtpPeerSettings = {}) {
    const clock = new SettableClock();
    const log = createRecordingLog();
    const store = await (await createPlace()).open(clock);
    const peer = await startSmtpPeer(settings);
    const transport = createMailTransport({ smtpUrl: peer.url, mailDir: temporaryFolder(), from: SAMPLE_MAIL_FROM });
    const hold = async (id: string, hospitalId = "punalur") => {
      const added = await store.add({ ...sampleSubmission(id), hospitalId }, { withinMs: 0 }, ["honeypot", "too-fast"]);
      return added.status === "conflict" ? "" : added.reference;
    };
    const mails = (count: number) => vi.waitFor(() => expect(peer.mails).toHaveLength(count));
    function start(timing: { everyMs?: number; retryAfterMs?: number } = {}) {
      const options = { store, site: SAMPLE_SITE, transport, clock, log, mailFrom: SAMPLE_MAIL_FROM, heldDays: 90 };
      const job = startHeldNotices({ ...options, firstAfterMs: 1, everyMs: 60_000, retryAfterMs: 60_000, ...timing });
      onTestFinished(async () => {
        await job.stop();
        await transport.close();
        await store.close();
      });
    }
    return { clock, log, peer, hold, mails, start };
  }

  test("each office hears once of what is held for it, by references and reasons alone", async () => {
    const { start, hold, mails, peer, log } = await setUp();
    const [first, second] = [await hold("Visitor One"), await hold("Visitor Two")];
    const elsewhere = await hold("Visitor Three", "kozhencherry");
    start({ everyMs: 5 });
    await mails(2);
    const mail = peer.mails.find(({ to }) => to?.[0]?.address === "punalur@example.org");
    expect(mail?.subject).toBe("Held back by the website · 2 · Venmala Hospital, Punalur · HELD-2026-11-20");
    for (const reference of [first, second]) {
      const line = `Appointment request of Friday 20 November 2026 at 15:30 IST, held for: honeypot, too-fast`;
      expect(mail?.text).toContain(`${reference}:`.padEnd(16) + line);
      expect(mail?.html).toContain(reference);
    }
    expect(mail?.text).toContain("deleted 90 days after");
    expect(mail?.text).not.toContain(elsewhere);
    expect(JSON.stringify(peer.mails)).not.toContain("Visitor");
    expect(log.lines[0]).toBe('warn submissions are held and wait for a person {"held":3,"new":3}');
    const third = await hold("Visitor Four");
    await mails(3);
    expect(peer.mails[2]?.text).toContain(third);
    expect(peer.mails[2]?.text).not.toContain(first);
  });

  test("a notice that fails is sent again, and another hospital's goes meanwhile", async () => {
    const { start, hold, mails, peer, log } = await setUp({ mailCodes: [451] });
    const references = [await hold("a", "kozhencherry"), await hold("b")];
    start({ retryAfterMs: 5 });
    await mails(2);
    expect(peer.mails.map(({ to }) => to?.[0]?.address)).toEqual(["punalur@example.org", "kozhencherry@example.org"]);
    for (const reference of references) expect(peer.mails.some(({ text }) => text?.includes(reference))).toBe(true);
    expect(log.lines.some((line) => line.startsWith("error a notice of what is held could not be sent"))).toBe(true);
  });

  test("a flood is told in one mail of bounded length", async () => {
    const { start, hold, mails, peer } = await setUp();
    for (let number = 0; number < 103; number += 1) await hold(`${number}`);
    start();
    await mails(1);
    expect(peer.mails[0]?.subject).toContain(" · 103 · ");
    expect(peer.mails[0]?.text).toMatch(/^And: +3 more$/m);
  });
});
