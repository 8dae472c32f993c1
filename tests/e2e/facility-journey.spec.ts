import type { Page } from "@playwright/test";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { expect, test } from "../support/test.ts";

const FALLBACK = "Something went wrong while fetching data";
const MAIN_SET = [
  ...["24_hour_clinic", "cathlab_24_x_7", "clinical_laboratory", "clinical_physiotherapy-starting_soon", "CSSD"],
  ...["dialysis_24_x_7", "emergency_/_casuality", "ICU", "in_patient_department", "operation_theaters"],
  ...["out_patient_department", "24_x_7_doctors,_nurses_&_paramedical_support", "24_hour_pharmacy"],
  ...["24_x_7_power_back_up", "preventive_health_checkup", "radiology_/_imaging"],
];
const UNLISTED = ["cathlab_24_x_7", "CSSD", "clinical_physiotherapy-starting_soon"];

/** Menus and side lists of the specification, section 2.4, character for character. */
const HOSPITALS = [
  {
    place: "Alappuzha",
    basePath: "/venmala_hospital",
    menu: "24x7 clinic, Cathlab, Clinical Laboratory, Clinical Physiotherapy (starting soon), CSSD, Dialysis, Emergency/Casualty, ICU, In-patient Department, Operation Theaters, Out-patient Department, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
    sideList:
      "24 hour clinic; cathlab 24 x 7; clinical laboratory; clinical physiotherapy-starting soon; CSSD; dialysis 24 x 7; emergency / casuality; ICU; in patient department; operation theaters; out patient department; 24 x 7 doctors, nurses & paramedical support; 24 hour pharmacy; 24 x 7 power back up; preventive health checkup; radiology / imaging",
    routed: MAIN_SET,
    unlisted: [],
    missing: ["blood_bank", "physiotherapy", "no_such_facility", "emergency"],
    checkupPhone: "0000 000 1008",
  },
  {
    place: "Kozhencherry",
    basePath: "/venmala_hospital_kozhencherry",
    menu: "Clinical Laboratory, 24x7 clinic, Dialysis, Emergency/Casualty, ICU, In-patient, Operation Theaters, Physiotherapy, Blood Bank, Out-patient, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
    sideList:
      "clinical laboratory; 24 hour clinic; dialysis 24 x 7; emergency / casuality; ICU; in patient department; operation theaters; physiotherapy; blood bank; out patient department; 24 x 7 doctors, nurses & paramedical support; 24 hour pharmacy; 24 x 7 power back up; preventive health checkup; radiology / imaging",
    routed: [...MAIN_SET, "blood_bank", "physiotherapy"],
    unlisted: UNLISTED,
    missing: ["no_such_facility"],
    checkupPhone: "0000 000 2002",
  },
  {
    place: "Punalur",
    basePath: "/venmala_hospital_punalur",
    menu: "Clinical Laboratory, 24x7 clinic, Dialysis, Emergency/Casualty, ICU, In-patient, Operation Theaters, Out-patient, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
    sideList:
      "clinical laboratory; 24 hour clinic; dialysis 24 x 7; emergency / casuality; ICU; in patient department; operation theaters; out patient department; 24 x 7 doctors, nurses & paramedical support; 24 hour pharmacy; 24 x 7 power back up; preventive health checkup; radiology / imaging",
    routed: MAIN_SET,
    unlisted: UNLISTED,
    missing: ["blood_bank", "physiotherapy"],
    checkupPhone: "0000 000 3008",
  },
];

const sideList = (page: Page) => page.getByRole("navigation", { name: "All facilities" });
const paragraphs = (page: Page) => page.locator("main article .prose > p");

