import { canMount, mountSmallDisk } from "#outbox/test-support/test-disks.ts";
import { openRecords } from "#outbox/store/open-store.server.ts";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { postAppointment, sendAppointment } from "../support/post-appointment.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

test("on a full disk only forms respond with 503, store nothing, and work again when there is room", async () => {
  test.skip(!canMount(), "this account may not mount a file system");
  const disk = mountSmallDisk(96);
  const port = await findFreePorts();
  const mailPort = await findFreePorts();
  const address = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: disk.folder,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
  try {
    const taken: string[] = [];
    // Fewer than one network sends before a digest tells of them.
    for (let number = 1; number <= 8; number += 1) taken.push(await postAppointment(address, number));
    disk.fill();
    for (let number = 9; number <= 16; number += 1) {
      const response = await sendAppointment(address, number);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect((await fetch(`${address}/`)).status).toBe(200);
    disk.free();
    const mailbox = await openMailbox(mailPort);
    const after = await postAppointment(address, 17);
    await mailbox.waitFor(({ mail }) => mail.subject?.includes(after) ?? false);
    await mailbox.close();
    expect(await listReferences(disk.folder)).toEqual([...taken, after].toSorted());
  } finally {
    await site.end("SIGTERM");
    disk.remove();
  }
});

async function listReferences(dataDir: string): Promise<string[]> {
  const records = await openRecords({ dataDir, clock: { now: () => new Date() } });
  const references = (await records.list({})).map(({ reference }) => reference);
  await records.close();
  return references.toSorted();
}
