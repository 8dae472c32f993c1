import type { Page } from "@playwright/test";
import { holdRequests } from "../support/page-pace.ts";
import { sampleEntries } from "../support/sample-content.ts";
import { group, hospitals } from "../support/sample-site.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_kozhencherry";

const select = (page: Page, name: string) => page.locator(`main form select[name="${name}"]`);
const bookLinks = (page: Page) => page.locator("main").getByRole("link", { name: /^Book Appointment/ });

/** A department with doctors in each hospital, as the content service and its menu name it. */
const DEPARTMENTS = [
  { base: "/venmala_hospital", slug: "pediatrics", listed: "Pediatrics", doctor: "Dr. Neethu Sadasivan" },
  { base: BASE, slug: "e_n_t", listed: "E N T", doctor: "Dr. Arjun Menokki" },
  {
    base: "/venmala_hospital_punalur",
    slug: "obstetrics_and_gynaecology",
    listed: "Obstetrics And Gynaecology",
    doctor: "Dr. Bindu Velliyampadath",
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // What is chosen is chosen alike at each hospital: with and without scripts they take turns.
    for (const { base, slug, listed, doctor } of javaScriptEnabled ? DEPARTMENTS.slice(1) : DEPARTMENTS.slice(0, 1)) {
      test(`from ${base}/department/${slug} the form opens with the department chosen, from a card with its doctor [S68]`, async ({
        page,
      }) => {
        await page.goto(`${base}/department/${slug}`);
        await bookLinks(page).first().click();
        await expect(page).toHaveURL(new RegExp(`${base}/appointment\\?department=${slug}$`));
        await expect(select(page, "department")).toHaveValue(listed);
        await expect(select(page, "doctor")).toBeEnabled();
        await expect(select(page, "doctor")).toHaveValue("");
        await expect(select(page, "doctor").locator("option", { hasText: doctor })).toHaveCount(1);

        await page.goBack();
        await page
          .locator("main")
          .getByRole("link", { name: `Book Appointment with ${doctor}` })
          .click();
        await expectChosen(page, { base, slug, listed, doctor });
      });

      test(`from the page of ${doctor} the form opens with both chosen`, async ({ page }) => {
        await page.goto(`${base}/doctors?limit=60`);
        await page
          .locator("main")
          .getByRole("link", { name: `Details of ${doctor}` })
          .click();
        await expect(page.getByRole("heading", { level: 1, name: doctor })).toBeVisible();
        await bookLinks(page).click();
        await expectChosen(page, { base, slug, listed, doctor });
      });
    }

    test("an unknown department in the address opens the plain form, and one by its name redirects to its own", async ({
      page,
    }) => {
      await page.goto(`${BASE}/appointment?department=nothing&doctor=nobody`);
      await expect(page).toHaveURL(new RegExp(`${BASE}/appointment$`));
      await expect(select(page, "department")).toHaveValue("");
      await page.goto(`${BASE}/appointment?department=ENT&doctor=nobody`);
      await expect(page).toHaveURL(new RegExp(`${BASE}/appointment\\?department=e_n_t$`));
      await expect(select(page, "department")).toHaveValue("E N T");
    });
  });
}

async function expectChosen(page: Page, { base, slug, listed, doctor }: (typeof DEPARTMENTS)[number]) {
  await expect(page).toHaveURL(new RegExp(`${base}/appointment\\?department=${slug}&doctor=`));
  await expect(select(page, "department")).toHaveValue(listed);
  await expect(select(page, "doctor")).toHaveValue(doctor);
}

test("a request from a doctor's card reaches the hospital with department and doctor", async ({ page, site }) => {
  await page.goto(`${BASE}/department/e_n_t`);
  await bookLinks(page).last().click();
  await expect(select(page, "doctor")).toHaveValue("Dr. Arjun Menokki");
  await page.getByLabel("Name", { exact: true }).fill("Prefilled Patient");
  await page.getByLabel("E-mail", { exact: true }).fill("prefilled@example.org");
  await page.getByLabel("Contact number").fill("9000000001");
  await page.getByRole("button", { name: "Request appointment" }).click();
  await expect(page.getByText("Your appointment request has been sent.")).toBeVisible();
  const { mail } = await site.mailbox.waitFor(({ mail: sent }) => sent.text?.includes("Prefilled Patient") ?? false);
  expect(mail.text).toContain("E N T");
  expect(mail.text).toContain("Dr. Arjun Menokki");
});

