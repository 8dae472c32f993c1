import { servicesContext } from "#app/context.ts";
import { CareerPage } from "#app/features/careers/career-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { careerAction } from "./career-action.ts";
import { detailData, getEntry } from "./content-result.ts";
import { getHospital } from "./get-hospital.ts";
import { careerHead } from "#app/head/entry-heads.ts";
import { headElements, bareHead } from "#app/head/page-head.ts";
import type { Route } from "./+types/career";

export const handle: RoutePolicy = { sitemap: { each: "careers" }, takesFile: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const career = getEntry(await services.content.fetchCareer(hospital.contentName, params.careerId), services);
  const { email, phone, receivingAddress } = hospital.contact;
  return detailData(career, {
    head: career ? careerHead(services, hospital, career) : bareHead(services, hospital, "Careers"),
    basePath: hospital.basePath,
    career,
    contact: { email, phone },
    application: {
      place: hospital.place,
      receivingAddress,
      resumeMaxBytes: services.resumeMaxBytes,
      action: hospitalPaths(hospital).toCareer(params.careerId),
      apiOrigin: services.apiOrigin,
      phone,
      privacyNotice: hospital.formNotice,
      marksApplied: hospital.marksApplied,
    },
  });
}

export function action(args: Route.ActionArgs) {
  return careerAction(args);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Career({ loaderData: { head: _head, ...page }, actionData }: Route.ComponentProps) {
  return <CareerPage {...page} reply={actionData} />;
}
