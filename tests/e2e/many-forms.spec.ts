import { expect, test, type Page } from "@playwright/test";
import { startOwnSite } from "../support/start-own-site.ts";

const CONTACT = "/venmala_hospital_punalur/contact_us";

async function fill(page: Page, subject: string) {
  const form = page.locator("main form", { hasText: "Send message" });
  await form.getByLabel("Name").fill("Anu Thomas");
  await form.getByLabel("E-mail").fill("anu@example.org");
  await form.getByLabel("Contact number").fill("9000000004");
  await form.getByLabel("Subject").fill(subject);
  return form;
}

test("a visitor among too many sends a form without noticing that the browser did some work for it", async ({
  page,
}) => {
  await using site = await startOwnSite({ HOSPITAL_FORMS_PER_HOUR: "1" });
  const answers: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "POST") answers.push(answer.status());
  });
  for (const subject of ["First", "Second"]) {
    await page.goto(site.origin + CONTACT);
    const form = await fill(page, subject);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByText("Your reference:")).toBeVisible();
  }
  expect(answers).toEqual([201, 429, 201]);
  await expect.poll(async () => (await site.readMails()).length).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one of too many keeps what was typed, with a number to call", async ({ page }) => {
    await using site = await startOwnSite({ HOSPITAL_FORMS_PER_HOUR: "1" });
    await page.goto(site.origin + CONTACT);
    await (await fill(page, "First")).getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/sent\/contact/);
    await page.goto(site.origin + CONTACT);
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    const form = await fill(page, "Second");
    await form.getByRole("button", { name: "Send message" }).click();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(3000);
    await expect(form.getByLabel("Subject")).toHaveValue("Second");
    await expect(form.getByText("could not be sent just now")).toBeVisible();
    await expect(form.locator('a[href^="tel:"]')).toBeVisible();
  });

  test("a form whose hidden field a program filled is answered like any other and not mailed", async ({ page }) => {
    await using site = await startOwnSite();
    await page.goto(site.origin + CONTACT);
    const form = await fill(page, "Offer");
    await form.locator("[name=reasonForWriting]").fill("Offer", { force: true });
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/sent\/contact\?reference=C-/);
    await page.goto(site.origin + CONTACT);
    await (await fill(page, "Real")).getByRole("button", { name: "Send message" }).click();
    await expect.poll(site.readMails).toEqual([expect.stringContaining("Real")]);
  });
});

test("a form that a script sends at once is answered like any other and not mailed", async ({ page }) => {
  await using site = await startOwnSite();
  // The time from the page's opening, as a fast script's machine has it.
  await page.addInitScript(() => (performance.now = () => 700));
  await page.goto(site.origin + CONTACT);
  await expect(page.locator("main form .form-end")).toBeVisible();
  const form = page.locator("main form", { hasText: "Send message" });
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await form.evaluate((element: HTMLFormElement) => {
    const typed = { name: "Anu Thomas", email: "anu@example.org", contactNumber: "9000000004", subject: "Offer" };
    for (const [name, text] of Object.entries(typed)) {
      (element.elements.namedItem(name) as HTMLInputElement).value = text;
    }
    element.requestSubmit();
  });
  const answer = await answered;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toMatchObject({ untouchedMs: "700" });
  expect((await page.request.get(`${site.origin}/readyz`)).status()).toBe(200);
  expect(await (await page.request.get(`${site.origin}/readyz`)).json()).toMatchObject({
    checks: { heldMails: "some" },
  });
});
