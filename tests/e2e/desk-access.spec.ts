import { findViolations } from "../accessibility/find-violations.ts";
import { findLink } from "../support/ask-office.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const EDITOR = "anitha.desk@example.org";
const GONE_MS = 60_000;

test("an editor opens the desk by the mailed link, and what a patient takes back is gone within a minute", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mailbox = await openMailbox();
  await using own = await startOwnSite({ SMTP_URL: mailbox.url });
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 800 }, javaScriptEnabled: true })
  ).newPage();
  const sound = async () => expect(await findViolations(phone)).toEqual([]);

  await phone.goto(`${own.origin}${BASE}/desk`);
  await sound();
  await phone.getByLabel("Your e-mail address").fill(EDITOR);
  await phone.getByRole("button", { name: "Send me a link" }).click();
  const find = () => mailbox.toPatients.find(({ recipients }) => recipients.includes(EDITOR));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  await phone.goto(findLink(find()?.mail.text, "desk"));
  await phone.getByRole("button", { name: "Open the desk" }).click();
  await expect(phone.getByRole("heading", { name: "What do you want to do?" })).toBeVisible();
  expect(await phone.locator("script").count()).toBe(0);
  await sound();
  await phone.getByRole("link", { name: "Who is away today" }).click();
  await expect(phone.getByRole("button", { name: /as usual/ })).toBeVisible();

  await phone.goto(`${own.origin}${BASE}/desk/consents`);
  await sound();
  const sitemap = async () => (await phone.request.get(`${own.origin}/sitemap.xml`)).text();
  const listed = await sitemap();
  const stories = phone.locator("a[href*='/consents?of=testimonial/']");
  const ids = (
    await stories.evaluateAll((all) => all.map((one) => one.getAttribute("href")?.split("/").at(-1) ?? ""))
  ).filter((one) => listed.includes(one));
  const id = ids[0] ?? "";
  expect(id).not.toBe("");
  const page = `${own.origin}${BASE}/testimonials/detail/${id}`;
  const statusOf = async (address: string) => (await phone.request.get(address)).status();
  expect(await statusOf(page)).toBe(200);
  await phone.locator(`a[href$='/${id}']`).click();
  await phone.getByLabel("Who agreed").fill("Usha");
  await phone.getByRole("button", { name: "Save" }).click();
  await sound();
  const link = (await phone.getByText(/^http\S+consent/).textContent()) ?? "";
  const person = await (await browser.newContext()).newPage();
  await person.goto(link);
  expect(await findViolations(person)).toEqual([]);
  expect(await statusOf(page)).toBe(200);
  const started = Date.now();
  await person.getByRole("button", { name: "Take my consent back" }).click();
  await expect(person.getByText("It is taken back.")).toBeVisible();
  await expect.poll(() => statusOf(page), { timeout: GONE_MS }).toBe(404);
  await expect.poll(async () => (await sitemap()).includes(id), { timeout: GONE_MS }).toBe(false);
  const list = await (await phone.request.get(`${own.origin}${BASE}/testimonials`)).text();
  expect(list.includes(id)).toBe(false);
  expect(Date.now() - started).toBeLessThan(GONE_MS);

  await phone.goto(`${own.origin}${BASE}/desk/log`);
  await expect(phone.getByText("took a consent back:")).toBeVisible();
  await sound();
  // Another site's page posts nothing, though the browser sends the cookie.
  const forged = await phone.request.post(`${own.origin}${BASE}/desk`, {
    ...{ headers: { origin: "https://elsewhere.example.org" }, form: { do: "end-all" } },
  });
  expect(forged.status()).toBe(403);
  await phone.goto(`${own.origin}${BASE}/desk`);
  await phone.getByRole("button", { name: "Log out here" }).click();
  await expect(phone.getByText("You are logged out.")).toBeVisible();
});
