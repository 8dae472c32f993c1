import type { Locator, Page } from "@playwright/test";
import { openPageType } from "../accessibility/page-types.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

/** What a visitor with a phone has to do: how far to scroll, and how many taps lead to what people come for. */
const SCREEN = { width: 390, height: 844 };
const BASE = "/venmala_hospital_kozhencherry";
const DEPARTMENT = `${BASE}/department/obstetrics_and_gynaecology`;

/** How many screens each page may take, and at how many it aims where that is fewer. */
const HEIGHTS: [name: string, address: string, most: number, aim?: number][] = [
  ["Home", BASE, 7.2, 7],
  ["Landing", "/", 4.6, 5],
  ["Department", DEPARTMENT, 5],
  ["Facilities", `${BASE}/facilities`, 4],
  ["Doctors", `${BASE}/doctors`, 3.6, 3.5],
  ["Not found", `${BASE}/no_such_page`, 1.8],
  ["Doctor", `${BASE}/doctors/details/`, 2.75],
  ["Departments", `${BASE}/department`, 4.1],
  ["Facility", `${BASE}/facilities/ICU`, 2.6],
  ["About us", `${BASE}/about_us`, 5.4],
  ["Gallery", `${BASE}/gallery`, 5.1],
  ["News", `${BASE}/news`, 4.5],
  ["News article", `${BASE}/news/detail/`, 3.5],
  ["Careers", `${BASE}/careers`, 2.9],
  ["Job", `${BASE}/careers/detail/`, 3.3],
  ["Testimonials", `${BASE}/testimonials`, 4.9],
  ["Contact", `${BASE}/contact_us`, 4.4],
  ["Appointment", `${BASE}/appointment`, 3.9],
  ["Search", `${BASE}/search`, 2],
  ["Find a service", `${BASE}/what_is_where`, 4.5],
  ["Privacy", `${BASE}/privacy`, 8.4],
];

test.use({ viewport: SCREEN, hasTouch: true });

test("no page is scrolled further than it may be", async ({ page }) => {
  test.slow();
  const table: string[] = [];
  for (const [name, address, most, aim] of HEIGHTS) {
    await openPageType(page, address);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    table.push(`| ${name} | ${screens.toFixed(1)} | ${aim ?? ""} |`);
    expect.soft(screens, `screens of ${name}`).toBeLessThanOrEqual(most);
  }
  console.log(["| Page | Screens | Aim |", "| --- | ---: | ---: |", ...table].join("\n"));
});

test("a department's doctors begin within its first screen and a half", async ({ page }) => {
  await openPageType(page, DEPARTMENT);
  const first = page.locator('main :is(.department-doctors li, a[href*="/doctors/details/"])').first();
  expect((await first.boundingBox())!.y / SCREEN.height).toBeLessThanOrEqual(1.5);
});

test("the right hospital is called with one tap from its own pages, and two from the landing page", async ({
  page,
}) => {
  // The bar's number in each hospital's pages is in common-layout.spec.ts.
  for (const { basePath: base, contact } of hospitals.slice(1, 2)) {
    for (const path of ["/doctors", "/appointment", "/no_such_page"]) {
      await page.goto(base + path);
      const fingers = await countTaps(page);
      await fingers.tap(bar(page).getByRole("link", { name: "Call", exact: true }));
      expect(await fingers.called(), base + path).toBe(contact.phone.href);
      expect(fingers.taps).toBe(1);
    }
    await page.goto("/");
    const fingers = await countTaps(page);
    await fingers.tap(page.locator(`main a[href="${base}"]`).filter({ visible: true }).first());
    await expect(page).toHaveURL(new RegExp(`${base}$`));
    await fingers.tap(bar(page).getByRole("link", { name: "Call", exact: true }));
    expect(await fingers.called(), base).toBe(contact.phone.href);
    expect(fingers.taps).toBeLessThanOrEqual(2);
  }
});

test("a doctor whose name is known is two taps and the typing away", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const fingers = await countTaps(page);
  await fingers.tap(page.getByRole("combobox").first());
  await page.keyboard.type("kunjumol");
  await fingers.tap(page.getByRole("option", { name: /Kunjumol Easow/ }).first());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kunjumol Easow");
  await expect(page).toHaveURL(/\/doctors\/details\//);
  expect(fingers.taps).toBeLessThanOrEqual(2);
});

test("an appointment is sent from the landing page with at most seven taps and three typed fields", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const fingers = await countTaps(page);
  await fingers.tap(page.locator(`main a[href="${BASE}"]`).filter({ visible: true }).first());
  await expect(page).toHaveURL(new RegExp(`${BASE}$`));
  await fingers.tap(bar(page).getByRole("link", { name: "Book Appointment" }));
  await expect(page).toHaveURL(/appointment/);
  const department = page.getByLabel("Department", { exact: true });
  await fingers.tap(department);
  // A phone shows the choices over the page; the second tap picks one.
  await department.selectOption("Cardiology");
  fingers.taps += 1;
  for (const [label, text] of [
    ["Name", "Anu Sample"],
    ["E-mail", "anu@example.org"],
    ["Contact number", "9000000001"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await fingers.tap(page.getByRole("button", { name: "Request appointment" }));
  await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();
  expect(fingers.taps).toBeLessThanOrEqual(7);
});

const bar = (page: Page) => page.getByRole("complementary", { name: "Quick contact" });

/** Counts taps on what a visitor sees, and notes the number that a tap would call. */
async function countTaps(page: Page) {
  await page.evaluate(() => {
    document.addEventListener("click", (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='tel:']");
      if (!link) return;
      event.preventDefault();
      document.documentElement.dataset["called"] = link.getAttribute("href") ?? "";
    });
  });
  const fingers = {
    taps: 0,
    async tap(target: Locator) {
      await target.tap();
      fingers.taps += 1;
    },
    called: () => page.locator("html").getAttribute("data-called"),
  };
  return fingers;
}
