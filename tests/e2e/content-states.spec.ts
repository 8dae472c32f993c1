import type { APIRequestContext, Page } from "@playwright/test";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { loadSite } from "#hospitals/load-site.server.ts";
import type { Hospital } from "#hospitals/site.ts";
import { expect, test } from "../support/content-site.ts";

const { hospitals } = await loadSite({ dataDir: "data" });
const [alappuzha, kozhencherry, punalur] = hospitals as [Hospital, Hospital, Hospital];

/** Pages that list content: the query they ask, where it lies, and the literal text of an empty one. */
const LISTS = [
  { query: "Doctors", path: "doctors", items: ".doctor-grid > li", empty: "No doctors found", label: "Doctors" },
  { query: "News", path: "news", items: ".news-list > li", empty: "No news to view", label: "News" },
  { query: "Careers", path: "careers", items: ".job-list > li", empty: "No Careers found", label: "Careers" },
  {
    ...{ query: "Testimonials", path: "testimonials", items: ".testimonial-grid > li" },
    ...{ empty: "No Reviews found", label: "Testimonials" },
  },
];

/** Pages of one entry, each reached from its list. */
const DETAILS = [
  { query: "Doctor", list: "doctors", path: "doctors/details", title: "Doctors" },
  { query: "NewsArticle", list: "news", path: "news/detail", title: "News" },
  { query: "Career", list: "careers", path: "careers/detail", title: "Careers" },
  { query: "Testimonial", list: "testimonials", path: "testimonials/detail", title: "Testimonials" },
];

const UNAVAILABLE = "This page cannot be shown just now. Please try again in a few minutes, or call us.";
const SLOW_MS = 700;

/** Hospitals take turns: what a state looks like is theirs in common, what they show in it is asked of each by HTTP. */
function inTurn(index: number): Hospital {
  return hospitals[index % hospitals.length] as Hospital;
}

