import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { createContentFaults } from "#content-service/faults/content-faults.ts";
import type { Fault } from "#content-service/faults/fault.ts";
import { startContentService } from "#content-service/start-content-service.ts";
import { findFreePorts } from "../support/free-port.ts";
import { startSiteProcess } from "../support/site-process.ts";

const SAMPLE = resolve(import.meta.dirname, "../../content-service/sample/export.json");
const BASE = "/venmala_hospital";

/** Starts the content service in this process, where it can fail and counts its calls, and sites over it. */
async function setUp() {
  const faults = createContentFaults();
  const service = await startContentService({ exportFile: SAMPLE, host: "127.0.0.1", port: 0, faults });
  const dataDir = await mkdtemp(join(tmpdir(), "last-known-"));
  const calls = { count: 0 };
  const intercept = faults.intercept;
  faults.intercept = (request, response) => {
    calls.count += 1;
    return intercept(request, response);
  };
  return {
    faults,
    calls,
    startSite: async (token = service.deliveryToken) => {
      const port = await findFreePorts();
      const site = await startSiteProcess({
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        CONTENT_GRAPHQL_URL: service.graphqlUrl,
        CONTENTFUL_DELIVERY_TOKEN: token,
      });
      const get = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        return { status: answer.status, text: await answer.text() };
      };
      return { ...site, get };
    },
    [Symbol.asyncDispose]: async () => {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const OUTAGES: Fault[] = [
  { kind: "down" },
  { kind: "slow", delayMs: 60_000 },
  { kind: "garbage" },
  { kind: "error" },
  { kind: "rate-limited" },
];

for (const fault of OUTAGES) {
  test(`a site restarted while the content service is ${fault.kind} shows what it knew last`, async () => {
    test.setTimeout(60_000);
    await using drill = await setUp();
    const before = await drill.startSite();
    const doctors = await before.get(`${BASE}/doctors`);
    const path = /href="([^"]+\/doctors\/details\/[^"]+)"/.exec(doctors.text)?.[1] ?? "";
    const doctor = await before.get(path);
    expect([doctors.status, doctor.status]).toEqual([200, 200]);
    await before.end("SIGTERM");

    drill.faults.set(fault);
    const after = await drill.startSite();
    expect((await after.get(`${BASE}/doctors`)).text).toContain(path);
    expect(await after.get(path)).toMatchObject({ status: 200 });
    expect((await after.get(`${BASE}/careers`)).text).toContain("No Careers found");
    await after.end("SIGTERM");
    expect(after.output()).toMatch(/"query":"Doctors?"/);
  });
}

test("a service that is away is left in peace, and asked again when it is back", async () => {
  test.setTimeout(60_000);
  await using drill = await setUp();
  const site = await drill.startSite();
  drill.faults.set({ kind: "down" });
  for (let id = 0; id < 10; id += 1)
    expect(await site.get(`${BASE}/careers/detail/${id}`)).toMatchObject({ status: 503 });
  const calls = drill.calls.count;
  for (let id = 10; id < 60; id += 1) await site.get(`${BASE}/careers/detail/${id}`);
  expect(drill.calls.count - calls).toBeLessThanOrEqual(3);
  drill.faults.clear();
  await expect.poll(async () => (await site.get(`${BASE}/careers`)).text).toContain("/careers/detail/");
  await site.end("SIGTERM");
});

test("a wrong delivery token is refused: the site reads content with the very token it was given", async () => {
  await using drill = await setUp();
  const site = await drill.startSite("wrong-token-1234");
  expect((await site.get(`${BASE}/careers`)).text).toContain("No Careers found");
  expect((await site.get(`${BASE}/careers/detail/any`)).status).toBe(503);
  await site.end("SIGTERM");
  expect(site.output()).toContain("answered 401");
  expect(site.output()).not.toContain("wrong-token-1234");
});
