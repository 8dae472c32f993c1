import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { EICAR, startClamdPeer, type ClamdBehaviour } from "#outbox/test-support/start-clamd-peer.ts";
import { createClamavScanner, ScanFailedError } from "./virus-scanner.server.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";
import { SAMPLE_APPLICATION, SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { startMailing } from "#outbox/test-support/open-submissions.ts";
import { startSmtpPeer } from "#outbox/test-support/start-smtp-peer.ts";

const NEVER = new AbortController().signal;

async function setUp(behaviour: ClamdBehaviour = "clean") {
  const peer = await startClamdPeer();
  peer.behave(behaviour);
  const scanner = createClamavScanner({
    address: { host: peer.host, port: peer.port },
    silenceMs: behaviour === "stalls" ? 100 : 10_000,
  });
  return { peer, scanner };
}

test("a file reaches the scanner byte for byte, whatever its size, and its verdict comes back", async () => {
  const { peer, scanner } = await setUp();
  for (const size of [0, 1, 65_536, 65_537, 5_000_000]) {
    const file = randomBytes(size);
    expect(await scanner.scan(file, NEVER)).toEqual({ status: "clean" });
    expect(peer.files.at(-1)?.equals(file)).toBe(true);
  }
});

test("malware is reported by its name", async () => {
  const { scanner } = await setUp();
  const found = { status: "infected", signature: "Win.Test.EICAR_HDB-1" };
  expect(await scanner.scan(Buffer.from(`%PDF-1.7\n${EICAR}`), NEVER)).toEqual(found);
});

test("a scanner reports whether it is available", async () => {
  const { peer, scanner } = await setUp();
  await expect(scanner.check()).resolves.toBeUndefined();
  peer.behave("refuses");
  await expect(scanner.check()).rejects.toThrow(ScanFailedError);
});

describe("a missing verdict never counts as clean", () => {
  test.each([
    ["refuses", /without a reply, as it does above its StreamMaxLength/],
    ["stalls", /no response in time/],
    ["cuts", /without a reply, as it does above its StreamMaxLength/],
    ["error", /said "INSTREAM size limit exceeded. ERROR"/],
  ] as const)("where the scanner %s", async (behaviour, message) => {
    const { scanner } = await setUp(behaviour);
    const scanned = scanner.scan(randomBytes(300_000), NEVER);
    await expect(scanned).rejects.toThrow(ScanFailedError);
    await expect(scanned).rejects.toThrow(message);
  });

  test("where nothing listens", async () => {
    const scanner = createClamavScanner({ address: { path: "/nonexistent/clamd.sock" } });
    await expect(scanner.scan(Buffer.from("x"), NEVER)).rejects.toThrow(/the virus scanner: .*ENOENT/);
  });

  test("where the scan is cut off", async () => {
    const { scanner } = await setUp("stalls");
    await expect(scanner.scan(Buffer.from("x"), AbortSignal.abort())).rejects.toThrow(ScanFailedError);
  });
});

const RESUME = { name: "Anu.pdf", bytes: Buffer.from("%PDF-1.7\n") };
const INFECTED = { name: "Anu.pdf", bytes: Buffer.from(`%PDF-1.7\n${EICAR}`) };

describeStores("a resume that is scanned before it is mailed", (createPlace) => {
  async function start({ silenceMs = 10_000 } = {}) {
    const place = await createPlace();
    const [smtp, clamd] = [await startSmtpPeer(), await startClamdPeer()];
    const scanner = createClamavScanner({ address: { host: clamd.host, port: clamd.port }, silenceMs });
    const mailing = await startMailing(place, smtp.url, { scanner });
    const becomes = (expected: object) =>
      vi.waitFor(async () => expect((await mailing.store.list({}))[0]).toMatchObject(expected), { interval: 10 });
    /** The mails to the office; receipts come beside them. */
    const office = () => smtp.mails.filter(({ to }) => to?.[0]?.address === "punalur@example.org");
    const apply = (resume: typeof RESUME) => mailing.submissions.submit("job", SAMPLE_APPLICATION, { file: resume });
    return { ...mailing, office, clamd, becomes, apply };
  }

  test("is mailed when it is clean", async () => {
    const { apply, becomes, office, clamd } = await start();
    await apply(RESUME);
    await becomes({ status: "sent" });
    expect(clamd.files).toEqual([RESUME.bytes]);
    expect(office()).toHaveLength(1);
  });

  test("with malware is accepted like any other, held, and mailed only when a person releases it", async () => {
    const { apply, becomes, office, store, log } = await start();
    const outcome = await apply(INFECTED);
    if (outcome.status !== "accepted") throw new Error("It was to be accepted");
    await becomes({ status: "held", heldFor: "infected: Win.Test.EICAR_HDB-1" });
    expect(office()).toHaveLength(0);
    // The log hears of it once it is stored.
    const said = /error malware was found in a file.*"signature":"Win.Test.EICAR_HDB-1"/;
    await vi.waitFor(() => expect(log.lines.join("\n")).toMatch(said));
    await store.release(outcome.receipt.reference ?? "");
    await becomes({ status: "sent" });
    expect(office()).toHaveLength(1);
  });

  test.each(["refuses", "stalls", "cuts", "error"] as const)(
    "waits while the scanner %s, and goes when the scanner says that it is clean",
    async (behaviour) => {
      const silenceMs = behaviour === "stalls" ? 300 : 10_000;
      const { apply, becomes, office, clamd, clock, log } = await start({ silenceMs });
      clamd.behave(behaviour);
      await apply(RESUME);
      await becomes({ status: "queued", attempts: 1, lastError: expect.stringMatching(/^ScanFailedError/) as string });
      const said = "warn a mail waits until its file can be scanned";
      await vi.waitFor(() => expect(log.lines.join("\n")).toContain(said));
      expect(office()).toEqual([]);
      clamd.behave("clean");
      clock.move(3);
      await becomes({ status: "sent", attempts: 2 });
      expect(office()).toHaveLength(1);
    },
  );

  test("keeps no other mail waiting while the scanner says nothing", async () => {
    const { submissions, apply, clamd, office } = await start();
    clamd.behave("stalls");
    for (let n = 0; n < 6; n += 1) await apply({ ...RESUME, name: `${n}.pdf` });
    await submissions.submit("contact", SAMPLE_CONTACT);
    await vi.waitFor(() => expect(office()).toHaveLength(1));
    expect(office()[0]?.subject).toContain("Contact message");
    // A worker that stops would wait for what is being scanned.
    clamd.cut();
  });

  test("is no matter of forms without a file", async () => {
    const { submissions, becomes, clamd, office } = await start();
    clamd.behave("refuses");
    await submissions.submit("contact", SAMPLE_CONTACT);
    await becomes({ status: "sent" });
    expect(office()).toHaveLength(1);
  });
});
