import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { findFreePorts } from "../support/free-port.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const [alappuzha, , punalur] = hospitals;
const punalurPaths = hospitalPaths(punalur!);

const FORM_PATHS = ["/api/v1/service/email", "/api/v1/service/contact_us", "/api/v1/jobs/job_application"];

test("with no setting but port and folder the site starts, no static page shows a value left open, and forms are sent to the site itself [S4 S5 S14]", async ({
  request,
  page,
}) => {
  await using site = await startOwnSite();
  for (const hospital of hospitals) {
    const paths = hospitalPaths(hospital);
    for (const address of [
      "/",
      ...listHospitalPages(hospital).map(({ path }) => path),
      ...hospital.routedDepartments.map(({ slug }) => paths.toDepartment(slug)),
      ...hospital.routedFacilities.map(({ slug }) => paths.toFacility(slug)),
    ]) {
      const response = await request.get(site.origin + address);
      expect(response.status(), address).toBe(200);
      const shown = (await response.text()).replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
      expect(shown, address).not.toMatch(/\{[a-z]\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/i);
    }
  }
  expect(await sendForms(page, site.origin)).toEqual(FORM_PATHS.map((path) => site.origin + path));
  await expect.poll(async () => (await site.readMails()).length).toBe(3);
});

test("every name, number and address that a site is known by is data [S2]", async ({ page, request }) => {
  await using copy = await copySampleData();
  const inGroup = (path: string, value: unknown) => copy.set("site.json", path, value);
  const inPunalur = (path: string, value: unknown) => copy.set("hospitals/punalur/hospital.json", path, value);
  await inGroup("text.en.name", "Asha Care Group");
  await copy.set("brand/brand.json", "text.en.name", "Asha");
  await inGroup("stats.3.figure", "9,000+");
  await inGroup("nursingCollege.url", "https://nursing.example.net/");
  await copy.set("hospitals/alappuzha/hospital.json", "text.en.name", "Neelima Hospital");
  for (const [field, value] of [
    ["receivingAddress", "hill-office@example.net"],
    ["whatsapp", "+910000009001"],
    ["phone", "0000 000 9002"],
    ["email", "hill@example.net"],
    ["facebookUrl", "https://www.facebook.com/hill.example"],
    ["conciergePhone", "0000 000 9004"],
    ["mapUrl", "https://www.openstreetmap.org/?mlat=1&mlon=2"],
    ["checkupPhone", "0000 000 9008"],
  ] as const) {
    await inPunalur(`contact.${field}`, value);
  }
  await using site = await startOwnSite({ SITE_DATA_DIR: copy.dataDir });

  await page.goto(site.origin);
  await expect(page.getByRole("banner")).toContainText("A Unit Of Asha Care Group");
  await expect(page.locator(".stats")).toContainText("9,000+");
  await expect(page.locator('main a[href="https://nursing.example.net/"]')).toBeVisible();
  await page.goto(site.origin + alappuzha!.basePath);
  await expect(page.getByRole("banner")).toContainText("Neelima Hospital");

  await page.goto(site.origin + punalurPaths.toContactUs);
  const floating = page.getByRole("complementary", { name: "Quick contact" });
  await expect(floating.locator('a[href="https://wa.me/910000009001"]')).toHaveCount(1);
  await expect(floating.locator('a[href="https://www.facebook.com/hill.example"]')).toHaveCount(1);
  await expect(floating.locator('a[href="mailto:hill@example.net"]')).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toContainText("0000 000 9002");
  await expect(page.locator('main a[href="https://www.openstreetmap.org/?mlat=1&mlon=2"]').first()).toBeVisible();
  await page.goto(site.origin + punalurPaths.toAppointment);
  await expect(page.locator("main")).toContainText("0000 000 9004");
  await page.goto(site.origin + punalurPaths.toFacility("preventive_health_checkup"));
  await expect(page.locator("main")).toContainText("0000 000 9008");

  await request.post(`${site.origin}/api/v1/service/contact_us`, {
    data: { name: "A", email: "a@example.org", subject: "S", contactNumber: 9_000_000_004, hospital: "Punalur" },
  });
  await expect.poll(site.readMails).toEqual([expect.stringContaining("To: hill-office@example.net")]);
});

test("a mailbox that is set when the site starts takes the place of the data's [S2]", async ({ request }) => {
  await using site = await startOwnSite({ RECEIVING_ADDRESSES: "punalur=night-desk@example.net" });
  await request.post(`${site.origin}/api/v1/service/contact_us`, {
    data: { name: "A", email: "a@example.org", subject: "S", contactNumber: 9_000_000_004, hospital: "Punalur" },
  });
  await expect.poll(site.readMails).toEqual([expect.stringContaining("To: night-desk@example.net")]);
});

test("forms are sent to another host where one is set, and that host lets this site's pages in [S4]", async ({
  page,
}) => {
  const pagesPort = await findFreePorts();
  await using api = await startOwnSite({ API_CLIENT_ORIGINS: `http://127.0.0.1:${pagesPort}` });
  await using site = await startOwnSite({ PORT: String(pagesPort), API_ORIGIN: api.origin });
  expect(await sendForms(page, site.origin)).toEqual(FORM_PATHS.map((path) => api.origin + path));
  await expect.poll(async () => (await api.readMails()).length).toBe(3);
  expect(await site.readMails()).toEqual([]);
});

/** Sends an appointment request, a contact message and a job application; returns each one's address. */
async function sendForms(page: Page, origin: string): Promise<string[]> {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url());
  });
  await page.goto(origin + punalurPaths.toAppointment);
  const form = page.locator("main form");
  await form.getByLabel("Department", { exact: true }).selectOption({ index: 1 });
  await fillIn(page, "Request appointment");

  await page.goto(origin + punalurPaths.toContactUs);
  await form.getByLabel("Subject").fill("Parking");
  await fillIn(page, "Send message");

  await page.goto(origin + punalurPaths.toCareers);
  await page.locator('main a[href*="/careers/detail/"]').first().click();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await form.getByLabel(/experience/i).fill("2");
  await form.locator("input[type=file]").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await fillIn(page, "Send application");
  return posted;
}

async function fillIn(page: Page, submit: string) {
  const form = page.locator("main form");
  await form.getByLabel("Name", { exact: true }).fill("Anu Sample");
  await form.getByLabel("E-mail").fill("anu@example.org");
  await form.getByLabel("Contact number").fill("9000000001");
  const response = page.waitForResponse((one) => one.request().method() === "POST");
  await form.getByRole("button", { name: submit }).click();
  expect((await response).status()).toBe(201);
}
