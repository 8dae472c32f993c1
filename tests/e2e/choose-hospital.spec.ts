import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

const PHONE = { width: 390, height: 844 };

/** The numbers and paths that the list offers for one purpose, the emergency number last. */
const targets = (purpose: "call" | "whatsapp" | "book") =>
  hospitals.flatMap((hospital) => {
    const { phone, whatsapp, emergencyPhone } = hospital.contact;
    const wanted = { call: phone.href, whatsapp: whatsapp?.href, book: hospitalPaths(hospital).toAppointment };
    return [wanted[purpose], emergencyPhone?.href];
  });

const hrefs = (links: import("@playwright/test").Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

for (const [name, purpose] of [
  ["Call", "call"],
  ["WhatsApp", "whatsapp"],
  ["Book Appointment", "book"],
] as const) {
  test(`'${name}' on the landing page asks which hospital, and offers its number and the emergency number`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    const floating = page.getByRole("complementary", { name: "Quick contact" });
    await floating.getByRole("link", { name, exact: true }).click();
    const links = page.getByRole("dialog").getByRole("link");
    expect(await hrefs(links)).toEqual(targets(purpose));
    for (const { place } of hospitals) {
      await expect(page.getByRole("dialog").getByRole("link", { name: `${place}` })).toHaveCount(2);
    }
    await expect(page).toHaveURL(/\/$/);
  });
}

test("the landing page's emergency links open every hospital's emergency number, at both widths", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.locator("a[data-choose=emergency]").filter({ visible: true }).first().click();
    const links = page.getByRole("dialog").getByRole("link");
    expect(await hrefs(links)).toEqual([
      ...hospitals.map(({ contact }) => contact.emergencyPhone?.href),
      "tel:108",
      "tel:112",
    ]);
    await expect(links.first()).toContainText("Emergency");
  }
});

test("the list opens by keyboard, closes with Escape and gives the focus back", async ({ page }) => {
  await page.goto("/");
  const call = page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" });
  await call.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Which hospital do you want to call?" })).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(call).toBeFocused();
});

test("the list has its styles before the whole sheet has come", async ({ page }) => {
  await page.route("**/assets/site-*.css", (route) => route.abort());
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" }).click();
  await expect(page.getByRole("dialog").getByRole("link").first()).toHaveCSS("display", "flex");
});

test("the hospital visited last is offered first, and only this browser knows", async ({ page, context }) => {
  await page.goto("/venmala_hospital_punalur");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hospital"))).toBe("/venmala_hospital_punalur");
  await page.goto("/");
  await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 })).toHaveText([
    /^Punalur.*Your last choice/,
    /^Alappuzha/,
    /^Kozhencherry/,
  ]);
  expect(await context.cookies()).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the links lead to a page with each hospital's numbers", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" }).click();
    await expect(page).toHaveURL(/\/choose_hospital$/);
    const main = page.getByRole("main");
    for (const hospital of hospitals) {
      const { phone, emergencyPhone, whatsapp } = hospital.contact;
      const found = await hrefs(main.getByRole("link", { name: hospital.place }));
      expect(found).toEqual([emergencyPhone?.href, phone.href, whatsapp?.href, hospitalPaths(hospital).toAppointment]);
    }
  });
});

test("a hospital's own pages call it without a question", async ({ page }) => {
  const [hospital] = hospitals;
  await page.goto(hospital!.basePath);
  await expect(page.locator("[data-choose]")).toHaveCount(0);
  const call = page.getByRole("complementary", { name: "Quick contact" }).getByRole("link", { name: "Call" });
  await expect(call).toHaveAttribute("href", hospital!.contact.phone.href);
});

test("the bar's Book carries the page's department, and a doctor's page its doctor", async ({ page }) => {
  const base = hospitals[0]!.basePath;
  await page.goto(`${base}/department/orthopaedics`);
  const book = page.getByRole("complementary", { name: "Quick contact" }).locator(".floating__book");
  await expect(book).toHaveAttribute("href", `${base}/appointment?department=orthopaedics`);
  await page.goto(`${base}/doctors`);
  const doctor = await page.locator(`main a[href^="${base}/doctors/details/"]`).first().getAttribute("href");
  await page.goto(doctor!);
  await expect(book).toHaveAttribute("href", new RegExp(`department=\\w+&doctor=${doctor!.split("/").at(-1)}`));
});
