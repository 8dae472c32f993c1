import { randomBytes } from "node:crypto";
import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createAnswerLinks } from "#outbox/answer-links.server.ts";
import { createSubmissions } from "./create-submissions.server.ts";
import { createMailTransport } from "./mail/create-transport.server.ts";
import { sendMails } from "./send-mails.server.ts";
import { openStore } from "./store/open-store.server.ts";
import { settleMails } from "./test-support/claim-mails.ts";
import { createRecordingLog, SettableClock } from "./test-support/clock-and-log.ts";
import { SAMPLE_APPLICATION, SAMPLE_EDITIONS, SAMPLE_MAIL_FROM } from "./test-support/samples.ts";
import { canMount, mountSmallDisk } from "./test-support/test-disks.ts";
import { startSmtpPeer } from "./test-support/start-smtp-peer.ts";

const MEGABYTE = 1024 * 1024;
const RESERVE_BYTES = 4 * MEGABYTE;

describe.skipIf(!canMount())("on a disk of 32 MB of its own", () => {
  async function openOnSmallDisk() {
    const disk = mountSmallDisk(32);
    onTestFinished(() => disk.remove());
    const { folder: dataDir, fill: fillDisk, free: freeDisk } = disk;
    const clock = new SettableClock();
    const log = createRecordingLog();
    const open = () => openStore({ dataDir, clock, log, diskReserveBytes: RESERVE_BYTES });
    const store = await open();
    onTestFinished(() => store.close());
    const submissions = createSubmissions({
      editions: SAMPLE_EDITIONS,
      store,
      clock,
      mailFrom: SAMPLE_MAIL_FROM,
      onStored: () => undefined,
    });
    let number = 0;
    /** Hands in an application with a resume of that size; returns its reference, or undefined where it was refused. */
    const apply = async (bytes: number) => {
      number += 1;
      const resume = { name: "a.pdf", bytes: Buffer.concat([Buffer.from("%PDF-"), randomBytes(bytes)]) };
      const fields = { ...SAMPLE_APPLICATION, name: `Anu ${number}` };
      const outcome = await submissions.submit("job", fields, { file: resume });
      if (outcome.status === "unavailable") return undefined;
      if (outcome.status !== "accepted") throw new Error("The sample was not accepted");
      return outcome.receipt.reference;
    };
    const room = () => statfsSync(dataDir).bavail * statfsSync(dataDir).bsize;
    return {
      dataDir,
      store,
      clock,
      log,
      apply,
      room,
      fillDisk,
      freeDisk,
      reserveSize: () => statSync(join(dataDir, "reserve")).size,
    };
  }

  test("submissions are refused before it is full, whole or not at all, and the reserve is untouched", async () => {
    const { store, apply, room, reserveSize } = await openOnSmallDisk();
    const accepted: string[] = [];
    for (let refused = 0; refused < 5;) {
      const reference = await apply(600_000);
      if (reference === undefined) refused += 1;
      else accepted.push(reference);
    }
    expect(accepted.length).toBeGreaterThan(5);
    expect(room()).toBeGreaterThan(4 * MEGABYTE);
    expect(reserveSize()).toBe(RESERVE_BYTES);
    expect(await store.readiness()).toBe("full");
    const records = await store.list({});
    expect(records.map(({ reference }) => reference).toSorted()).toEqual(accepted.toSorted());
    expect(records.every(({ file }) => file?.size === 600_005)).toBe(true);
  });

  test("that another program filled, mails go out once and are marked, and service comes back with room", async () => {
    const { store, clock, log, apply, fillDisk, freeDisk, reserveSize, dataDir } = await openOnSmallDisk();
    for (let count = 0; count < 20; count += 1) expect(await apply(1000)).toBeDefined();
    fillDisk();
    expect(await apply(1000)).toBeUndefined();
    const peer = await startSmtpPeer();
    const transport = createMailTransport({ smtpUrl: peer.url, mailDir: dataDir, from: SAMPLE_MAIL_FROM });
    const worker = sendMails({
      ...{ store, editions: SAMPLE_EDITIONS, mailFrom: SAMPLE_MAIL_FROM, retentionDays: 90 },
      ...{ links: createAnswerLinks(store), origin: "https://www.example.org", transport, clock, log, lookMs: 20 },
    });
    // The applicant's mailbox gets three receipts an hour.
    const all = 20 + 3;
    await vi.waitFor(
      async () => expect(await store.figures()).toMatchObject({ sent: all, queued: 0, sending: 0 }),
      10_000,
    );
    await worker.stop();
    await transport.close();
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(all);
    expect(peer.mails).toHaveLength(all);
    expect(reserveSize()).toBeLessThan(RESERVE_BYTES);
    expect(await apply(1000)).toBeUndefined();
    freeDisk();
    clock.move(1);
    expect(await apply(1000)).toBeDefined();
    expect(reserveSize()).toBe(RESERVE_BYTES);
    expect(await store.readiness()).toBe("ready");
  });

  test("full of delivered submissions, a purge makes room and service comes back", async () => {
    const { store, clock, apply, fillDisk } = await openOnSmallDisk();
    for (let reference = await apply(600_000); reference !== undefined; reference = await apply(600_000))
      // The last may leave no room for an answer.
      await store.addStep({ reference, hospitalId: "punalur", step: { state: "declined" } }).catch(() => undefined);
    fillDisk();
    await settleMails(store);
    clock.move(24 * 60 + 1);
    expect(await store.purgeDelivered(1)).toBeGreaterThan(5);
    expect(await apply(600_000)).toBeDefined();
  });

  test("full at the start, the store opens, says so, and serves once there is room", async () => {
    const { store, dataDir, clock, log, fillDisk, freeDisk, apply } = await openOnSmallDisk();
    await apply(1000);
    await store.close();
    fillDisk();
    const reopened = await openStore({ dataDir, clock, log, diskReserveBytes: RESERVE_BYTES });
    onTestFinished(() => reopened.close());
    expect(log.lines.join("\n")).toContain("no room left but its reserve");
    expect(await reopened.readiness()).toBe("full");
    expect(await reopened.claimMail({ leaseMs: 60_000 })).toBeDefined();
    freeDisk();
    expect(await reopened.readiness()).toBe("ready");
  });
});
