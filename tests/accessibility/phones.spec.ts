import type { Page } from "@playwright/test";
import { holdRequests } from "../support/page-pace.ts";
import { expect, test } from "../support/test.ts";
import { findTouchFaults } from "./page-faults.ts";
import { findTextFaults } from "../layout/text-faults.ts";

const BASE = "/venmala_hospital_kozhencherry";
const PHONE = { width: 360, height: 640 };
const LATE_FILES = /\.(woff2|avif|webp|jpg)/;

test.describe("on a small phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the menu fits the screen, scrolls to its last entry and can always be closed", async ({ page }) => {
    await page.goto(BASE);
    await page.getByRole("button", { name: "Open menu" }).tap();
    const panel = page.getByRole("navigation", { name: "Main" });
    await expect(panel).toBeVisible();
    const box = (await panel.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBe(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(box.height).toBeLessThanOrEqual(PHONE.height);
    await panel.getByText("Departments", { exact: true }).tap();
    await expect(panel.getByRole("link", { name: "Anesthesiology" })).toBeVisible();
    expect(await findTouchFaults(page, ".site-nav")).toEqual([]);
    const last = panel.getByRole("link", { name: "Appointment", exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const close = panel.getByRole("button", { name: "Close menu" });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expect(panel).toBeHidden();
  });

  test("booking, call and WhatsApp stay in reach wherever the page is scrolled", async ({ page }) => {
    await page.goto(BASE);
    const bar = page.getByRole("complementary", { name: "Quick contact" });
    for (const top of [0, 900, 1_000_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      for (const name of ["Book Appointment", "Call", "WhatsApp"]) {
        const box = (await bar.getByRole("link", { name, exact: true }).boundingBox())!;
        expect(box.y, name).toBeGreaterThan(PHONE.height * 0.8);
        expect(box.y + box.height, name).toBeLessThanOrEqual(PHONE.height);
        expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
      }
    }
    const footer = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    const barTop = (await bar.boundingBox())!.y;
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(barTop);
  });

  test("the confirmation of a message sent from the screen's lower edge takes the form's place", async ({ page }) => {
    await page.goto(`${BASE}/contact_us`, { waitUntil: "networkidle" });
    for (const [label, value] of [
      ["Name", "Anu"],
      ["E-mail", "anu@example.org"],
      ["Contact number", "9000000001"],
      ["Subject", "Parking on Sundays"],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    const bar = (await page.getByRole("complementary", { name: "Quick contact" }).boundingBox())!;
    const send = page.getByRole("button", { name: "Send message" });
    await send.evaluate((button, edge) => window.scrollBy(0, button.getBoundingClientRect().bottom - edge + 4), bar.y);
    await send.tap();
    const response = page.getByText("Please wait, we will get back to you shortly");
    await expect(response).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = (await response.boundingBox())!;
        return y + height;
      })
      .toBeLessThanOrEqual(bar.y);
    await expect(page.getByRole("status").filter({ has: response })).toBeFocused();
    const receipt = page.locator(".receipt-note");
    for (const text of [/Your reference: .*C-\w{4}-\w{4}/, "What happens next", "Subject", "Parking"]) {
      await expect(receipt).toContainText(text);
    }
    await expect(receipt.getByRole("link", { name: /^Emergency/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Subject")).toHaveCount(0);
  });

  test("with letters at 200 % the list of hospitals fits the screen", async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(".site-header--fixed")).toBeAttached();
    expect(await findTextFaults(page)).toEqual([]);
    await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findTextFaults(page)).toEqual([]);
  });

  test("nothing moves while pictures and fonts arrive late and the page is scrolled", async ({ page }) => {
    await page.addInitScript(observeShifts);
    for (const path of ["/", BASE, `${BASE}/doctors`, `${BASE}/appointment`]) {
      const release = await holdRequests(page, LATE_FILES);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("footer")).toBeAttached();
      await scrollThrough(page);
      await release();
      await page.waitForLoadState("networkidle");
      await scrollThrough(page);
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, path + JSON.stringify(shifts)).toBeLessThan(0.02);
    }
  });
});

function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
}

/** Runs in the page: keeps every layout shift with what it moved. */
function observeShifts() {
  type Shift = PerformanceEntry & { value: number; sources?: { node?: Element | null }[] };
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const what = (entry.sources ?? []).map(({ node }) => node?.parentElement?.className ?? "?").join(" ");
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
