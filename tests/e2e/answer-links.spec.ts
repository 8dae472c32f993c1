import { join } from "node:path";
import Database from "better-sqlite3";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { ask, findLink, mailTo, OFFICE } from "../support/ask-office.ts";
import { openMailbox } from "../support/mailbox.ts";
import { changedSite } from "../support/start-changed-site.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const PHONE = { viewport: { width: 390, height: 800 } };

test.use(PHONE);

test("nobody answers, so the office and then its second address are reminded, until somebody does", async ({
  page,
  request,
}) => {
  await using copy = await copySampleData();
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  for (const [field, value] of [
    ["openingTimes", [{ days, opens: "00:00", closes: "23:59" }]],
    ["remindAfterHours", 0.0005],
    ["tellSecondAfterHours", 0.001],
  ] as const)
    await copy.set("hospitals/punalur/hospital.json", `contact.${field}`, value);
  const mailbox = await openMailbox();
  const settings = { SITE_DATA_DIR: copy.dataDir, SMTP_URL: mailbox.url };
  await using own = await startOwnSite(settings, changedSite({ chaseMs: 500, answerWaitMs: 0 }));
  const site = { origin: own.origin, mailbox };
  const asked = await ask(request, site);
  const reminder = (to: string) =>
    mailbox.waitFor(
      ({ recipients, mail }) => recipients.includes(to) && (mail.subject?.includes("1 request waits") ?? false),
    );
  const [first, second] = [await reminder(OFFICE), await reminder("punalur-second@example.org")];
  for (const { mail } of [first, second]) expect(mail.text).toContain(asked.reference);

  await page.goto(findLink(first.mail.text, "answer"));
  await page.getByText("Not possible here", { exact: true }).click();
  await page.getByLabel("Reason, as the patient reads it").fill("No such clinic here");
  await page.getByRole("button", { name: "Send this answer" }).click();
  await expect(page.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
  const mail = await mailTo(site, asked.email, /not possible/);
  expect(mail?.text).toContain("No such clinic here");
  await page.goto(asked.patient);
  await expect(page.getByText("Reason: No such clinic here")).toBeVisible();
  await mailbox.close();
});

test("who gets a link passed on sees the request and may answer it, without the first one's name", async ({
  browser,
  request,
  site,
}) => {
  const asked = await ask(request, site);
  const [first, second] = [await browser.newPage(PHONE), await browser.newPage(PHONE)];
  await first.goto(asked.office);
  await first.locator("summary", { hasText: "Your name" }).click();
  await first.getByLabel("Your name").fill("Latha");
  await first.getByRole("button", { name: "Save my name" }).click();
  await first.getByRole("button", { name: "Nobody picked up" }).click();
  await second.goto(asked.office);
  await expect(second.locator(".answers__history")).toContainText("(Latha)");
  await expect(second.getByText("You answer as Latha")).toHaveCount(0);
  await second.getByRole("button", { name: "The patient does not need it any more" }).click();
  await expect(second.locator(".answers__history li").last()).toContainText(
    /Withdrawn by the patient\. \(the office\)$/,
  );
});

test("a form that is sent again stores nothing again", async ({ request, site }) => {
  const asked = await ask(request, site);
  const form = { state: "unreached", expected: "0" };
  const steps = async () => ((await (await request.get(asked.office)).text()).match(/<time /g) ?? []).length;
  expect((await request.post(asked.office, { form })).status()).toBe(200);
  const once = await steps();
  expect((await request.post(asked.office, { form })).status()).toBe(409);
  const wish = { state: "call-me", expected: "1" };
  expect((await request.post(asked.patient, { form: wish })).status()).toBe(200);
  expect((await request.post(asked.patient, { form: wish })).status()).toBe(409);
  expect((await request.post(asked.patient, { form: { ...wish, expected: "2" } })).status()).toBe(429);
  expect(await steps()).toBe(once + 1);
});

test("of two colleagues the second sees what the first did, and is asked again", async ({ browser, request, site }) => {
  const asked = await ask(request, site);
  const [first, second] = [await browser.newPage(PHONE), await browser.newPage(PHONE)];
  await first.goto(asked.office);
  await second.goto(asked.office);
  await first.getByRole("button", { name: "Nobody picked up" }).click();
  await expect(first.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
  await second.getByRole("button", { name: "The patient does not need it any more" }).click();
  await expect(second.getByText(/Meanwhile a colleague was quicker: Nobody picked up/)).toBeVisible();
  await second.getByRole("button", { name: "The patient does not need it any more" }).click();
  await expect(second.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
  await second.getByRole("button", { name: "Take back the last answer" }).click();
  await expect(second.locator(".answers__history")).toContainText("The last answer was taken back.");
});

test("looking at a link changes nothing, and nobody stores what it shows", async ({ request, site }) => {
  const asked = await ask(request, site);
  for (const address of [asked.office, asked.patient]) {
    for (let round = 0; round < 3; round += 1) {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
    }
  }
  const page = await (await request.get(asked.office)).text();
  expect(page).toContain("Nobody has answered yet");
});

test("a guessed link, another request's, another purpose's and another hospital's open nothing", async ({
  request,
  site,
}) => {
  const asked = await ask(request, site);
  const [, , , , , expires = "", signature = ""] = asked.office.replace(/^https?:\/\//, "//").split("/");
  const wrong = [
    asked.office.slice(0, -3) + "AAA",
    asked.office.replace(asked.reference, "A-0000-0000"),
    asked.office.replace("/answer/", "/request/"),
    `${asked.office.replace("/answer/", "/request/")}/code`,
    `${asked.office.replace("/answer/", "/request/")}/visit.ics`,
    asked.patient.replace("/request/", "/answer/"),
    asked.office.replace(BASE, "/venmala_hospital_kozhencherry"),
    asked.office.replace(expires, "zzzzzz"),
    asked.office.replace(signature, "."),
  ];
  for (const address of wrong) {
    const response = await request.get(address);
    expect([response.status(), address]).toEqual([404, address]);
    const text = await response.text();
    expect(text).not.toContain("Answers ");
    const post = await request.post(address, { form: { state: "withdrawn", expected: "0" } });
    // 405 where the address is that of no form.
    expect([404, 405]).toContain(post.status());
  }
  expect(await (await request.get(asked.office)).text()).toContain("Nobody has answered yet");
});

test("the patient's page ends 30 days after the visit, and then says whom to call", async ({ page, request }) => {
  const mailbox = await openMailbox();
  await using own = await startOwnSite({ SMTP_URL: mailbox.url });
  const asked = await ask(request, { origin: own.origin, mailbox });
  const database = new Database(join(own.dataDir, "submissions.sqlite"), { timeout: 5000 });
  const age = (days: number) =>
    database.prepare("UPDATE submissions SET received_at = ?").run(Date.now() - days * 86_400_000);
  age(30);
  expect((await request.get(asked.patient)).status()).toBe(200);
  age(32);
  const response = await page.goto(asked.patient);
  expect(response?.status()).toBe(410);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { name: "This page has ended" })).toBeVisible();
  await expect(page.getByRole("main").locator("a[href^='tel:']").first()).toBeVisible();
  await expect(page.getByText(asked.reference)).toHaveCount(0);
  expect((await request.get(`${asked.patient}/code`)).status()).toBe(404);
  const wish = await request.post(asked.patient, { form: { state: "call-me", expected: "0" } });
  expect(wish.status()).toBe(410);
  // The office's link holds longer.
  expect((await request.get(asked.office)).status()).toBe(200);
  database.close();
  await mailbox.close();
});
