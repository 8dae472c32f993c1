import { letPageSettle } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";
import { expectFocus, pressTab, readFocus, tabTo } from "./focus.ts";
import { plantWords } from "../layout/change-texts.ts";

const BASE = "/venmala_hospital_kozhencherry";

test("the skip link comes first and leads past the header", async ({ page }) => {
  await page.goto(BASE);
  expect((await pressTab(page)).name).toBe("a Skip to main content");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  expect((await pressTab(page)).isInMain).toBe(true);
});

test("menus open with Enter, are walked with Tab, close with Esc and give the focus back [S292]", async ({ page }) => {
  await page.goto(BASE);
  await tabTo(page, /^summary Our Hospitals/);
  const panel = page.locator("details[open] .nav-menu__panel");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  expect((await pressTab(page)).name).toMatch(/Alappuzha$/);
  expect((await pressTab(page)).name).toMatch(/Punalur$/);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expectFocus(page, { name: "summary Our Hospitals" });

  await tabTo(page, /^summary Departments/, 1);
  await page.keyboard.press("Space");
  await expect(panel).toBeVisible();
  await tabTo(page, /^a Fertility Center/, 21);
  await pressTab(page);
  await expect(panel).toHaveCount(0);
  await pressTab(page, "Shift+Tab");
  await expectFocus(page, { name: "summary Departments" });

  await page.keyboard.press("Enter");
  await tabTo(page, /^a General Medicine/, 10);
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/General Medicine/);
  await expect(panel).toHaveCount(0);
});

test("an opened page is announced by its title, and the focus starts at its beginning", async ({ page }) => {
  await page.goto(BASE);
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery", exact: true }).press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Venmala Hospital | Kozhencherry | Gallery" }),
  ).toBeAttached();
  await expect(page.locator("main")).toBeFocused();
  expect((await pressTab(page)).name).toBe("a Home");
  await page.goto("/");
  await page.getByRole("region", { name: "Our Hospitals" }).getByRole("link", { name: "Punalur" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Venmala Hospital | Punalur | Home" })).toBeAttached();
});

for (const [width, height] of [
  [1200, 600],
  [360, 640],
] as const) {
  test(`every stop of the home page at ${width} × ${height} is visible and uncovered, forwards and backwards [S292]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(BASE);
    const stops: string[] = [];
    for (
      let focus = await pressTab(page);
      !(stops.length > 0 && focus.place === stops[0]);
      focus = await pressTab(page)
    ) {
      if (focus.place === "body") break;
      if (focus.place !== stops.at(-1)) stops.push(focus.place);
      expect(stops.length).toBeLessThan(400);
    }
    // On phones the lists of the footer and the form are folded.
    expect(stops.length).toBeGreaterThan(width < 640 ? 40 : 80);
    await page.locator("footer a").last().focus();
    for (let back = 0; back < 70; back += 1) await pressTab(page, "Shift+Tab");
  });
}

test("what is in a hidden slide takes no focus", async ({ page }) => {
  await page.goto(BASE);
  const carousel = page.getByRole("region", { name: /Highlights/ });
  await expect(carousel.getByText("Slide 1 of 3")).toBeAttached();
  await carousel.getByRole("list").focus();
  const isSeen = () =>
    page.evaluate(() => {
      const slide = document.activeElement?.closest(".carousel__slide");
      return !slide || Math.abs(slide.getBoundingClientRect().left) < 1;
    });
  for (let press = 0; press < 6; press += 1) {
    await pressTab(page);
    expect(await isSeen()).toBe(true);
  }
  await expect(carousel.getByText("Slide 1 of 3")).toBeAttached();
  await expect(carousel.locator(".carousel__slide[inert]")).toHaveCount(2);
});

test("carousel and slider are moved with their buttons and with arrow keys [S292]", async ({ page }) => {
  await page.goto(BASE);
  const carousel = page.getByRole("region", { name: /Highlights/ });
  await carousel.getByRole("list").focus();
  await page.keyboard.press("ArrowRight");
  await expect(carousel.getByText("Slide 2 of 3")).toBeAttached();
  await tabTo(page, /^button Next slide/, 6);
  await page.keyboard.press("Enter");
  await expect(carousel.getByText("Slide 3 of 3")).toBeAttached();
  await pressTab(page, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(carousel.getByText("Slide 2 of 3")).toBeAttached();
  await expectFocus(page, { name: "button Previous slide" });

  const slider = page.getByRole("list", { name: "Testimonials" });
  const moved = () => slider.evaluate((list) => list.scrollLeft);
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(moved).toBeGreaterThan(50);
  // On the way, a link in the first testimonial may have brought it back.
  await tabTo(page, /^button Next slide/, 30);
  await page.keyboard.press("Enter");
  await expect.poll(moved).toBeGreaterThan(50);
  await pressTab(page, "Shift+Tab");
  await expect(async () => {
    await page.keyboard.press("Enter");
    expect(await moved()).toBeLessThan(10);
  }).toPass();
});

test("an appointment is requested without touching the mouse [S292]", async ({ page }) => {
  await page.goto(`${BASE}/appointment`);
  await tabTo(page, /^select Department/, 90);
  await page.keyboard.type("Derm");
  await expect(page.getByRole("combobox", { name: "Department" })).toHaveValue(/./);
  await tabTo(page, /^input Name/, 8);
  await page.keyboard.type("Keyboard Visitor");
  await tabTo(page, /^input E-mail/, 2);
  await page.keyboard.type("visitor@example.org");
  await tabTo(page, /^input Contact number/, 4);
  await page.keyboard.type("9000000001");
  await tabTo(page, /^button Request appointment/, 3);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();
  await expectFocus(page, { name: "output Your appointment request has been sent." });
});

test("at 400 % zoom the fixed bars leave room for whatever has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${BASE}/appointment`);
  await page.locator("main").focus();
  await tabTo(page, /^button Request appointment/, 20);
});

