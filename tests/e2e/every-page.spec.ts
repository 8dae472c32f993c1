import { createHash } from "node:crypto";
import type { Hospital } from "#site/hospitals/site.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

/** Every number and address by which a hospital is reached, as pages print and link them. */
function reachOf({ contact, routedFacilities }: Hospital): string[] {
  const { phone, emergencyPhone, conciergePhone, whatsapp, email, facebookUrl = "", mapUrl } = contact;
  const highlights = routedFacilities.flatMap(({ highlight = "" }) => highlight.match(/\d[\d ]{8,}\d/g) ?? []);
  const phones = [
    phone,
    ...(emergencyPhone ? [emergencyPhone] : []),
    conciergePhone,
    ...contact.helplines.map((line) => line.phone),
  ];
  const numbers = [...phones.map(({ printed }) => printed), ...highlights];
  const digits = [whatsapp?.href ?? "", ...numbers].map((number) => number.replaceAll(/\D/g, "").slice(-10));
  return [...new Set([...numbers, ...digits, email, contact.receivingAddress, facebookUrl, mapUrl])];
}

for (const hospital of hospitals) {
  const paths = hospitalPaths(hospital);

  test(`every routed address of ${hospital.place} responds with its own title, and with no number or address of another hospital [S51 S52 S54 S288]`, async ({
    request,
  }) => {
    const others = hospitals.filter(({ id }) => id !== hospital.id).flatMap(reachOf);
    expect(reachOf(hospital).filter((value) => others.includes(value))).toEqual([]);
    const titles = [
      ...listHospitalPages(hospital).map(({ path, section }) => [
        path,
        `${hospital.name} | ${hospital.place} | ${section}`,
      ]),
      ...hospital.routedDepartments.map(({ slug, name }) => [paths.toDepartment(slug), `Departments | ${name}`]),
      ...hospital.routedFacilities.map(({ slug, name }) => [paths.toFacility(slug), `Facilities | ${name}`]),
    ] as [address: string, title: string][];
    for (const [address, title] of titles) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()["content-type"], address).toMatch(/^text\/html/);
      const html = await response.text();
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], address).toBe(title.replaceAll("&", "&amp;"));
      expect(html, address).toContain(hospital.contact.phone.printed);
      const shown = withoutScripts(html);
      const strange = others.filter((value) => shown.includes(value));
      expect(strange, address).toEqual([]);
    }
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
  });

  test(`addresses that ${hospital.place} does not have are 404 inside its layout [S47 S54]`, async ({ request }) => {
    for (const [address, heading] of [
      ["no_such_page", "Page not found"],
      ["department/no_such", "Page not found"],
      ["facilities/no_such", "We cannot find this facility"],
      ["doctors/details/no_such", "We cannot find this doctor"],
      ["news/detail/no_such", "We cannot find this news"],
      ["careers/detail/no_such", "We cannot find this job"],
      ["testimonials/detail/no_such", "We cannot find this story"],
    ] as const) {
      const response = await request.get(`${hospital.basePath}/${address}`);
      expect(response.status(), address).toBe(404);
      const html = await response.text();
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], address).toBe(heading);
      expect(html, address).toContain(hospital.contact.phone.printed);
      expect(html, address).toContain(`href="${paths.toAppointment}"`);
    }
  });
}

test("every script that a page loads at the start carries the hash of its bytes", async ({ request }) => {
  for (const { basePath } of hospitals.slice(0, 1)) {
    const html = await (await request.get(basePath)).text();
    const begun = new Set(html.match(/"\/assets\/[^"]+\.js"/g));
    const named = [...html.matchAll(/"(\/assets\/[^"]+)"(?:,| integrity=)"sha256-([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(5);
    expect(named).toHaveLength(begun.size);
    for (const [, address = "", hash] of named) {
      const bytes = await (await request.get(address)).body();
      expect(createHash("sha256").update(bytes).digest("base64"), address).toBe(hash);
    }
  }
});

test("an unmatched top-level address shows the neutral not-found page with status 404 [S46 S54]", async ({ page }) => {
  const response = await page.goto("/no_such_page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("heading", { name: "Our Hospitals", exact: true })).toHaveCount(0);
  for (const { basePath } of hospitals) {
    await expect(page.locator(`a[href="${basePath}"]`)).not.toHaveCount(0);
  }
});

test("the built site knows no component page", async ({ request }) => {
  expect((await request.get("/development/components")).status()).toBe(404);
});

test("the redirect page says 'loading...' and leads to the landing page [S48]", async ({ page, request }) => {
  expect(await (await request.get("/redirect")).text()).toContain("loading...");
  // It leads on before it has loaded, which may end this navigation.
  await page.goto("/redirect", { waitUntil: "commit" }).catch(() => undefined);
  await expect(page).toHaveURL(/:\d+\/$/);
});

/** What is shown, linked and read by search engines; the scripts know every hospital's number. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "");
}
