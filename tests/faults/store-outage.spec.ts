import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRecords } from "#outbox/store/open-store.server.ts";
import { findFreePorts } from "../support/free-port.ts";
import { postAppointment, sendAppointment } from "../support/post-appointment.ts";
import { hospitals } from "../support/sample-site.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

const FORM = "/venmala_hospital_punalur/contact_us";

/** Settings of a site in a folder of its own, whose mail server is away. */
async function prepare() {
  const dataDir = await mkdtemp(join(tmpdir(), "store-outage-"));
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" };
  return { dataDir, settings, address: `http://127.0.0.1:${port}`, file: join(dataDir, "submissions.sqlite") };
}

test("acknowledged submissions survive the removal of the store's files and a kill, and forms are accepted again", async () => {
  const { dataDir, settings, address, file } = await prepare();
  let site = await startSiteProcess(settings);
  try {
    const taken: string[] = [];
    for (let number = 1; number <= 3; number += 1) taken.push(await postAppointment(address, number));
    await Promise.all(["", "-wal", "-shm"].map((ending) => rm(file + ending)));
    // Never acknowledged while the files are gone; after the rescue it is like any other.
    await expect
      .poll(async () => {
        const response = await sendAppointment(address, 4);
        expect([201, 503]).toContain(response.status);
        if (response.status === 201) taken.push(((await response.json()) as { reference: string }).reference);
        return response.status;
      })
      .toBe(201);
    // Between the two, mails that wait may complain of their server.
    expect(site.output()).toMatch(/removed from DATA_DIR[^]*written again/);
    await site.end("SIGKILL");
    site = await startSiteProcess(settings);
    const records = await openRecords({ dataDir, clock: { now: () => new Date() } });
    const references = (await records.list({})).map(({ reference }) => reference);
    await records.close();
    expect(references.toSorted()).toEqual(taken.toSorted());
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true });
  }
});

test("with an unreadable store the site serves pages, gives numbers to call for forms, and recovers", async ({
  request,
}) => {
  const { dataDir, settings, address, file } = await prepare();
  await writeFile(file, "Shopping list\n".repeat(100));
  const site = await startSiteProcess(settings);
  try {
    for (const { basePath } of hospitals) expect((await request.get(address + basePath)).status()).toBe(200);
    const readiness = await request.get(`${address}/readyz`);
    expect(readiness.status()).toBe(503);
    expect(await readiness.json()).toMatchObject({
      status: "unready",
      reason: "The store's file is damaged or is no database: restore a backup",
    });
    expect((await sendAppointment(address, 1)).status).toBe(503);
    const form = { name: "Anu", email: "anu@example.org", contactNumber: "9000000007", subject: "S", message: "M" };
    const response = await request.post(address + FORM, { form, headers: { origin: address } });
    expect(response.status()).toBe(503);
    expect(await response.text()).toMatch(/<main.*<a [^>]*href="tel:[^>]*>[^<]*0000 000 3/s);
    await rm(file);
    await expect.poll(async () => (await sendAppointment(address, 2)).status).toBe(201);
  } finally {
    await site.end("SIGTERM");
    await rm(dataDir, { recursive: true });
  }
});
