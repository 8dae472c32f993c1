import { expect, test } from "@playwright/test";
import { startContentDrill } from "../support/content-drill.ts";

const BASE = "/venmala_hospital";
const SECRET = "a-secret-of-the-tests";

test("a cached page shows a change at the first request after the webhook, and not before it", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite({ CONTENTFUL_WEBHOOK_SECRET: SECRET });
  const notify = async (topic: string, secret: string) => {
    const headers = {
      "content-type": "application/vnd.contentful.management.v1+json",
      "x-contentful-topic": topic,
      "x-webhook-secret": secret,
    };
    const body = JSON.stringify({ sys: { id: "any" } });
    return (await fetch(`${site.origin}/api/content/webhook`, { method: "POST", headers, body })).status;
  };
  const careers = async () => (await site.get(`${BASE}/careers`)).text;
  const sitemap = async () => (await site.get("/sitemap.xml")).text;
  expect(await careers()).toContain("/careers/detail/");
  expect(await sitemap()).toContain("/careers/detail/");

  drill.faults.set({ kind: "empty" });
  expect(await notify("ContentManagement.Entry.unpublish", "another-secret-of-nobody")).toBe(403);
  expect(await careers()).toContain("/careers/detail/");
  expect(await notify("ContentManagement.Entry.unpublish", SECRET)).toBe(204);
  expect(await careers()).toContain("No Careers found");
  expect(await sitemap()).not.toContain("/careers/detail/");

  drill.faults.clear();
  expect(await careers()).toContain("No Careers found");
  expect(await notify("ContentManagement.Entry.publish", SECRET)).toBe(204);
  expect(await notify("ContentManagement.Entry.publish", SECRET)).toBe(204);
  expect(await careers()).toContain("/careers/detail/");
  await site.end("SIGTERM");
});

test("what Contentful's own caches still give out of date at the notice is asked for once more", async () => {
  await using drill = await startContentDrill();
  const site = await drill.startSite({ CONTENTFUL_WEBHOOK_SECRET: SECRET });
  drill.faults.set({ kind: "empty" });
  const headers = { "x-contentful-topic": "ContentManagement.Entry.publish", "x-webhook-secret": SECRET };
  expect((await fetch(`${site.origin}/api/content/webhook`, { method: "POST", headers })).status).toBe(204);
  const careers = async () => (await site.get(`${BASE}/careers`)).text;
  expect(await careers()).toContain("No Careers found");
  drill.faults.clear();
  expect(await careers()).toContain("No Careers found");
  await expect.poll(careers).toContain("/careers/detail/");
  await site.end("SIGTERM");
});
