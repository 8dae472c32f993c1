/** A job's title with its vacancies, or with 'No Vacancy' when there is none (checklist A30). */
export function titleWithVacancies(jobTitle: string, vacancies: number): string {
  return `${jobTitle} – ${vacancyText(vacancies)}`;
}

function vacancyText(vacancies: number): string {
  if (vacancies < 1) return "No Vacancy";
  return `${vacancies} ${vacancies === 1 ? "Vacancy" : "Vacancies"}`;
}
