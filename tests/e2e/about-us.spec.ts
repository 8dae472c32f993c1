import { SPECIFIED } from "../support/specified-hospitals.ts";
import { expect, test } from "../support/test.ts";

/** Who speaks for each hospital beside founder and managing director. */
const MEDICAL_OFFICES: Record<string, string> = {
  Alappuzha: "Message from the Medical Superintendent",
  Kozhencherry: "Message from the Chief Medical Officer",
  Punalur: "Message from the Medical Superintendent",
};
const STATS = ["165+", "4+", "245+"];
const LABELS = ["Doctors", "Ambulance Cars", "Employees", "Patients"];

for (const { place, base } of SPECIFIED) {
  test(`About Us of ${place} has a header, a description, the messages and the figures, and we-care where it belongs`, async ({
    page,
  }) => {
    await page.goto(`${base}/about_us`);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    const paragraphs = await main.locator(".about-us .prose > p").allTextContents();
    expect(paragraphs.join(" ").split(" ").length).toBeGreaterThan(60);
    for (const heading of ["Founder", "Managing Director"]) {
      await expectMessage(page, `Message from the ${heading}`);
    }
    await expectMessage(page, MEDICAL_OFFICES[place] ?? "");
    await expect(main.locator("#we-care")).toHaveCount(place === "Kozhencherry" ? 0 : 1);
    await expect(main.locator(".stats__label")).toHaveText(LABELS);
    await expect(main.locator(".stats__figure")).toHaveText([...STATS, ""]);
  });
}

test("no two hospitals share a paragraph about themselves", async ({ request }) => {
  const texts: string[] = [];
  for (const { base } of SPECIFIED) {
    const html = await (await request.get(`${base}/about_us`)).text();
    const [, about = ""] = /class="about-us"(.*?)class="about-us__side"/.exec(html) ?? [];
    texts.push(...Array.from(about.matchAll(/<p>(.*?)<\/p>/g), ([, text = ""]) => text));
  }
  expect(texts.length).toBeGreaterThanOrEqual(6);
  expect(new Set(texts).size).toBe(texts.length);
});

async function expectMessage(page: import("@playwright/test").Page, heading: string) {
  const message = page.getByRole("article").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });
  await expect(message).toHaveCount(1);
  expect((await message.locator("p").first().textContent())?.length).toBeGreaterThan(40);
}
