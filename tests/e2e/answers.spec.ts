import { join } from "node:path";
import Database from "better-sqlite3";
import { postfixReport } from "#outbox/test-support/returned-mails.ts";
import { runOperatorCommand } from "../support/run-command.ts";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { copySampleData } from "#site/hospitals/test-support/copy-sample-data.ts";
import { expectSound } from "../accessibility/expect-sound.ts";
import { findDayOfWeek, MONDAY, SUNDAY } from "../support/day-of-week.ts";
import { openMailbox } from "../support/mailbox.ts";
import { changedSite } from "../support/start-changed-site.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test, type TestSite } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const OFFICE = "punalur-office@example.org";
const PHONE = { viewport: { width: 390, height: 800 } };

test.use(PHONE);

let last = 0;

/** Sends a request as a browser does; returns its reference, the patient's page and the office's. */
async function ask(request: APIRequestContext, site: TestSite, more = {}) {
  last += 1;
  const name = `Answers ${last}`;
  const response = await request.post(`${site.origin}/api/v1/service/email`, {
    data: {
      ...{ patientName: name, department: "Neurology", patientContactNumber: 9_847_000_000 + last, ...more },
      ...{ patientEmail: `answers-${last}@example.org`, hospital: "Venmala Hospital Punalur" },
    },
  });
  expect(response.status()).toBe(201);
  const { reference, ...rest } = (await response.json()) as { reference: string };
  expect(Object.keys(rest)).toEqual(["state", "answerBy", "notes"]);
  const { mail, recipients } = await site.mailbox.waitFor((received) => received.mail.text?.includes(name) ?? false);
  expect(recipients).toEqual([OFFICE]);
  const office = findLink(mail.text, "answer");
  return { reference, office, patient: response.headers()["location"] ?? "", email: `answers-${last}@example.org` };
}

function findLink(text: string | undefined, purpose: string): string {
  return new RegExp(`http\\S+/${purpose}/\\S+`).exec(text ?? "")?.[0] ?? "";
}

async function mailTo(site: TestSite, email: string, words: RegExp) {
  const find = () =>
    site.mailbox.toPatients.find(
      ({ recipients, mail }) => recipients.includes(email) && words.test(mail.subject ?? ""),
    );
  await expect.poll(find).toBeDefined();
  return find()?.mail;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the confirmation leads to the request's own page, also by WhatsApp and by a code", async ({ page }) => {
      await page.goto(`${BASE}/appointment`);
      const form = page.getByRole("main").locator("form");
      await form.getByLabel("Department", { exact: true }).selectOption({ index: 1 });
      await form.getByLabel("Name", { exact: true }).fill(`Own page ${javaScriptEnabled}`);
      await form.getByLabel("E-mail", { exact: true }).fill("own-page@example.org");
      await form.getByLabel("Contact number").fill("9000000002");
      await page.getByRole("button", { name: "Request appointment" }).click();
      const link = page.getByRole("link", { name: "Follow your request" });
      const address = (await link.getAttribute("href")) ?? "";
      const share = page.getByRole("link", { name: "Send it to my WhatsApp" });
      await expect(share).toHaveAttribute("href", new RegExp(`^https://wa\\.me/.*${encodeURIComponent(address)}$`));
      const code = await page.request.get(`${address}/code`);
      expect(code.headers()).toMatchObject({
        ...{ "content-type": "image/svg+xml", "cache-control": "no-store", "x-robots-tag": "noindex" },
      });
      await link.click();
      await expect(page.getByText("Nothing is booked yet.")).toBeVisible();
    });

    test("a time is agreed at the first try, and the patient reads it on the page and in the mail", async ({
      page,
      request,
      site,
    }) => {
      const asked = await ask(request, site);
      const receipt = await mailTo(site, asked.email, /received/);
      expect(findLink(receipt?.text, "request")).toContain(asked.reference);

      await page.goto(asked.patient);
      await expect(page.getByText("Nothing is booked yet.")).toBeVisible();
      await expect(page.getByText("confirmed")).toHaveCount(0);
      await expect(page.locator("script")).toHaveCount(0);

      await page.goto(asked.office);
      await page.locator("summary", { hasText: "Your name" }).click();
      await page.getByLabel("Your name").fill("Latha");
      await page.getByRole("button", { name: "Save my name" }).click();
      await expect(page.getByText("You answer as Latha")).toBeVisible();
      await page.getByText("Time agreed", { exact: true }).click();
      if (javaScriptEnabled) await expectSound(page, "the office's page");
      const form = page.locator("details[open] form");
      await form.getByLabel("Date").fill(findDayOfWeek(MONDAY));
      await form.getByRole("button").click();
      await expect(page.getByRole("alert")).toContainText("Enter a time");
      await page.locator("details[open] form").getByLabel("Time").fill("10:30");
      await page.locator("details[open] form").getByRole("button").click();
      await expect(page.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
      await expect(page.locator(".answers__history")).toContainText("(Latha)");

      await page.goto(asked.patient);
      await expect(page.getByText(/Your time is confirmed: .*10:30 am/)).toBeVisible();
      await expect(page.getByText("Latha")).toHaveCount(0);
      if (javaScriptEnabled) await expectSound(page, "the patient's page");
      const mail = await mailTo(site, asked.email, /confirmed/);
      expect(mail?.attachments[0]?.mimeType).toBe("text/calendar");
      const link = await page.getByRole("link", { name: "Add to my calendar" }).getAttribute("href");
      const file = await request.get(`${site.origin}${link}`);
      expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
      expect(file.headers()["content-disposition"]).toBe('attachment; filename="visit.ics"');
      const mailed = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString();
      expect((await file.text()).replaceAll("\r", "")).toBe(mailed.replaceAll("\r", ""));
      const [replyTo] = mail?.replyTo ?? [];
      expect(replyTo).toMatchObject({ address: OFFICE });
    });
  });
}

