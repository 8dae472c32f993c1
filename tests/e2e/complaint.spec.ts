import type { Page } from "@playwright/test";
import { findViolations } from "../accessibility/find-violations.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";
const API = "**/api/v1/service/complaint";

const field = (page: Page, name: string) => page.locator(`form[novalidate] [name=${name}]`);

test("a complaint by keyboard gets a number and a day, and its answer comes by mail and on its page", async ({
  page,
  site,
}) => {
  await page.goto(`${BASE}/contact_us`);
  await page.getByRole("main").getByRole("link", { name: "Make a complaint" }).click();
  await expect(page).toHaveURL(`${BASE}/complaint`);
  await field(page, "message").focus();
  await page.keyboard.type("Nobody came when I rang.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("complaint@patients.example.org");
  await page.keyboard.press("Enter");
  const receipt = page.locator(".receipt-note");
  await expect(receipt).toContainText("The hospital answers by");
  expect(await findViolations(page)).toEqual([]);
  const reference = /G-\w{4}-\w{4}/.exec(await receipt.innerText())?.[0] ?? "";
  const own = (await receipt.getByRole("link", { name: "Follow your complaint" }).getAttribute("href")) ?? "";
  const { mail } = await site.mailbox.waitFor(({ mail: { subject = "" } }) => subject.includes(reference));
  await page.goto(/https?:\S+\/answer\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("The answer, as the person reads it").fill("We are sorry.\nThe bell is mended.");
  await page.getByRole("button", { name: "Send this answer" }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await page.goto(own);
  await expect(page.locator(".answers__state")).toContainText("The bell is mended.");
  expect(await findViolations(page)).toEqual([]);
});

test("a complaint that gets no response waits on the device", async ({ page }) => {
  await page.goto(`${BASE}/complaint`, { waitUntil: "networkidle" });
  await page.route(API, (route) => route.abort());
  await field(page, "message").fill("Nobody came when I rang.");
  await field(page, "contactNumber").fill("9000000016");
  await field(page, "contactNumber").press("Enter");
  const strip = page.getByRole("region", { name: "Forms saved on this device" });
  await expect(strip).toContainText("Not sent yet: 1 form, for 9000000016.");
});
