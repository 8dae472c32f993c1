import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const MESSAGE = {
  name: "Anu",
  email: "anu@example.org",
  contactNumber: "9000000012",
  subject: "Stored by the browser",
  message: "One\nTwo",
};

const control = (page: Page, name: string) => page.locator(`form[novalidate] [name=${name}]`);
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator(".form-message");

async function openContact(page: Page) {
  await page.goto(`${BASE}/contact_us`, { waitUntil: "networkidle" });
}

async function fill(page: Page, values: Record<string, string> = MESSAGE) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

test("typed values survive a reload, can be cleared, and are gone once sent", async ({ page }) => {
  await openContact(page);
  await fill(page);
  await page.reload();
  for (const [name, value] of Object.entries(MESSAGE)) await expect(control(page, name)).toHaveValue(value);
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(control(page, "name")).toHaveValue("");
  await page.reload();
  await expect(control(page, "name")).toHaveValue("");

  await fill(page, { ...MESSAGE, subject: "Sent, then gone" });
  await submit(page).click();
  await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
  await openContact(page);
  await expect(control(page, "name")).toHaveValue("");
});

test("typed values are there after another page and Back, without autofill too, and in another language", async ({
  page,
}) => {
  await openContact(page);
  await fill(page);
  await page.goto(`${BASE}/doctors`);
  await page.goBack();
  for (const [name, value] of Object.entries(MESSAGE)) await expect(control(page, name)).toHaveValue(value);
  await page.getByRole("link", { name: "മലയാളം" }).first().click();
  await expect(page).toHaveURL(`/ml${BASE}/contact_us`);
  for (const [name, value] of Object.entries(MESSAGE)) await expect(control(page, name)).toHaveValue(value);
});

test("department and doctor survive a reload and Back, and the home page's form has them too", async ({ page }) => {
  await page.goto(`${BASE}/appointment`, { waitUntil: "networkidle" });
  await control(page, "department").selectOption({ index: 2 });
  await expect(control(page, "doctor")).toBeEnabled();
  await control(page, "doctor").selectOption({ index: 1 });
  const chosen = [await control(page, "department").inputValue(), await control(page, "doctor").inputValue()];
  await control(page, "patientName").fill("Anu");
  await control(page, "outPatientNumber").fill("1207");
  const comeBy = {
    reload: () => page.reload(),
    "another page and Back": async () => {
      await page.goto(`${BASE}/doctors`);
      await page.goBack();
    },
    "the home page": async () => {
      await page.goto(BASE, { waitUntil: "networkidle" });
      await page.mouse.move(100, 100);
    },
  };
  for (const come of Object.values(comeBy)) {
    await come();
    await expect(control(page, "outPatientNumber")).toHaveValue("1207");
    await expect(control(page, "patientName")).toHaveValue("Anu");
    await expect(control(page, "department")).toHaveValue(chosen[0] ?? "?");
    await expect(control(page, "doctor")).toHaveValue(chosen[1] ?? "?");
  }
});

test("a form on another hospital's page does not share typed values", async ({ page }) => {
  await openContact(page);
  await fill(page);
  await page.goto("/venmala_hospital/contact_us", { waitUntil: "networkidle" });
  await expect(control(page, "name")).toHaveValue("");
});
