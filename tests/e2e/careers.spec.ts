import type { Page } from "@playwright/test";
import { expect, test } from "../support/content-site.ts";
import { plainTexts, sampleEntries, type SampleEntry } from "../support/sample-content.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";

const newestFirst = (one: SampleEntry, other: SampleEntry) => other.publishedAt.localeCompare(one.publishedAt);

test.describe("as the server sends it", () => {
  test.use({ javaScriptEnabled: false });

  for (const { place, base, contentName } of SPECIFIED) {
    const jobs = sampleEntries("careers", contentName).toSorted(newestFirst);

    test(`the jobs of ${place} are counted in the heading and come newest first, each with its lines and link [S174 S175 S176]`, async ({
      page,
      contentSite,
    }) => {
      await page.goto(`${base}/careers`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
        `We found ${jobs.length} available job(s) for you`,
      );
      const items = page.locator(".job-list > li");
      await expect(items.getByRole("heading")).toHaveText(jobs.map(({ fields }) => String(fields.jobTitle)));
      for (const [index, { id, fields }] of jobs.entries()) {
        await expect(items.nth(index)).toContainText(String(fields.jobShortDescription));
        const facts = [
          "Place",
          place,
          "Vacancies",
          fields.numberOfVacancy ? String(fields.numberOfVacancy) : "None now",
        ];
        await expect(items.nth(index).locator("dl")).toContainText(facts.join(""));
        const link = items.nth(index).getByRole("link", { name: /^View more/ });
        await expect(link).toHaveText(`View more: ${String(fields.jobTitle)}`);
        await expect(link).toHaveAttribute("href", `${base}/careers/detail/${id}`);
      }
      await expect(page.locator(".band").getByRole("heading")).toHaveText("Questions about a job?");
      // As the site starts it asks for others, too.
      const queries = await contentSite.queries("Careers");
      const asked = queries.find(({ variables }) => variables.hospital === contentName);
      expect(asked?.variables).toEqual({ hospital: contentName });
      expect(asked?.query).toMatch(
        /careersCollection\(where: \{ hospital: \$hospital \}, order: sys_publishedAt_DESC, limit: 1000\)/,
      );
    });
  }
});

test("a job is titled with its vacancies and shows its texts, lists and experience; 'Apply Now' opens the form on the same page, whatever the vacancies [S177 S178 S179]", async ({
  page,
}) => {
  const [{ base, contentName }] = SPECIFIED as [(typeof SPECIFIED)[number]];
  const jobs = sampleEntries("careers", contentName).toSorted(newestFirst);
  const texts = new Set<string>();
  for (const { id, fields } of jobs) {
    await page.goto(`${base}/careers/detail/${id}`);
    const vacancies = vacancyText(fields.numberOfVacancy);
    texts.add(vacancies.replace(/\d+ /, ""));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${String(fields.jobTitle)} – ${vacancies}`);
    await expect(page.locator("main")).toContainText(String(fields.jobShortDescription));
    const job = page.locator(".job");
    for (const words of plainTexts(fields.jobDescription)) await expect(job).toContainText(words.trim());
    for (const [title, points] of [
      ["Responsibilities", fields.responsibilities],
      ["Skills", fields.skills],
    ] as const) {
      const part = job.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      await expect(part.getByRole("listitem")).toHaveText((points ?? []) as string[]);
    }
    const experience = job.locator("section").filter({ has: page.getByRole("heading", { name: "Experience" }) });
    await expect(experience).toHaveCount(fields.experience ? 1 : 0);
    if (fields.experience) await expect(experience).toContainText(String(fields.experience));
    if (id === jobs[0]?.id || fields.numberOfVacancy === 0) await expectForm(page);
  }
  expect([...texts].toSorted()).toEqual(["No Vacancy", "Vacancies", "Vacancy"]);
});

function vacancyText(count: unknown): string {
  if (!count) return "No Vacancy";
  return count === 1 ? "1 Vacancy" : `${Number(count)} Vacancies`;
}

/** The button opens the application form on the same page, and closes it. */
async function expectForm(page: Page) {
  const address = page.url();
  const form = page.locator("main form");
  const button = page.getByRole("button", { name: "Apply Now", exact: true });
  await expect(form).toBeHidden();
  await button.click();
  await expect(form).toBeVisible();
  expect(page.url()).toBe(address);
  await button.click();
  await expect(form).toBeHidden();
  const bar = page.getByRole("complementary", { name: "Quick contact" });
  await expect(bar.getByRole("link", { name: "Book Appointment" })).toHaveCount(0);
  await bar.getByRole("link", { name: "Apply Now" }).click();
  await expect(form).toBeVisible();
}
