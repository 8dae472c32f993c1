import type { Page } from "@playwright/test";
import { findViolations } from "../accessibility/find-violations.ts";
import { type OwnSite, startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const MAX_MS = 30_000;
const REACHES_PAGES_MS = 5000;
const WORDS = "The lift is out of order. Staff at the east gate help you up.";

async function openDesk(page: Page, { origin, readMails }: OwnSite) {
  await page.goto(`${origin}${BASE}/desk`);
  await page.getByLabel("Your e-mail address").fill("anitha.desk@example.org");
  await page.getByRole("button", { name: "Send me a link" }).click();
  let link = "";
  await expect
    .poll(
      async () => {
        const mails = (await readMails())
          .join("")
          .replaceAll(/=\r?\n/g, "")
          .replaceAll("=3D", "=");
        return (link = /http\S+?\/desk\/[^\s"<>]+/.exec(mails)?.[0] ?? "");
      },
      { timeout: 20_000 },
    )
    .not.toBe("");
  await page.goto(origin + new URL(link).pathname);
  await page.getByRole("button", { name: "Open the desk" }).click();
}

test("a notice is written in half a minute on a phone, stands above every page, and ends at a press", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  await using own = await startOwnSite();
  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
  const page = await phone.newPage();
  await openDesk(page, own);
  const read = async (path: string) => (await page.request.get(own.origin + path)).text();
  const before = await read(`${BASE}/gallery`);
  expect(before).not.toMatch(/notice__line|class="notice/);

  const startedAt = Date.now();
  await page.getByRole("link", { name: /Notices and pauses/ }).click();
  await page.getByLabel("What should visitors read?").first().fill(WORDS);
  await page.getByLabel("How important is it?").selectOption("urgent");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.getByRole("alert")).toContainText("Saved.");
  const savedAt = Date.now();
  expect(savedAt - startedAt).toBeLessThan(MAX_MS);

  for (const path of [BASE, `${BASE}/gallery`, `/ml${BASE}/contact_us`, `${BASE}/no-such-page`])
    await expect.poll(() => read(path)).toContain(WORDS);
  expect(Date.now() - savedAt).toBeLessThan(REACHES_PAGES_MS);
  expect(await read("/")).not.toContain(WORDS);
  await page.goto(`${own.origin}/ml${BASE}/gallery`);
  const notice = page.getByRole("complementary", { name: "അറിയിപ്പുകൾ" });
  await expect(notice.getByText(WORDS)).toHaveAttribute("lang", "en");

  await page.goto(`${own.origin}${BASE}/desk/notices`);
  await page.getByRole("button", { name: /^End now/ }).click();
  await expect(page.getByRole("alert")).toContainText("Ended.");
  await expect.poll(() => read(`${BASE}/gallery`)).toBe(before);
});

test("a request for a paused department is refused once, keeps what was typed, and can go all the same", async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  await using own = await startOwnSite();
  await page.goto(`${own.origin}${BASE}/appointment`);
  await page.getByLabel("Department", { exact: true }).selectOption("E N T");
  await page.getByLabel("Name", { exact: true }).fill("Anu Thomas");
  await page.getByLabel("E-mail", { exact: true }).fill("anu@example.org");
  await page.getByLabel("Contact number").fill("9847012345");

  const staff = await (await browser.newContext()).newPage();
  await openDesk(staff, own);
  await staff.goto(`${own.origin}${BASE}/desk/notices`);
  expect(await findViolations(staff)).toEqual([]);
  await staff.getByText("Take no requests for a while").click();
  await staff.getByLabel("Requests for").selectOption({ label: "ENT" });
  await staff.getByRole("button", { name: "Pause requests" }).click();
  await expect(staff.getByRole("alert")).toContainText("Saved.");

  await page.getByRole("button", { name: "Request appointment" }).click();
  const question = page.getByRole("alert").filter({ hasText: "We take no appointment requests here at the moment." });
  await expect(question).toContainText("Call 0000 000 3004.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Anu Thomas");
  await page.getByRole("button", { name: "Send all the same" }).click();
  await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();

  await page.goto(`${own.origin}${BASE}/appointment?department=e_n_t`);
  await expect(page.getByRole("link", { name: /Call instead/ })).toHaveAttribute("href", /^tel:/);
});
