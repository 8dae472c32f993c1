import { DepartmentsPage } from "#app/features/departments/departments-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { urgentCalls } from "./contact-items.ts";
import { openHospital, headerPicture, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/departments-index";

export const handle: RoutePolicy = {
  menu: { label: ({ sections }) => sections.departments, order: 40, opens: "departments" },
  sitemap: "page",
};

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    ...sectionPage(services, hospital, "departments", paths.toDepartments),
    picture: headerPicture(services.site, "departments"),
    hasCasualty: hospital.contact.emergencyPhone !== undefined,
    urgent: urgentCalls(hospital, services.texts.pages),
    departments: hospital.departments.map(({ slug, name, plainName, icon, summary }) => ({
      slug,
      name,
      plainName,
      icon,
      summary,
    })),
  };
}

export default function DepartmentsIndex({ loaderData }: Route.ComponentProps) {
  return <DepartmentsPage {...loaderData} />;
}
