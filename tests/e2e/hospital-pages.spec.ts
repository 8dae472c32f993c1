import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { listHospitalPages } from "../support/hospital-pages.ts";
import { hospitals } from "../support/sample-site.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";
import { expect, test } from "../support/test.ts";

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const [index, hospital] of hospitals.entries()) {
  const { name, place, contact } = hospital;
  const paths = hospitalPaths(hospital);
  const specified = SPECIFIED.find((candidate) => candidate.place === place)!;

  test(`pages of ${place} open by their address and once more when they are loaded again [S10 S27 S28 S29 S30 S31 S32 S33 S34 S35 S36 S37 S38 S39 S122 S124 S125 S132 S140 S141 S287]`, async ({
    page,
  }) => {
    expect(hospital.basePath).toBe(specified.base);
    const pages = listHospitalPages(hospital);
    expect(pages).toHaveLength(11);
    // The hospitals take turns: every-page.spec.ts asks for each page of all, and a crawl opens it.
    const ownTurn = pages.filter(({ section }, turn) => section === "Home" || turn % hospitals.length === index);
    for (const { path, section, content } of ownTurn) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()["content-type"], path).toMatch(/^text\/html/);
      await expectPage(page, `${name} | ${place} | ${section}`, content);
      if (section !== "Home") await expect(page.getByRole("heading", { level: 1 })).toHaveText(section);
      const again = await page.request.get(path);
      expect([again.status(), await again.text()], path).toEqual([200, await response?.text()]);

      const header = page.getByRole("banner");
      await expect(header.locator("img.emblem"), path).toBeVisible();
      await expect(header.locator(".brand__title"), path).toHaveText(specified.headerTitle);
      await expect(header.locator(".brand__since"), path).toHaveText(`since ${specified.sinceYear}`);
      const footer = page.getByRole("contentinfo");
      await expect(footer.locator("address"), path).toContainText(contact.phone.printed);
      await expect(footer.locator("address"), path).toContainText(contact.email);
      const floating = page.getByRole("complementary", { name: "Quick contact" });
      // One of the two shows: the tab rests while the header's button does.
      const booking = { name: "Book Appointment", exact: true };
      await expect(header.getByRole("link", booking), path).toBeVisible();
      await expect(floating.getByRole("link", { ...booking, includeHidden: true }), path).toHaveAttribute(
        "href",
        paths.toAppointment,
      );
      await expect(floating.locator("a[href*='wa.me'], a[href^='tel:'], a[href^='mailto:']"), path).toHaveCount(3);
      await expect(floating.getByRole("link", { name: "Facebook" }), path).toBeVisible();
    }
  });

  const lists = [
    [paths.toDoctors, "/doctors/details/"],
    [paths.toNews, "/news/detail/"],
    [paths.toCareers, "/careers/detail/"],
    [paths.toTestimonials, "/testimonials/detail/"],
  ] as const;
  // The hospitals take turns: a crawl opens the entries of each.
  for (const [list, link] of lists.filter((_, turn) => turn % hospitals.length === index)) {
    test(`an entry of ${list} has a page of its own under its id to the letter [S40 S41 S42 S43 S44]`, async ({
      page,
    }) => {
      await page.goto(list);
      const address = (await page.locator(`main a[href*="${link}"]`).first().getAttribute("href"))!;
      expect(address.startsWith(hospital.basePath + link)).toBe(true);
      const card = await page.locator("main li", { has: page.locator(`a[href="${address}"]`) }).innerText();

      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      // A job's heading also has the number of vacancies.
      const [entry = ""] = (await page.getByRole("heading", { level: 1 }).innerText()).split(" – ");
      expect(entry).not.toBe("");
      expect(card).toContain(entry);
      await expect(page).toHaveTitle(`${name} | ${entry}`);
      const again = await page.request.get(address);
      expect([again.status(), await again.text()]).toEqual([200, await response?.text()]);

      const entryId = address.split("/").at(-1)!;
      expect(entryId.toLowerCase()).not.toBe(entryId);
      const stranger = await page.request.get(address.replace(entryId, entryId.toLowerCase()));
      expect(stranger.status()).toBe(404);
    });
  }
}

async function expectPage(page: Page, title: string, content: string) {
  await expect(page).toHaveTitle(title);
  await expect(page.locator(`main :is(${content})`).first()).toBeVisible();
}
