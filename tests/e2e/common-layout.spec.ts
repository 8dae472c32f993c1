import type { Page } from "@playwright/test";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { hospitals } from "../support/sample-site.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";
import { expect, test } from "../support/test.ts";

const [alappuzha, kozhencherry, punalur] = hospitals as [Hospital, Hospital, Hospital];
const ENTRIES = [
  ...["Home", "About", "Our Hospitals", "Departments", "Facilities", "Doctors", "Gallery", "News", "Careers"],
  ...["Testimonials", "Contact Us", "Appointment"],
];
const FOOTERS: Record<string, RegExp[]> = {
  Alappuzha: [/Thumpoly Road near the NH66 junction,\s+Thumpoly/],
  Kozhencherry: [/Poyanil Junction area/, /Pathanamthitta District/],
  Punalur: [/Chemmanthoor/],
};

/** What the specification prints of a hospital's layout. */
function specifiedLayout({ place }: Hospital) {
  const { headerTitle, sinceYear } = SPECIFIED.find((candidate) => candidate.place === place)!;
  return { title: headerTitle, sinceYear, footer: FOOTERS[place]! };
}

// What the server sends is what is read here: scripts would be half the work.
test.use({ javaScriptEnabled: false });

for (const hospital of hospitals) {
  const { place, basePath, contact } = hospital;
  const paths = hospitalPaths(hospital);
  const expected = specifiedLayout(hospital);

  test(`the header of ${place} carries emblem, name, title and year, and its menu the twelve entries in order [S122 S123 S124 S125 S126 S127 S128 S287]`, async ({
    page,
  }) => {
    await page.goto(paths.toNews);
    const header = page.getByRole("banner");
    await expect(header.locator("img.emblem")).toBeVisible();
    await expect(header).toContainText(hospital.name);
    await expect(header).toContainText(expected.title);
    await expect(header).toContainText(`since ${expected.sinceYear}`);

    const nav = page.getByRole("navigation", { name: "Main" });
    expect(await topEntries(page)).toEqual(ENTRIES);
    const others = hospitals.filter(({ id }) => id !== hospital.id).map((other) => other.basePath);
    expect(await menuTargets(page, "Our Hospitals")).toEqual(others);
    expect(await menuTargets(page, "Departments")).toEqual(
      hospital.departments.map(({ slug }) => paths.toDepartment(slug)),
    );
    expect(await menuTargets(page, "Facilities")).toEqual(
      hospital.facilities.map(({ slug }) => paths.toFacility(slug)),
    );
    for (const [label, path] of [
      ["Home", paths.toHome],
      ["About", paths.toAboutUs],
      ["Doctors", paths.toDoctors],
      ["Gallery", paths.toGallery],
      ["News", paths.toNews],
      ["Careers", paths.toCareers],
      ["Testimonials", paths.toTestimonials],
      ["Contact Us", paths.toContactUs],
      ["Appointment", paths.toAppointment],
    ] as const) {
      await expect(nav.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
    }
    await nav.getByRole("link", { name: "Careers", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.toCareers}$`));
    await expect(nav.locator("[aria-current]")).toHaveText("Careers");
  });

  test(`the footer of ${place} holds its links, address, numbers and the copyright line [S132 S133 S134 S135 S136 S137 S287]`, async ({
    page,
  }) => {
    await page.goto(basePath);
    const footer = page.getByRole("contentinfo");
    for (const text of expected.footer) await expect(footer).toContainText(text);
    await expect(footer.getByRole("link", { name: contact.phone.printed })).toHaveAttribute("href", contact.phone.href);
    await expect(footer.getByRole("link", { name: contact.email })).toHaveAttribute("href", `mailto:${contact.email}`);
    await expect(footer).toContainText("© 2021");
    for (const title of ["Quick links", "Departments", "Facilities"]) {
      await expect(footer.getByRole("navigation", { name: title })).toBeVisible();
    }
    const targets = await footer.locator("a[href^='/']").evaluateAll(hrefs);
    expect(targets.length).toBeGreaterThan(9 + hospital.departments.length + hospital.facilities.length - 1);
    const strangers = targets.filter((target) => target !== basePath && !target.startsWith(`${basePath}/`));
    expect(strangers).toEqual([]);
  });

  test(`the contact band is on every page of ${place} but the contact page [S138 S139]`, async ({ request }) => {
    const pages = [
      ...[basePath, paths.toAboutUs, paths.toDoctors, paths.toDepartments, paths.toFacilities, paths.toGallery],
      ...[paths.toNews, paths.toCareers, paths.toTestimonials, paths.toAppointment, `${basePath}/no_such_page`],
      ...[paths.toDepartment("cardiology"), paths.toFacility("ICU"), paths.toAccessibility],
    ];
    for (const address of pages) expect(await bandCount(request, address), address).toBe(1);
    const contactPages = [paths.toContactUs, `${paths.toContactUs}/`, paths.toContactUs.toUpperCase()];
    for (const address of contactPages) expect(await bandCount(request, address), address).toBe(0);
  });
}

test("walking from hospital to hospital changes header, menus, footer, booking and all four icons [S128 S140 S141 S142 S143 S144]", async ({
  page,
}) => {
  await page.goto(alappuzha.basePath);
  const sets: string[][] = [];
  for (const hospital of [alappuzha, kozhencherry, punalur]) {
    if (hospital !== alappuzha) {
      await page.getByRole("navigation", { name: "Main" }).getByText("Our Hospitals", { exact: true }).click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: hospital.place }).click();
      await expect(page).toHaveURL(new RegExp(`${hospital.basePath}$`));
    }
    const { contact } = hospital;
    const { title, sinceYear, footer } = specifiedLayout(hospital);
    await expect(page.getByRole("banner")).toContainText(title);
    await expect(page.getByRole("banner")).toContainText(`since ${sinceYear}`);
    for (const text of footer) await expect(page.getByRole("contentinfo")).toContainText(text);
    const floating = page.getByRole("complementary", { name: "Quick contact" });
    // On wide screens the tab rests while the header's own button shows.
    await expect(floating.getByRole("link", { name: "Book Appointment", includeHidden: true })).toHaveAttribute(
      "href",
      `${hospital.basePath}/appointment`,
    );
    const targets = [];
    for (const name of ["WhatsApp", "Facebook", "Call", "E-mail"]) {
      targets.push((await floating.getByRole("link", { name, exact: true }).getAttribute("href")) ?? "");
    }
    expect(contact.whatsapp?.href).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
    expect(targets).toEqual([
      contact.whatsapp?.href,
      contact.facebookUrl,
      contact.phone.href,
      `mailto:${contact.email}`,
    ]);
    sets.push(targets);
    const inner = await page.getByRole("navigation", { name: "Main" }).locator("a").evaluateAll(hrefs);
    const stale = inner.filter((href) => !href.startsWith(hospital.basePath) && !isHome(href));
    expect(stale).toEqual([]);
  }
  for (const position of [0, 1, 2, 3]) expect(new Set(sets.map((set) => set[position])).size).toBe(3);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("WhatsApp, Facebook, phone and e-mail are in reach on every page at every width [S141]", async ({ page }) => {
      for (const [turn, { basePath, contact }] of hospitals.entries()) {
        for (const [index, width] of [320, 390, 991, 992, 1440].entries()) {
          // The hospitals take turns: each one's own links are in its pages' HTML, at every width.
          if (index % hospitals.length !== turn) continue;
          await page.setViewportSize({ width, height: 800 });
          await page.goto(basePath + ["", "/contact_us", "/appointment", "/doctors", "/no_such_page"][index]);
          const floating = page.getByRole("complementary", { name: "Quick contact" });
          const more = floating.getByRole("button", { name: "More ways to reach us" });
          expect(await more.isVisible(), `${width} px`).toBe(width < 992);
          for (const name of ["Facebook", "E-mail"]) {
            await expect(floating.getByRole("link", { name }), `${width} px`).toBeVisible({ visible: width >= 992 });
          }
          if (width < 992) {
            await more.focus();
            await page.keyboard.press("Enter");
          }
          const contacts: [name: string, href: string | undefined][] = [
            ["Call", contact.phone.href],
            ["WhatsApp", contact.whatsapp?.href],
            ["Facebook", contact.facebookUrl],
            ["E-mail", `mailto:${contact.email}`],
          ];
          for (const [name, href] of contacts) {
            const link = floating.getByRole("link", { name, exact: true });
            await expect(link, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
            await expect(link).toHaveAttribute("href", href ?? "");
          }
          if (width >= 992) continue;
          await page.keyboard.press("Tab");
          await expect(floating.getByRole("link", { name: "Facebook" })).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(floating.getByRole("link", { name: "Facebook" })).toBeHidden();
          await expect(more).toBeFocused();
        }
      }
    });
  });
}

test("where no hospital is current the Our Hospitals menu begins with 'something went wrong' [S129]", async ({
  page,
}) => {
  await page.goto("/no_such_page");
  await page.getByRole("navigation", { name: "Main" }).getByText("Our Hospitals", { exact: true }).click();
  const fallback = page.getByRole("link", { name: "something went wrong", exact: true });
  await expect(fallback).toBeVisible();
  expect(await menuTargets(page, "Our Hospitals")).toEqual(["/", ...hospitals.map(({ basePath }) => basePath)]);
  await fallback.click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("on the group's pages the Our Hospitals menu lists the hospitals and nothing else [S129]", async ({ page }) => {
  for (const path of ["/what_is_where", "/accessibility"]) {
    await page.goto(path);
    expect(await menuTargets(page, "Our Hospitals"), path).toEqual(hospitals.map(({ basePath }) => basePath));
  }
  for (const path of ["/", "/redirect", "/what_is_where", "/accessibility"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain(">something went wrong<");
  }
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  for (const [width, height] of [
    [1440, 600],
    [1200, 420],
  ] as const) {
    test(`an open menu takes at most 80 % of a ${width} × ${height} window, and its last entry can be reached [S130 S286]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(kozhencherry.basePath);
      const nav = page.getByRole("navigation", { name: "Main" });
      for (const scrolled of [0, 600]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
        for (const label of ["Departments", "Facilities", "Our Hospitals"]) {
          await nav.getByText(label, { exact: true }).click();
          const panel = nav.locator("details[open] .nav-menu__panel");
          await expect(panel).toHaveCount(1);
          const box = (await panel.boundingBox())!;
          expect(box.height, label).toBeLessThanOrEqual(height * 0.8);
          expect(box.x, label).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, label).toBeLessThanOrEqual(width);
          const sizes = await panel.evaluate((element) => ({
            hidden: element.scrollHeight - element.clientHeight,
            aside: element.scrollWidth - element.clientWidth,
          }));
          expect(sizes.aside, label).toBe(0);
          if (height < 500 && label === "Departments") expect(sizes.hidden).toBeGreaterThan(0);
          const last = panel.getByRole("link").last();
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport({ ratio: 1 });
          await page.keyboard.press("Escape");
          await expect(panel).toHaveCount(0);
        }
      }
    });
  }

  for (const [width, height, { place, basePath }, footerMost] of [
    [390, 844, alappuzha, 380],
    [1440, 900, punalur, 420],
  ] as const) {
    test(`at ${width} px the header of ${place} becomes a fixed bar once its marker has left; nothing jumps or hides under it, and the page ends in few lines [S131]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${basePath}/about_us`);
      const bar = page.locator(".site-header__bar");
      const footerTop = () =>
        page.evaluate(() => document.querySelector("footer")!.getBoundingClientRect().top + window.scrollY);
      await expect(bar).not.toHaveCSS("position", "fixed");
      const before = await footerTop();
      // A turn of the wheel is lost while the browser is still busy with the page.
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect(bar).toHaveCSS("position", "fixed");
      await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      expect(await footerTop()).toBe(before);

      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar).not.toHaveCSS("position", "fixed");
      expect(await footerTop()).toBe(before);
      const hidden = await page.evaluate(() => {
        const { bottom } = document.querySelector(".site-header__bar")!.getBoundingClientRect();
        return bottom - document.querySelector("main")!.getBoundingClientRect().top;
      });
      expect(hidden).toBeLessThanOrEqual(1);
      expect((await page.locator("footer").boundingBox())!.height).toBeLessThanOrEqual(footerMost);
      expect((await page.locator(".band").boundingBox())!.height).toBeLessThanOrEqual(height / 6);
    });
  }
});

