import { expect, test, vi } from "vitest";
import { describeStores } from "../test-support/describe-stores.ts";
import { EICAR } from "../test-support/eicar.ts";
import { SAMPLE_APPLICATION, SAMPLE_CONTACT } from "../test-support/sample-hospitals.ts";
import { startClamdPeer } from "../test-support/start-clamd-peer.ts";
import { startMailing } from "../test-support/start-mailing.ts";
import { startSmtpPeer } from "../test-support/start-smtp-peer.ts";
import { createClamavScanner } from "./create-clamav-scanner.server.ts";

const RESUME = { name: "Anu.pdf", bytes: Buffer.from("%PDF-1.7\n") };
const INFECTED = { name: "Anu.pdf", bytes: Buffer.from(`%PDF-1.7\n${EICAR}`) };

describeStores("a resume that is scanned before it is mailed", (createPlace) => {
  async function start({ silenceMs = 10_000 } = {}) {
    const place = await createPlace();
    const [smtp, clamd] = [await startSmtpPeer(), await startClamdPeer()];
    const scanner = createClamavScanner({ address: { host: clamd.host, port: clamd.port }, silenceMs });
    const mailing = await startMailing(place, smtp.url, { scanner });
    const becomes = (expected: object) =>
      vi.waitFor(async () => expect((await place.rows())[0]).toMatchObject(expected), { interval: 10 });
    const apply = (resume: typeof RESUME) => mailing.submissions.submit("job", SAMPLE_APPLICATION, { resume });
    return { ...mailing, smtp, clamd, becomes, apply };
  }

  test("is mailed when it is clean", async () => {
    const { apply, becomes, smtp, clamd } = await start();
    await apply(RESUME);
    await becomes({ status: "sent" });
    expect(clamd.files).toEqual([RESUME.bytes]);
    expect(smtp.mails).toHaveLength(1);
  });

  test("with malware is accepted like any other, held, and mailed only when a person releases it", async () => {
    const { apply, becomes, smtp, store, log } = await start();
    const outcome = await apply(INFECTED);
    if (outcome.status !== "accepted") throw new Error("It was to be accepted");
    await becomes({ status: "held", held_for: "infected: Win.Test.EICAR_HDB-1" });
    expect(smtp.mails).toHaveLength(0);
    expect(log.lines.join("\n")).toMatch(/error malware was found in a file.*"signature":"Win.Test.EICAR_HDB-1"/);
    await store.release(outcome.receipt.reference);
    await becomes({ status: "sent" });
    expect(smtp.mails).toHaveLength(1);
  });

  test.each(["refuses", "stalls", "cuts", "error"] as const)(
    "waits while the scanner %s, and goes when the scanner says that it is clean",
    async (behaviour) => {
      const silenceMs = behaviour === "stalls" ? 300 : 10_000;
      const { apply, becomes, smtp, clamd, clock, log } = await start({ silenceMs });
      clamd.behave(behaviour);
      await apply(RESUME);
      await becomes({ status: "queued", attempts: 1, last_error: expect.stringMatching(/^ScanFailedError/) as string });
      expect(log.lines.join("\n")).toContain("warn a mail is held until its file can be scanned");
      expect(smtp.recipients).toEqual([]);
      clamd.behave("clean");
      clock.move(3);
      await becomes({ status: "sent", attempts: 2 });
      expect(smtp.mails).toHaveLength(1);
    },
  );

  test("keeps no other mail waiting while the scanner says nothing", async () => {
    const { submissions, apply, clamd, smtp } = await start();
    clamd.behave("stalls");
    for (let n = 0; n < 6; n += 1) await apply({ ...RESUME, name: `${n}.pdf` });
    await submissions.submit("contact", SAMPLE_CONTACT);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    expect(smtp.mails[0]?.subject).toContain("Contact message");
  });

  test("is no matter of forms without a file", async () => {
    const { submissions, becomes, clamd, smtp } = await start();
    clamd.behave("refuses");
    await submissions.submit("contact", SAMPLE_CONTACT);
    await becomes({ status: "sent" });
    expect(smtp.mails).toHaveLength(1);
  });
});
