import { addDays, weekdayOf } from "#site/sittings/clock.ts";
import type { Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { todayInKolkata } from "#forms/calendar.ts";
import { openRecords } from "#outbox/store/open-store.server.ts";
import { expectSound } from "../accessibility/expect-sound.ts";
import { ask, findLink, mailTo, OFFICE } from "../support/ask-office.ts";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { changedSite } from "../support/start-changed-site.ts";
import { expect, test, type TestSite } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
/** Sits from Monday to Friday, 10 am to 1 pm. */
const DOCTOR = { id: "tvliwvcASixlCqTwHlulsp", name: "Dr. Jithin Karott" };

test.use({ viewport: { width: 390, height: 800 } });

/** The next working day that is neither today nor tomorrow. */
function someDay(): string {
  let day = addDays(todayInKolkata(new Date()), 2);
  while (weekdayOf(day) > 5) day = addDays(day, 1);
  return day;
}

async function openList(page: Page, site: TestSite) {
  await page.goto(`${site.origin}${BASE}/requests`);
  await page.getByRole("button", { name: "Mail the link to the office" }).click();
  const { mail, recipients } = await site.mailbox.waitFor(
    (received) => received.mail.subject?.includes("list of requests") ?? false,
  );
  expect(recipients).toEqual([OFFICE]);
  await page.goto(findLink(mail.text, "requests"));
  await page.getByRole("button", { name: "Open the list" }).click();
}

test("who cannot be seen because a doctor is away hears of it, chooses another time, or is called", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), "leave-"));
  const mailbox = await openMailbox();
  const settings = { HOST: "127.0.0.1", PORT: String(await findFreePorts()), DATA_DIR: dataDir, SMTP_URL: mailbox.url };
  const own = await startSiteProcess(settings, changedSite({ answerWaitMs: 500 }));
  const site = { origin: `http://127.0.0.1:${settings.PORT}`, mailbox };
  const day = someDay();
  const book = async (time: string) => {
    const asked = await ask(request, site, { doctor: DOCTOR.name, department: "Pulmonology" });
    const form = { state: "agreed", expected: "0", day, time, doctor: DOCTOR.name };
    expect((await request.post(asked.office, { form })).url()).toContain("done");
    return asked;
  };
  const [chooser, called] = [await book("10:30 am"), await book("11 am")];
  for (const { email } of [chooser, called]) await mailTo(site, email, /confirmed/);

  const store = await openRecords({ dataDir, clock: { now: () => new Date() } });
  const exception = { first: day, last: day, kind: "away" } as const;
  const change = { hospitalId: "punalur", doctorId: DOCTOR.id, exception, by: "Asha" };
  await store.addSittingChange(change, "");
  // Another process than the site's: its pages hear of it all the same.
  const readDoctor = async () => (await request.get(`${site.origin}${BASE}/doctors/details/${DOCTOR.id}`)).text();
  await expect.poll(readDoctor, { timeout: 5000 }).toMatch(/class="doctor-week.*Away/s);

  const mail = await mailTo(site, chooser.email, /is away: please choose another time/);
  expect(mail?.text).toContain(`${DOCTOR.name} does not sit on`);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(["text/calendar"]);

  await openList(page, site);
  await page.getByRole("link", { name: /^\d+ late$/ }).click();
  await expect(page.getByText("Nothing here.")).toBeVisible();
  await page.getByRole("link", { name: `${DOCTOR.name} away: 2 people to tell` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 people to tell");
  await expect(page.locator(".office-list__new")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^WhatsApp/ }).first()).toHaveAttribute("href", /wa\.me.*request/);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page, `who must be told at ${width} pixels`);
  }
  const told = page.url();

  // By its link the patient needs one tap.
  await page.goto(findLink(mail?.text, "request"));
  await expect(page.locator(".answers__state")).toContainText("cannot take place as agreed");
  await page
    .getByRole("button", { name: new RegExp(`^Choose .* ${DOCTOR.name}`) })
    .first()
    .click();
  await expect(page.locator(".answers__state")).toContainText("You chose");

  await page.goto(told);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 person to tell");
  await expect(page.getByText("The patient chose")).toBeVisible();
  await page.getByLabel("Your name").fill("Asha");
  const tick = page.getByRole("button", { name: /^Told/ });
  const form = { told: (await tick.getAttribute("value")) ?? "", by: "Asha" };
  await tick.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Everybody is told or has chosen");
  await expect(page.getByText("The patient was told. (Asha)")).toBeVisible();

  // Sent once more, nothing is noted twice.
  expect((await page.request.post(told, { form })).url()).toContain("done=changed");
  expect((await store.readRequest({ reference: called.reference }))?.steps.map(({ state }) => state)).toEqual([
    ...["agreed", "away", "told"],
  ]);
  await page.goto(`${site.origin}${BASE}/requests?show=all`);
  await expect(page.getByRole("link", { name: /people? to tell/ })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: called.reference })).toContainText("Doctor away");
  expect(await (await request.get(told)).text()).not.toContain(called.reference);

  await store.close();
  await own.end("SIGTERM");
  await mailbox.close();
  await rm(dataDir, { recursive: true, force: true });
});
