import { makeDocx } from "#outbox/test-support/make-docx.ts";
import { findDayOfWeek, SUNDAY } from "../support/day-of-week.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const RESUME = Buffer.from("%PDF-1.7\nResume of Anu\n");

const CONTACT = {
  name: "Anu",
  email: "anu@example.org",
  contactNumber: "9000000007",
  subject: "Posted without JavaScript",
  message: "One\nTwo",
};

const APPLICATION = {
  name: "Anu",
  email: "anu@example.org",
  contactNumber: "9000000007",
  experience: "1.5",
  job: "Staff Nurse",
};

const resume = (buffer: Buffer, name = "Anu's resume.pdf") => ({ name, mimeType: "application/pdf", buffer });

test.use({ javaScriptEnabled: false });

test("a contact message is confirmed on a page of its own, and a reload sends nothing again", async ({
  page,
  site,
}) => {
  await page.goto(`${BASE}/contact_us`);
  for (const [field, value] of Object.entries(CONTACT)) await page.locator(`[name=${field}]`).fill(value);
  await page.locator("form[novalidate] button[type=submit]").click();
  await expect(page).toHaveURL(/\/sent\/contact\?reference=C-/);
  await expect(page.getByText("Please wait, we will get back to you shortly")).toBeVisible();
  const reference = new URL(page.url()).searchParams.get("reference") ?? "";
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /0000/ }).first()).toBeVisible();
  const again = await page.reload();
  expect(again?.request().method()).toBe("GET");
  expect(again?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes(reference) ?? false);
  expect(site.mailbox.received.filter(({ mail }) => mail.text?.includes(reference))).toHaveLength(1);
});

test("the privacy notice in Malayalam is a link away from a form", async ({ page }) => {
  await page.goto(`${BASE}/contact_us`);
  await page.locator(".form-privacy").getByRole("link", { name: "സ്വകാര്യതാ അറിയിപ്പ്" }).click();
  await expect(page.locator("[lang=ml] h2").first()).toBeInViewport();
  await page.getByRole("link", { name: "Privacy notice" }).click();
  await expect(page.getByRole("heading", { name: "In short" })).toBeInViewport();
});

test("a day without consulting hours is asked about once, and nothing typed is lost", async ({ page, site }) => {
  await page.goto(`${BASE}/appointment`);
  const form = page.locator("form[novalidate]");
  await form.locator("[name=department]").selectOption({ index: 1 });
  const typed = { patientName: "Sunday Visit", patientEmail: "sunday@example.org", patientContactNumber: "9000000009" };
  for (const [field, value] of Object.entries(typed)) await form.locator(`[name=${field}]`).fill(value);
  await form.locator("[name=appointmentOn]").fill(findDayOfWeek(SUNDAY));
  await form.getByRole("button", { name: "Request appointment" }).click();
  await expect(form.locator(".form-message")).toHaveText(/^We have no consulting hours on Sunday/);
  for (const [field, value] of Object.entries(typed)) await expect(form.locator(`[name=${field}]`)).toHaveValue(value);
  const again = form.getByRole("button", { name: "Send all the same" });
  await expect(again).toBeFocused();
  await again.click();
  await expect(page).toHaveURL(/reference=A-/);
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Sunday Visit") ?? false);
});

