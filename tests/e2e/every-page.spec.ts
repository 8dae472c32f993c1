import { loadSite } from "#hospitals/load-site.server.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { expect, test } from "../support/test.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

for (const hospital of hospitals) {
  const paths = hospitalPaths(hospital);

  test(`every routed address of ${hospital.place} answers with its own title`, async ({ request }) => {
    const addresses = [
      ...[paths.toHome, paths.toAboutUs, paths.toDoctors, paths.toDepartments, paths.toFacilities, paths.toGallery],
      ...[paths.toNews, paths.toCarrers, paths.toTestimonials, paths.toContactUs, paths.toAppointment],
      ...hospital.routedDepartments.map(({ slug }) => paths.toDepartment(slug)),
      ...hospital.routedFacilities.map(({ slug }) => paths.toFacility(slug)),
    ];
    const titles = new Set<string>();
    for (const address of addresses) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html, address).not.toMatch(/>undefined<|>null<|\{phone\}|\[object/);
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    }
    expect(titles.size).toBe(addresses.length);
  });

  test(`addresses that ${hospital.place} does not have answer 404 inside its layout`, async ({ request }) => {
    for (const address of [
      "no_such_page",
      "department/no_such",
      "facilities/no_such",
      "doctors/details/no_such",
      "news/detail/no_such",
    ]) {
      const answer = await request.get(`${hospital.basePath}/${address}`);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text(), address).toContain(hospital.contact.phone);
    }
  });
}

test("an unmatched top-level address shows the neutral not-found page with status 404", async ({ page }) => {
  const answer = await page.goto("/no_such_page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the redirect page says 'loading...' and leads to the landing page", async ({ page, request }) => {
  expect(await (await request.get("/redirect")).text()).toContain("loading...");
  await page.goto("/redirect");
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const address of [
  "facilities/emergency_/_casuality",
  "facilities/emergency_%2F_casuality",
  "facilities/radiology_/_imaging",
  "facilities/radiology_%2F_imaging/",
  "facilities/24_x_7_doctors,_nurses_&_paramedical_support",
  "facilities/24_x_7_doctors%2C_nurses_%26_paramedical_support",
  "facilities/icu",
]) {
  test(`${address} opens`, async ({ request }) => {
    expect((await request.get(`/venmala_hospital/${address}`)).status()).toBe(200);
  });
}
