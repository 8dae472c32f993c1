import { FACILITY_SLUGS, facilitySlug, SPECIFIED } from "../support/specified-hospitals.ts";
import { expect, test } from "../support/test.ts";

const ALL_SLUGS = [...new Set(Object.values(FACILITY_SLUGS))];
const MISSING = "We cannot find this facility";

/** Figures and lists of the specification, character for character. */
const FACTS: Record<string, string[]> = {
  "24_hour_pharmacy": ["about 450 out-patients and 100 in-patients a day"],
  CSSD: ["about 1000 sterile packs a day"],
  operation_theaters: ["5 operation theatres", "more than 40 theatre nurses and technicians"],
  "24_x_7_power_back_up": ["2 generators of 250 KVA each"],
  out_patient_department: ["9 am to 1 pm and 3.30 pm to 6 pm"],
  in_patient_department: ["general ward, non-AC room without TV, non-AC room with TV, deluxe, suite"],
  "emergency_/_casuality": ["triage areas 1, 2 and 3"],
};

/** Spellings of the awkward slugs, raw and encoded, and of one in small letters, and the title each opens. */
const SPELLINGS: [spelling: string, title: string][] = [
  ["emergency_/_casuality", "Emergency/Casualty"],
  ["emergency_%2F_casuality", "Emergency/Casualty"],
  ["radiology_/_imaging", "Radiology Imaging"],
  ["radiology_%2f_imaging", "Radiology Imaging"],
  ["radiology_%2F_imaging/", "Radiology Imaging"],
  ["icu", "ICU"],
  ["24_x_7_doctors,_nurses_&_paramedical_support", "Paramedical Support"],
  ["24_x_7_doctors%2C_nurses_%26_paramedical_support", "Paramedical Support"],
  ["clinical_physiotherapy-starting_soon", "Clinical Physiotherapy (starting soon)"],
];

