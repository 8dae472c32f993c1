import type { Page } from "@playwright/test";
import { postfixReport } from "#outbox/test-support/returned-mails.ts";
import { expectSound } from "../accessibility/expect-sound.ts";
import { ask, findLink, mailTo, OFFICE } from "../support/ask-office.ts";
import { openMailbox } from "../support/mailbox.ts";
import { runOperatorCommand } from "../support/run-command.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test, type TestSite } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";

test.use({ viewport: { width: 390, height: 800 } });

test("the open list keeps place and focus as it renews itself, and shows a mail that came back", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const mailbox = await openMailbox();
  await using own = await startOwnSite({ SMTP_URL: mailbox.url });
  const site = { origin: own.origin, mailbox };
  const asked: Awaited<ReturnType<typeof ask>>[] = [];
  for (let count = 0; count < 9; count += 1) asked.push(await ask(request, site));
  const [first, second, , , , , seventh] = asked;
  if (!first || !second || !seventh) throw new Error("too few requests");
  await openList(page, site);
  const rowOf = ({ reference }: { reference: string }) => page.getByRole("listitem").filter({ hasText: reference });
  const link = rowOf(seventh).getByRole("link", { name: /^Answer/ });
  await link.focus();
  const place = async () => Math.round((await link.boundingBox())?.y ?? 0);
  // The page scrolls smoothly.
  await expect(link).toBeInViewport({ ratio: 1 });
  let before = -1;
  await expect.poll(async () => before === (before = await place())).toBe(true);
  await expect(rowOf(first)).not.toBeInViewport();

  // A row above leaves the list, another moves to its end, and a new one comes in.
  await request.post(first.office, { form: { state: "withdrawn", expected: "0" } });
  await expect(rowOf(first)).toHaveCount(0);
  await request.post(second.office, { form: { state: "unreached", expected: "0" } });
  await expect(rowOf(second)).toContainText("Nobody picked up");
  const added = await ask(request, site);
  await expect(rowOf(added)).toContainText("New");
  await expect(link).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(8);

  const receipt = await mailTo(site, seventh.email, /received/);
  const id = /<([0-9a-f]{32})@/.exec(receipt?.messageId ?? "")?.[1] ?? "";
  const settings = { DATA_DIR: own.dataDir };
  const printed = await runOperatorCommand(
    "submissions",
    settings,
    ["bounce"],
    postfixReport({ id, to: seventh.email }),
  );
  expect(printed).toContain(seventh.reference);
  await expect(rowOf(seventh)).toContainText("The mail to the patient came back (there is no such address).");
  await expect(link).toBeFocused();
  await page.goto(seventh.office);
  await expect(page.locator(".answers__state")).toContainText("there is no such address). Please call the patient.");
  await expect(page.locator(".answers__history")).toContainText("The mail to the patient came back");
  await page.goto(seventh.patient);
  await expect(page.getByText("came back")).toHaveCount(0);
  await mailbox.close();
});

/** Opens the office's list by its mailed link. */
async function openList(page: Page, site: TestSite) {
  await page.goto(`${site.origin}${BASE}/requests`);
  await page.getByRole("button", { name: "Mail the link to the office" }).click();
  await expect(page.getByText(/the office's mailbox/)).toBeVisible();
  // The first mail's link: another is mailed after two minutes.
  const { mail, recipients } = await site.mailbox.waitFor(
    (received) => received.mail.subject?.includes("list of requests") ?? false,
  );
  expect(recipients).toEqual([OFFICE]);
  const link = findLink(mail.text, "requests");
  await page.goto(link);
  await page.getByRole("button", { name: "Open the list" }).click();
  return link;
}

test("the open list shows what comes in and what colleagues answer, and leaves alone what is typed", async ({
  page,
  request,
  site,
}) => {
  const first = await ask(request, site);
  await openList(page, site);
  await expect(page.getByRole("listitem").filter({ hasText: first.reference })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ open requests?(?:, \d+ late)?$/);
  await page.getByLabel("Name, telephone or reference").fill("Anu");
  const second = await ask(request, site);
  const row = page.getByRole("listitem").filter({ hasText: second.reference });
  await expect(row).toContainText("New");
  await expect(page.getByRole("status").filter({ hasText: "1 new entry" })).toBeVisible();
  await expect(page.getByLabel("Name, telephone or reference")).toBeFocused();
  await expect(page.getByLabel("Name, telephone or reference")).toHaveValue("Anu");
  const answered = await request.post(second.office, { form: { state: "unreached", expected: "0" } });
  expect(answered.status()).toBe(200);
  await expect(row).toContainText("Nobody picked up");
  await expectSound(page, "the list");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const choices = await page
      .locator(".office-list__filters li")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(choices).size, "lines of choices").toBeLessThanOrEqual(2);
  }
});

