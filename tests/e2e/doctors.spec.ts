import type { Page } from "@playwright/test";
import { expect, test } from "../support/content-site.ts";
import { sampleEntries } from "../support/sample-content.ts";
import { SPECIFIED } from "../support/specified-hospitals.ts";

const MAX_DOCTORS = 1000;

const cards = (page: Page) => page.locator(".doctor-grid > li");
const viewMore = (page: Page) => page.locator("main").getByRole("link", { name: "View more", exact: true });

/** Hospitals differ in nothing but their entries. */
const [{ base, contentName }] = SPECIFIED as [(typeof SPECIFIED)[number]];
const doctors = new Map(sampleEntries("doctors", contentName).map(({ id, fields }) => [id, fields]));

test("the doctors of a hospital come six at a time, each with name, center of excellence, picture and details [S148 S149 S150 S151 S152 S284]", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${base}/doctors`);
  await expect(cards(page)).toHaveCount(6);
  const limits = [6];
  for (let shown = 6; shown < doctors.size; shown = Math.min(shown + 6, doctors.size)) {
    limits.push(limits.length * 6 + 6);
    await viewMore(page).click();
    await expect(cards(page)).toHaveCount(Math.min(shown + 6, doctors.size));
  }
  await expect(viewMore(page)).toHaveCount(0);
  // Others ask for all doctors, beside the pages.
  const asked = (await contentSite.queries("Doctors")).filter(({ variables }) => variables.limit !== MAX_DOCTORS);
  expect(asked.map(({ variables }) => variables)).toEqual(limits.map((limit) => ({ hospital: contentName, limit })));
  expect(asked[0]?.query).toMatch(/doctorsCollection\(where: \{ hospital: \$hospital \}, limit: \$limit\)/);
  expect(asked[0]?.query).not.toContain("skip");
  await expectCards(page);
});

test("a doctor's page shows all that is known, without a heading for what is not [S157 S158 S159 S160 S161 S162]", async ({
  page,
}) => {
  for (const [id, fields] of pickDoctors()) {
    await page.goto(`${base}/doctors/details/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(fields.name));
    await expect(page).toHaveTitle(`Kayalora Hospital | ${String(fields.name)}`);
    await expect(page.locator("main")).toContainText(String(fields.centerOfExcellence));
    const portrait = page.locator(".doctor__portrait img");
    await expect(portrait).toHaveCount(fields.profilePic ? 1 : 0);
    if (fields.profilePic) await expect(portrait).toHaveJSProperty("complete", true);
    await expect(page.locator(".doctor__numbers > li")).toHaveText(fields.contactNumber as string[]);
    await expectOwnLines(page, String(fields.consulting).split("\n"));
    const parts = ["Consultation timings", "Contact", ...(fields.email ? ["E-mail"] : []), "Education"];
    await expect(page.locator(".doctor__facts h2:not(#doctor-week)")).toHaveText([
      ...parts,
      ...(fields.skill ? ["Special skills"] : []),
    ]);
    for (const text of [fields.email, fields.education, fields.skill]) {
      if (text) await expect(page.locator(".doctor__facts")).toContainText(String(text));
    }
  }
});

test("every hospital lists its own doctors, and no other's", async ({ request }) => {
  for (const hospital of SPECIFIED) {
    const html = await (await request.get(`${hospital.base}/doctors?limit=${MAX_DOCTORS}`)).text();
    const ids = Array.from(html.matchAll(/<main|\/doctors\/details\/(\w+)"/g), ([, id]) => id);
    const own = sampleEntries("doctors", hospital.contentName).map(({ id }) => id);
    expect([...new Set(ids)].filter(Boolean).toSorted()).toEqual(own.toSorted());
  }
});

test("without scripts a doctor's hours and week stand, and no line that only a clock can choose", async ({
  browser,
  baseURL,
}) => {
  const doctor = sampleEntries("doctors", contentName).find(({ fields }) =>
    String(fields.consulting).startsWith("Mon to"),
  )!;
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })).newPage();
  await page.goto(`${base}/doctors/details/${doctor.id}`);
  await expectOwnLines(page, String(doctor.fields.consulting).split("\n"));
  await expect(page.locator(".doctor-week tr")).toHaveCount(7);
  await expect(page.locator(".sits-now")).toBeHidden();
  await page.context().close();
});

