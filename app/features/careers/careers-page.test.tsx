import { expect, test } from "vitest";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { pages } from "#site/texts/en.ts";
import { CareerPage } from "./career-page.tsx";
import { CareersPage } from "./careers-page.tsx";

const jobs = [
  { id: "j1", jobTitle: "Staff Nurse", shortDescription: "On the ward.", vacancies: 4, lastDate: "2026-12-05" },
  { id: "j2", jobTitle: "Driver", shortDescription: "", vacancies: 0 },
];

const FOUND = pages.careers.found(2);

test.each([0, 1, 2])("the heading counts %i jobs", (total) => {
  const found = pages.careers.found(total);
  const html = renderPage(<CareersPage basePath="/h" place="Adoor" found={found} careers={jobs.slice(0, total)} />);
  expect(html).toContain(`We found ${total} available job(s) for you`);
  expect(html.includes("No Careers found")).toBe(total === 0);
});

test("a picture and how to apply open the page", () => {
  const picture = {
    width: 1600,
    height: 1000,
    sources: [{ type: "image/webp", files: [{ url: "/gate.webp", width: 1600 }] }],
  };
  const html = renderPage(
    <CareersPage
      basePath="/h"
      place="Adoor"
      found={FOUND}
      careers={jobs}
      picture={picture}
      pictureDescription="Nurses at the gate"
    />,
  );
  expect(html).toMatch(/<img[^>]*src="\/gate\.webp"[^>]*alt="Nurses at the gate"/);
  expect(html).toContain("add your resume");
});

test("a job leads to its page", () => {
  const html = renderPage(<CareersPage basePath="/h" place="Adoor" found={FOUND} careers={jobs} />);
  const link = html.match(/<a[^>]*href="\/h\/careers\/detail\/j1".*?<\/a>/)?.[0];
  expect(link?.replaceAll(/<[^>]*>/g, "")).toBe("View more: Staff Nurse");
});

test("the list says where, how many and until when, and no last date where there is none", () => {
  const factsOf = (index: number) =>
    renderPage(<CareersPage basePath="/h" place="Adoor" found={FOUND} careers={jobs.slice(index, index + 1)} />)
      .match(/<dl.*<\/dl>/)?.[0]
      .replaceAll(/<[^>]*>/g, " ");
  expect(factsOf(0)).toMatch(/Place +Adoor +Vacancies +4 +Last date to apply +5 December 2026/);
  expect(factsOf(1)).toMatch(/Vacancies +None now *$/);
});

test("a job shows its lists and a mail link that names it", () => {
  const career = {
    ...{ id: "j1", jobTitle: "Nurse & Tutor", shortDescription: "", vacancies: 2, description: [] },
    ...{ responsibilities: ["Care"], skills: ["Patience"], experience: "2 years" },
  };
  const contact = { email: "jobs@example.org", phone: createPhone("0000") };
  const application = {
    addressee: { hospital: "Punalur", to: "punalur@example.org" },
    ...{ resumeMaxBytes: 5_242_880, apiOrigin: "", today: "2026-11-20", showsFailure: true, marksApplied: true },
    ...{ action: "/h/careers/detail/j1", jobTitle: "Nurse & Tutor" },
    call: createPhone("0000"),
    privacyNotice: { version: "v1", summary: "Kept for 90 days.", links: [] },
  };
  const html = renderPage(
    <CareerPage
      basePath="/h"
      place="Adoor"
      picture={undefined}
      next={jobs[1]}
      career={career}
      contact={contact}
      application={application}
      reply={undefined}
    />,
  );
  for (const text of [
    "Nurse &amp; Tutor – 2 Vacancies",
    "Responsibilities",
    "Care",
    "Patience",
    "Experience",
    "2 years",
    "Next job",
    "Driver",
  ])
    expect(html).toContain(text);
  expect(html).toContain("mailto:jobs@example.org?subject=Question%20about%3A%20Nurse%20%26%20Tutor");
});

test.each([
  [1, "Staff Nurse – 1 Vacancy"],
  [2, "Staff Nurse – 2 Vacancies"],
  [0, "Staff Nurse – No Vacancy"],
])("%i vacancies read %s [S177]", (vacancies, title) => {
  expect(pages.careers.title("Staff Nurse", vacancies)).toBe(title);
});
