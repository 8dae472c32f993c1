import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { expect, test } from "../support/content-site.ts";
import { listenForDialogs, loader, SLOW_MS } from "../support/page-states.ts";
import { hospitals } from "../support/sample-site.ts";

const [alappuzha, kozhencherry, punalur] = hospitals as [Hospital, Hospital, Hospital];

test("a filtered list of doctors shows a loader, and says when doctors, departments or both are unavailable", async ({
  page,
  contentSite,
}) => {
  const cards = page.locator(".doctor-grid > li");
  const choice = page.locator("main").getByLabel("Department", { exact: true });
  const noDoctors = page.getByText("No doctors found", { exact: true });
  const notice = page.getByText("We cannot show the doctors of that department. Here are all our doctors.");
  await page.goto(`${alappuzha.basePath}/doctors`, { waitUntil: "networkidle" });
  await contentSite.fail({ kind: "slow", operation: "ListedDoctors", delayMs: SLOW_MS });
  await choice.selectOption("diabetology");
  await expect(loader(page)).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(loader(page)).toHaveCount(0);

  const address = `${alappuzha.basePath}/doctors?department=diabetology`;
  for (const kind of ["down", "empty"] as const) {
    await contentSite.fail({ kind, operation: "ListedDoctors" });
    await page.goto(address);
    await expect(noDoctors).toBeVisible();
    await expect(choice).toHaveValue("diabetology");
    await contentSite.fail({ kind, operation: "DepartmentListings" });
    await page.goto(address);
    await expect(notice).toBeVisible();
    await expect(cards).toHaveCount(6);
    await expect(choice).toHaveCount(0);
    await contentSite.fail({ kind });
    await page.goto(address);
    await expect(noDoctors).toBeVisible();
    await expect(notice).toHaveCount(0);
  }
});

test("a department page shows a loader, then its doctors [S72]", async ({ page, contentSite }) => {
  await page.goto(`${punalur.basePath}/department`);
  await contentSite.fail({ kind: "slow", operation: "DepartmentDoctors", delayMs: SLOW_MS });
  await page.locator("main a[href$='/department/general_medicine']").click();
  await expect(loader(page)).toBeVisible();
  await expect(page.locator(".department-doctors > li").first()).toBeVisible();
  await expect(loader(page)).toHaveCount(0);
});

test("a department page of every hospital is complete, without cards and without a message, when doctors are unavailable [S73]", async ({
  page,
  contentSite,
}) => {
  const dialogs = listenForDialogs(page);
  const kinds = ["empty", "down", "garbage"] as const;
  for (const [index, hospital] of hospitals.entries()) {
    await contentSite.fail({ kind: kinds[index] ?? "error", operation: "DepartmentDoctors" });
    const response = await page.goto(hospitalPaths(hospital).toDepartment("general_medicine"));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "General Medicine" })).toBeVisible();
    await expect(page.locator(".department .prose").first()).not.toBeEmpty();
    await expect(page.getByText(/^Meet our /)).toHaveCount(1);
    await expect(page.getByText("Ask our appointment desk")).toContainText(hospital.contact.conciergePhone.printed);
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

test("the home page shows a loader, and without reviews slides in which the hospital speaks itself [S117]", async ({
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
    await expect(slides.first()).toContainText("Reviews from patients");
    await expect(page.getByRole("heading", { name: "Our Doctors" })).toHaveCount(0);
  }
  await contentSite.fail({ kind: "partial" });
  await page.goto(punalur.basePath);
  await expect(slides).toHaveCount(6);
});

test("the form of every hospital offers all its departments when the listings are unavailable [S226]", async ({
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

test("while the doctors of a department are unavailable the select is enabled and empty, without a message", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${alappuzha.basePath}/appointment`);
  const form = page.locator("main form");
  const doctor = form.getByLabel("Doctor");
  for (const kind of ["down", "empty", "garbage"] as const) {
    await contentSite.fail({ kind, operation: "ListedDoctors" });
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
