import { ComplaintPage } from "#app/features/complaint/complaint-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openBookAnchors } from "#site/open-book/open-book-anchors.ts";
import { departmentOptions } from "./call-choices.ts";
import { openHospital } from "./hospital-page.ts";
import { formAction, formSettings } from "./submit-form.ts";
import type { Route } from "./+types/complaint";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    head: sectionHead(services, hospital, "complaint", paths.toComplaint),
    page: {
      basePath: hospital.basePath,
      words: services.texts.server.complaint.page,
      departments: departmentOptions(hospital),
      others: openBookAnchors(hospital).has("grievance") ? `${paths.toOpenBook}#grievance` : undefined,
    },
    form: { ...formSettings(services, hospital, "complaint"), action: paths.toComplaint },
  };
}

export const action = formAction("complaint");

export default function Complaint({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return <ComplaintPage {...page} form={form} reply={actionData} />;
}