test("a job application reaches the hospital with its resume byte for byte", async ({ request, site }) => {
  const response = await request.post(await findCareer(request), {
    multipart: { ...APPLICATION, resume: resume(RESUME) },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const confirmed = response.headers()["location"] ?? "";
  expect(confirmed).toMatch(/\/sent\/job\?reference=J-/);
  expect(await (await request.get(confirmed)).text()).toContain("Your application has been sent.");
  const reference = new URL(confirmed, "http://site").searchParams.get("reference") ?? "";
  const { mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes(reference) ?? false);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(RESUME);
  expect(mail.attachments[0]?.filename).toBe("Anu's resume.pdf");
});

test("values as people type them reach the office, by the page as by the API", async ({ request, site }) => {
  const around = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, `\t\r\n ${text} \n`]));
  const typed = { contactNumber: "+91 98470 ൧൨൩൪൫", email: "anu@münchen.example" };
  const appointment = { department: "Cardiology", patientName: "Anu", patientEmail: typed.email };
  const numbers = { patientContactNumber: typed.contactNumber, outPatientNumber: "OP-12/B", hospital: "Punalur" };
  const form = around({ ...CONTACT, ...typed, subject: "Spaces by the page" });
  const parts = {
    ...around({ ...APPLICATION, ...typed, job: "Spaces by the API", hospital: "3" }),
    resume: resume(RESUME),
  };
  const responses = [
    await request.post(`${BASE}/contact_us`, { form, maxRedirects: 0 }),
    await request.post(`${BASE}/appointment`, { form: around({ ...appointment, ...numbers }), maxRedirects: 0 }),
    await request.post("/api/v1/service/email", {
      data: around({ ...appointment, ...numbers, outPatientNumber: "OP-12/C" }),
    }),
    await request.post("/api/v1/jobs/job_application", { multipart: parts }),
  ];
  expect(responses.map((response) => response.status())).toEqual([303, 303, 201, 201]);
  for (const sign of [
    "Subject:        Spaces by the page",
    "OP-12/B (as typed)",
    "OP-12/C (as typed)",
    "Spaces by the API",
  ]) {
    const { mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes(sign) ?? false);
    expect(mail.text).toContain("+91 98470 12345");
    expect(mail.replyTo).toEqual([{ name: "Anu", address: "anu@xn--mnchen-3ya.example" }]);
  }
});

test("a harmful Word file brings the page back with a reason", async ({ request }) => {
  const buffer = makeDocx({ parts: [{ name: "word/embeddings/oleObject1.bin", content: "x" }] });
  const response = await request.post(await findCareer(request), {
    multipart: { ...APPLICATION, resume: resume(buffer, "a.docx") },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain(
    "This Word file has another file inside it. Save it as a PDF and send the PDF.",
  );
});

test("a resume of the wrong kind brings the page back with its message and what was typed", async ({ request }) => {
  const response = await request.post(await findCareer(request), {
    multipart: { ...APPLICATION, resume: resume(Buffer.from("MZ")) },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(400);
  expect(response.headers()["content-type"]).toContain("text/html");
});

test("a resume that is too large gets a page with a link back to the form", async ({ request }) => {
  const response = await request.post(await findCareer(request), {
    multipart: { ...APPLICATION, resume: resume(Buffer.alloc(6 * 1024 * 1024)) },
    headers: { accept: "text/html" },
  });
  expect(response.status()).toBe(413);
  expect(await response.text()).toMatch(/Your file is larger than 5 MB.*Open an empty form/s);
});

test("the page after sending says by when the office answers, when it opens again, and that no mail comes", async ({
  request,
}) => {
  // To other tests' address enough receipts may have gone already.
  const form = { ...CONTACT, subject: "When?", email: `${crypto.randomUUID()}@example.org` };
  const sent = await request.post(`${BASE}/contact_us`, { form, maxRedirects: 0 });
  const confirmed = sent.headers()["location"] ?? "";
  const page = await (await request.get(confirmed)).text();
  expect(page).toMatch(/The office should answer by \w+day, \d+ \w+ 20\d\d/);
  expect(page).not.toContain("No mail is sent to you now");
  expect(await (await request.get(`${confirmed}&mail=none`)).text()).toContain("No mail is sent to you now");
  expect(await (await request.get(`${BASE}/sent/contact?by=%3Cb%3E`)).text()).not.toContain("should answer by");
});

test("an invalid reference is not shown", async ({ request }) => {
  const page = await (await request.get(`${BASE}/sent/contact?reference=%3Cb%3EX`)).text();
  expect(page).not.toContain("Your reference");
  expect((await request.get(`${BASE}/sent/other`)).status()).toBe(404);
});

async function findCareer(request: { get: (url: string) => Promise<{ text: () => Promise<string> }> }) {
  const careers = await (await request.get(`${BASE}/careers`)).text();
  return /href="([^"]+\/careers\/detail\/[^"]+)"/.exec(careers)?.[1] ?? "";
}