for (const { place, basePath, menu, sideList: labels, routed, unlisted, missing, checkupPhone } of HOSPITALS) {
  const { toFacility, toFacilities } = hospitalPaths({ basePath });

  test(`the facilities menu and the side list of ${place} have their entries in order`, async ({ page }) => {
    await page.goto(toFacilities);
    const entries = page.locator(".site-nav details").filter({ hasText: "Facilities" }).locator("ul a");
    expect(await entries.allTextContents()).toEqual(menu.split(", "));
    await expect(page.getByRole("heading", { level: 1, name: "Facilities", exact: true })).toBeVisible();
    expect(await sideList(page).getByRole("link").allTextContents()).toEqual(labels.split("; "));
    await expect(sideList(page).locator("[aria-current]")).toHaveCount(0);
    const cards = page.locator(".facility-grid").getByRole("link");
    expect(await cards.allTextContents()).toEqual(menu.split(", "));
  });

  test(`every facility of ${place} has title, description, its own mark in the side list and no empty box`, async ({
    page,
  }) => {
    for (const slug of routed) {
      const answer = await page.goto(toFacility(slug), { waitUntil: "domcontentloaded" });
      expect(answer?.status(), slug).toBe(200);
      await expect(page.locator("main h1"), slug).not.toHaveText(FALLBACK);
      const texts = await paragraphs(page).allTextContents();
      expect(texts.length, slug).toBeGreaterThan(0);
      expect(
        texts.filter((text) => text.trim() === ""),
        slug,
      ).toEqual([]);
      const current = sideList(page).locator("[aria-current]");
      await expect(current, slug).toHaveText(unlisted.includes(slug) ? [] : [slug.replaceAll("_", " ")]);
      await expect(page.locator(".facility__highlight"), slug).toHaveCount(
        slug === "preventive_health_checkup" ? 1 : 0,
      );
    }
  });

  test(`the health checkup of ${place} highlights its own number, red and bold`, async ({ page }) => {
    await page.goto(toFacility("preventive_health_checkup"));
    const line = page.locator("strong", { hasText: "For enquiries about health checkups call" });
    await expect(line).toContainText(checkupPhone);
    await expect(line).toHaveCSS("color", "rgb(176, 31, 46)");
    expect(Number(await line.evaluate((strong) => getComputedStyle(strong).fontWeight))).toBeGreaterThanOrEqual(700);
    const number = line.getByRole("link", { name: checkupPhone });
    await expect(number).toHaveAttribute("href", `tel:+91${checkupPhone.replaceAll(" ", "").slice(1)}`);
    await expect(number).toHaveCSS("color", "rgb(176, 31, 46)");
  });

  test(`a facility that ${place} does not have shows the fallback sentence twice and the list of those it has`, async ({
    page,
  }) => {
    for (const slug of missing) {
      const answer = await page.goto(toFacility(slug));
      expect(answer?.status(), slug).toBe(404);
      await expect(page.locator("main").getByText(FALLBACK, { exact: true })).toHaveCount(2);
      await expect(page.locator("main h1")).toHaveText(FALLBACK);
      await expect(paragraphs(page)).toHaveText([FALLBACK]);
      expect(await sideList(page).getByRole("link").allTextContents()).toEqual(labels.split("; "));
      await expect(sideList(page).locator("[aria-current]")).toHaveCount(0);
    }
  });
}

test("walking down the side list changes title, text and mark without a reload and leaves nothing behind", async ({
  page,
}) => {
  const { toFacility } = hospitalPaths({ basePath: "/venmala_hospital" });
  await page.goto(toFacility("preventive_health_checkup"));
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  let before = await paragraphs(page).allTextContents();
  for (const [label, title] of [
    ["24 x 7 doctors, nurses & paramedical support", "Paramedical Support"],
    ["emergency / casuality", "Emergency/Casualty"],
    ["clinical physiotherapy-starting soon", "Clinical Physiotherapy (starting soon)"],
    ["24 hour pharmacy", "24x7 Pharmacy"],
  ] as const) {
    await sideList(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page.locator("main h1")).toHaveText(title);
    await expect(page).toHaveTitle(`Facilities | ${title}`);
    await expect(sideList(page).locator("[aria-current]")).toHaveText(label);
    const after = await paragraphs(page).allTextContents();
    expect(after.filter((text) => before.includes(text))).toEqual([]);
    await expect(page.locator(".facility__highlight")).toHaveCount(0);
    before = after;
  }
  expect(loads).toEqual([]);
});

test("the shown facility differs in the side list for eyes too, and alone", async ({ page }) => {
  await page.goto("/venmala_hospital/facilities/ICU");
  const looks = await sideList(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const { backgroundColor, fontWeight, borderLeftColor } = getComputedStyle(link);
        return [link.textContent, backgroundColor, fontWeight, borderLeftColor].join(" ");
      }),
    );
  const others = new Set(
    looks.filter((look) => !look.startsWith("ICU ")).map((look) => look.replace(/^.*?(?=rgb)/, "")),
  );
  expect(others.size).toBe(1);
  const icu = looks.find((look) => look.startsWith("ICU "))!.replace("ICU ", "");
  expect(icu.split(" ")).not.toEqual([...others][0]!.split(" "));
  expect(icu).toContain(" 700 ");
});

for (const [width, columns] of [
  [390, 1],
  [768, 3],
  [1440, 1],
] as const) {
  test(`at ${width} px the side list stands in ${columns} columns and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/venmala_hospital/facilities/ICU");
    const lefts = await sideList(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
