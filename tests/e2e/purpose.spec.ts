import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

const STATS = ["165+ Doctors", "4+ Ambulance Cars", "245+ Employees", "Patients"];
const MOTTO = "We Care, We Serve";

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

test("three hospitals are offered, the first under a brand of its own and the others under one they share [S8 S9]", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Our Hospitals" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([
    "Kayalora Hospital, Alappuzha",
    "Venmala Hospital, Kozhencherry",
    "Venmala Hospital, Punalur",
  ]);
  for (const [index, { basePath }] of hospitals.entries()) {
    await page.goto(basePath);
    const name = index === 0 ? "Kayalora Hospital" : "Venmala Hospital";
    await expect(page.getByRole("banner").locator(".brand__name")).toHaveText(name);
  }
});

test("the landing page carries the motto and the group's four figures [S11 S13]", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("main").getByText(MOTTO, { exact: true })).toBeVisible();
  expect(await readStats(page)).toEqual(STATS);
});

for (const hospital of hospitals) {
  const { place, basePath } = hospital;
  const paths = hospitalPaths(hospital);

  test(`${place} shows the motto, the four figures and what those who lead it say [S11 S12 S13]`, async ({ page }) => {
    await page.goto(paths.toTestimonials);
    const header = page.locator(".page-header");
    await expect(header.getByRole("heading", { level: 1 })).toHaveText("Testimonials");
    await expect(header.getByText(MOTTO, { exact: true })).toBeVisible();
    await page.goto(basePath);
    await expect(page.getByText(MOTTO, { exact: true }).first()).toBeVisible();

    await page.goto(paths.toAboutUs);
    expect(await readStats(page)).toEqual(STATS);
    for (const role of [/^Managing Director/, /^(Medical Superintendent|Chief Medical Officer)/]) {
      const message = page
        .getByRole("article")
        .filter({ has: page.locator(".leader-message__role", { hasText: role }) });
      await expect(message.getByRole("heading", { name: /^Message from the / })).toBeVisible();
      expect((await message.locator("p").first().innerText()).length).toBeGreaterThan(40);
    }
  });

  test(`two new visitors of ${place} get the same pages and forms, and no sign-in [S6 S7]`, async ({ request }) => {
    for (const { path } of listHospitalPages(hospital)) {
      const [first, second] = [await request.get(path), await request.get(path)];
      expect(await first.text(), path).toBe(await second.text());
      expect(first.headers(), path).not.toHaveProperty("set-cookie");
      expect(await first.text(), path).not.toMatch(/type="password"|\b(log|sign)[ -]?(in|on)\b|my account/i);
    }
  });
}

test("what scripts make of a page is the same for two new visitors, who are given no cookie [S6 S7]", async ({
  browser,
  baseURL,
}) => {
  const path = `${hospitals[1]?.basePath}/appointment`;
  const visitors = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: baseURL!, javaScriptEnabled: true })),
  );
  const pages = await Promise.all(visitors.map((visitor) => visitor.newPage()));
  await Promise.all(pages.map((page) => page.goto(path)));
  // The scripts of one may have begun while the other's have not.
  await expect(async () => {
    const [first, second] = await Promise.all(pages.map((page) => page.locator("main").innerHTML()));
    expect(first, path).toBe(second);
  }).toPass();
  for (const visitor of visitors) {
    expect(await visitor.cookies()).toEqual([]);
    await visitor.close();
  }
});

/** The figures as they are read, each before its label. */
function readStats(page: import("@playwright/test").Page): Promise<string[]> {
  return page.locator(".stats > *").evaluateAll((items) =>
    items.map((item) =>
      [item.querySelector(".stats__figure"), item.querySelector("dt")]
        .map((part) => part?.textContent?.trim())
        .join(" ")
        .trim(),
    ),
  );
}
