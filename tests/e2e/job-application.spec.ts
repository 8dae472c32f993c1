import type { Page, Route } from "@playwright/test";
import { FORM_TIMING } from "#forms/forms.ts";
import { makeDocx, relationship } from "#outbox/test-support/make-docx.ts";
import { expect, test } from "../support/test.ts";

const JOB_API = "**/api/v1/jobs/job_application";
const RESUME = { name: "Anu's resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nResume\n") };
const RIGHT = { name: "Anu", email: "abc", contactNumber: "9000000011", experience: "1.5" };

/** Whether the page says 'Applied' after an application (specification §4). */
const HOSPITALS = [
  { base: "/venmala_hospital", place: "Alappuzha", office: "alappuzha-office@example.org", marksApplied: true },
  {
    base: "/venmala_hospital_kozhencherry",
    place: "Kozhencherry",
    office: "kozhencherry-office@example.org",
    marksApplied: false,
  },
];
const [FIRST_HOSPITAL = HOSPITALS[0]] = HOSPITALS;

async function openJob(page: Page, base = FIRST_HOSPITAL?.base ?? "") {
  await page.goto(`${base}/careers`);
  await page
    .getByRole("link", { name: /^View more/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/careers\/detail\//);
}

const applyNow = (page: Page) => page.getByRole("button", { name: "Apply Now" });
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator(".form-message");

async function fill(page: Page, values: Partial<typeof RIGHT> = RIGHT) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

async function fillAll(page: Page) {
  await fill(page);
  await page.locator("[name=resume]").setInputFiles(RESUME);
}

for (const { base, place, office, marksApplied } of HOSPITALS) {
  test(`an application at ${place} reaches its office with the resume, and the page is marked as its hospital does [S232 S233 S234 S265 S266 S269 S273]`, async ({
    page,
    site,
  }) => {
    await openJob(page, base);
    const address = page.url();
    await expect(page.locator("#application-form")).toBeHidden();
    await applyNow(page).click();
    await expect(page.locator("[name=name]")).toBeFocused();
    await fillAll(page);
    const sending = page.waitForRequest(JOB_API);
    await submit(page).click();
    const request = await sending;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toContain("multipart/form-data");
    await expect(message(page)).toHaveText("Your application has been sent.");
    const reference = (await page.locator(".receipt-note strong [aria-hidden]").first().textContent()) ?? "";
    expect(reference).toMatch(/^J-/);
    await expect(page.locator("#application-form")).toBeHidden();
    expect(page.url()).toBe(address);
    if (marksApplied) {
      await expect(page.getByRole("button", { name: "Applied" })).toBeDisabled();
      await expect(applyNow(page)).toHaveCount(0);
    } else {
      await expect(applyNow(page)).toBeEnabled();
    }
    await expect(page.getByText(reference).first()).toBeVisible();

    const { recipients, mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes(reference) ?? false);
    expect(recipients).toEqual([office]);
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(RESUME.buffer);
    expect(mail.attachments[0]?.filename).toBe(RESUME.name);
  });
}

test("the form closes 2 s after the application was sent [S232 S283]", async ({ page }) => {
  await page.clock.install();
  await page.route(JOB_API, (route) => route.fulfill({ status: 204 }));
  await openJob(page);
  await applyNow(page).click();
  await fillAll(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await submit(page).click();
  await expect(message(page)).toHaveText("Your application has been sent.");
  await page.clock.runFor(1999);
  await expect(page.locator("#application-form")).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.locator("#application-form")).toBeHidden();
});

test("the request holds exactly the nine parts, the subject spelled as it always was [S208 S209 S210]", async ({
  page,
}) => {
  await openJob(page);
  let body = "";
  await page.route(JOB_API, async (route: Route) => {
    body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    await route.fulfill({ status: 204 });
  });
  await applyNow(page).click();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await fillAll(page);
  await submit(page).click();
  await expect(message(page)).toHaveText("Your application has been sent.");
  const parts = [...body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g)];
  const values = Object.fromEntries(parts.map(([, name, , value]) => [name, value]));
  expect(Object.keys(values).toSorted()).toEqual(
    ["contactNumber", "email", "experience", "hospital", "job", "name", "resume", "subject", "to"].toSorted(),
  );
  expect(values).toMatchObject({
    ...RIGHT,
    hospital: "Alappuzha",
    to: "alappuzha-office@example.org",
    subject: "New job application recieved",
  });
  expect(title.startsWith(values["job"] ?? "?")).toBe(true);
});

test("validation messages show in order, one at a time, and disappear by themselves [S223 S224 S255 S256 S257 S258 S259 S260 S261 S262]", async ({
  page,
}) => {
  await page.clock.install();
  await openJob(page);
  await applyNow(page).click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const steps: [Partial<typeof RIGHT>, string, string][] = [
    [{}, "Enter your name", "name"],
    [{ name: "Anu" }, "Enter your email", "email"],
    [{ email: "abc" }, "Enter your contact Number", "contactNumber"],
    [{ contactNumber: "123456789" }, "Enter valid contact number", "contactNumber"],
    [{ contactNumber: RIGHT.contactNumber }, "Enter your experience in years", "experience"],
    [{ experience: "two" }, "Enter your experience in years", "experience"],
    [{ experience: "0" }, "Select your resume", "resume"],
  ];
  for (const [values, text, field] of steps) {
    await fill(page, values);
    await submit(page).click();
    await expect(message(page)).toHaveText(text);
    await page.clock.runFor(FORM_TIMING.messageShownMs);
    await expect(message(page)).toHaveCount(0);
    await expect(page.locator(`[name=${field}]`)).toBeFocused();
    await expect(page.locator(`[name=${field}]`)).toHaveAttribute("data-mark");
    await page.clock.runFor(FORM_TIMING.markShownMs - FORM_TIMING.messageShownMs);
    await expect(page.locator(`[name=${field}]`)).not.toHaveAttribute("data-mark");
    await expect(page.locator(".form-error")).toHaveText(text);
    await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(new RegExp(`^Error: ${text}`));
  }
  await page.locator("[name=resume]").setInputFiles({ ...RESUME, name: "resume.png" });
  await submit(page).click();
  await expect(message(page)).toHaveText("Choose a PDF or a Word file");
  await expect(page.locator("[name=resume]")).toHaveAttribute("accept", ".pdf,.doc,.docx");
});

test("a harmful Word file is refused with a reason, which stays until another file is chosen", async ({ page }) => {
  await openJob(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await applyNow(page).click();
  await fillAll(page);
  const settings = relationship("attachedTemplate", "https://example.org/a.dotm");
  await page.locator("[name=resume]").setInputFiles({ ...RESUME, name: "a.docx", buffer: makeDocx({ settings }) });
  await submit(page).click();
  const reason = page.locator(".form-error", {
    hasText: "This Word file loads a template from the internet. Save it as a PDF and send the PDF.",
  });
  await expect(reason).toBeVisible();
  await expect(page.locator("[name=resume]")).toBeFocused();
  await expect(page.locator("[name=resume]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("[name=resume]").setInputFiles(RESUME);
  await expect(reason).toHaveCount(0);
  await submit(page).click();
  await expect(message(page)).toHaveText("Your application has been sent.");
});

test("only known reasons of a response are shown", async ({ page }) => {
  await openJob(page);
  const errors = [{ field: "resume", message: "Words of a stranger" }];
  await page.route(JOB_API, (route) => route.fulfill({ status: 400, json: { errors } }));
  await applyNow(page).click();
  await fillAll(page);
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText("Please check this and send it again");
  await expect(page.getByText("Words of a stranger")).toHaveCount(0);
});

test("an application that gets a redirect to text in the server's place has failed and waits", async ({ page }) => {
  await openJob(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.route(JOB_API, (route) => route.fulfill({ status: 303, headers: { location: "/robots.txt" } }));
  await applyNow(page).click();
  await fillAll(page);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "something went wrong" })).toBeVisible();
  await expect(page.getByText("Not sent yet: 1 form, for Anu.")).toBeVisible();
});

test("a failed send alerts 'something went wrong', keeps the form, and a second try succeeds under the same key [S274 S278]", async ({
  page,
}) => {
  await openJob(page);
  const keys: (string | undefined)[] = [];
  let isDown = true;
  await page.route(JOB_API, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (isDown ? route.fulfill({ status: 503 }) : route.fulfill({ status: 201, body: "taken" }));
  });
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await applyNow(page).click();
  await fillAll(page);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "something went wrong" })).toBeVisible();
  expect(alerts).toEqual(["something went wrong"]);
  await expect(submit(page)).toBeEnabled();
  await expect(page.locator("[name=name]")).toHaveValue(RIGHT.name);
  isDown = false;
  await submit(page).click();
  await expect(message(page)).toHaveText("Your application has been sent.");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("'Cancel' closes the form, and what was typed is there when it opens again [S231]", async ({ page }) => {
  await openJob(page);
  await applyNow(page).click();
  await fill(page, { name: "Anu" });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("#application-form")).toBeHidden();
  await expect(applyNow(page)).toBeFocused();
  await applyNow(page).click();
  await expect(page.locator("[name=name]")).toHaveValue("Anu");
  await applyNow(page).click();
  await expect(page.locator("#application-form")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is open, keeps what was typed after a mistake, and confirms on its own page", async ({ page }) => {
    await openJob(page);
    await expect(applyNow(page)).toBeHidden();
    await fillAll(page);
    await page.locator("[name=name]").fill("Without scripts");
    await page.locator("[name=contactNumber]").fill("12");
    await submit(page).click();
    await expect(page.locator("#application-contactNumber-error")).toHaveText("Error: Enter valid contact number");
    await expect(page.locator("[name=name]")).toHaveValue("Without scripts");
    await page.locator("[name=contactNumber]").fill(RIGHT.contactNumber);
    await page.locator("[name=resume]").setInputFiles(RESUME);
    await submit(page).click();
    await expect(page).toHaveURL(/\/sent\/job\?reference=J-/);
    await expect(page.getByText("Your application has been sent.")).toBeVisible();
  });
});
