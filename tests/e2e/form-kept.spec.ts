import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const MESSAGE = {
  name: "Anu",
  email: "anu@example.org",
  contactNumber: "9000000012",
  subject: "Kept by the browser",
  message: "One\nTwo",
};

const control = (page: Page, name: string) => page.locator(`form[novalidate] [name=${name}]`);
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator(".form-message");
const strip = (page: Page) => page.locator(".pending-strip");

async function openContact(page: Page) {
  await page.goto(`${BASE}/contact_us`, { waitUntil: "networkidle" });
}

async function fill(page: Page, values: Record<string, string> = MESSAGE) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

test("what was typed outlives a reload, can be cleared, and is gone once it is sent", async ({ page }) => {
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

test("the department and the doctor outlive a reload, and the home page's form has them too", async ({ page }) => {
  await page.goto(`${BASE}/appointment`, { waitUntil: "networkidle" });
  await control(page, "department").selectOption({ index: 2 });
  await expect(control(page, "doctor")).toBeEnabled();
  await control(page, "doctor").selectOption({ index: 1 });
  const chosen = [await control(page, "department").inputValue(), await control(page, "doctor").inputValue()];
  await control(page, "patientName").fill("Anu");
  for (const path of [`${BASE}/appointment`, BASE]) {
    await page.goto(path);
    await expect(control(page, "patientName")).toHaveValue("Anu");
    await expect(control(page, "department")).toHaveValue(chosen[0] ?? "?");
    await expect(control(page, "doctor")).toHaveValue(chosen[1] ?? "?");
  }
});

test("a form that another hospital's page holds is another form", async ({ page }) => {
  await openContact(page);
  await fill(page);
  await page.goto("/venmala_hospital/contact_us", { waitUntil: "networkidle" });
  await expect(control(page, "name")).toHaveValue("");
});

test("a send without network is silent in the form, waits, and goes out once when the network is back", async ({
  page,
  context,
  site,
}) => {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/contact_us") && request.method() === "POST") {
      keys.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  await openContact(page);
  const subject = "Sent without a network";
  await fill(page, { ...MESSAGE, subject });
  await context.setOffline(true);
  await submit(page).click();
  await expect(strip(page)).toContainText("No network just now.");
  await expect(submit(page)).toBeEnabled();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await expect(control(page, "subject")).toHaveValue(subject);
  expect(dialogs).toEqual([]);

  await context.setOffline(false);
  await expect(strip(page)).toContainText("has reached us. Your reference: C-");
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes(subject) ?? false);
  // Whoever presses the button again sends the same under the same key.
  await submit(page).click();
  await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  expect(site.mailbox.received.filter(({ mail }) => mail.text?.includes(subject))).toHaveLength(1);
});

test("what waits is sent from the next page that opens, a resume too", async ({ page, context, site }) => {
  await page.goto(`${BASE}/careers`);
  await page
    .getByRole("link", { name: /^View more/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await fill(page, { name: "Anu Kept", email: "anu@example.org", contactNumber: "9000000013", experience: "2" });
  const resume = Buffer.from("%PDF-1.7\nkept\n");
  await control(page, "resume").setInputFiles({ name: "kept.pdf", mimeType: "application/pdf", buffer: resume });
  page.on("dialog", (dialog) => void dialog.accept());
  await context.setOffline(true);
  await submit(page).click();
  await expect(strip(page)).toContainText("No network just now.");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/");
  await expect(strip(next)).toContainText("has reached us. Your reference: J-");
  const { mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes("Anu Kept") ?? false);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(resume);
});
