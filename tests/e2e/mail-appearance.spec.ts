import { expect, test } from "@playwright/test";
import { loadSite } from "#hospitals/load-site.server.ts";
import { renderMail } from "#submissions/mail/render-mail.ts";

const { hospitals } = await loadSite({ dataDir: "data" });

/** The longest that the form takes, without a place to break it. */
const LONG = "W".repeat(200);

for (const width of [320, 390, 800]) {
  test(`a mail is ${width} px wide where its reader is, whatever was typed, and its links are as large as a thumb`, async ({
    page,
  }) => {
    const [hospital] = hospitals;
    if (!hospital) throw new Error("The sample data has no hospital");
    const request = { name: LONG, email: `${LONG}@example.org`, subject: LONG, message: LONG };
    const mail = renderMail(
      {
        kind: "contact",
        request: { ...request, contactNumber: 9_000_000_001, hospital: "", to: "" },
        id: "0",
        hospitalId: hospital.id,
        noticeVersion: "none",
        messageId: "<0@example.org>",
        reference: "C-7F3K-9QXM",
        receivedAt: new Date("2026-11-20T17:11:00Z"),
      },
      hospital,
    );
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(mail.html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const boxes = await Promise.all((await page.getByRole("link").all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  });
}
