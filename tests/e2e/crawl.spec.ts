import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";
import { crawlPages } from "./crawl-pages.ts";

const isBelow = (path: string, basePath: string) => path === basePath || path.startsWith(`${basePath}/`);

/** The hospitals' menu leads to the others' home pages, and no link further in. */
const isInsideOther = (path: string, basePath: string) =>
  hospitals.some((other) => other.basePath !== basePath && path.startsWith(`${other.basePath}/`));

// In series, so that no crawl requests again what another has requested.
test.describe.configure({ mode: "default", timeout: 600_000 });
const asked = new Set<string>();

test("a crawl over the group's own pages finds no dead link and no complaint of the browser [S289 S290 S291 S293]", async ({
  page,
}) => {
  const isOwn = (path: string) => !hospitals.some(({ basePath }) => isBelow(path, basePath)) && !/\.\w+$/.test(path);
  const { pages, faults } = await crawlPages(page, { starts: ["/"], isOwn, asked, mostOpened: 1 });
  expect(faults).toEqual([]);
  expect(pages).toContain("/accessibility");
});

for (const [index, hospital] of hospitals.entries()) {
  const { place, basePath, routedDepartments, routedFacilities } = hospital;
  const paths = hospitalPaths(hospital);

  test(`a crawl over every page of ${place} finds no dead link and no complaint of the browser [S5 S6 S45 S49 S133 S289 S290 S291 S293]`, async ({
    page,
  }) => {
    const isBooking = (link: string) => link.split("?")[0] === paths.toAppointment;
    // Some departments and facilities have a page and no place in the menus.
    const starts = [
      basePath,
      ...routedDepartments.map(({ slug }) => paths.toDepartment(slug)),
      ...routedFacilities.map(({ slug }) => paths.toFacility(slug)),
    ];
    const { pages, faults } = await crawlPages(page, {
      starts,
      asked,
      // The others' pages have the same components: their HTML is enough.
      mostOpened: index === 0 ? 1 : 0,
      isOwn: (path) => isBelow(path, basePath),
      // The pages that compare the hospitals lead into all of them, and a search to one that has what is missing here.
      judge: ({ links, bookings }, address) =>
        [paths.toFindService, paths.toSearch, paths.toEmergency].includes(address.split("?")[0] ?? "")
          ? []
          : [
              ...links
                .filter((link) => isInsideOther(link, basePath))
                .map((link) => `leads to another hospital: ${link}`),
              ...bookings.filter((link) => !isBooking(link)).map((link) => `books at ${link}`),
            ],
    });
    expect(faults).toEqual([]);
    expect(pages.length).toBeGreaterThan(starts.length + 20);
    expect(await page.context().cookies()).toEqual([]);
  });
}
