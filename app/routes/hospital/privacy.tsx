import { PrivacyPage } from "#app/features/privacy/privacy-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/privacy";

export const handle: RoutePolicy = { sitemap: "page" };

/** The hospital's privacy notice, whole and on a page of its own (DPDP Rules 2025, rule 3). */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  return {
    head: sectionHead(services, hospital, "privacy", paths.toPrivacy),
    notice: hospital.privacyNotice,
    homePath: paths.toHome,
  };
}

export default function Privacy({ loaderData: { notice, homePath } }: Route.ComponentProps) {
  return <PrivacyPage notice={notice} homePath={homePath} />;
}
