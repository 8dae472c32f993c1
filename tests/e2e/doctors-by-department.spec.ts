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

test("every department and every letter that is offered has doctors", async ({ request }) => {
  const html = await (await request.get(DOCTORS)).text();
  const valuesOf = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, value = ""]) => value))];
  const [departments, letters] = [valuesOf(/<option value="(\w+)"/g), valuesOf(/href="[^"]*\?letter=(\w)"/g)];
  for (const offered of [departments, letters]) expect(offered.length).toBeGreaterThan(5);
  for (const key of departments) {
    const list = await (await request.get(`${DOCTORS}?department=${key}`)).text();
    expect(list, key).toMatch(/<span role="status">\d+ of \d+ doctors? in /);
    expect(list, key).toContain(`<option value="${key}" selected="">`);
  }
  for (const letter of letters)
    expect(await (await request.get(`${DOCTORS}?letter=${letter}`)).text(), letter).toMatch(
      />\d+ of \d+ doctors?, letter/,
    );
});

test("an unknown department shows the whole list and says so", async ({ page }) => {
  await page.goto(`${DOCTORS}?department=no_such`);
  await expect(
    page.getByText("We cannot show the doctors of that department. Here are all our doctors."),
  ).toBeVisible();
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

test("three whole doctors are on a desk's first screen, name and photo of the first on a phone's", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DOCTORS);
  const third = await page.locator(".doctor-card").nth(2).boundingBox();
  expect(third!.y + third!.height).toBeLessThan(900);
  expect(Math.round((await page.locator(".doctor-card__portrait").first().boundingBox())!.width)).toBe(160);
  for (const narrowed of ["", "?department=cardiology", "?letter=A"]) {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(DOCTORS + narrowed);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const bar = await page.locator(".floating").boundingBox();
      const name = await page.locator(".doctor-card h3").first().boundingBox();
      expect(bar!.y).toBeGreaterThan(500);
      expect(name!.y + name!.height, `${narrowed} at ${width} px`).toBeLessThan(bar!.y);
    }
  }
});

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

test("the narrowed list breaks no rule, narrow in light and wide in the dark", async ({ page }) => {
  for (const [width, colorScheme] of [
    [320, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${DOCTORS}?department=cardiology`);
    await expectSound(page, `${width} px, ${colorScheme}`);
  }
});
