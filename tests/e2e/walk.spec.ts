import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

interface Stop {
  path: string;
  title: string;
  /** The menu that holds the link; absent for a link of the bar itself. */
  menu?: string;
  entry: string;
}

test.use({ viewport: { width: 1440, height: 800 } });

// Of the others, a crawl follows every link.
const hospital = hospitals[1] as Hospital;
const { name, place, departments, facilities } = hospital;
const paths = hospitalPaths(hospital);
const [department, facility] = [departments.at(-1)!, facilities[0]!];
const stops: Stop[] = [
  ...listHospitalPages(hospital)
    // The two lists are reached through their menus' entries.
    .filter(({ section }) => !["Departments", "Facilities"].includes(section))
    .map(({ path, section, entry }) => ({ path, title: `${name} | ${place} | ${section}`, entry })),
  {
    path: paths.toDepartment(department.slug),
    title: `Departments | ${department.name}`,
    menu: "Departments",
    entry: department.name,
  },
  {
    path: paths.toFacility(facility.slug),
    title: `Facilities | ${facility.name}`,
    menu: "Facilities",
    entry: facility.name,
  },
];

test(`every entry of the navigation of ${place} opens its page at the top, names the window and can be gone back from [S10 S49 S50 S51 S52 S53 S127]`, async ({
  page,
}) => {
  await page.goto(paths.toAccessibility);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const stop of stops) {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await choose(page, stop);
    await expectStop(page, stop);
    await expect.poll(() => scrollTop(page), stop.path).toBe(0);
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.goBack();
    await expectStop(page, stop);
  }
  for (const stop of stops.slice(1)) {
    await page.goForward();
    await expectStop(page, stop);
  }
  expect(documents).toEqual([]);
});

async function choose(page: Page, { menu, entry }: Stop) {
  const nav = page.getByRole("navigation", { name: "Main" });
  if (menu) await nav.getByText(menu, { exact: true }).click();
  await nav.getByRole("link", { name: entry, exact: true }).click();
}

/** The address is the path alone: there is no fragment (specification §2.2). */
async function expectStop(page: Page, { path, title }: Stop) {
  await expect(page).toHaveTitle(title);
  expect(page.url().replace(/^https?:\/\/[^/]+/, "")).toBe(path);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
