import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { expect, test } from "../support/test.ts";

const STATS = ["165+Doctors", "4+Ambulance Cars", "245+Employees", "Patients"];

const HOSPITALS = [
  {
    place: "Alappuzha",
    basePath: "/venmala_hospital",
    hasWeCare: true,
    medicalMessage: "Medical Superintendent",
    address: /Thumpoly Road near the NH66 junction\s+Thumpoly, Alappuzha/,
    phone: "0000 000 1002",
    email: "alappuzha@example.org",
    helplines: { Enquiries: "1002", Emergency: "1003", Appointments: "1004", "PRO Helpline": "1007" },
    concierge: "0000 000 1004",
  },
  {
    place: "Kozhencherry",
    basePath: "/venmala_hospital_kozhencherry",
    hasWeCare: false,
    medicalMessage: "Chief Medical Officer",
    address: /Poyanil Junction area\s+Kozhencherry\s+Pathanamthitta District/,
    phone: "0000 000 2002",
    email: "kozhencherry@example.org",
    helplines: { Enquiries: "2002", Emergency: "2003", Appointments: "2004" },
    concierge: "0000 000 2004",
  },
  {
    place: "Punalur",
    basePath: "/venmala_hospital_punalur",
    hasWeCare: true,
    medicalMessage: "Medical Superintendent",
    address: /Chemmanthoor\s+Punalur/,
    phone: "0000 000 3002",
    email: "punalur@example.org",
    helplines: { Enquiries: "3002", Emergency: "3003", Appointments: "3004" },
    concierge: "0000 000 3004",
  },
];

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const { place, basePath, hasWeCare, medicalMessage, ...contact } of HOSPITALS) {
  const paths = hospitalPaths({ basePath });
  /** The 0 before an area code is dialled only inside the country. */
  const dial = (phone: string) => `tel:+91${phone.replaceAll(" ", "").slice(1)}`;

  test(`About us of ${place} has header, description, messages marked as samples, and the stats [S145 S146]`, async ({
    page,
  }) => {
    await page.goto(paths.toAboutUs);
    await expect(page.getByRole("heading", { level: 1, name: "About Us", exact: true })).toBeVisible();
    const about = page.locator("section[aria-labelledby='about-heading']");
    await expect(about.getByRole("heading")).toContainText("Hospital");
    expect((await about.locator(".prose").innerText()).length).toBeGreaterThan(300);
    await expect(page.locator("#we-care")).toHaveCount(hasWeCare ? 1 : 0);
    const messages = page.getByRole("region", { name: "Messages" }).getByRole("article");
    await expect(messages.getByRole("heading")).toHaveText([
      "Message from the Founder",
      "Message from the Managing Director",
      `Message from the ${medicalMessage}`,
    ]);
    await expect(messages.getByText("Sample text", { exact: true })).toHaveCount(3);
    await expect(page.locator("#stats .stats__item")).toHaveCount(4);
    expect(await page.locator("#stats .stats__item").evaluateAll(figureAndLabel)).toEqual(STATS);
  });

  test(`the contact page of ${place} has its own address, numbers, form, map and stats [S190 S191 S192 S193]`, async ({
    page,
    context,
  }) => {
    await page.goto(paths.toContactUs);
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us", exact: true })).toBeVisible();
    await expect(page.locator(".map-link")).toContainText(contact.address);
    await expect(page.locator(".map-link")).toContainText("9 am to 1 pm and 3.30 pm to 6 pm");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: contact.email })).toHaveAttribute("href", `mailto:${contact.email}`);
    const call = page.getByRole("region", { name: "Call us" });
    for (const [label, end] of Object.entries(contact.helplines)) {
      const line = call.locator(".contact-list__item").filter({ hasText: label });
      const number = `0000 000 ${end}`;
      await expect(line.getByRole("link", { name: number })).toHaveAttribute("href", dial(number));
    }
    await expect(call.getByRole("link").first()).toHaveText(`0000 000 ${contact.helplines.Emergency}`);
    await expect(page.getByRole("form", { name: "Send a message" })).toBeVisible();
    expect(await page.locator("#stats .stats__item").evaluateAll(figureAndLabel)).toEqual(STATS);

    await context.route(/openstreetmap/, (route) => route.fulfill({ body: "a map" }));
    const map = context.waitForEvent("page");
    await page.locator(".map-link").click({ position: { x: 40, y: 40 } });
    expect((await map).url()).toContain("openstreetmap.org");
    await expect(page).toHaveURL(new RegExp(`${paths.toContactUs}$`));
  });

  test(`the appointment page of ${place} has its form, its concierge's number and its facilities [S194]`, async ({
    page,
  }) => {
    await page.goto(paths.toAppointment);
    await expect(page.getByRole("heading", { level: 1, name: "Appointment", exact: true })).toBeVisible();
    await expect(page.getByRole("form", { name: "Request an appointment" })).toBeVisible();
    const concierge = page.getByRole("region", { name: "Concierge" });
    await expect(concierge.getByRole("link")).toHaveText(contact.concierge);
    await expect(concierge.getByRole("link")).toHaveAttribute("href", dial(contact.concierge));
    const facilities = page.getByRole("navigation", { name: "Our Facilities" }).getByRole("link");
    const menu = page.locator(".site-nav details").filter({ hasText: "Facilities" }).locator("ul a");
    expect(await facilities.allTextContents()).toEqual(await menu.allTextContents());
    const targets = await facilities.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets.filter((target) => !target.startsWith(`${basePath}/facilities/`))).toEqual([]);
  });
}

test("no two hospitals share a word about themselves, a map or a number to call [S147 S191]", async ({ page }) => {
  const seen: string[] = [];
  for (const { basePath } of HOSPITALS) {
    await page.goto(`${basePath}/about_us`);
    seen.push(...(await page.locator("section[aria-labelledby='about-heading'] .prose p").allTextContents()));
    await page.goto(`${basePath}/contact_us`);
    const links = page.locator(".contact-us a");
    seen.push(...(await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))])));
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
});

function figureAndLabel(items: Element[]): string[] {
  return items.map((item) =>
    [item.querySelector(".stats__figure"), item.querySelector("dt")].map((part) => part?.textContent ?? "").join(""),
  );
}
