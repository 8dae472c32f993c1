import { expect, test } from "../support/content-site.ts";
import { linkedIds, sampleEntries } from "../support/sample-content.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";

/** Departments whose query name is easily got wrong, with it. */
const QUERY_NAMES = {
  obstetrics_and_gynaecology: "Obstetrics And Gynaecology",
  general_medicine: "General Medicine",
  e_n_t: "E N T",
};

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const { place, base, contentName, departments } of SPECIFIED) {
  const doctors = new Map(sampleEntries("doctors", contentName).map(({ id, fields }) => [id, fields]));
  const listings = sampleEntries("departments", contentName);

  test(`each doctor's card of a department of ${place} shows photo, name, center of excellence and the link to book [S67 S68]`, async ({
    page,
  }) => {
    const [listing] = listings.filter(({ fields }) => fields.departments === "Obstetrics And Gynaecology");
    const expected = linkedIds(listing?.fields.doctors).map((id) => doctors.get(id));
    expect(expected.length).toBeGreaterThan(0);
    await page.goto(`${base}/department/obstetrics_and_gynaecology`);
    const cards = page.locator(".department-doctors > li");
    await expect(cards).toHaveCount(expected.length);
    for (const [index, doctor] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading")).toHaveText(String(doctor?.name));
      await expect(card).toContainText(String(doctor?.centerOfExcellence));
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator("img")).toHaveJSProperty("complete", true);
      expect(await card.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const link = card.getByRole("link", { name: /^Book Appointment/ });
      await expect(link).toHaveText(/^Book Appointment /);
      await expect(link.locator(".visually-hidden")).toHaveText(`with ${String(doctor?.name)}`);
      await expect(link).toHaveAttribute("href", new RegExp(`^${base}/appointment(\\?|$)`));
    }
  });

  test(`a department of ${place} queries ten doctors of its own listing, by the title-cased slug [S69 S70 S284]`, async ({
    request,
    contentSite,
  }) => {
    for (const [slug, department] of Object.entries(QUERY_NAMES)) {
      if (slug === "e_n_t" && !departments.includes("ENT")) continue;
      await contentSite.forgetQueries();
      await request.get(`${base}/department/${slug}`);
      const asked = await contentSite.queries("DepartmentDoctors");
      expect(asked.map(({ variables }) => variables)).toEqual([
        { hospital: contentName, department, limit: 10, skip: 0 },
      ]);
      expect(asked[0]?.query).toMatch(
        /departmentsCollection\(where: \{ hospital: \$hospital, departments: \$department/,
      );
      expect(asked[0]?.query).toMatch(/doctorsCollection\(limit: \$limit, skip: \$skip\)/);
    }
  });
}

test("of two listings with one name only the first one's doctors are shown [S71]", async ({ page }) => {
  const [, kozhencherry] = SPECIFIED;
  const { base = "", contentName = "" } = kozhencherry ?? {};
  const listings = sampleEntries("departments", contentName).filter(
    ({ fields }) => fields.departments === "General Medicine",
  );
  expect(listings).toHaveLength(2);
  const doctors = sampleEntries("doctors", contentName);
  const groups = listings.map(({ fields }) =>
    linkedIds(fields.doctors).map((id) => doctors.find((doctor) => doctor.id === id)?.fields.name),
  );
  expect(groups[0]).not.toEqual(groups[1]);
  await page.goto(`${base}/department/general_medicine`);
  const shown = await page.locator(".department-doctors > li").getByRole("heading").allTextContents();
  expect(groups).toContainEqual(shown);
});

test("a doctor without a picture has a drawn figure on the card, in a department and in the list [S77]", async ({
  page,
}) => {
  for (const { base, contentName } of SPECIFIED) {
    const faceless = sampleEntries("doctors", contentName).filter(({ fields }) => !fields.profilePic);
    expect(faceless.length).toBeGreaterThan(0);
    await page.goto(`${base}/doctors?limit=60`);
    for (const { fields } of faceless) {
      const card = page.locator(".doctor-grid > li").filter({ hasText: String(fields.name) });
      await expect(card.locator("svg.portrait-figure")).toBeVisible();
      await expect(card.locator("img")).toHaveCount(0);
    }
  }
  const [alappuzha] = SPECIFIED;
  await page.goto(`${alappuzha?.base}/department/pediatrics`);
  const card = page.locator(".department-doctors > li").filter({ hasText: "Dr. Neethu Sadasivan" });
  await expect(card.locator("svg.portrait-figure")).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);
});