test("a list is closed in one browser alone, and the log says who read what", async ({ page, browser, request }) => {
  const mailbox = await openMailbox();
  await using own = await startOwnSite({ SMTP_URL: mailbox.url, LOG_LEVEL: "error" });
  const site = { origin: own.origin, mailbox };
  const asked = await ask(request, site);
  const link = await openList(page, site);
  const other = await browser.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Open the list" }).click();
  await expect(other.getByText(asked.reference, { exact: true })).toBeVisible();
  expect((await page.request.get(`${own.origin}${BASE}/requests/csv?show=all`)).status()).toBe(200);
  await page.getByRole("link", { name: /^Answer/ }).click();
  await page.goto(`${own.origin}${BASE}/requests`);
  const [cookie] = await page.context().cookies();
  await page.getByRole("button", { name: "Close the list on this phone or computer" }).click();
  await expect(page.getByRole("button", { name: "Mail the link to the office" })).toBeVisible();
  // Somebody who copied the cookie has nothing of it.
  if (cookie) await page.context().addCookies([cookie]);
  await page.reload();
  await expect(page.getByText(asked.reference)).toHaveCount(0);
  await other.reload();
  await expect(other.getByText(asked.reference, { exact: true })).toBeVisible();
  await other.close();
  await request.get(asked.office);

  const readAll = () =>
    own
      .output()
      .split("\n")
      .filter((line) => line.includes('"audit":'))
      .map((line) => JSON.parse(line) as Record<string, string | number>);
  // The day's list is mailed by the hour.
  const readLines = () => readAll().filter(({ audit }) => audit !== "list-read" && audit !== "sittings-link-mailed");
  await expect.poll(() => readLines().length).toBe(7);
  const lines = readLines();
  const [session, second] = lines.filter(({ audit }) => audit === "list-opened").map((line) => line.session);
  expect(session).toMatch(/^[\w-]{12}$/);
  expect(second).not.toBe(session);
  expect(lines.map((line) => [line.audit, line.hospital, line.session, line.rows ?? line.reference])).toEqual([
    ["list-link-mailed", "punalur", undefined, undefined],
    ["list-opened", "punalur", session, undefined],
    ["list-opened", "punalur", second, undefined],
    ["csv-taken", "punalur", session, 1],
    ["answer-page-read", "punalur", session, asked.reference],
    ["list-closed", "punalur", session, undefined],
    ["answer-page-read", "punalur", undefined, asked.reference],
  ]);
  const reads = readAll().filter(({ audit }) => audit === "list-read");
  expect(new Set(reads.map((line) => line.session))).toEqual(new Set([session, second]));
  expect(reads.every(({ rows, hospital, time }) => rows === 1 && hospital === "punalur" && time)).toBe(true);
  expect(own.output()).not.toMatch(/Answers \d|@example/);
  await mailbox.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the office's list opens by the mailed link alone, and shows its own hospital's requests", async ({
    page,
    request,
    site,
  }) => {
    const asked = await ask(request, site);
    await page.goto(`${BASE}/requests`);
    await expect(page.getByText(asked.reference)).toHaveCount(0);
    const link = await openList(page, site);
    await expect(page.getByText(asked.reference, { exact: true })).toBeVisible();
    await page.getByLabel("Name, telephone or reference").fill(asked.reference.toLowerCase());
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".office-list__row")).toHaveCount(1);
    const csv = await page.request.get(`${BASE}/requests/csv?show=all`);
    expect(csv.headers()["content-type"]).toContain("text/csv");
    expect(await csv.text()).toContain(asked.reference);

    await page.goto("/requests");
    await page.getByRole("button", { name: "Mail the link to the office" }).click();
    const group = await site.mailbox.waitFor(({ recipients }) => recipients.includes("group-office@example.org"));
    await page.goto(findLink(group.mail.text, "requests"));
    await page.getByRole("button", { name: "Open the list" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: asked.reference })).toContainText("Punalur");
    await expect(page.getByRole("banner")).toContainText("Venmala, all hospitals");
    expect(await (await page.request.get("/requests/csv?show=all")).text()).toContain(asked.reference);

    await page.goto("/venmala_hospital_kozhencherry/requests");
    await expect(page.getByRole("button", { name: "Mail the link to the office" })).toBeVisible();
    await page.goto(link.replace(BASE, "/venmala_hospital_kozhencherry"));
    await expect(page.getByRole("button", { name: "Open the list" })).toHaveCount(0);

    await page.goto(`${BASE}/requests`);
    await page.getByRole("button", { name: "Close the list on every phone and computer" }).click();
    await expect(page.getByRole("button", { name: "Mail the link to the office" })).toBeVisible();
    expect((await request.get(link)).status()).toBe(410);
  });
});
