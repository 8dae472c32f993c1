import { expect, test as base } from "@playwright/test";
import { sampleDrafts } from "../support/sample-content.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { contextWithScripts } from "../support/wait-for-scripts.ts";
import { pageWithoutViolations } from "../support/watch-violations.ts";

const SECRET = "secret-of-the-editors";
const draft = sampleDrafts().find(({ type }) => type === "news");

/** One site for this file, that lets editors in. */
const test = base.extend<object, { site: { origin: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using site = await startOwnSite({ CONTENTFUL_PREVIEW_SECRET: SECRET });
      await use(site);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  context: contextWithScripts,
  page: pageWithoutViolations,
});

// One site is enough.
test.describe.configure({ mode: "default" });

test.use({
  // Chromium lets no site of the web frame one of this machine, which a real site is not.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--disable-features=LocalNetworkAccessChecks"] }),
});

test("an editor opens a draft, goes on to a list with it, and leaves for what visitors see", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const headline = draft?.title ?? "no draft";

  await page.goto(`/preview?secret=${SECRET}&id=${draft?.id}`);
  await expect(page).toHaveURL(new RegExp(`/news/detail/${draft?.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(headline);
  const banner = page.getByRole("complementary", { name: "Preview" });
  await expect(banner).toContainText("not published yet");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole("main")).toContainText(headline);
  await expect(banner).toBeVisible();

  await banner.getByRole("button", { name: "Leave preview" }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole("main")).not.toContainText(headline);
  await expect(banner).toBeHidden();
  expect(faults).toEqual([]);
});

test("Contentful's editor shows a draft in its frame, maps texts to fields, and a save reloads the draft", async ({
  page,
  site,
}) => {
  const address = `${site.origin}/preview?secret=${SECRET}&id=${draft?.id}`;
  const editor = `<iframe width="1000" height="800" src="${address}"></iframe>
    <script>addEventListener("message", ({ data }) => (document.title += " " + data.method))</script>`;
  await page.route("https://app.contentful.com/", (route) => route.fulfill({ contentType: "text/html", body: editor }));
  await page.goto("https://app.contentful.com/");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await expect(page).toHaveTitle(/CONNECTED/);
  const title = frame.getByRole("heading", { level: 1 }).locator("[data-contentful-entry-id]");
  await expect(title).toHaveText(draft?.title ?? "no draft");
  await expect(title).toHaveAttribute("data-contentful-entry-id", draft?.id ?? "");
  await expect(title).toHaveAttribute("data-contentful-field-id", "headline");
  await expect(title).toHaveAttribute("data-contentful-locale", "en-US");

  const asked = page.waitForResponse((response) => response.url().includes(`/news/detail/${draft?.id}.data`));
  await page.evaluate((id) => {
    const saved = { source: "live-preview-editor", method: "ENTRY_SAVED", entity: { sys: { id } } };
    document.querySelector("iframe")?.contentWindow?.postMessage(saved, "*");
  }, draft?.id);
  expect((await asked).headers()["cache-control"]).toBe("no-store");
});

test("another site gets no frame", async ({ page, site }) => {
  const address = `${site.origin}/preview?secret=${SECRET}&id=${draft?.id}`;
  const body = `<iframe src="${address}"></iframe>`;
  await page.route("https://pages.example.org/", (route) => route.fulfill({ contentType: "text/html", body }));
  const refusal = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto("https://pages.example.org/");
  expect((await refusal).text()).toContain("has been blocked");
});

test("visitors see no draft, and their pages carry nothing of the preview", async ({ request, page }) => {
  const scripts: string[] = [];
  page.on("request", (asked) => scripts.push(asked.url()));
  expect((await request.get(`/preview?secret=${SECRET}x&id=${draft?.id}`)).status()).toBe(401);
  await page.goto("/venmala_hospital/news");
  await expect(page.getByRole("main")).not.toContainText(draft?.title ?? "no draft");
  expect(await page.content()).not.toMatch(/preview-banner|data-contentful/);
  expect(scripts.filter((url) => url.includes("preview"))).toEqual([]);
});
