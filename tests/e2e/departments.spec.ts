import { DEPARTMENT_SLUGS, departmentSlug, SPECIFIED } from "../support/specified-hospitals.ts";
import { expect, test } from "../support/test.ts";

const WITH_SERVICES = ["general_surgery", "obstetrics_and_gynaecology", "radiology", "dental", "e_n_t"];
const CLAIMS = ["24x7 emergency care", "24x7 radiology", "24x7 cardiac care", "Immunization six days a week"];

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const { place, base, departments, departmentsBeside } of SPECIFIED) {
  const routed = [...departments.map(departmentSlug), ...departmentsBeside];

  test(`the Departments menu of ${place} lists exactly its departments, each with its own address [S56 S58 S59 S60 S61 S63]`, async ({
    page,
  }) => {
    await page.goto(`${base}/contact_us`);
    const menu = page.locator(".site-nav details").filter({ has: page.getByText("Departments", { exact: true }) });
    const entries = menu.locator("ul a");
    await expect(entries).toHaveText(departments);
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(departments.map((label) => `${base}/department/${departmentSlug(label)}`));
  });

  test(`of the 25 departments ${place} opens those it has, and shows the not-found page for the others [S55 S57 S59 S61 S62]`, async ({
    request,
  }) => {
    expect(new Set(DEPARTMENT_SLUGS).size).toBe(25);
    const opened: string[] = [];
    for (const slug of DEPARTMENT_SLUGS) {
      const response = await request.get(`${base}/department/${slug}`);
      const html = await response.text();
      if (response.status() === 200) opened.push(slug);
      else {
        expect(response.status(), slug).toBe(404);
        expect(html, slug).toMatch(/<h1[^>]*>Page not found</);
      }
    }
    expect(opened.toSorted()).toEqual(routed.toSorted());
  });

  test(`each department page of ${place} carries its name, and services where the specification asks for them [S64 S65]`, async ({
    request,
  }) => {
    for (const label of departments) {
      const slug = departmentSlug(label);
      const html = await (await request.get(`${base}/department/${slug}`)).text();
      expect(html, slug).toMatch(new RegExp(`<h1[^>]*>${label}<`));
      const [, services = ""] = />Services<\/h\d><ul[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
      if (WITH_SERVICES.includes(slug)) expect(services.split("<li").length, slug).toBeGreaterThan(4);
    }
  });

  test(`${place} says when care is there: 24x7 emergency, radiology and cardiac care, immunization six days a week [S74]`, async ({
    request,
  }) => {
    const html = await (await request.get(base)).text();
    for (const claim of CLAIMS) expect(html).toContain(claim);
  });
}

test("a cardiac page carries the note on the lab that was expected by December 2018 [S75]", async ({ request }) => {
  const html = await (await request.get("/venmala_hospital_kozhencherry/department/cardiology")).text();
  expect(html).toMatch(/cardiac lab[^<]*expected by December 2018/);
});
