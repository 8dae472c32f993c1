import type { Page } from "@playwright/test";
import { findViolations } from "../accessibility/find-violations.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";
const API = "**/api/v1/service/call_me";

const number = (page: Page) => page.locator("form[novalidate] [name=contactNumber]");
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");

test("who has no e-mail gets from the appointment page to a call with a number alone", async ({ page, site }) => {
  await page.goto(`${BASE}/appointment`);
  await page.getByRole("link", { name: "No e-mail? We call you" }).click();
  await expect(page).toHaveURL(`${BASE}/call_me`);
  await number(page).fill("90000 00019");
  const sending = page.waitForResponse(API);
  await submit(page).click();
  const { reference } = (await (await sending).json()) as { reference: string };
  expect(reference).toMatch(/^T-/);
  await expect(page.locator(".receipt-note")).toContainText("should answer by");
  const { mail } = await site.mailbox.waitFor(({ mail: { subject = "" } }) => subject.includes(reference));
  expect(mail.text).toContain("+91 90000 00019");
  await page.getByRole("link", { name: "Follow your request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your call");
});

test("a call that gets no response waits on the device, by its number", async ({ page }) => {
  await page.goto(`${BASE}/call_me`, { waitUntil: "networkidle" });
  await page.route(API, (route) => route.abort());
  await number(page).fill("9000000018");
  await submit(page).click();
  const strip = page.getByRole("region", { name: "Forms saved on this device" });
  await expect(strip).toContainText("Not sent yet: 1 form, for 9000000018.");
});

test("at the desk a call is noted on a phone, by a page that has no scripts", async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${site.origin}${BASE}/desk`);
  await page.locator("[name=address]").fill("anitha.desk@example.org");
  await page.locator("form button[type=submit]").click();
  const { received, toPatients } = site.mailbox;
  const isToEditor = ({ recipients }: { recipients: string[] }) => recipients.includes("anitha.desk@example.org");
  const findLink = () =>
    /https?:\S+\/desk\/\S+/.exec([...received, ...toPatients].find(isToEditor)?.mail.text ?? "")?.[0];
  await expect.poll(findLink).toBeDefined();
  await page.goto(findLink() ?? "");
  await page.locator("form button[type=submit]").click();
  await page.getByRole("link", { name: "Note a call" }).click();
  expect(await findViolations(page)).toEqual([]);
  await number(page).fill("90000 00017");
  await number(page).press("Enter");
  await expect(page.locator(".form-message")).toContainText("Noted: +91 90000 00017.");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".form-message")).toContainText("Taken back.");
  await context.close();
});