test("another time is offered, the patient chooses it, and the office confirms with one tap", async ({
  page,
  request,
  site,
}) => {
  const asked = await ask(request, site);
  await page.goto(asked.office);
  await page.getByText("Offer other times", { exact: true }).click();
  const form = page.locator("details[open] form");
  await form.getByLabel("Date 1").fill(findDayOfWeek(MONDAY, 2));
  await form.getByLabel("Time 1").fill("16:00");
  await form.getByRole("button").click();
  await expect(page.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
  await mailTo(site, asked.email, /other times/);

  await page.goto(asked.patient);
  await page.getByRole("button", { name: /^Choose .*4:00 pm/ }).click();
  await expect(page.getByText(/^Saved\. It is kept here/)).toBeVisible();
  await expect(page.getByText(/You chose .* has not confirmed it yet/)).toBeVisible();
  const wish = await site.mailbox.waitFor(
    ({ mail }) => (mail.subject?.startsWith("Time chosen") && mail.subject.includes(asked.reference)) ?? false,
  );
  expect(wish.recipients).toEqual([OFFICE]);

  await page.goto(findLink(wish.mail.text, "answer"));
  await page.locator("details[open] form").getByRole("button").click();
  await page.goto(asked.patient);
  await expect(page.getByText(/Your time is confirmed: .*4:00 pm/)).toBeVisible();
});

test("an unlikely time is asked about once, and what is typed stays in the form", async ({ page, request, site }) => {
  const asked = await ask(request, site);
  await page.goto(asked.office);
  await page.getByText("Time agreed", { exact: true }).click();
  const form = page.locator("details[open] form");
  await form.getByLabel("Date").fill(findDayOfWeek(SUNDAY));
  await form.getByLabel("Time").fill("2.30");
  await form.getByLabel("Note to the patient").fill("Bring the old papers");
  await form.getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText(/^Sunday, .*, 2:30 pm: taken as afternoon.*; outside consulting/);
  await expect(page.locator(".answers__history")).not.toContainText("Time agreed");
  await expectSound(page, "the office's question");
  await form.getByLabel("Date").fill(findDayOfWeek(MONDAY));
  await form.getByLabel("Time").fill("4.30");
  await form.getByRole("button", { name: "Save all the same" }).click();
  await expect(page.getByRole("alert")).toContainText(
    /^Monday, .*, 4:30 pm: taken as afternoon[^;]*\. Save all the same\?$/,
  );
  await form.getByRole("button", { name: "Save all the same" }).click();
  await expect(page.locator(".answers__history")).toContainText(/4:30 pm\. Note: Bring the old papers \(the office\)/);
});

test("an answer takes few taps on a phone, counted from the mail", async ({ page, request, site }) => {
  const day = findDayOfWeek(MONDAY);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  /** Opens the mail's link, which is the first tap, and answers; the history then holds what was pressed. */
  const count = async (answer: () => Promise<unknown>, history: RegExp) => {
    const asked = await ask(request, site, { appointmentOn: day });
    taps = 1;
    const begin = performance.now();
    await page.goto(asked.office);
    await answer();
    await expect(page.locator(".answers__history")).toContainText(history);
    console.log(`${history.source}: ${taps} taps, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return taps;
  };
  const button = (name: string) => page.getByRole("button", { name });
  const agreed = await count(() => tap(button("10:00 am")), /Time agreed: .*10:00 am/);
  expect(agreed).toBe(2);
  const other = await count(async () => {
    await tap(page.locator("summary", { hasText: "Another day or time" }));
    // A calendar takes a tap to open and one to choose.
    await tap(page.getByLabel("Date", { exact: true }));
    taps += 1;
    await page.getByLabel("Date", { exact: true }).fill(day);
    await tap(page.getByLabel("Time", { exact: true }));
    await page.keyboard.type("11.30");
    await tap(button("Save this time"));
  }, /Time agreed: .*11:30 am/);
  expect(other).toBeLessThanOrEqual(6);
  expect(await count(() => tap(button("Could not reach")), /could not be reached/)).toBe(2);
  const notHere = () => page.locator("summary", { hasText: "Not possible here" });
  const reason = await count(async () => {
    await tap(notHere());
    await expectSound(page, "the office's page with its quick answers");
    await tap(button("That day is fully booked"));
  }, /That day is fully booked/);
  // One tap opens the reasons, and the reason's own tap sends it.
  expect(reason).toBe(3);
  await count(async () => {
    await tap(notHere());
    await page.getByLabel("Last day of leave").fill(day);
    await tap(button("Doctor on leave until this day"));
  }, /The doctor is on leave until /);
});

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
  await first.getByRole("button", { name: "Could not reach the patient" }).click();
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
  const steps = async () => ((await (await request.get(asked.office)).text()).match(/<time>/g) ?? []).length;
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
  await first.getByRole("button", { name: "Could not reach the patient" }).click();
  await expect(first.getByText(/^Saved\. The patient gets a mail/)).toBeVisible();
  await second.getByRole("button", { name: "The patient does not need it any more" }).click();
  await expect(second.getByText(/Meanwhile a colleague was quicker: The patient could not be reached/)).toBeVisible();
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
  const rowOf = ({ reference }: { reference: string }) => page.getByRole("row").filter({ hasText: reference });
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
  await expect(rowOf(second)).toContainText("could not be reached");
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
  await expect(page.getByRole("row").filter({ hasText: first.reference })).toBeVisible();
  await page.getByLabel("Name, telephone or reference").fill("Anu");
  const second = await ask(request, site);
  const row = page.getByRole("row").filter({ hasText: second.reference });
  await expect(row).toContainText("New");
  await expect(page.getByRole("status").filter({ hasText: "1 new entry" })).toBeVisible();
  await expect(page.getByLabel("Name, telephone or reference")).toBeFocused();
  await expect(page.getByLabel("Name, telephone or reference")).toHaveValue("Anu");
  const answered = await request.post(second.office, { form: { state: "unreached", expected: "0" } });
  expect(answered.status()).toBe(200);
  await expect(row).toContainText("could not be reached");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page, `the list at ${width} pixels`);
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
  const readLines = () => readAll().filter(({ audit }) => audit !== "list-read");
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
    await expect(page.locator("tbody tr")).toHaveCount(1);
    const csv = await page.request.get(`${BASE}/requests/csv?show=all`);
    expect(csv.headers()["content-type"]).toContain("text/csv");
    expect(await csv.text()).toContain(asked.reference);

    await page.goto("/requests");
    await page.getByRole("button", { name: "Mail the link to the office" }).click();
    const group = await site.mailbox.waitFor(({ recipients }) => recipients.includes("group-office@example.org"));
    await page.goto(findLink(group.mail.text, "requests"));
    await page.getByRole("button", { name: "Open the list" }).click();
    await expect(page.getByRole("row").filter({ hasText: asked.reference })).toContainText("Punalur");
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
