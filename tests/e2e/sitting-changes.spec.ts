import { addDays, weekdayOf } from "#site/sittings/clock.ts";
import type { Browser, Page } from "@playwright/test";
import { todayInKolkata } from "#forms/calendar.ts";
import { expectSound } from "../accessibility/expect-sound.ts";
import { ask, findLink, OFFICE } from "../support/ask-office.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { type OwnSite, startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const MAX_TAPS = 4;
const MAX_MS = 20_000;
const REACHES_PAGES_MS = 5000;

// One site, and one mail of the day.
test.describe.configure({ mode: "default" });
let mailbox: Mailbox;
let own: OwnSite;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  own = await startOwnSite({ SMTP_URL: mailbox.url });
});
test.afterAll(async () => {
  await own[Symbol.asyncDispose]();
  await mailbox.close();
});

/** Asks for the day's mail, which may have come by itself; returns the link of its button. */
async function findDayLink(page: Page) {
  await page.goto(`${own.origin}${BASE}/sittings`);
  await page.getByRole("button", { name: "Mail today's list to the office" }).click();
  const find = () => mailbox.sittings.find(({ recipients }) => recipients.includes(OFFICE));
  await expect.poll(find, { timeout: 90_000 }).toBeDefined();
  return findLink(find()?.mail.text, "sittings");
}

async function openPhone(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    javaScriptEnabled,
  });
  return context.newPage();
}

test("from the morning's mail a doctor is on leave by three taps, without JavaScript too, and the website says so", async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const link = await findDayLink(page);
  for (const hasScripts of [true, false]) {
    const phone = await openPhone(browser, hasScripts);
    const started = Date.now();
    let taps = 1;
    await phone.goto(link);
    const tap = async (name: RegExp | string) => {
      taps += 1;
      await phone.getByRole("button", { name }).first().tap();
    };
    const doctor = phone.locator("details.day__doctor").first();
    const id = (await doctor.getAttribute("id"))?.slice("doctor-".length) ?? "";
    taps += 1;
    await doctor.locator("summary").first().tap();
    await tap("Away today");
    await expect(phone.getByRole("alert")).toContainText(/^Saved\. .*: Away\./);
    const saidAt = Date.now();
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    expect(saidAt - started).toBeLessThan(MAX_MS);

    const readDoctor = async () => (await request.get(`${own.origin}${BASE}/doctors/details/${id}`)).text();
    await expect.poll(readDoctor, { intervals: [100], timeout: REACHES_PAGES_MS }).toContain("Away");
    await phone
      .getByRole("button", { name: /^Undo ?: Dr/ })
      .first()
      .tap();
    await expect(phone.getByRole("alert")).toContainText("Undone");
    await expect.poll(readDoctor, { intervals: [100], timeout: REACHES_PAGES_MS }).not.toContain("Away");

    await tap(/^All /);
    await expect(phone.getByText(/^Confirmed today at/)).toBeVisible();
    await phone.context().close();
  }
});

test("two who change a doctor's day see each other, and every form is sound on a phone and at a desk", async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  // In the last hour of a day no sitting can be added to it.
  const link = `${await findDayLink(page)}?day=${addDays(todayInKolkata(new Date()), 1)}`;
  const [first, second] = [await openPhone(browser, true), await openPhone(browser, true)];
  await first.goto(link);
  await second.goto(link);
  const name = await first.locator("details.day__doctor summary > b").first().innerText();
  const rowOn = (phone: Page) => phone.locator("details.day__doctor").filter({ hasText: name }).first();
  await rowOn(first).locator("summary").first().tap();
  await rowOn(first).getByRole("button", { name: "Away on this day" }).tap();
  await expect(first.getByRole("alert")).toContainText("Saved");

  const row = rowOn(second);
  await row.locator("summary").first().tap();
  await row.getByText("One more sitting").tap();
  const field = (named: string) => rowOn(second).locator(`[name=${named}]:visible`).last();
  await field("from").fill("23:00");
  await field("to").fill("23:30");
  await field("note").fill("Room 4");
  await row.getByRole("button", { name: "Save" }).tap();
  await expect(second.getByRole("alert").first()).toContainText(`quicker. ${name}: Away.`);
  await expect(field("note")).toHaveValue("Room 4");
  await rowOn(second).getByRole("button", { name: "Save" }).tap();
  await expect(second.getByRole("alert")).toContainText(/One more sitting .*“Room 4”/);

  for (const width of [320, 1440]) {
    await second.setViewportSize({ width, height: 800 });
    for (const summary of await rowOn(second).locator("summary").all()) await summary.click();
    await expectSound(second, `the page of the day at ${width} pixels`);
    await second.goto(link);
  }
});

test("leave on another day names whom it concerns, and leads to them", async ({ browser, page, request }) => {
  test.setTimeout(120_000);
  const link = await findDayLink(page);
  /** Sits from Monday to Friday. */
  const doctor = "Dr. Jithin Karott";
  let day = addDays(todayInKolkata(new Date()), 2);
  while (weekdayOf(day) > 5) day = addDays(day, 1);
  const asked = await ask(request, { origin: own.origin, mailbox }, { doctor, department: "Pulmonology" });
  const agreed = { state: "agreed", expected: "0", day, time: "10:30 am", doctor };
  expect((await request.post(asked.office, { form: agreed })).url()).toContain("done");

  const phone = await openPhone(browser, false);
  await phone.goto(link);
  await phone.getByText("Another day", { exact: true }).first().tap();
  await phone.locator("[name=day][type=date]").fill(day);
  await phone.getByRole("button", { name: "Show this day" }).tap();
  await phone.locator("details.day__doctor").filter({ hasText: doctor }).locator("summary").first().tap();
  await phone.getByRole("button", { name: "Away on this day" }).tap();
  await phone.getByRole("alert").getByRole("link", { name: "1 person to tell" }).tap();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("1 person to tell");
  await expect(phone.getByRole("listitem").filter({ hasText: asked.reference })).toBeVisible();
});
