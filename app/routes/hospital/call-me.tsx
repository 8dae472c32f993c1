import { CallMePage } from "#app/features/call-me/call-me-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { bestTimesOf } from "#forms/call-back.ts";
import { officeHours } from "#forms/working-time.ts";
import { callingDepartments } from "./call-choices.ts";
import { openHospital } from "./hospital-page.ts";
import { formAction, formSettings } from "./submit-form.ts";
import type { Route } from "./+types/call-me";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { lead, heading, department, anyDepartment, bestTime, anyTime, times } = services.texts.server.callMe;
  return {
    head: sectionHead(services, hospital, "callMe", paths.toCallMe),
    page: {
      ...{ basePath: hospital.basePath, lead, heading },
      fields: {
        department: { label: department, placeholder: anyDepartment, options: callingDepartments(hospital) },
        bestTime: {
          ...{ label: bestTime, placeholder: anyTime },
          options: bestTimesOf(officeHours(hospital)).map((value) => ({ value, label: times[value] })),
        },
      },
    },
    form: { ...formSettings(services, hospital, "call"), action: paths.toCallMe },
  };
}

export const action = formAction("call");

export default function CallMe({ loaderData: { page, form }, actionData }: Route.ComponentProps) {
  return <CallMePage {...page} form={form} reply={actionData} />;
}
