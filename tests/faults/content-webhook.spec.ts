import { signRequest } from "#server/webhook/webhook.ts";
import { startContentDrill } from "../support/content-drill.ts";
import { expect, test } from "../support/worker-sites.ts";

const BASE = "/venmala_hospital";
const SECRET = "s".repeat(64);

/** Sends a webhook request to the site, signed as Contentful does; resolves to the status. */
async function notify(origin: string, topic: string, secret = SECRET): Promise<number> {
  const path = "/api/content/webhook";
  const body = JSON.stringify({ sys: { id: "any" } });
  const headers = {
    "content-type": "application/vnd.contentful.management.v1+json",
    "x-contentful-topic": topic,
    "x-contentful-signed-headers": "x-contentful-topic",
    "x-contentful-timestamp": String(Date.now()),
  };
  const signature = signRequest({ method: "POST", path, headers, body: Buffer.from(body) }, secret);
  const signed = { ...headers, "x-contentful-signature": signature };
  return (await fetch(origin + path, { method: "POST", headers: signed, body })).status;
}

test("a cached page shows a change at the first request after the webhook, and not before it", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite({ CONTENTFUL_WEBHOOK_SIGNING_SECRET: SECRET });
  const careers = async () => (await site.get(`${BASE}/careers`)).text;
  const sitemap = async () => (await site.get("/sitemap.xml")).text;
  expect(await careers()).toContain("/careers/detail/");
  expect(await sitemap()).toContain("/careers/detail/");

  drill.faults.set({ kind: "empty" });
  expect(await notify(site.origin, "ContentManagement.Entry.unpublish", "t".repeat(64))).toBe(403);
  expect(await careers()).toContain("/careers/detail/");
  expect(await notify(site.origin, "ContentManagement.Entry.unpublish")).toBe(204);
  expect(await careers()).toContain("No Careers found");
  expect(await sitemap()).not.toContain("/careers/detail/");

  drill.faults.clear();
  expect(await careers()).toContain("No Careers found");
  expect(await notify(site.origin, "ContentManagement.Entry.publish")).toBe(204);
  expect(await notify(site.origin, "ContentManagement.Entry.publish")).toBe(204);
  expect(await careers()).toContain("/careers/detail/");
  await site.end("SIGTERM");
});

test("an entry that Contentful's own caches return stale at the webhook is fetched again", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite({ CONTENTFUL_WEBHOOK_SIGNING_SECRET: SECRET });
  drill.faults.set({ kind: "empty" });
  expect(await notify(site.origin, "ContentManagement.Entry.publish")).toBe(204);
  const careers = async () => (await site.get(`${BASE}/careers`)).text;
  expect(await careers()).toContain("No Careers found");
  drill.faults.clear();
  expect(await careers()).toContain("No Careers found");
  await expect.poll(careers).toContain("/careers/detail/");
  await site.end("SIGTERM");
});
