import type { Locator } from "@playwright/test";
import { expectSound } from "../accessibility/expect-sound.ts";
import { ask, findLink, mailTo, OFFICE } from "../support/ask-office.ts";
import { findDayOfWeek, MONDAY, SUNDAY } from "../support/day-of-week.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";

test.use({ viewport: { width: 390, height: 800 } });

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
  });
}

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
  await expectSound(page, "the office's page");
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
  await expectSound(page, "the patient's page");
  const mail = await mailTo(site, asked.email, /confirmed/);
  expect(mail?.attachments[0]?.mimeType).toBe("text/calendar");
  const link = await page.getByRole("link", { name: "Add to my calendar" }).getAttribute("href");
  const file = await request.get(`${site.origin}${link}`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(file.headers()["content-disposition"]).toBe('attachment; filename="visit.ics"');
  const mailed = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString();
  // Of each minute the link to the page is another.
  const withoutLink = (text: string) => text.replaceAll("\r", "").replace(/\nURL:.*\n .*/, "");
  expect(withoutLink(await file.text())).toBe(withoutLink(mailed));
  expect(mailed).toContain("\nURL:");
  const [replyTo] = mail?.replyTo ?? [];
  expect(replyTo).toMatchObject({ address: OFFICE });
});

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
  expect(await count(() => tap(button("Nobody picked up")), /Nobody picked up/)).toBe(2);
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
