import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { group, hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/site-with-faults.ts";

const BASE = "/venmala_hospital";

test.describe("from the start", () => {
  test.use({ isDownAtStart: true });

  test("without the content service from the start every page works with the texts of its hospital, empty lists and a working form [S16]", async ({
    page,
    request,
    site,
  }) => {
    for (const [path, text] of [
      ["/doctors", "No doctors found"],
      ["/news", "No news to view"],
      ["/careers", "No Careers found"],
      ["/testimonials", "No Reviews found"],
      ["/facilities/ICU", "ICU"],
      ["/department/general_medicine", "Our Physicians"],
    ] as const) {
      const response = await request.get(BASE + path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()["cache-control"], path).toBe(text === "ICU" ? "no-cache" : "no-store");
      expect(await response.text(), path).toContain(text);
    }
    expect((await request.get(`${BASE}/doctors/details/any`)).status()).toBe(503);

    for (const hospital of hospitals) {
      const paths = hospitalPaths(hospital);
      const [department, facility] = [hospital.departments[0]!, hospital.facilities[0]!];
      const { treats } = department.description;
      for (const [address, texts] of [
        ["/", ["165+", "245+", "Awesome Facilities"]],
        [paths.toAboutUs, [...hospital.about.paragraphs, "165+", "Message from the Managing Director"]],
        [paths.toDepartment(department.slug), [...treats.points, ...treats.paragraphs, "165+"]],
        [paths.toFacility(facility.slug), [facility.description, ...facility.paragraphs]],
        [paths.toGallery, group.gallery.map(({ description }) => description)],
        [paths.toDoctors, ["No doctors found"]],
        [paths.toNews, ["No news to view"]],
        [paths.toCareers, ["No Careers found"]],
        [paths.toTestimonials, ["No Reviews found"]],
      ] as [string, string[]][]) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        const html = (await response.text()).replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
        for (const text of texts) expect(html, address).toContain(text);
      }
    }

    await page.goto(`${BASE}/department/general_medicine`);
    await expect(page.getByRole("heading", { name: "Your first visit" })).toBeVisible();
    await expect(page.locator("main .card")).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText(/wrong|error|fail/i);

    await page.goto(`${BASE}/appointment`);
    const departments = page.locator("main form").getByLabel("Department", { exact: true }).locator("option");
    expect(await departments.count()).toBeGreaterThan(10);

    site.faults.clear();
    await expect.poll(async () => (await request.get(`${BASE}/news`)).text()).toContain("/news/detail/");
  });
});

test("the sitemap is complete or 503; through an outage a complete one and a cached page are served, and the site stays ready", async ({
  request,
  site,
}) => {
  const read = () => request.get("/sitemap.xml");
  const readDoctors = async () => (await request.get(`${BASE}/doctors`)).text();
  site.faults.set({ kind: "down" });
  const refused = await read();
  expect(refused.status()).toBe(503);
  expect(refused.headers()["retry-after"]).toBe("60");
  site.faults.clear();
  // What the start itself asked for during the outage may still be on its way.
  await expect.poll(async () => (await read()).status()).toBe(200);
  const whole = await (await read()).text();
  expect(whole).toContain("/doctors/details/");
  await expect.poll(readDoctors).toContain("/doctors/details/");

  site.faults.set({ kind: "down" });
  expect(await (await read()).text()).toBe(whole);
  expect(await readDoctors()).toContain("/doctors/details/");
  expect((await request.get(`${BASE}/appointment`)).status()).toBe(200);
  const readiness = await request.get("/readyz");
  expect(readiness.status()).toBe(200);
  expect(await readiness.json()).toMatchObject({
    status: "degraded",
    checks: { content: "last-known", store: "ready" },
  });
});

test("the doctor's page names the content service's errors, on the page and in an alert", async ({ page, site }) => {
  site.faults.respondWith({
    status: 200,
    body: JSON.stringify({ errors: [{ message: "planted failure" }], data: null }),
  });
  const alert = page.waitForEvent("dialog").then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await page.goto(`${BASE}/doctors/details/any`);
  expect(await alert).toMatch(/^Something went wrong, - possible reason :.*planted failure/);
  await expect(page.getByRole("alert")).toContainText("planted failure");
});
