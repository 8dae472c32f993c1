import { servicesContext } from "#app/context.ts";
import { PrivacyPage } from "#app/features/privacy/privacy-page.tsx";
import { headElements, sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { getHospital } from "./hospital-page.ts";
import type { Route } from "./+types/privacy";

export const handle: RoutePolicy = { sitemap: "page" };

/** The hospital's privacy notice, whole and on a page of its own (DPDP Rules 2025, rule 3). */
export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const { toPrivacy, toHome } = hospitalPaths(hospital);
  return {
    head: sectionHead(context.get(servicesContext), hospital, "privacy", toPrivacy),
    notice: hospital.privacyNotice,
    homePath: toHome,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Privacy({ loaderData: { notice, homePath } }: Route.ComponentProps) {
  return <PrivacyPage notice={notice} homePath={homePath} />;
}
