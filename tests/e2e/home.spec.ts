import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { sampleEntries } from "../support/sample-content.ts";
import { hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

test.describe("as the server sends it", () => {
  test.use({ javaScriptEnabled: false });

  for (const hospital of hospitals) {
    const { place, basePath, contentName, slides } = hospital;
    const paths = hospitalPaths(hospital);

    test(`the home page of ${place} has its sections with the counts and targets of the specification [S107 S108 S110 S111 S112 S113 S114 S115 S116]`, async ({
      page,
      request,
    }) => {
      await page.goto(basePath);

      const shown = page.locator("[aria-roledescription='carousel'] .carousel__slide");
      await expect(shown).toHaveText(slides.map(({ heading }) => new RegExp(heading)));
      await expect(shown).toHaveCount(3);
      await expect(page.locator("main > *").first().locator(".carousel__slide")).toHaveCount(3);

      await expect(page.getByRole("link", { name: "Read More about us" })).toHaveAttribute("href", paths.toAboutUs);

      const insurers = page.getByRole("region", { name: "Insurance partners" });
      await expect(insurers).toHaveCount(place === "Kozhencherry" ? 1 : 0);
      if (place === "Kozhencherry") await expect(insurers.getByRole("listitem").locator("svg")).toHaveCount(12);

      const facilities = await tileTargets(page, "Our Facilities", 6);
      const departments = await tileTargets(page, "Our Departments", 9);
      for (const target of facilities) expect(target.startsWith(`${basePath}/facilities/`), target).toBe(true);
      for (const target of departments) expect(target.startsWith(`${basePath}/department/`), target).toBe(true);
      for (const target of [...facilities, ...departments]) {
        const response = await request.get(target);
        expect(response.status(), target).toBe(200);
        expect(await response.text(), target).not.toContain("Something went wrong while fetching data");
      }

      expect(await tileTargets(page, "What We Do Best", 5)).toEqual([
        paths.toAppointment,
        paths.toAppointment,
        paths.toAppointment,
        paths.toDoctors,
        paths.toFacility("24_hour_clinic"),
      ]);
    });

    test(`the home page of ${place} shows its first six doctors, each with portrait, name, department and the way to the details`, async ({
      page,
      request,
    }) => {
      const list = await (await request.get(paths.toDoctors)).text();
      const listed = [...list.matchAll(new RegExp(`href="(${paths.toDoctors}/details/\\w+)"`, "g"))].map(
        ([, href]) => href,
      );
      await page.goto(basePath);
      const doctors = await tileTargets(page, "Our Doctors", 6);
      expect(doctors).toEqual([...new Set(listed)]);
      const published = sampleEntries("doctors", contentName).map(({ id, fields }) => [id, fields] as const);
      const rows = page.getByRole("region", { name: "Our Doctors" }).getByRole("listitem");
      for (const [index, address] of doctors.entries()) {
        const doctor = new Map(published).get(address.split("/").at(-1) ?? "");
        await expect(rows.nth(index)).toHaveText(`${String(doctor?.name)}${String(doctor?.centerOfExcellence)}`);
        await expect(rows.nth(index).locator("img, svg")).toHaveCount(1);
      }
    });
  }
});

// The form and the slider are the same at all of them.
for (const { place, basePath, contact } of hospitals.slice(1, 2)) {
  test(`the appointment form on the home page of ${place} sends to its mailbox [S109]`, async ({ page, site }) => {
    await page.goto(basePath);
    const form = page.getByRole("form", { name: "Request an appointment" });
    await form.getByLabel("Department").selectOption({ index: 1 });
    await form.getByLabel("Name", { exact: true }).fill(`Visitor of ${place}`);
    await form.getByLabel("E-mail").fill("visitor@example.org");
    await form.getByLabel("Contact number").fill("9000000001");
    // Its scripts come at the first touch; sent before they are here, it leads to a page of its own.
    await form.getByRole("button", { name: "Request appointment" }).click();
    const { recipients } = await site.mailbox.waitFor(({ mail }) => (mail.text ?? "").includes(`Visitor of ${place}`));
    expect(recipients).toEqual([contact.receivingAddress]);
  });

  test(`${place} shows three, two or one testimonials, by the window's width, without a reload [S117 S118 S119 S120 S121 S285]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(basePath);
    const loads: string[] = [];
    page.on("request", (asked) => {
      if (asked.isNavigationRequest()) loads.push(asked.url());
    });
    const list = page.getByRole("list", { name: "Testimonials" });
    expect(await list.getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
    for (const [width, count] of [
      [1200, 3],
      [1199, 2],
      [768, 2],
      [767, 1],
      [1200, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => slidesInView(list), `${width} px`).toBe(count);
    }
    expect(loads).toEqual([]);
  });
}

test("the slider and the carousel move one slide a press, stop at their ends and never move by themselves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.clock.install();
  await page.goto("/venmala_hospital");
  const carousel = page.getByRole("region", { name: /Highlights/ });
  const list = carousel.locator(".carousel__slides");
  const slidesPassed = () => list.evaluate((element) => element.scrollLeft / element.clientWidth);
  const [previous, next] = [/Previous/, /Next/].map((name) => carousel.getByRole("button", { name }));
  await expect(carousel.getByText("Slide 1 of 3")).toBeAttached();
  await expect(previous!).toHaveAttribute("aria-disabled", "true");
  await next!.click();
  await expect(carousel.getByText("Slide 2 of 3")).toBeAttached();
  await expect.poll(slidesPassed).toBeCloseTo(1);
  await next!.click();
  await expect(carousel.getByText("Slide 3 of 3")).toBeAttached();
  await expect(next!).toHaveAttribute("aria-disabled", "true");
  await expect.poll(slidesPassed).toBeCloseTo(2);
  await page.clock.runFor(30_000);
  expect(await slidesPassed()).toBeCloseTo(2);
});

/** Where the links of a section's list lead, in order. */
async function tileTargets(page: import("@playwright/test").Page, section: string, count: number): Promise<string[]> {
  const links = page.getByRole("region", { name: section, exact: true }).getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(count);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** How many slides lie wholly inside the list's edges. */
function slidesInView(list: import("@playwright/test").Locator): Promise<number> {
  return list.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].filter((slide) => {
      const edges = slide.getBoundingClientRect();
      return edges.left >= left - 1 && edges.right <= right + 1;
    }).length;
  });
}
