import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { findViolations } from "../accessibility/find-violations.ts";
import { findTouchFaults } from "../accessibility/page-faults.ts";
import { findStickyFaults } from "../layout/box-faults.ts";
import { findChromium } from "../support/find-chromium.ts";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { isOpenDay } from "../support/day-of-week.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const DAY_MS = 24 * 60 * 60_000;
const EMAIL = "anu@example.org";
const PHONE = "9000000012";

const control = (page: Page, name: string) => page.locator(`form[novalidate] [name=${name}]`);
const submit = (page: Page) => page.locator("form[novalidate] button[type=submit]");
const message = (page: Page) => page.locator(".form-message");
const strip = (page: Page) => page.getByRole("region", { name: "Forms saved on this device" });
const status = (page: Page) => strip(page).getByRole("status");
const details = (page: Page) => strip(page).getByText("See or cancel");

/** And touches it, at which comes what keeps and sends forms. */
async function open(page: Page, path: string) {
  await page.goto(BASE + path);
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/form-sending-")));
  // What listens for the first movement may come after the page.
  await expect(async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(100, 300);
    expect(await isLoaded()).toBe(true);
  }).toPass();
  await page.waitForLoadState("networkidle");
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

const fillContact = (page: Page, name: string) =>
  fill(page, { name, email: EMAIL, contactNumber: PHONE, subject: `Question of ${name}` });

async function fillAppointment(page: Page, name: string, day = "") {
  await control(page, "department").selectOption({ index: 1 });
  await fill(page, { patientName: name, patientEmail: EMAIL, patientContactNumber: PHONE, appointmentOn: day });
}

/** The keys of all tries to send a form, in order. */
function watchKeys(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST") keys.push(request.headers()["idempotency-key"] ?? "none");
  });
  return keys;
}

