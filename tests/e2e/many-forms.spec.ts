import type { Page } from "@playwright/test";
import { startOwnSite, type OwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const CONTACT = "/venmala_hospital_punalur/contact_us";

// One site for all: the last one looks at every mail.
test.describe.configure({ mode: "serial" });

let site: OwnSite;
test.beforeAll(async () => void (site = await startOwnSite()));
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

test("a form that a script fills and sends at once, hidden field included, gets the usual confirmation", async ({
  page,
}) => {
  // The time from the page's opening, as a fast script's machine has it.
  await page.addInitScript(() => (performance.now = () => 700));
  await openForm(page);
  const form = page.locator("main form", { hasText: "Send message" });
  await form.evaluate((element: HTMLFormElement) => {
    const typed = { name: "Anu Thomas", email: "anu@example.org", contactNumber: "9000000004", subject: "Script" };
    for (const [name, text] of Object.entries({ ...typed, reasonForWriting: "Offer" })) {
      (element.elements.namedItem(name) as HTMLInputElement).value = text;
    }
    element.requestSubmit();
  });
  await expect(page.getByRole("main").getByText("Your reference:")).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a form whose every field a password manager filled, and that a person sent, is mailed", async ({ page }) => {
      const { form, send } = await fill(page, `Person ${javaScriptEnabled}`);
      await form.locator("[name=reasonForWriting]").fill("Anu Thomas", { force: true });
      await send();
      await (javaScriptEnabled
        ? expect(page.getByRole("main").getByText("Your reference:")).toBeVisible()
        : expect(page).toHaveURL(/\/sent\/contact\?reference=C-/));
      const expected = `Person ${javaScriptEnabled}`;
      await expect.poll(site.readMails).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
    });
  });
}

test("only the script's form is held", async ({ page }) => {
  expect((await site.readMails()).join("")).not.toContain("Script");
  const readiness = await page.request.get(`${site.origin}/readyz`);
  expect(await readiness.json()).toMatchObject({ status: "ready", checks: { heldMails: "some" } });
});
