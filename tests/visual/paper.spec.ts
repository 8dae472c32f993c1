import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { findTextFaults } from "../layout/text-faults.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

const WHITE = "rgb(255, 255, 255)";
/** A4 without the margins of print.css, at the 96 px an inch that browsers print by. */
const SHEET = { width: 673, height: 1009 };
const NOT_PRINTED = [
  ...[".site-nav", ".top-strip", ".band", ".floating", ".skip-link", ".menu-button", ".page-header__crumbs"],
  ...[".side-list", ".site-footer__links", ".map-link .text-link", ".button", "form", "button"],
];

for (const [index, { place, basePath, contact }] of hospitals.entries()) {
  const paths = hospitalPaths({ basePath });
  const sheets = [
    ["a doctor", firstDoctor, ".doctor__timings, .doctor__numbers"],
    ["the contact page", () => paths.toContactUs, ".contact-us .contact-list"],
    ["the out-patient hours", () => paths.toFacility("out_patient_department"), ".facility__description"],
    ["the emergency department", () => paths.toFacility("emergency_/_casuality"), ".facility__phone"],
    ["a department", () => paths.toDepartment("general_surgery"), ".department__text"],
  ] as const;

  // The hospitals take turns.
  for (const [name, findPath, printed] of sheets.filter((_, turn) => turn % hospitals.length === index)) {
    test(`${name} of ${place} fills at most two sheets with the matter, the numbers and nothing to press`, async ({
      page,
      baseURL,
    }) => {
      const path = await findPath(page, paths.toDoctors);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: "print" });

      for (const selector of NOT_PRINTED) await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator(".page-header")).toHaveCSS("background-color", WHITE);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const part of await page.locator(printed).all()) await expect(part).toBeVisible();
      await expect(page.locator(".site-header .brand")).toBeVisible();
      await expect(page.locator(".site-header .emergency-link__number")).toHaveText(
        contact.emergencyPhone?.printed ?? "",
      );
      const footer = page.locator(".site-footer");
      for (const text of [
        contact.phone.printed,
        contact.email,
        contact.openingHours,
        `${new URL(baseURL!).host}${path}`,
      ]) {
        await expect(footer.getByText(text).filter({ visible: true })).toHaveCount(1);
      }

      expect(await findTextFaults(page)).toEqual([]);
      expect(await findCutPictures(page)).toEqual([]);
      expect(await countSheets(page)).toBeLessThanOrEqual(2);
    });
  }
}

test("sheets are counted, and cut pictures found", async ({ page }) => {
  await page.goto(hospitals[0]!.basePath + "/contact_us");
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: "print" });
  const before = await countSheets(page);
  await page.locator("main").evaluate((main) => {
    const planted = Object.assign(document.createElement("img"), { id: "planted" });
    Object.assign(planted.style, { width: "700px", maxWidth: "none", height: "2000px" });
    main.append(planted);
  });
  expect(await countSheets(page)).toBeGreaterThan(before + 1);
  expect(await findCutPictures(page)).toEqual(["planted"]);
});

test("the list of facilities fits one sheet", async ({ page }) => {
  const [{ basePath }] = hospitals.toSorted((one, other) => other.facilities.length - one.facilities.length) as [
    Hospital,
  ];
  await page.goto(`${basePath}/facilities`);
  expect(await countSheets(page)).toBe(1);
});

test("the map's address and those of other sites are printed, and no link of our own", async ({ page }) => {
  const { basePath, contact } = hospitals[0]!;
  await page.goto(`${basePath}/contact_us`);
  await page.emulateMedia({ media: "print" });
  expect(await printedTarget(page, ".map-link__card")).toBe(`"${contact.mapUrl}"`);
  await page.locator("main").evaluate((main) => {
    for (const [id, href] of [
      ["out", "https://www.example.org/"],
      ["in", "/doctors"],
    ] as const) {
      const paragraph = main.appendChild(document.createElement("p"));
      paragraph.append(Object.assign(document.createElement("a"), { id, href, textContent: id }));
    }
  });
  expect(await printedTarget(page, "#out")).toBe('" (https://www.example.org/)"');
  expect(await printedTarget(page, "#in")).toBe("none");
  await expect(page.locator(".contact-list a").first()).toHaveCSS("text-decoration-line", "none");
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });

  test("paper is printed with dark text", async ({ page }) => {
    await page.goto(`${hospitals[0]!.basePath}/facilities/out_patient_department`);
    const ink = () => page.locator(".facility__description").evaluate((text) => getComputedStyle(text).color);
    const onScreen = await ink();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await ink()).toBe("rgb(8, 61, 66)");
    expect(onScreen).not.toBe("rgb(8, 61, 66)");
  });
});

async function firstDoctor(page: Page, doctors: string): Promise<string> {
  await page.goto(doctors);
  return (await page.locator('main a[href*="/doctors/details/"]').first().getAttribute("href")) ?? "";
}

function printedTarget(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((link) => getComputedStyle(link, "::after").content);
}

/** Chromium writes one object of this type for each sheet of a PDF. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Pictures that leave the sheet's side, do not fit on one, or may be broken between two. */
function findCutPictures(page: Page): Promise<string[]> {
  return page.locator("main img").evaluateAll(
    (pictures, height) =>
      pictures
        .filter((picture) => picture.checkVisibility())
        .filter((picture) => {
          const box = picture.getBoundingClientRect();
          const isWide = box.left < -1 || box.right > innerWidth + 1;
          return isWide || box.height > height || getComputedStyle(picture).breakInside !== "avoid";
        })
        .map((picture) => picture.id || (picture as HTMLImageElement).currentSrc),
    SHEET.height,
  );
}