/** All that the browser keeps of forms that were sent off. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("pending-forms");
    await new Promise((opened) => (opening.onsuccess = opened));
    const reading = opening.result.transaction("forms").objectStore("forms").getAll();
    await new Promise((read) => (reading.onsuccess = read));
    return JSON.stringify(reading.result);
  });
}

test("three forms on two pages wait offline, and are all sent in order once online [S220 S277]", async ({
  page,
  context,
  site,
}) => {
  const keys = watchKeys(context);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  const other = await context.newPage();
  await open(page, "/contact_us");
  await open(other, "/appointment");
  await context.setOffline(true);

  await fillContact(page, "Mother Offline");
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Mother. It is sent when you are online");
  // The form itself stays silent and as it was.
  await expect(submit(page)).toBeEnabled();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await expect(control(page, "name")).toHaveValue("Mother Offline");
  const isTriedAgain = page.waitForEvent("requestfailed");
  await submit(page).click();
  await isTriedAgain;
  await expect(submit(page)).toBeEnabled();
  await fillContact(page, "Father Offline");
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 2 forms, for Mother and Father. They are sent");
  await fillAppointment(other, "Dr. Daughter Offline");
  await submit(other).click();
  await expect(status(other)).toContainText("Not sent yet: 3 forms, for Mother, Father and Daughter.");
  await details(other).click();
  await expect(strip(other).getByRole("listitem")).toContainText([
    /^Mother, message, /,
    /^Father, message, /,
    /^Daughter, appointment request, /,
  ]);
  await expect(strip(other).getByRole("button", { name: /^Cancel (Mother|Father|Daughter), / })).toHaveCount(3);
  expect(await findViolations(other)).toEqual([]);
  expect(await findTouchFaults(other, ".pending-strip")).toEqual([]);
  expect(dialogs).toEqual([]);
  const triesOffline = keys.length;

  await context.setOffline(false);
  // The tabs are connected one after the other, and the first hears of it for both.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  for (const tab of [page, other]) {
    await expect(status(tab).getByText(/^Sent: .*Your reference: [AC]-\w{4}-\w{4}/)).toHaveCount(3);
  }
  for (const name of ["Mother", "Father", "Daughter"]) await expect(status(page)).toContainText(`Sent: ${name}, `);
  // The first may be tried before its tab is connected, and is then tried once more, under its key.
  expect([...new Set(keys.slice(triesOffline))]).toEqual([...new Set(keys.slice(0, triesOffline))]);
  for (const name of ["Mother Offline", "Father Offline", "Daughter Offline"]) {
    const { mail } = await site.mailbox.waitFor((one) => one.mail.text?.includes(name) ?? false);
    const reference = /[AC]-\w{4}-\w{4}/.exec(mail.text ?? "")?.[0] ?? "no reference in the mail";
    await expect(status(page)).toContainText(reference);
  }
  expect(site.mailbox.received.filter(({ mail }) => mail.text?.includes("Offline"))).toHaveLength(3);
  // Nothing personal stays, and the references do until they are closed.
  expect(await readKept(page)).not.toMatch(/Mother|Father|Daughter|example\.org|9000000012/);
  await page.reload();
  await expect(status(page).getByText("Sent: Message, ")).toHaveCount(2);
  await expect(control(page, "name")).toHaveValue("");
  await strip(page).getByRole("button", { name: "Close" }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  expect(await readKept(page)).toBe("[]");
});

test("a waiting form is cancelled and restored by keyboard, and is not sent once cancelled", async ({
  page,
  context,
  site,
}) => {
  await open(page, "/contact_us");
  await context.setOffline(true);
  for (const name of ["Asha Stays", "Biju Goes"]) {
    await fillContact(page, name);
    await submit(page).click();
    await expect(status(page)).toContainText(name.slice(0, 4));
    await expect(submit(page)).toBeEnabled();
  }
  await details(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  for (const cancelled of [true, false, true]) {
    await expect(page.getByRole("button", { name: cancelled ? /^Cancel Asha/ : /^Undo Asha/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status(page).getByText("Cancelled: Asha, message")).toHaveCount(cancelled ? 1 : 0);
    await expect(status(page)).toContainText(cancelled ? "1 form, for Biju." : "2 forms, for Asha and Biju.");
  }
  expect(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(status(page)).toContainText("Sent: Biju");
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Biju Goes") ?? false);
  expect(site.mailbox.received.filter(({ mail }) => mail.text?.includes("Asha Stays"))).toEqual([]);
  expect(await readKept(page)).not.toContain("Asha");
});

test("with letters at 200 % the strip shows its first lines, and all of it once it is touched", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await context.newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await open(page, "/contact_us");
  await context.setOffline(true);
  await fillContact(page, "Mother Offline");
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Mother.");
  expect(await findStickyFaults(page)).toEqual([]);
  await strip(page).click();
  await expect(details(page)).toBeInViewport({ ratio: 1 });
});

test("a form waits while the server does not respond, and its next response ends the wait", async ({ page }) => {
  const api = "**/api/v1/service/contact_us";
  await open(page, "/contact_us");
  await page.route(api, (route) => route.abort("connectionrefused"));
  await fillContact(page, "Anu Waiting");
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Anu.");
  await page.unroute(api);
  await submit(page).click();
  await expect(message(page)).toHaveText("Please wait, we will get back to you shortly");
  await expect(strip(page)).toHaveCount(0);
});

test("a form that gets a redirect to a page of this site in the server's place waits, and is sent by the server's own response", async ({
  page,
  site,
}) => {
  const api = "**/api/v1/service/contact_us";
  await open(page, "/contact_us");
  await page.route(api, (route) => route.fulfill({ status: 303, headers: { location: BASE } }));
  await fillContact(page, "Anu Behind a redirect");
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Anu.");
  await expect(message(page)).toHaveCount(0);
  await expect(control(page, "name")).toHaveValue("Anu Behind a redirect");
  // The queue believes such a response no more than the form does.
  const isTriedAgain = page.waitForRequest(api);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await isTriedAgain;
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Anu.");
  await page.unroute(api);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(status(page)).toContainText(/Sent: Anu, message, .* Your reference: C-/);
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Anu Behind a redirect") ?? false);
});

