import { loadSite } from "#hospitals/load-site.server.ts";
import { expect, test } from "../support/test.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

for (const { place, basePath, contact } of hospitals) {
  test(`Contact Us of ${place} shows address, phone and e-mail, the form, the map and the figures`, async ({
    page,
  }) => {
    await page.goto(`${basePath}/contact_us`);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    const details = main.locator(".contact-us__details");
    for (const line of contact.addressLines) await expect(details).toContainText(line);
    await expect(details.getByRole("link", { name: contact.phone })).toHaveAttribute(
      "href",
      `tel:${contact.phoneE164}`,
    );
    await expect(details.getByRole("link", { name: contact.email })).toHaveAttribute("href", `mailto:${contact.email}`);
    await expect(main.getByRole("form", { name: "Send a message" })).toBeVisible();
    await expect(main.locator(".map-link")).toBeVisible();
    await expect(main.locator(".stats")).toContainText("165+");
  });

  test(`a click on the map of ${place} opens its own place on a map in a new tab`, async ({ page, context }) => {
    await context.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
    await page.goto(`${basePath}/contact_us`);
    const tab = context.waitForEvent("page");
    await page.locator(".map-link a").click();
    expect((await tab).url()).toBe(contact.mapUrl);
    expect(page.url()).toMatch(new RegExp(`${basePath}/contact_us$`));
  });
}

test("the three maps show three places", () => {
  expect(new Set(hospitals.map(({ contact }) => contact.mapUrl)).size).toBe(3);
});

test("the contact page of Alappuzha shows the four helplines and an e-mail address", async ({ page }) => {
  await page.goto("/venmala_hospital/contact_us");
  const lines = page.locator(".contact-us__helplines");
  for (const label of [/^Enquiries/, /^Emergency/, /^Appointments/, /^PRO helpline/i]) {
    const line = lines.locator("li, div").filter({ hasText: label }).first();
    await expect(line.locator("a[href^='tel:']")).toHaveText(/\d{4} \d{3} \d{4}/);
  }
  const numbers = await lines.locator("a[href^='tel:']").allTextContents();
  expect(new Set(numbers).size).toBe(4);
  await expect(page.locator(".contact-us__details a[href^='mailto:']")).toHaveText(/@example\.org$/);
});

test("the appointment page shows header, form, a concierge's number of its own and the hospital's facilities", async ({
  page,
}) => {
  const numbers: string[] = [];
  for (const { basePath, contact, facilities } of hospitals) {
    await page.goto(`${basePath}/appointment`);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name: "Appointment" })).toBeVisible();
    await expect(main.getByRole("form", { name: "Request an appointment" })).toBeVisible();
    const concierge = main.getByRole("region", { name: "Concierge" });
    await expect(concierge.getByRole("link", { name: contact.conciergePhone })).toHaveAttribute("href", /^tel:/);
    numbers.push(contact.conciergePhone);
    const list = main.getByRole("navigation", { name: "Our Facilities" });
    await expect(list.getByRole("link")).toHaveText(facilities.map(({ name }) => name));
    await expect(list.getByRole("link").first()).toHaveAttribute("href", new RegExp(`^${basePath}/facilities/`));
  }
  expect(new Set(numbers).size).toBe(3);
});
