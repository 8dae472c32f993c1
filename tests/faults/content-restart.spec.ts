import type { Fault } from "contentful-emulator/faults";
import { startContentDrill } from "../support/content-drill.ts";
import { expect, test } from "../support/worker-sites.ts";

const BASE = "/venmala_hospital";

/** A late response, and a wrong one. */
const OUTAGES: Fault[] = [{ kind: "slow", delayMs: 60_000 }, { kind: "garbage" }];

test("a site restarted in any outage of the content service serves its last stored content", async () => {
  await using drill = await startContentDrill();
  const before = await drill.startSite();
  const doctors = await before.get(`${BASE}/doctors`);
  const path = /href="([^"]+\/doctors\/details\/[^"]+)"/.exec(doctors.text)?.[1] ?? "";
  const doctor = await before.get(path);
  expect([doctors.status, doctor.status]).toEqual([200, 200]);
  await before.end("SIGTERM");

  // Nothing but what was stored before the first outage: each later one finds what the earlier ones left.
  for (const fault of OUTAGES)
    await test.step(fault.kind, async () => {
      drill.faults.set(fault);
      const after = await drill.startSite();
      expect((await after.get(`${BASE}/doctors`)).text).toContain(path);
      expect(await after.get(path)).toMatchObject({ status: 200 });
      expect((await after.get(`${BASE}/careers`)).text).toContain("No Careers found");
      await after.end("SIGTERM");
      expect(after.output()).toContain("a query to the content service failed");
    });
});

test("an unavailable service is not called for a while, and is called again once it is back", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite();
  drill.faults.set({ kind: "down" });
  for (let id = 0; id < 10; id += 1)
    expect(await site.get(`${BASE}/careers/detail/${id}`)).toMatchObject({ status: 503 });
  const calls = drill.calls.count;
  for (let id = 10; id < 60; id += 1) await site.get(`${BASE}/careers/detail/${id}`);
  expect(drill.calls.count - calls).toBeLessThanOrEqual(3);
  drill.faults.clear();
  // It is asked again every five seconds.
  const careers = async () => (await site.get(`${BASE}/careers`)).text;
  await expect.poll(careers).toContain("/careers/detail/");
  await site.end("SIGTERM");
});

test("a wrong delivery token is refused: the site sends the token it was configured with [S3]", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite({ CONTENTFUL_DELIVERY_TOKEN: "wrong-token-1234" });
  expect((await site.get(`${BASE}/careers`)).text).toContain("No Careers found");
  expect((await site.get(`${BASE}/careers/detail/any`)).status).toBe(503);
  await site.end("SIGTERM");
  expect(site.output()).toContain("responded 401");
  expect(site.output()).not.toContain("wrong-token-1234");
});