test("a mistake in the form takes the focus to its field, whose reason stays for screen readers", async ({ page }) => {
  await page.goto(`${BASE}/appointment`);
  await page.getByRole("button", { name: "Request appointment" }).press("Enter");
  const department = page.getByRole("combobox", { name: "Department" });
  await expect(department).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  await expect(department).toHaveAccessibleDescription(/department/i);
  await expect.poll(async () => (await readFocus(page)).faults).toEqual([]);
});

test("the lightbox opens with Enter, is walked with arrows, closes with Esc and gives the focus back [S235 S292]", async ({
  page,
}) => {
  await page.goto(`${BASE}/gallery`);
  const photos = page.locator("main li a:has(img)");
  await photos.nth(4).focus();
  const { place } = await readFocus(page);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await expect(dialog).toContainText(/5 \/ \d+/);
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText(/6 \/ \d+/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText(/4 \/ \d+/);
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFocus(page, { place });
});

test("the phone's menu opens with Enter, keeps the focus in sight, and closes with Esc or when the focus leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(BASE);
  const panel = page.getByRole("navigation", { name: "Main" });
  await tabTo(page, /^button Open menu/, 10);
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  expect((await pressTab(page)).name).toBe("button Close menu");
  await tabTo(page, /^summary Departments/, 7);
  await page.keyboard.press("Enter");
  await tabTo(page, /^a Dermatology/, 20);
  await page.keyboard.press("Escape");
  await expectFocus(page, { name: "summary Departments" });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expectFocus(page, { name: "button Open menu" });

  await page.keyboard.press("Enter");
  await tabTo(page, /^a Appointment/, 20);
  await pressTab(page);
  await expect(panel).toBeHidden();
});

test.describe("in a taller font", () => {
  test.use({ bypassCSP: true });

  test("the ring of a link at a slide's edge is seen all round", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(BASE);
    await page.waitForLoadState("networkidle");
    await page.addStyleTag({ content: ":root { --font: 'Noto Sans Malayalam' !important }" });
    await plantWords(page, "ചികിത്സ");
    await pressTab(page);
    for (const link of await page.locator(".slider__slides a").all()) {
      await link.focus();
      await letPageSettle(page);
      const { name, faults } = await readFocus(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes("cut off")),
          name,
        )
        .toEqual([]);
    }
  });
});