for (const [index, { query, path, items, empty, label }] of LISTS.entries()) {
  const { place, basePath } = inTurn(index);

  test(`${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails`, async ({
    request,
    contentSite,
  }) => {
    for (const kind of ["empty", "down", "garbage", "error"] as const) {
      await contentSite.fail({ kind, operation: query });
      for (const hospital of hospitals) {
        const answer = await request.get(`${hospital.basePath}/${path}`);
        expect(answer.status(), kind).toBe(200);
        const html = await answer.text();
        expect(html, kind).toContain(`<p>${empty}</p>`);
        expect(html, kind).not.toMatch(/role="alert"|Something went wrong/);
      }
    }
  });

  test(`${path} of ${place} shows a loader, then its items`, async ({ page, contentSite }) => {
    await page.goto(`${basePath}/contact_us`);
    await contentSite.fail({ kind: "slow", operation: query, delayMs: SLOW_MS });
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expect(loader(page)).toBeVisible();
    await expect(page.locator(items).first()).toBeVisible();
    await expect(loader(page)).toHaveCount(0);
    await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
  });

  test(`${path} of ${place} reached by a link shows '${empty}' and no dialog in an outage, and items after it`, async ({
    page,
    contentSite,
  }) => {
    const dialogs = listenForDialogs(page);
    await page.goto(`${basePath}/contact_us`);
    await contentSite.fail({ kind: "down" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    await link.click();
    await expect(page.locator("main").getByText(empty, { exact: true })).toBeVisible();
    await expect(page.locator(items)).toHaveCount(0);
    await contentSite.fail();
    await link.click();
    await expect(page.locator(items).first()).toBeVisible();
    expect(dialogs).toEqual([]);
  });

  test(`${path} of ${place} with an entry that cannot be had shows all the others`, async ({ page, contentSite }) => {
    await page.goto(`${basePath}/${path}`);
    const whole = await page.locator(items).getByRole("heading").allTextContents();
    await contentSite.fail({ kind: "partial", operation: query });
    await page.reload();
    const [first, , ...others] = whole;
    await expect(page.locator(items).getByRole("heading")).toHaveText([first ?? "", ...others]);
    await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
    await expectNoBrokenPictures(page);
  });
}

for (const [index, { query, list, path, title }] of DETAILS.entries()) {
  const { place, basePath } = inTurn(index);

  test(`${path} of ${place} shows a loader, then the entry`, async ({ page, contentSite }) => {
    await page.goto(`${basePath}/${list}`);
    await contentSite.fail({ kind: "slow", operation: query, delayMs: SLOW_MS });
    await page.locator(`main a[href^='${basePath}/${path}/']`).first().click();
    await expect(loader(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await expect(loader(page)).toHaveCount(0);
  });

  test(`${path} of ${place} stands when its files cannot be had, and answers 404 when it is gone`, async ({
    page,
    contentSite,
  }) => {
    const address = await firstEntry(page.request, basePath, list, path);
    await page.goto(address);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await contentSite.fail({ kind: "partial", operation: query });
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectNoBrokenPictures(page);
    await contentSite.fail({ kind: "empty", operation: query });
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
  });
}

for (const { query, list, path } of DETAILS.slice(1)) {
  test(`${path} of every hospital that cannot be had says so calmly, without an alert, and answers 503`, async ({
    request,
    page,
    contentSite,
  }) => {
    const dialogs = listenForDialogs(page);
    for (const { basePath } of hospitals) {
      await contentSite.fail();
      const address = await firstEntry(request, basePath, list, path);
      for (const kind of ["down", "garbage", "error"] as const) {
        await contentSite.fail({ kind, operation: query });
        const answer = await request.get(address);
        expect(answer.status()).toBe(503);
        const html = await answer.text();
        expect(html).toContain(UNAVAILABLE);
        expect(html).not.toMatch(/role="alert"|Something went wrong/);
      }
      await page.goto(address);
      await page.locator("main").getByRole("link", { name: /^All / }).click();
      await expect(page).toHaveURL(new RegExp(`${basePath}/${list}$`));
    }
    expect(dialogs).toEqual([]);
  });
}

for (const { place, basePath } of hospitals) {
  test(`a doctor of ${place} who cannot be had raises an alert with the errors, in a dialog and on the page`, async ({
    page,
    contentSite,
  }) => {
    const address = await firstEntry(page.request, basePath, "doctors", "doctors/details");
    await contentSite.fail({ kind: "error", operation: "Doctor" });
    const dialogs = listenForDialogs(page);
    expect((await page.goto(address))?.status()).toBe(503);
    const text =
      'Something went wrong, - possible reason :[{"message":"Query execution error. Internal server error"}]';
    await expect(page.getByRole("alert")).toHaveText(text);
    await expect.poll(() => dialogs).toEqual([text]);
    await page.locator("main").getByRole("link", { name: "All doctors" }).click();
    await expect(page.getByRole("heading", { name: "Our Doctors" })).toBeVisible();
  });
}

test("a department page shows a loader, then its doctors", async ({ page, contentSite }) => {
  await page.goto(`${punalur.basePath}/department`);
  await contentSite.fail({ kind: "slow", operation: "DepartmentDoctors", delayMs: SLOW_MS });
  await page.locator("main").getByRole("link", { name: "General Medicine", exact: true }).click();
  await expect(loader(page)).toBeVisible();
  await expect(page.locator(".department-doctors > li").first()).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
});

test("a department page of every hospital stands whole, without cards and without a word, when no doctors are had", async ({
  page,
  contentSite,
}) => {
  const dialogs = listenForDialogs(page);
  const kinds = ["empty", "down", "garbage"] as const;
  for (const [index, hospital] of hospitals.entries()) {
    await contentSite.fail({ kind: kinds[index] ?? "error", operation: "DepartmentDoctors" });
    const answer = await page.goto(hospitalPaths(hospital).toDepartment("general_medicine"));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "General Medicine" })).toBeVisible();
    await expect(page.locator(".department .prose").first()).not.toBeEmpty();
    await expect(page.getByText(/^Meet our /)).toBeVisible();
    await expect(page.locator("main")).toContainText("165+");
    await expect(page.locator(".department-doctors")).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText(/went wrong|error|cannot|not found/i);
  }
  expect(dialogs).toEqual([]);
});

test("a department page shows the doctors that can be had, with a figure for a missing picture", async ({
  page,
  contentSite,
}) => {
  const cards = page.locator(".department-doctors > li");
  await page.goto(`${kozhencherry.basePath}/department/obstetrics_and_gynaecology`);
  await expect(cards).toHaveCount(2);
  await contentSite.fail({ kind: "partial", operation: "DepartmentDoctors" });
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(cards.locator("svg.icon").first()).toBeVisible();
  await expect(cards.locator("img")).toHaveCount(0);
});

test("the home page shows a loader, and without reviews slides in which the hospital speaks itself", async ({
  page,
  contentSite,
}) => {
  const slides = page.getByRole("list", { name: "Testimonials" }).getByRole("listitem");
  await page.goto(`${punalur.basePath}/contact_us`);
  await contentSite.fail({ kind: "slow", operation: "Testimonials", delayMs: SLOW_MS });
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
  await expect(loader(page)).toBeVisible();
  await expect(slides).toHaveCount(7);
  await expect(loader(page)).toHaveCount(0);
  for (const kind of ["empty", "down"] as const) {
    await contentSite.fail({ kind });
    expect((await page.goto(punalur.basePath))?.status()).toBe(200);
    await expect(slides).toHaveCount(4);
    await expect(slides.first()).toContainText("Your words belong here");
  }
  await contentSite.fail({ kind: "partial" });
  await page.goto(punalur.basePath);
  await expect(slides).toHaveCount(6);
});

test("the form of every hospital offers all its departments when the listings cannot be had", async ({
  page,
  contentSite,
}) => {
  const options = page.locator("main form").getByLabel("Department", { exact: true }).locator("option");
  const kinds = ["empty", "down", "error"] as const;
  for (const [index, hospital] of hospitals.entries()) {
    await contentSite.fail({ kind: kinds[index] ?? "garbage", operation: "DepartmentListings" });
    await page.goto(hospitalPaths(hospital).toAppointment);
    await expect(options).toHaveText(["Select Department", ...hospital.departments.map(({ name }) => name)]);
  }
});

test("the doctors of a department cannot be had: the select is free and empty, and says nothing", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${alappuzha.basePath}/appointment`);
  const form = page.locator("main form");
  const doctor = form.getByLabel("Doctor");
  for (const kind of ["down", "empty", "garbage"] as const) {
    await contentSite.fail({ kind, operation: "ListingDoctors" });
    await form.getByLabel("Department", { exact: true }).selectOption("");
    await form.getByLabel("Department", { exact: true }).selectOption("Diabetology");
    await expect(doctor).toBeEnabled();
    await expect(doctor.locator("option")).toHaveText(["Select Doctor"]);
  }
});

test("a content service that is too slow or limits the rate costs a page its list after a few seconds, no more", async ({
  request,
  contentSite,
}) => {
  await contentSite.fail(
    { kind: "slow", operation: "Doctors", delayMs: 60_000 },
    { kind: "rate-limited", operation: "News" },
  );
  const [doctors, news] = await Promise.all(
    ["doctors", "news"].map((path) => request.get(`${alappuzha.basePath}/${path}`)),
  );
  expect(await doctors?.text()).toContain("No doctors found");
  expect(await news?.text()).toContain("No news to view");
});

function loader(page: Page) {
  return page.locator(".navigation-progress").getByText("loading...", { exact: true });
}

function listenForDialogs(page: Page): string[] {
  const texts: string[] = [];
  page.on("dialog", (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

async function firstEntry(request: APIRequestContext, basePath: string, list: string, path: string): Promise<string> {
  const html = await (await request.get(`${basePath}/${list}`)).text();
  return new RegExp(`href="(${basePath}/${path}/[^"]+)"`).exec(html)?.[1] ?? "";
}

/** Pictures that were loaded and show nothing. */
async function expectNoBrokenPictures(page: Page) {
  const broken = await page.evaluate(() =>
    Array.from(document.images, ({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? src : "")),
  );
  expect(broken.filter(Boolean)).toEqual([]);
}
