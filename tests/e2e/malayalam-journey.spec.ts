import { findDayOfWeek, MONDAY, SUNDAY } from "../support/day-of-week.ts";
import { findLink, mailTo, OFFICE } from "../support/ask-office.ts";
import { isWiderThanScreen } from "./page-reading.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/ml/venmala_hospital_punalur";
/** Words in Latin letters, but for names, addresses and services. */
const ENGLISH = /\b(?!Venmala|Hospital\b|WhatsApp\b)[A-Za-z]{3,}\b/;

test.use({ viewport: { width: 390, height: 844 }, locale: "ml-IN" });

test("a patient asks in Malayalam, and reads the mails and the page of the request in it", async ({
  page,
  request,
  site,
}) => {
  const email = "malayalam@example.org";
  await page.goto(`${BASE}/appointment`);
  const form = page.getByRole("main").locator("form");
  await form.getByRole("button", { name: "അപേക്ഷ അയയ്ക്കുക" }).click();
  await expect(form.getByText("ചികിത്സാ വിഭാഗം തിരഞ്ഞെടുക്കുക").first()).toBeVisible();
  const field = (name: string) => form.locator(`[name=${name}]`);
  await field("department").selectOption({ label: "പൾമണോളജി" });
  await field("patientName").fill("മറിയാമ്മ");
  await field("patientEmail").fill(email);
  await field("patientContactNumber").fill("9000000017");
  await field("appointmentOn").fill(findDayOfWeek(SUNDAY));
  await form.getByRole("button", { name: "അപേക്ഷ അയയ്ക്കുക" }).click();
  await expect(form.getByText(/ഞായറാഴ്ച: ഈ ദിവസം ഒ\.പി\. ഇല്ല/)).toBeVisible();
  await field("appointmentOn").fill(findDayOfWeek(MONDAY));
  await form.locator("[type=submit]").last().click();
  await expect(page.getByRole("link", { name: "അപേക്ഷയുടെ നില അറിയുക" })).toHaveAttribute("href", /\/ml\//);

  const asked = await site.mailbox.waitFor(({ mail }) => mail.text?.includes(email) ?? false);
  expect(asked.recipients).toEqual([OFFICE]);
  expect(asked.mail.text).toMatch(/Department: +Pulmonology\n[^]*Language: +Malayalam\n/);
  const receipt = await mailTo(site, email, /^അപ്പോയിന്റ്മെന്റ് · നിങ്ങളുടെ അപേക്ഷ കിട്ടി · /);
  expect(receipt?.text).toMatch(/വിഭാഗം: +പൾമണോളജി\n/);

  const mine = findLink(receipt?.text, "request");
  expect(mine).toContain(`${site.origin}${BASE}/request/`);
  await page.goto(mine);
  await expect(page.locator("html")).toHaveAttribute("lang", "ml");
  await expect(page.getByText("സമയം ഇതുവരെ ഉറപ്പിച്ചിട്ടില്ല.")).toBeVisible();

  const [day, time] = [findDayOfWeek(MONDAY), "16:00"];
  await request.post(findLink(asked.mail.text, "answer"), { form: { state: "agreed", expected: "0", day, time } });
  const agreed = await mailTo(site, email, /സമയം ഉറപ്പിച്ചു/);
  expect(agreed?.text).toMatch(/നിങ്ങളുടെ സമയം: .*തിങ്കളാഴ്ച, വൈകിട്ട്\s4\n/);
  const words = agreed?.text?.replaceAll(/http\S+|[AT]-\S+/g, "");
  expect(words).not.toMatch(ENGLISH);
  await page.goto(mine);
  const state = page.locator(".answers__state");
  await expect(state).toContainText(/സമയം ഉറപ്പിച്ചു: .*തിങ്കളാഴ്ച, വൈകിട്ട്\s4\./);
  expect(await isWiderThanScreen(page)).toBe(false);
  const calendar = await page.getByRole("link", { name: "എന്റെ കലണ്ടറിൽ ചേർക്കുക" }).getAttribute("href");
  expect(await (await request.get(`${site.origin}${calendar}`)).text()).toContain("SUMMARY:Venmala Hospital\\, പുനലൂർ");

  await page.locator("summary", { hasText: "അപേക്ഷ റദ്ദാക്കുക" }).click();
  await page.getByRole("button", { name: "അതെ, റദ്ദാക്കുക" }).click();
  await expect(state).toContainText("നിങ്ങൾ ഈ അപേക്ഷ റദ്ദാക്കി.");
  await mailTo(site, email, /നിങ്ങളുടെ അപേക്ഷ റദ്ദാക്കി/);
});

test("a page keeps its shape when its search suggests in Malayalam", async ({ page }) => {
  await page.goto(`${BASE}/search`);
  const lead = page.locator(".page-header__lead");
  const width = (await lead.boundingBox())?.width;
  await page.locator("#search").pressSequentially("nenju");
  await expect(page.getByRole("option", { name: "എമർജൻസി, പുനലൂർ" })).toBeVisible();
  expect((await lead.boundingBox())?.width).toBe(width);
});
