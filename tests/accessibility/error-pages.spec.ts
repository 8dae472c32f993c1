import type { Page } from "@playwright/test";
import { expect as siteExpect, test as siteTest } from "../support/test.ts";
import { expect, test } from "../support/site-with-faults.ts";
import { expectSound, SHARED_PARTS } from "./expect-sound.ts";

const BASE = "/venmala_hospital_kozhencherry";

/** Pages, beside those of `PAGE_TYPES`, that visitors see when something is missing, and a text that each shows. */
const MISSING: [address: string, text: string][] = [
  [`${BASE}/no_such_page`, "Page not found"],
  [`${BASE}/facilities/no_such_facility`, "We cannot find this facility"],
];
/** The same for pages whose content does not come. */
const EMPTY: [address: string, text: string][] = [
  [BASE, "Our Departments"],
  [`${BASE}/doctors`, "No doctors found"],
  [`${BASE}/department/cardiology`, "Plan your visit"],
  [`${BASE}/news`, "No news to view"],
  [`${BASE}/news/detail/any`, "All news"],
];

/** The narrow screen, on which more goes wrong. */
const ON_A_PHONE = { viewport: { width: 320, height: 900 } } as const;
siteTest.use(ON_A_PHONE);
test.use(ON_A_PHONE);

for (const [address, text] of MISSING) {
  siteTest(`the not-found page at ${address} breaks no rule, fits the screen and can be touched`, async ({ page }) => {
    await page.goto(address);
    await siteExpect(page.locator("main")).toContainText(text);
    await expectSound(page, address, SHARED_PARTS);
  });
}

siteTest("forms posted without scripts break no rule, whatever the response", async ({ page }) => {
  siteTest.slow();
  for (const [path, values, text] of [
    ["/appointment", {}, "Select a department"],
    [
      "/contact_us",
      { name: "Anu", email: "anu@example.org", contactNumber: "9000000001", subject: "Parking" },
      "Please wait, we will get back to you shortly",
    ],
  ] as const) {
    await page.goto(BASE);
    await postForm(page, BASE + path, values);
    await siteExpect(page.locator("main")).toContainText(text);
    await expectSound(page, text, SHARED_PARTS);
  }
});

siteTest("the page shown when another did not load breaks no rule", async ({ page, context }) => {
  await page.goto(`${BASE}/doctors`, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.getByRole("link", { name: "View more" }).click();
  await siteExpect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await expectSound(page, "offline", SHARED_PARTS);
});

test.describe("without the content service", () => {
  test.use({ isDownAtStart: true });

  test("without the content service no page breaks a rule, and each fits the screen and can be touched", async ({
    page,
  }) => {
    test.slow();
    for (const [address, text] of EMPTY) {
      await page.goto(address);
      await expect(page.locator("main")).toContainText(text);
      await expectSound(page, address, SHARED_PARTS);
    }
  });
});

test("a doctor's page that names the content service's errors breaks no rule", async ({ page, site }) => {
  site.faults.respondWith({
    status: 200,
    body: JSON.stringify({ errors: [{ message: "planted failure" }], data: null }),
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${BASE}/doctors/details/any`);
  await expect(page.getByRole("alert")).toContainText("planted failure");
  await expectSound(page, "errors", SHARED_PARTS);
});

/** Posts as a browser does without scripts: submits the form and waits for the page of the response. */
async function postForm(page: Page, action: string, values: Record<string, string>) {
  const response = page.waitForResponse((one) => one.request().method() === "POST");
  await page.evaluate(
    ([target, fields]) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: target });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    [action, values] as const,
  );
  await response;
  await page.waitForLoadState("load");
}
