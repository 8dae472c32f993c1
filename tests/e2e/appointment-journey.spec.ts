import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

test("a patient walks from the landing page to a sent request [S206 S217 S266 S271]", async ({ page, site }) => {
  await walkToForm(page, "/venmala_hospital", "general_medicine");
  const name = "Asha Alappuzha";
  await fillForm(page, name);
  await page.getByLabel("Doctor (optional)").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Request appointment" }).click();
  await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();

  const { mail, recipients } = await site.mailbox.waitFor((received) => received.mail.text?.includes(name) ?? false);
  expect(recipients).toEqual(["alappuzha-office@example.org"]);
  expect(mail.replyTo).toEqual([expect.objectContaining({ address: "asha@example.org" })]);
  expect(mail.subject).toContain("Appointment request");
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(name);
    expect(text).toMatch(/90000\s?00001/);
    expect(text).toContain("4711");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same walk ends in a sent request at the right hospital", async ({ page, site }) => {
    await walkToForm(page, "/venmala_hospital_punalur", "ayurvedam");
    await fillForm(page, "Binu Punalur");
    await page.getByRole("button", { name: "Show doctors" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Binu Punalur");
    await page.getByLabel("Doctor (optional)").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Request appointment" }).click();
    await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();

    const { recipients } = await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Binu Punalur") ?? false);
    expect(recipients).toEqual(["punalur-office@example.org"]);
  });

  test("a mistake is named, and what was typed stays", async ({ page }) => {
    await page.goto("/venmala_hospital/appointment");
    await page.getByLabel("Name", { exact: true }).fill("Devi");
    const response = page.waitForResponse((one) => one.request().method() === "POST");
    await page.getByRole("button", { name: "Request appointment" }).click();
    expect((await response).status()).toBe(400);
    await expect(page.getByRole("alert")).toContainText("Select a department");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Devi");
  });
});

/** Follows only links, as a patient would. */
async function walkToForm(page: Page, base: string, department: string) {
  const main = page.locator("main");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Our Hospitals" })).toBeVisible();
  await main.locator(`a[href="${base}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${base}$`));
  await main.getByRole("link", { name: "All departments" }).click();
  await main.locator(`a[href="${base}/department/${department}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/department/${department}$`));
  await main
    .getByRole("link", { name: /^Book Appointment/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${base}/appointment\\?department=${department}`));
}

async function fillForm(page: Page, name: string) {
  const form = page.locator("main form");
  await form.getByLabel("Department", { exact: true }).selectOption({ index: 1 });
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("E-mail", { exact: true }).fill("asha@example.org");
  await form.getByLabel("Contact number").fill("9000000001");
  await form.getByLabel("OP Number (If any)").fill("4711");
}