test("a doctor is queried with all fields, by the id exactly as in the address", async ({ request, contentSite }) => {
  const [first] = sampleEntries("doctors", contentName);
  for (const id of [first?.id, "aB3xY9Zq"]) await request.get(`${base}/doctors/details/${id}`);
  const asked = await contentSite.queries("Doctor");
  expect(asked.map(({ variables }) => variables.id)).toEqual([first?.id, "aB3xY9Zq"]);
  for (const field of ["name", "consulting", "centerOfExcellence", "contactNumber", "email", "education", "skill"]) {
    expect(asked[0]?.query).toMatch(new RegExp(`\\b${field}\\b`));
  }
  expect(asked[0]?.query).toMatch(/profilePic \{ \.\.\.Asset/);
  expect(asked[0]?.query).toMatch(/fragment Asset on Asset \{[^}]*\burl\b/);
});

test("while more doctors load the cards stay, and a loader replaces the button [S152 S156]", async ({
  page,
  contentSite,
}) => {
  await page.goto(`${base}/doctors`);
  await contentSite.fail({ kind: "slow", operation: "Doctors", delayMs: 1000 });
  await viewMore(page).click();
  await expect(page.locator("main .loader")).toHaveText("loading...");
  // At this moment, not at a later one: these do not wait.
  expect(await viewMore(page).count()).toBe(0);
  expect(await cards(page).count()).toBe(6);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.locator("main .loader")).toHaveCount(0);
  await expect(viewMore(page)).toBeVisible();
});

test("no button is left that would load only missing doctors", async ({ page, contentSite }) => {
  await contentSite.fail({ kind: "partial", operation: "Doctors" });
  await page.goto(`${base}/doctors?limit=18`);
  await expect(cards(page)).toHaveCount(sampleEntries("doctors", contentName).length - 1);
  await expect(viewMore(page)).toHaveCount(0);
});

/** Each card's facts against those of the doctor it leads to. */
async function expectCards(page: Page) {
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => ({
      to: card.querySelector("a.text-link")?.getAttribute("href") ?? "",
      label: card.querySelector("a.text-link")?.textContent,
      toBooking: card.querySelector("a.button")?.getAttribute("href") ?? "",
      text: card.textContent ?? "",
      hasPicture: card.querySelector("img") !== null,
    })),
  );
  const ids = shown.map(({ to }) => to.slice(`${base}/doctors/details/`.length));
  expect(ids.toSorted()).toEqual([...doctors.keys()].toSorted());
  for (const [index, { to, label, toBooking, text, hasPicture }] of shown.entries()) {
    const doctor = doctors.get(ids[index] ?? "") ?? {};
    expect(to).toBe(`${base}/doctors/details/${ids[index]}`);
    expect(label).toBe(`Details of ${String(doctor.name)}`);
    expect(text).toContain(String(doctor.name));
    expect(text).toContain(String(doctor.centerOfExcellence));
    expect(text).toContain(String(doctor.education));
    expect(text).toContain(String(doctor.consulting));
    expect(toBooking).toMatch(new RegExp(`^${base}/appointment\\?department=\\w+&doctor=${ids[index]}$`));
    expect(hasPicture).toBe(doctor.profilePic !== undefined);
  }
}

/** The doctor with the most to tell and those with less. */
function pickDoctors() {
  const all = [...doctors];
  const whole = all.filter(([, { email, skill, consulting }]) => email && skill && String(consulting).includes("\n"));
  const sparse = all.filter(([, { email, skill }]) => !email || !skill);
  const withoutEmail = sparse.find(([, { email }]) => !email);
  const withoutSkill = sparse.find(([, { skill }]) => !skill);
  return [...new Set([whole[0], withoutEmail, withoutSkill])].filter((doctor) => doctor !== undefined);
}

/** Each line of the timings is a line of its own. */
async function expectOwnLines(page: Page, lines: string[]) {
  const shown = await page.locator(".doctor__timings").innerText();
  expect(shown.split("\n")).toEqual(lines);
}
