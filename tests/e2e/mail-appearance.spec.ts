import { renderDigest } from "#outbox/mail/render-digest.ts";
import { renderRequest } from "#outbox/mail/render-request.ts";
import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { sampleMailFacts, sampleRequestFacts } from "#outbox/test-support/sample-facts.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { brand, hospitals, language } from "../support/sample-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const texts = await loadCatalogue(language);
const malayalam = await loadCatalogue("ml");

/** The longest that the form takes, without a place to break it. */
const LONG = "W".repeat(200);

for (const width of [320, 390, 800]) {
  test(`a mail is ${width} px wide where its reader is, whatever was typed, and its links are as large as a thumb`, async ({
    page,
  }) => {
    const [hospital] = hospitals;
    if (!hospital) throw new Error("The sample data has no hospital");
    const request = { name: LONG, email: `${LONG}@example.org`, subject: LONG, message: LONG };
    const form = {
      kind: "contact",
      request: { ...request, contactNumber: 9_000_000_001, hospital: "", to: "" },
    } as const;
    const look = brand.tokens.light;
    const facts = sampleRequestFacts(hospital, { ...form, reference: "C-7F3K-9QXM" }, { texts, look });
    const mail = renderRequest(facts, undefined);
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(mail.html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const boxes = await Promise.all((await page.getByRole("link").all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test(`a job application in Malayalam is ${width} px wide, and no label runs into what stands beside it`, async ({
    page,
  }) => {
    const [hospital] = hospitals;
    if (!hospital) throw new Error("The sample data has no hospital");
    const request = { name: "അനു", email: "anu@example.org", contactNumber: 9_000_000_001, experience: 2, job: "" };
    const form = { kind: "job", request: { ...request, hospital: "", to: "" } } as const;
    const look = brand.tokens.light;
    const facts = sampleRequestFacts(hospital, { ...form, reference: "J-7F3K-9QXM" }, { texts: malayalam, look });
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(renderRequest(facts, undefined).html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const labels = await page
      .locator("th")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth));
    expect(labels).toEqual([]);
  });

  test(`a digest is ${width} px wide where its reader is, and its links are as large as a thumb`, async ({ page }) => {
    const [hospital] = hospitals;
    if (!hospital) throw new Error("The sample data has no hospital");
    const request = { name: LONG, email: `${LONG}@example.org`, subject: LONG, message: LONG };
    const record = {
      kind: "contact",
      request: { ...request, contactNumber: 9_000_000_001, hospital: "", to: "" },
      receivedAt: new Date("2026-11-20T17:11:00Z"),
    };
    const records = ["held", "collected"].map(
      (status) =>
        ({ ...record, status, reference: `C-${status}`, heldFor: "honeypot, no-browser" }) as SubmissionRecord,
    );
    const addresses = new Map([["C-held", "https://www.example.org/held/C-held/1/x"]]);
    const facts = sampleMailFacts(hospital, { texts, look: brand.tokens.light });
    const mail = renderDigest(facts, { records, files: new Map(), addresses, retentionDays: 90 });
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(mail.html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const boxes = await Promise.all((await page.getByRole("link").all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(5);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  });
}