function hrefs(links: (Element | HTMLElement)[]): string[] {
  return links.map((link) => link.getAttribute("href") ?? "");
}

function isHome(href: string): boolean {
  return hospitals.some(({ basePath }) => basePath === href);
}

/** The navigation's own entries without what its menus hold. */
function topEntries(page: Page): Promise<string[]> {
  return page
    .locator(".site-nav__list > li")
    .evaluateAll((items) => items.map((item) => item.querySelector("summary, a")?.textContent?.trim() ?? ""));
}

function menuTargets(page: Page, label: string): Promise<string[]> {
  const menu = page.locator(".site-nav details").filter({ has: page.locator("summary", { hasText: label }) });
  return menu.locator("ul a").evaluateAll(hrefs);
}

async function bandCount(request: import("@playwright/test").APIRequestContext, address: string): Promise<number> {
  const html = await (await request.get(address)).text();
  return html.split('id="band-title"').length - 1;
}

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("on a wide screen either the header's button or the tab at the edge offers an appointment, never both", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/venmala_hospital/about_us");
    const inHeader = page.getByRole("banner").getByRole("link", { name: "Book Appointment" });
    const tab = page
      .getByRole("complementary", { name: "Quick contact" })
      .getByRole("link", { name: "Book Appointment" });
    await expect(inHeader).toBeVisible();
    await expect(tab).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect(tab).toBeVisible();
    await expect(inHeader).toBeHidden();
  });
});