test("a choice made during hydration stays", async ({ page }) => {
  // Between the page's being taken over and the first effects of React are a few turns of the event loop.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    let turns = Number(sessionStorage.getItem("turns") ?? 0) + 1;
    sessionStorage.clear();
    sessionStorage.setItem("turns", String(turns));
    port1.addEventListener("message", () => {
      const department = document.querySelector<HTMLSelectElement>('main form select[name="department"]');
      const isTakenOver = department && Object.keys(department).some((key) => key.startsWith("__reactFiber"));
      if (!isTakenOver || turns-- > 0) return port2.postMessage("");
      department.value = "Cardiology";
      for (const event of ["input", "change"]) department.dispatchEvent(new Event(event, { bubbles: true }));
    });
    port1.start();
    port2.postMessage("");
  });
  for (let opened = 0; opened < 3; opened++) {
    await page.goto(`${BASE}/appointment?department=e_n_t`);
    await expect(select(page, "department")).toHaveValue("Cardiology");
    await expect(select(page, "doctor").locator("option", { hasText: "Dr. Aboobacker Vettath" })).toHaveCount(1);
  }
});

test("a new choice replaces the address's, and typed values stay when the address changes", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${BASE}/appointment?department=e_n_t`);
  await select(page, "department").selectOption("Cardiology");
  await expect(select(page, "doctor").locator("option", { hasText: "Dr. Aboobacker Vettath" })).toHaveCount(1);
  await expect(select(page, "doctor").locator("option", { hasText: "Dr. Arjun Menokki" })).toHaveCount(0);

  await page.getByLabel("Name", { exact: true }).fill("Asha");
  await page.getByRole("contentinfo").getByRole("link", { name: "Appointment", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/appointment$`));
  await expect(select(page, "department")).toHaveValue("");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha");
  await page.goBack();
  await expect(select(page, "department")).toHaveValue("E N T");
  expect(problems).toEqual([]);
});

test("a department without doctors shows its texts, no card, whom to ask, and can be booked [S66 S73]", async ({
  page,
}) => {
  await page.goto(`${BASE}/department/neurosurgery`);
  await expect(page.getByRole("heading", { name: "We treat" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Our Neurosurgeons" })).toContainText(
    /Meet our .*Ask our appointment desk .*0000 000 2004/,
  );
  await expect(page.locator("main .doctor-card")).toHaveCount(0);
  await bookLinks(page).click();
  await expect(select(page, "department")).toHaveValue("Neurosurgery");
});

test("a loader shows while a department's doctors are on their way, and goes", async ({ page }) => {
  await page.goto(`${BASE}/department`);
  const release = await holdRequests(page, "**/department/cardiology.data*");
  await page.locator("main a[href$='/department/cardiology']").click();
  await expect(page.getByText("loading...")).toBeAttached();
  await release();
  await expect(page.getByRole("heading", { name: "Our Cardiologists" })).toBeVisible();
  await expect(page.getByText("loading...")).not.toBeAttached();
});

for (const { place, basePath, contact, contentName, departments, routedDepartments } of hospitals) {
  const staffed = sampleEntries("departments", contentName).filter(({ fields }) => fields.doctors);
  const staffedNames = staffed.map(({ fields }) => fields.departments);

  test(`every department page of ${place} has its texts, its team and the figures [S64 S66 S76]`, async ({
    request,
  }) => {
    for (const { slug, queryName, description, doctorsTitle, doctorsSubtitle } of routedDepartments) {
      const html = unescapeHtml(await (await request.get(`${basePath}/department/${slug}`)).text());
      const { treats, whenToCome, firstVisit, comeAtOnce } = description;
      for (const text of [treats, whenToCome, firstVisit].flatMap(({ heading, lead, points, paragraphs }) => [
        heading,
        ...(lead ? [lead] : []),
        ...points,
        ...paragraphs,
      ]))
        expect(html, slug).toContain(`>${text}<`);
      for (const sign of comeAtOnce?.signs ?? []) expect(html, slug).toContain(`>${sign}<`);
      expect(html, slug).toMatch(
        new RegExp(`class="[^"]*come-at-once".*${contact.emergencyPhone?.printed}</strong>.*>108<.*>112<`, "s"),
      );
      const hasTeam = staffedNames.includes(queryName);
      expect(html, slug).toContain(`>${doctorsTitle}<`);
      expect(doctorsSubtitle, slug).toMatch(/^Meet our /);
      expect(html, slug).toContain(`>${doctorsSubtitle}<`);
      expect(html.includes("Ask our appointment desk"), slug).toBe(!hasTeam);
      for (const { figure = "" } of group.stats) expect(html, slug).toContain(figure);
    }
  });

  test(`the departments page of ${place} has a header, a card for each department and the figures [S76]`, async ({
    request,
  }) => {
    const html = await (await request.get(`${basePath}/department`)).text();
    expect(html).toMatch(/<h1[^>]*>Departments<.*class="[^"]*\bstats\b.*165\+/s);
    const [, list = ""] = /class="[^"]*\bdepartment-list".*?>(.*?)<\/ul>/s.exec(html) ?? [];
    expect(list.match(/<li\b/g)).toHaveLength(departments.length);
  });
}

function unescapeHtml(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}
