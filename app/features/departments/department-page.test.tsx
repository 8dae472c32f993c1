import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { DepartmentPage } from "./department-page.tsx";

const department = {
  slug: "e_n_t",
  name: "ENT",
  icon: "e_n_t",
  summary: "Ear, nose and throat.",
  description: ["Everything above the neck."],
  services: ["Hearing tests"],
  doctorsTitle: "Our ENT Doctors",
  doctorsSubtitle: "Meet our ENT team",
};
const props = {
  basePath: "/h",
  picture: undefined,
  department,
  departments: [
    { slug: "dental", name: "Dental" },
    { slug: "e_n_t", name: "ENT" },
  ],
  doctors: [{ id: "1", name: "Dr. Anu", centerOfExcellence: "ENT" }],
};

test("a department shows its texts, its services and its doctors", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  for (const text of ["Everything above the neck.", "Hearing tests", "Our ENT Doctors", "Meet our ENT team", "Dr. Anu"])
    expect(html).toContain(text);
  expect(html).toMatch(/<a[^>]*href="\/h\/appointment"[^>]*>.*Book Appointment/);
});

test("only the current department is marked in the side list", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/aria-current="page"[^>]*>ENT</);
});

test("without doctors the heading stands and no card is there", () => {
  const html = renderPage(<DepartmentPage {...props} doctors={[]} />);
  expect(html).toContain("Our ENT Doctors");
  expect(html).not.toContain("Book Appointment");
});

test("without services or history note neither is shown", () => {
  const html = renderPage(<DepartmentPage {...props} department={{ ...department, services: [] }} />);
  expect(html).not.toMatch(/Services|department__history/);
});
