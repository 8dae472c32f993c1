import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { expectSound } from "../accessibility/expect-sound.ts";
import { findLink } from "../support/ask-office.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { startOwnSite } from "../support/start-own-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const PUBLISHER = "anitha.desk@example.org";
const WRITER = "biju.desk@example.org";

const DOCTOR = `---
name: Dr. Anitha Kumari
hospital: Venmala Hospital Punalur
centerOfExcellence: Cardiology
consulting: Mon to Fri 9 am – 1 pm
---
`;

async function startDesk() {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  for (const type of ["doctors", "news"]) await mkdir(join(folder, type));
  await writeFile(join(folder, "doctors/anitha-kumari.md"), DOCTOR);
  await writeFile(join(folder, "doctors/binu.md"), DOCTOR.replace("Anitha Kumari", "Binu"));
  const mailbox = await openMailbox();
  const site = await startOwnSite({ SMTP_URL: mailbox.url, CONTENT_EXPORT: folder });
  return {
    ...{ folder, mailbox, origin: site.origin, desk: `${site.origin}${BASE}/desk` },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await mailbox.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A phone on which the desk is open; `cost` is what a person would take: 3 seconds a tap and 0.3 a letter. */
async function openPhone(browser: Browser, desk: { desk: string; mailbox: Mailbox }, who: string, hasScripts = true) {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: true, javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  await logIn(page, desk, who);
  let seconds = 0;
  return {
    page,
    async tap(role: "button" | "link", name: string | RegExp) {
      seconds += 3;
      await page.getByRole(role, { name }).first().tap();
    },
    async type(label: string, words: string) {
      seconds += 3 + words.length * 0.3;
      await page.getByLabel(label, { exact: true }).and(page.locator("input, textarea")).first().fill(words);
    },
    cost: () => seconds,
    restart: () => (seconds = 0),
  };
}

async function logIn(page: Page, { desk, mailbox }: { desk: string; mailbox: Mailbox }, who: string) {
  await page.goto(desk);
  await page.getByRole("textbox").fill(who);
  await page.getByRole("button", { name: "Send me a link" }).tap();
  await expect(page.getByText(/the link is on its way/)).toBeVisible();
  const mail = () =>
    [...mailbox.received, ...mailbox.toPatients].findLast(({ recipients }) => recipients.includes(who));
  await expect.poll(mail).toBeDefined();
  await page.goto(findLink(mail()?.mail.text, "desk"));
  await page.getByRole("button", { name: "Open the desk" }).tap();
  await expect(page.getByText(/^You are /)).toBeVisible();
}

const done = (page: Page) => page.getByRole("alert").first();

for (const hasScripts of [true, false]) {
  test(`a new timing, its undo and news with a picture take few taps, ${hasScripts ? "with" : "without"} JavaScript`, async ({
    browser,
    request,
  }) => {
    await using desk = await startDesk();
    const phone = await openPhone(browser, desk, PUBLISHER, hasScripts);
    const { page } = phone;
    const read = async (path: string) => (await request.get(`${desk.origin}${BASE}${path}`)).text();

    await phone.tap("link", /^Doctors/);
    await phone.tap("link", /Dr\. Anitha Kumari/);
    await phone.type("Timings", "Mon to Sat 10 am – 2 pm");
    await phone.tap("button", "Publish");
    await expect(done(page)).toContainText("Published.");
    expect(phone.cost()).toBeLessThanOrEqual(60);
    await expect(page.getByText("The site reads", { exact: true }).locator("..")).toContainText("10 am – 2 pm");
    await expect.poll(() => read("/doctors/details/anitha-kumari")).toContain("10 am – 2 pm");

    phone.restart();
    await phone.tap("button", "Undo");
    await expect(done(page)).toContainText("It is as it was before.");
    expect(phone.cost()).toBeLessThanOrEqual(20);
    await expect.poll(() => read("/doctors/details/anitha-kumari")).toContain("9 am – 1 pm");
    expect(await readFile(join(desk.folder, "doctors/anitha-kumari.md"), "utf8")).toBe(DOCTOR);

    await page.goto(desk.desk);
    phone.restart();
    await phone.tap("link", /^News/);
    await phone.tap("link", "Write news");
    await phone.type("Headline", "A ward for children");
    const picture = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#2a6" } })
      .jpeg()
      .toBuffer();
    await page
      .getByLabel("Choose a picture")
      .setInputFiles({ name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: picture });
    await phone.type("What it shows, in a few words", "The new ward");
    await phone.type("Paragraph 1", "It opens on Monday with 20 beds.");
    await phone.tap("button", /^List ?: Text/);
    await phone.type("List 2", "For children up to 12\nBeside Paediatrics");
    await phone.tap("button", "Move up: List 2");
    await phone.tap("button", "Publish");
    await expect(done(page)).toContainText("Published.");
    // Choosing a picture takes some taps more.
    expect(phone.cost() + 15).toBeLessThanOrEqual(180);
    await expect.poll(() => read("/news")).toContain("A ward for children");
    const file = await readFile(join(desk.folder, "news/a-ward-for-children.md"), "utf8");
    expect(file).toMatch(/\n- For children up to 12\n- Beside Paediatrics\n\nIt opens on Monday with 20 beds\.\n$/);
    await phone.tap("button", "See it on the page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A ward for children");
    await page.context().close();
  });
}

test("two who edit one doctor keep the work of both, and what a writer proposes is published by another", async ({
  browser,
}) => {
  await using desk = await startDesk();
  const [writer, publisher] = [
    await openPhone(browser, desk, WRITER),
    await openPhone(browser, desk, PUBLISHER, false),
  ];
  const address = `${desk.desk}/doctors/anitha-kumari`;
  for (const { page } of [writer, publisher]) await page.goto(address);

  await publisher.type("Timings", "Tue 9 am – 1 pm");
  await publisher.type("Skills", "Hearts");
  await publisher.tap("button", "Publish");
  await expect(done(publisher.page)).toContainText("Published.");

  await writer.type("Timings", "Wed 9 am – 1 pm");
  await writer.type("Education", "MBBS, MD");
  await writer.tap("button", "Propose");
  await expect(done(writer.page)).toContainText("Anitha changed this while you wrote");
  await expect(writer.page.getByLabel("Timings", { exact: true })).toHaveValue("Wed 9 am – 1 pm");
  await expect(writer.page.getByText("Anitha wrote: ")).toContainText("Tue 9 am – 1 pm");
  await expect(writer.page.getByLabel("Skills", { exact: true })).toHaveValue("Hearts");
  await expect(writer.page.getByLabel("Education", { exact: true })).toHaveValue("MBBS, MD");
  await expectSound(writer.page, "what two changed");
  await writer.tap("button", "Propose");
  await expect(done(writer.page)).toContainText("Proposed.");
  await expect(writer.page.getByRole("button", { name: "Publish" })).toHaveCount(0);

  await publisher.page.goto(`${desk.desk}/doctors`);
  await expect(publisher.page.locator(".desk__row").first()).toContainText(/Dr\. Anitha Kumari\s*Published · Proposed/);
  await publisher.tap("link", /Dr\. Anitha Kumari/);
  await expect(publisher.page.getByText("Biju proposes this")).toBeVisible();
  await expect(publisher.page.locator("ins", { hasText: "Wed" })).toBeVisible();
  await publisher.tap("button", "Save draft");
  await expect(done(publisher.page)).toContainText("Saved as a draft.");
  await writer.page.goto(address);
  await writer.tap("button", "Propose");
  await expect(done(writer.page)).toContainText("Proposed.");
  await publisher.page.goto(address);
  await publisher.tap("button", "Publish");
  await expect(done(publisher.page)).toContainText("Published.");
  await publisher.tap("link", "All versions");
  await publisher.tap("link", /What changed ?: Version/);
  await expect(publisher.page.locator("ins").first()).toBeVisible();
  await writer.page.setViewportSize({ width: 320, height: 3000 });
  await writer.page.goto(`${address}/versions`);
  await expectSound(writer.page, "all versions");
  await writer.page.setViewportSize({ width: 1440, height: 800 });
  for (const path of ["doctors", "news/new"]) {
    await writer.page.goto(`${desk.desk}/${path}`);
    await expectSound(writer.page, `${path} at a desk`);
  }
});

test("what is typed while the session ends is sent after a new link, and a closed page offers it again", async ({
  browser,
}) => {
  await using desk = await startDesk();
  for (const hasScripts of [true, false]) {
    const { page, type, tap } = await openPhone(browser, desk, PUBLISHER, hasScripts);
    const address = `${desk.desk}/doctors/binu`;
    await page.goto(address);
    await type("Skills", `Typed ${hasScripts}`);
    if (hasScripts) {
      await page.goto(address);
      await tap("button", "Put it back");
      await expect(page.getByLabel("Skills", { exact: true })).toHaveValue("Typed true");
    }
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await tap("button", "Publish");
    await expect(page.getByText("What you typed is still here.")).toBeVisible();
    await page.context().addCookies(cookies);
    await tap("button", "Send it now");
    await expect(page.getByLabel("Skills", { exact: true })).toHaveValue(`Typed ${hasScripts}`);
    await expect(page.getByRole("button", { name: "Put it back" })).toBeHidden();
    await page.context().close();
  }
});

test("every tool of the desk is sound on a screen of 320 pixels", async ({ browser }) => {
  await using desk = await startDesk();
  const { page } = await openPhone(browser, desk, PUBLISHER);
  // So high that the bar of buttons covers nothing.
  await page.setViewportSize({ width: 320, height: 3000 });
  const tools = ["", "/call", "/news/new", "/doctors/new", "/departments/new", "/notices", "/import", "/consents"];
  for (const path of [...tools, "/pages/patients-rights", "/log"]) {
    const response = await page.goto(desk.desk + path);
    expect(response?.status(), path).toBe(200);
    await expectSound(page, `the desk's page ${path}`);
  }
});