const emergencyFirst = (labels: readonly string[]) =>
  labels.toSorted((one, other) => Number(other.startsWith("Emergency")) - Number(one.startsWith("Emergency")));

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const { place, base, facilities, facilitiesBeside } of SPECIFIED) {
  const routed = [...facilities.map(facilitySlug), ...facilitiesBeside];

  test(`the Facilities menu of ${place} lists exactly its facilities, each with its literal address [S84 S85 S86 S88]`, async ({
    page,
  }) => {
    await page.goto(`${base}/contact_us`);
    const menu = page.locator(".site-nav details").filter({ has: page.getByText("Facilities", { exact: true }) });
    const entries = menu.locator("ul a");
    await expect(entries).toHaveText(facilities);
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(facilities.map((label) => `${base}/facilities/${facilitySlug(label)}`));
  });

  test(`of the 18 facilities ${place} opens those it has, and says so of the others [S78 S85 S87 S89]`, async ({
    request,
  }) => {
    expect(ALL_SLUGS).toHaveLength(18);
    const opened: string[] = [];
    for (const slug of ALL_SLUGS) {
      const response = await request.get(`${base}/facilities/${slug}`);
      const html = await response.text();
      expect(html.includes(`<h1`), slug).toBe(true);
      if (response.status() === 200) opened.push(slug);
      else expect([response.status(), html.includes(MISSING)], slug).toEqual([404, true]);
    }
    expect(opened.toSorted()).toEqual(routed.toSorted());
  });

  test(`facility pages of ${place} open at slugs with slash, comma and ampersand, raw and encoded [S79 S80 S81 S82 S83]`, async ({
    request,
  }) => {
    for (const [spelling, title] of SPELLINGS) {
      const response = await request.get(`${base}/facilities/${spelling}`);
      expect(response.status(), spelling).toBe(200);
      const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
      expect(heading.replaceAll(/<[^>]*>/g, ""), spelling).toBe(title);
    }
  });

  test(`every facility page of ${place} has title, description and side list in one layout, and its figures [S90 S93 S96 S99 S100 S101 S102 S103 S104 S105]`, async ({
    request,
  }) => {
    for (const slug of routed) {
      const html = await (await request.get(`${base}/facilities/${slug}`)).text();
      expect(html, slug).toMatch(/<h1[^>]*>[^<]{3}/);
      expect(html, slug).toMatch(/<p class="facility__description">[^<]{20}/);
      expect(html, slug).toMatch(/<nav class="side-list" aria-label="All facilities"/);
      expect(html, slug).not.toContain(MISSING);
      expect(html.includes('class="facility__highlight"'), slug).toBe(slug === "preventive_health_checkup");
      for (const fact of FACTS[slug] ?? []) expect(html, slug).toContain(fact);
    }
  });

  test(`the facilities of ${place} are listed once, Emergency first; the side list of each names them by their slugs and marks the one that is open, and no other [S96 S97 S98]`, async ({
    page,
  }) => {
    const links = page.getByRole("navigation", { name: "All facilities" }).getByRole("link");
    await page.goto(`${base}/facilities`);
    await expect(page.getByRole("heading", { level: 1, name: "Facilities" })).toBeVisible();
    const [first, ...listed] = emergencyFirst(facilities);
    await expect(page.locator("main h3")).toHaveText([first ?? "", ...listed]);
    await expect(page.locator(`main a[href^="${base}/facilities/"]`)).toHaveCount(facilities.length);
    await expect(page.locator("main .emergency-facility a[href^='tel:']").first()).toBeVisible();
    const labels = emergencyFirst(facilities).map((label) => facilitySlug(label).replaceAll("_", " "));

    await page.goto(`${base}/facilities/emergency_/_casuality`);
    const active = links.and(page.locator("[aria-current]"));
    await expect(active).toHaveText(["emergency / casuality"]);
    const looks = await links.evaluateAll((all) =>
      all.map((link) => [getComputedStyle(link).fontWeight, getComputedStyle(link).backgroundColor].join(" ")),
    );
    const own = looks[labels.indexOf("emergency / casuality")];
    expect(looks.filter((look) => look === own)).toHaveLength(1);

    for (const slug of facilitiesBeside) {
      await page.goto(`${base}/facilities/${slug}`);
      await expect(links).toHaveText(labels);
      await expect(active).toHaveCount(0);
    }
  });

  test(`a facility that ${place} does not have is named missing once, with all that there are to choose from [S95 S281]`, async ({
    page,
  }) => {
    const slug = place === "Alappuzha" ? "blood_bank" : "no_such_facility";
    const response = await page.goto(`${base}/facilities/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(MISSING);
    await expect(page.locator("main :is(h1, p)").getByText(MISSING)).toHaveCount(1);
    await expect(page.locator("main h2")).toHaveText(emergencyFirst(facilities));
    await page.locator("main").getByRole("link", { name: "ICU", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ICU");
  });

  test(`the health checkup of ${place} highlights its enquiry line in red and bold, by day and by night [S92 S106]`, async ({
    page,
  }) => {
    await page.goto(`${base}/facilities/preventive_health_checkup`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const line = page.locator("main strong", { hasText: /\d{4} \d{3} \d{4}/ });
      const { color, weight } = await line.evaluate((element) => ({
        color: getComputedStyle(element).color.match(/\d+/g)!.map(Number),
        weight: Number(getComputedStyle(element).fontWeight),
      }));
      const [red = 0, green = 0, blue = 0] = color;
      expect(red, String(color)).toBeGreaterThan(150);
      expect(Math.max(green, blue), String(color)).toBeLessThan(red * 0.75);
      expect(weight).toBeGreaterThanOrEqual(700);
    }
  });
}

test("an entry without paragraphs shows its title and description and no empty box [S91]", async ({ page }) => {
  await page.goto("/venmala_hospital/facilities/clinical_physiotherapy-starting_soon");
  await expect(page.locator(".facility .prose > *")).toHaveCount(1);
  await expect(page.locator(".facility .prose > *")).not.toBeEmpty();
});

test("the enquiry line of the health checkup differs between Alappuzha and Punalur [S106]", async ({ request }) => {
  const numbers = await Promise.all(
    ["/venmala_hospital", "/venmala_hospital_punalur"].map(async (base) => {
      const html = await (await request.get(`${base}/facilities/preventive_health_checkup`)).text();
      return /class="facility__highlight".*?(\d{4} \d{3} \d{4})/.exec(html)?.[1];
    }),
  );
  expect(numbers).toEqual([expect.any(String), expect.any(String)]);
  expect(numbers[0]).not.toBe(numbers[1]);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the side list leads from one facility to the next without a reload, and no paragraph stays behind [S94]", async ({
    page,
  }) => {
    const documents: string[] = [];
    await page.goto("/venmala_hospital_kozhencherry/facilities/24_hour_pharmacy");
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const paragraphs = page.locator(".facility .prose > *");
    const before = await paragraphs.allTextContents();
    await page
      .getByRole("navigation", { name: "All facilities" })
      .getByRole("link", { name: "ICU", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ICU");
    await expect(page).toHaveTitle(/ICU/);
    const after = await paragraphs.allTextContents();
    expect(after.length).toBeGreaterThan(1);
    expect(after.filter((text) => before.includes(text))).toEqual([]);
    expect(documents).toEqual([]);
  });
});
