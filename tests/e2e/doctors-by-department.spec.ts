import { expectSound } from "../accessibility/expect-sound.ts";
import { expect, test } from "../support/test.ts";

const DOCTORS = "/venmala_hospital_kozhencherry/doctors";

const details = (page: import("@playwright/test").Page) =>
  page.getByRole("main").getByRole("link", { name: /^Details/ });

test("choosing a department shows its doctors at once and how many, and all come back", async ({ page }) => {
  await page.goto(DOCTORS, { waitUntil: "networkidle" });
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText("6 of 19 doctors");
  const select = page.getByLabel("Department", { exact: true });
  await expect(select.getByRole("option").first()).toHaveText("All departments");
  await select.focus();
  await select.selectOption({ label: "ENT" });
  await expect(page).toHaveURL(/\?department=e_n_t$/);
  await expect(count).toHaveText(/^(\d+) of \1 doctors? in ENT$/);
  await expect(page.getByRole("link", { name: "View more" })).toHaveCount(0);
  const shown = await details(page).count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(6);
  await expect(select).toBeFocused();

  await page.reload();
  await expect(select).toHaveValue("e_n_t");
  await select.selectOption("");
  await expect(count).toHaveText("6 of 19 doctors");
  await page.goBack();
  await expect(select).toHaveValue("e_n_t");
  await expect(count).toHaveText(/in ENT$/);
});

test("every department offered has doctors", async ({ page, request }) => {
  await page.goto(DOCTORS);
  const keys = await page
    .getByLabel("Department", { exact: true })
    .locator("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys.filter(Boolean)) {
    const html = await (await request.get(`${DOCTORS}?department=${key}`)).text();
    expect(html, key).toMatch(/<span role="status">\d+ of \d+ doctors? in /);
    expect(html, key).toContain(`<option value="${key}" selected="">`);
  }
});

test("an unknown department shows the whole list and says so", async ({ page }) => {
  await page.goto(`${DOCTORS}?department=no_such`);
  await expect(page.getByText("We cannot show the doctors of that department. You see all doctors.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("6 of 19 doctors");
  await expect(page.getByLabel("Department", { exact: true })).toHaveValue("");
});

test("a letter shows the doctors whose names begin with it, and all come back", async ({ page }) => {
  await page.goto(DOCTORS, { waitUntil: "networkidle" });
  const letters = page.getByRole("navigation", { name: "First letter of the name" });
  await letters.getByRole("link", { name: "A", exact: true }).click();
  await expect(page).toHaveURL(/\?letter=A$/);
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText(/^(\d+) of \1 doctors?, letter A$/);
  const names = await page.locator(".doctor-card h3").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^(Sr\. )?Dr\. A/);
  await expect(letters.locator("[aria-current]")).toHaveText(["A"]);
  await letters.getByRole("link", { name: "All", exact: true }).click();
  await expect(count).toHaveText("6 of 19 doctors");
});

test("every letter offered has doctors", async ({ page, request }) => {
  await page.goto(DOCTORS);
  const links = page.getByRole("navigation", { name: "First letter of the name" }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses)
    expect(await (await request.get(address)).text(), address).toMatch(/>\d+ of \d+ doctors?, letter/);
});

for (const width of [320, 360, 390]) {
  test(`name and photo of the first doctor are on the first screen of ${width} × 640`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const narrowed of ["", "?department=cardiology", "?letter=A"]) {
      await page.goto(DOCTORS + narrowed);
      const bar = await page.locator(".floating").boundingBox();
      const name = await page.locator(".doctor-card h3").first().boundingBox();
      expect(bar!.y).toBeGreaterThan(500);
      expect(name!.y + name!.height, narrowed).toBeLessThan(bar!.y);
    }
  });
}

test.describe("without JavaScript, on the smallest phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("the button loads the department, and View more loads more of all", async ({ page }) => {
    await page.goto(DOCTORS);
    await page.getByRole("link", { name: "View more" }).click();
    await expect(page.getByText("12 of 19 doctors")).toBeVisible();
    await page.getByText("Department or first letter").click();
    await page.getByLabel("Department", { exact: true }).selectOption({ label: "Cardiology" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText(/of \d+ doctors? in Cardiology/)).toBeVisible();
    await expect(page.getByLabel("Department", { exact: true })).toHaveValue("cardiology");
  });
});

for (const [width, colorScheme] of [
  [320, "light"],
  [1440, "dark"],
] as const) {
  test(`the narrowed list breaks no rule at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(`${DOCTORS}?department=cardiology`);
    await expectSound(page);
  });
}