test("a waiting request for a past day is not sent; it names a number and fills the form in again", async ({
  page,
  context,
}) => {
  const keys = watchKeys(context);
  const now = Date.now();
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  await open(page, "/appointment");
  await context.setOffline(true);
  await fillAppointment(page, "Latha Late", tomorrow);
  await submit(page).click();
  // The form asks first.
  if (!isOpenDay(tomorrow)) await submit(page).click();
  await expect(status(page)).toContainText("for Latha");
  const tries = keys.length;
  await page.clock.setFixedTime(now + 2 * DAY_MS + 1);
  await context.setOffline(false);
  await expect(status(page)).toContainText(
    /Not sent: Latha, .* The day you chose, \d+ \w+, is over\. Fill in the form again, or call \d/,
  );
  await expect(status(page).locator('a[href^="tel:"]')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await strip(page)
    .getByRole("button", { name: /^Fill in again/ })
    .click();
  await expect(page.getByText("What you typed before is still here.")).toBeVisible();
  await expect(control(page, "patientName")).toHaveValue("Latha Late");
  await expect(control(page, "department")).not.toHaveValue("");
  await expect(strip(page)).toHaveCount(0);
  expect(keys).toHaveLength(tries);
});

test("a form that waited for three days is not sent, and says so until that is read", async ({ page, context }) => {
  const keys = watchKeys(context);
  await open(page, "/contact_us");
  await context.setOffline(true);
  await fillContact(page, "Old Message");
  await submit(page).click();
  await expect(status(page)).toContainText("for Old");
  const tries = keys.length;
  await page.clock.setFixedTime(Date.now() + 3 * DAY_MS);
  await context.setOffline(false);
  const said = /Not sent: Old, message, .* It waited for three days without a connection\. Please call \d/;
  await expect(status(page)).toContainText(said);
  expect(await readKept(page)).not.toMatch(/Old Message|example\.org/);
  await page.goto("/");
  await expect(status(page)).toContainText(said);
  expect(keys).toHaveLength(tries);
});

test("waiting forms are sent from the next page that opens, with their resume", async ({ page, context, site }) => {
  await page.goto(`${BASE}/careers`);
  await page
    .getByRole("link", { name: /^View more/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await fill(page, { name: "Anu Stored", email: EMAIL, contactNumber: PHONE, experience: "2" });
  const resume = Buffer.from("%PDF-1.7\nkept\n");
  await control(page, "resume").setInputFiles({ name: "stored.pdf", mimeType: "application/pdf", buffer: resume });
  page.on("dialog", (dialog) => void dialog.accept());
  await context.setOffline(true);
  await submit(page).click();
  await expect(status(page)).toContainText("Not sent yet: 1 form, for Anu.");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/");
  await expect(status(next)).toContainText(/^Sent: Anu, job application, .* Your reference: J-/);
  const { mail } = await site.mailbox.waitFor(({ mail: one }) => one.text?.includes("Anu Stored") ?? false);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(resume);
});

test("a browser without storage sends waiting forms while the page is open, and says so", async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "sessionStorage", "localStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/contact_us");
  await context.setOffline(true);
  await fillContact(page, "Unstored Anu");
  await submit(page).click();
  await expect(status(page)).toContainText("Keep this page open until then.");
  await context.setOffline(false);
  await expect(status(page)).toContainText("Sent: Unstored");
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Unstored Anu") ?? false);
});

test("on plain http, without browser locks, a form is sent and a waiting one is stored once", async ({
  browserName,
}) => {
  expect(browserName).toBe("chromium");
  const port = await findFreePorts();
  const origin = `http://hospital.test:${port}`;
  const mailbox = await openMailbox();
  const site = await startOwnSite({ PORT: String(port), SITE_ORIGIN: origin, SMTP_URL: mailbox.url });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--renderer-process-limit=1"],
      ...["--blink-settings=imagesEnabled=false", "--host-resolver-rules=MAP hospital.test 127.0.0.1"],
    ],
  });
  try {
    const context = await browser.newContext({ baseURL: origin });
    const [page, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other]) await open(tab, "/contact_us");
    expect(await page.evaluate(() => [isSecureContext, "locks" in navigator, "subtle" in crypto])).toEqual([
      false,
      false,
      false,
    ]);
    await fillContact(page, "Plain Anu");
    await submit(page).click();
    await expect(page.locator(".receipt-note")).toContainText(/C-\w{4}-\w{4}/);
    await context.setOffline(true);
    for (const [tab, name] of [
      [page, "Plain Mother"],
      [other, "Other Father"],
    ] as const) {
      if (tab === page) await page.getByRole("button", { name: "Send another message" }).click();
      await fillContact(tab, name);
      await submit(tab).click();
      await expect(status(tab)).toContainText(name.split(" ")[0] ?? "?");
    }
    await context.setOffline(false);
    await page.bringToFront();
    await expect(status(page).getByText(/^Sent: .*Your reference: C-/)).toHaveCount(2);
    for (const name of ["Plain Anu", "Plain Mother", "Other Father"]) {
      await mailbox.waitFor(({ mail }) => mail.text?.includes(name) ?? false);
    }
    expect(mailbox.received).toHaveLength(3);
  } finally {
    await browser.close();
    await site[Symbol.asyncDispose]();
    await mailbox.close();
  }
});
