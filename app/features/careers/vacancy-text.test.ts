import { expect, test } from "vitest";
import { titleWithVacancies } from "./career-page.tsx";

test.each([
  [1, "Staff Nurse – 1 Vacancy"],
  [2, "Staff Nurse – 2 Vacancies"],
  [0, "Staff Nurse – No Vacancy"],
])("%i vacancies read %s", (vacancies, title) => {
  expect(titleWithVacancies("Staff Nurse", vacancies)).toBe(title);
});
