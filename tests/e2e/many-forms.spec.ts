import { expect, test, type Page } from "@playwright/test";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";

const CONTACT = "/venmala_hospital_punalur/contact_us";

// One site for all, and from the second form on its browser is asked for work.
test.describe.configure({ mode: "serial" });

let site: OwnSite;
test.beforeAll(async () => void (site = await startOwnSite({ HOSPITAL_FORMS_PER_HOUR: "1" })));
test.afterAll(() => site[Symbol.asyncDispose]());

/** Once its scripts run, where there are any: before that a form is posted as without them. */
async function openForm(page: Page) {
  await page.goto(site.origin + CONTACT, { waitUntil: "networkidle" });
}

async function fill(page: Page, subject: string) {
  await openForm(page);
  const form = page.locator("main form", { hasText: "Send message" });
  await form.getByLabel("Name").fill("Anu Thomas");
  await form.getByLabel("E-mail").fill("anu@example.org");
  await form.getByLabel("Contact number").fill("9000000004");
  await form.getByLabel("Subject").fill(subject);
  return { form, send: () => form.getByRole("button", { name: "Send message" }).click() };
}

function readAnswers(page: Page): number[] {
  const answers: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "POST") answers.push(answer.status());
  });
  return answers;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form whose hidden field a program filled is answered like any other", async ({ page }) => {
    const { form, send } = await fill(page, "Offer");
    await form.locator("[name=reasonForWriting]").fill("Offer", { force: true });
    await send();
    await expect(page).toHaveURL(/\/sent\/contact\?reference=C-/);
  });

  test("one of too many keeps what was typed, with a number to call", async ({ page }) => {
    const { form, send } = await fill(page, "Question");
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await send();
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(3000);
    await expect(form.getByLabel("Subject")).toHaveValue("Question");
    await expect(form.getByText("could not be sent just now")).toBeVisible();
    await expect(form.locator('a[href^="tel:"]')).toBeVisible();
  });
});

test("a form that a script sends at once is answered like any other", async ({ page }) => {
  // The time from the page's opening, as a fast script's machine has it.
  await page.addInitScript(() => (performance.now = () => 700));
  const answers = readAnswers(page);
  await openForm(page);
  const form = page.locator("main form", { hasText: "Send message" });
  await form.evaluate((element: HTMLFormElement) => {
    const typed = { name: "Anu Thomas", email: "anu@example.org", contactNumber: "9000000004", subject: "Script" };
    for (const [name, text] of Object.entries(typed)) {
      (element.elements.namedItem(name) as HTMLInputElement).value = text;
    }
    element.requestSubmit();
  });
  await expect(form.getByText("Your reference:")).toBeVisible();
  expect(answers).toEqual([429, 201]);
});

test("a person's form goes without a sign that the browser did some work for it, and it alone is mailed", async ({
  page,
}) => {
  const answers = readAnswers(page);
  const { form, send } = await fill(page, "Person");
  await send();
  await expect(form.getByText("Your reference:")).toBeVisible();
  expect(answers).toEqual([429, 201]);
  await expect.poll(site.readMails).toEqual([expect.stringContaining("Person")]);
  const readiness = await page.request.get(`${site.origin}/readyz`);
  expect(await readiness.json()).toMatchObject({ status: "ready", checks: { heldMails: "some" } });
});
