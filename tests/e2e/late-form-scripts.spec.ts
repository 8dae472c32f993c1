import type { Page } from "@playwright/test";
import { holdRequests } from "../support/page-pace.ts";
import { findDayOfWeek, MONDAY } from "../support/day-of-week.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const FORM_SCRIPTS = /\/assets\/(?:forms|form-sending|appointment-form)-[^/]+\.js$/;

const control = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`);
const submit = (page: Page) => page.locator("form[method=post] button[type=submit]").last();

async function fillAppointment(page: Page, name: string) {
  await control(page, "department").selectOption({ index: 1 });
  await control(page, "patientName").fill(name);
  await control(page, "patientEmail").fill("anu@example.org");
  await control(page, "patientContactNumber").fill("9000000012");
}

async function fillContact(page: Page, name: string) {
  for (const [field, value] of Object.entries({ name, email: "anu@example.org", contactNumber: "9000000012" })) {
    await control(page, field).fill(value);
  }
  await control(page, "subject").fill("On a slow line");
}

for (const [what, scripts] of [
  ["any script", /\/assets\/.*\.js$/],
  ["the form's scripts", FORM_SCRIPTS],
] as const) {
  test(`on the home page, what is typed before ${what} came stays and is sent`, async ({ page, site }) => {
    const release = await holdRequests(page, scripts);
    await page.goto(BASE, { waitUntil: "commit" });
    await fillAppointment(page, `Before ${what}`);
    await release();
    const doctors = control(page, "doctor").locator("option");
    await expect(doctors).not.toHaveCount(1);
    await expect(control(page, "patientName")).toHaveValue(`Before ${what}`);
    await submit(page).click();
    await expect(page.locator(".form-message")).toBeVisible();
    await site.mailbox.waitFor(({ mail }) => mail.text?.includes(`Before ${what}`) ?? false);
  });
}

test("a link on the home page is followed though the form's scripts do not come", async ({ page }) => {
  await page.route(FORM_SCRIPTS, (route) => route.abort());
  await page.goto(BASE, { waitUntil: "networkidle" });
  const opened = page.evaluate(() => performance.timeOrigin);
  await page.getByRole("contentinfo").getByRole("link", { name: "Doctors", exact: true }).click();
  await expect(page).toHaveURL(`${BASE}/doctors`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Doctors");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(await opened);
});

test("a link says 'loading...' while the form's scripts are on their way", async ({ page }) => {
  await page.goto(BASE, { waitUntil: "networkidle" });
  await page.route(/\/doctors\.data/, () => {});
  await page.getByRole("contentinfo").getByRole("link", { name: "Doctors", exact: true }).click();
  await expect(page.getByText("loading...")).toBeAttached();
});

test("a form whose scripts do not come is posted as without scripts", async ({ page, site }) => {
  await page.route(FORM_SCRIPTS, (route) => route.abort());
  await page.goto(BASE, { waitUntil: "networkidle" });
  await fillAppointment(page, "Without Home Scripts");
  await expect(page.getByRole("button", { name: "Show doctors" })).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(/\/sent\?|reference=/);
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Without Home Scripts") ?? false);
});

test("a form that cannot load what sends it is posted as without scripts", async ({ page, site }) => {
  await page.route(/\/assets\/(?:form-sending|late-parts)-/, (route) => route.abort());
  await page.goto(`${BASE}/contact_us`, { waitUntil: "networkidle" });
  await fillContact(page, "Without Sending Scripts");
  await submit(page).click();
  await expect(page).toHaveURL(/reference=/);
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Without Sending Scripts") ?? false);
});

for (const [what, breakIt] of [
  ["checks", () => Object.assign(String.prototype, { normalize: undefined })],
  ["sends", () => Object.assign(globalThis, { AbortController: undefined })],
  ["describes", () => Object.assign(Date.prototype, { toLocaleDateString: undefined })],
] as const) {
  test(`a form whose script fails while it ${what} is posted as without scripts`, async ({ page, site }) => {
    await page.goto(`${BASE}/appointment`, { waitUntil: "networkidle" });
    await fillAppointment(page, `Broken While It ${what}`);
    await control(page, "appointmentOn").fill(findDayOfWeek(MONDAY));
    await expect(control(page, "doctor")).toBeEnabled();
    await page.evaluate(breakIt);
    await submit(page).click();
    await expect(page).toHaveURL(/reference=/);
    await site.mailbox.waitFor(({ mail }) => mail.text?.includes(`Broken While It ${what}`) ?? false);
  });
}

test("a network that goes before the first touch is named, and nothing typed is lost", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${BASE}/appointment`, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await fillAppointment(page, "Gone Network");
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(control(page, "patientName")).toHaveValue("Gone Network");
  await context.setOffline(false);
  await submit(page).click();
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Gone Network") ?? false);
});

test("where the page's scripts do not come, a job's form is open and a doctor can be chosen", async ({ page }) => {
  const doctors = page.getByRole("button", { name: "Show doctors" });
  await page.goto(`${BASE}/appointment`);
  await expect(doctors).toBeHidden();
  await page.route("**/assets/manifest-*.js", (route) => route.abort());
  await page.reload();
  await control(page, "department").selectOption({ index: 1 });
  await doctors.click();
  await expect(control(page, "doctor")).toBeEnabled();
  await page.goto(`${BASE}/careers`);
  await page.getByRole("main").getByRole("link", { name: "View more" }).first().click();
  await expect(page.getByLabel("Resume")).toBeVisible();
});
