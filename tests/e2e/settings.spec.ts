import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { findFreePorts } from "../support/free-port.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { hospitals } from "../support/sample-site.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const [alappuzha, , punalur] = hospitals;
const punalurPaths = hospitalPaths(punalur!);

const FORM_PATHS = ["/api/v1/service/email", "/api/v1/service/contact_us", "/api/v1/jobs/job_application"];

test("with no setting but port and folder the site starts, no static page shows a value left open, forms are sent to the site itself, and none but its account reads their files [S4 S5 S14]", async ({
  request,
  page,
}) => {
  await using site = await startOwnSite();
  const [mails, ready] = site.output().trim().split("\n").slice(-2);
  expect(mails).toBe(`Mails are not sent but written to ${site.dataDir}/mail: set SMTP_URL to send them`);
  expect(ready).toBe(`The site is ready: ${site.origin}`);
  expect(site.output()).not.toContain("Metrics:");
  expect((await request.get(`${site.origin}/metrics`)).status()).toBe(404);
  // The other hospitals' pages are read for such values by the crawl.
  for (const address of [
    "/",
    ...listHospitalPages(punalur!).map(({ path }) => path),
    ...punalur!.routedDepartments.map(({ slug }) => punalurPaths.toDepartment(slug)),
    ...punalur!.routedFacilities.map(({ slug }) => punalurPaths.toFacility(slug)),
  ]) {
    const response = await request.get(site.origin + address);
    expect(response.status(), address).toBe(200);
    const shown = (await response.text()).replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
    expect(shown, address).not.toMatch(/\{[a-z]\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/i);
  }
  expect(await sendForms(page, site.origin)).toEqual(FORM_PATHS.map((path) => site.origin + path));
  await expect.poll(async () => (await site.readMails()).length).toBe(3);
  // A mail that is being written has another name in a moment.
  const all = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
  const files = all.filter(({ name }) => !name.endsWith(".part"));
  const modes = files.map(async ({ parentPath, name }) => {
    const { mode } = await stat(join(parentPath, name));
    return `${name} ${(mode & 0o077).toString(8)}`;
  });
  expect((await Promise.all(modes)).filter((mode) => !mode.endsWith(" 0"))).toEqual([]);
  expect(files.map(({ name }) => name)).toContain("submissions.sqlite-wal");
});

test("every name, number and address that a site is known by is data, unless a setting takes the mailbox's place [S2]", async ({
  request,
}) => {
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
  await using site = await startOwnSite({
    SITE_DATA_DIR: copy.dataDir,
    RECEIVING_ADDRESSES: "alappuzha=night-desk@example.net",
  });
  const read = async (path: string) => (await request.get(site.origin + path)).text();
  const landing = await read("/");
  expect(landing).toMatch(/A Unit Of (<!-- -->)?Asha Care Group/);
  expect(landing).toContain("9,000+");
  expect(landing).toMatch(/<main.*href="https:\/\/nursing\.example\.net\/"/s);
  expect(await read(alappuzha!.basePath)).toMatch(/<header.*Neelima Hospital.*<\/header>/s);

  const contact = await read(punalurPaths.toContactUs);
  for (const target of [
    "https://wa.me/910000009001",
    "https://www.facebook.com/hill.example",
    "mailto:hill@example.net",
  ])
    expect(contact).toContain(`href="${target}"`);
  expect(contact).toMatch(/<footer.*0000 000 9002/s);
  expect(contact).toContain('href="https://www.openstreetmap.org/?mlat=1&amp;mlon=2"');
  expect(await read(punalurPaths.toAppointment)).toMatch(/<main.*0000 000 9004/s);
  expect(await read(punalurPaths.toFacility("preventive_health_checkup"))).toMatch(/<main.*0000 000 9008/s);

  for (const hospital of ["Punalur", "Alappuzha"])
    await request.post(`${site.origin}/api/v1/service/contact_us`, {
      data: { name: "A", email: "a@example.org", subject: "S", contactNumber: 9_000_000_004, hospital },
    });
  const readTo = async () => (await site.readMails()).map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()).toSorted();
  await expect.poll(readTo).toEqual(["hill-office@example.net", "night-desk@example.net"]);
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
