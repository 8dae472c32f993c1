import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { accessibilityHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { useShell } from "../shell.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/accessibility";

export { meta } from "#app/head/page-head.ts";

/** Of several hospitals the group's page is listed instead. */
export const handle: RoutePolicy = { sitemap: "page", isListed: (site) => !hasLandingPage(site) };

/** The group's statement inside a hospital's layout, so that a visitor stays in the hospital (specification §2.6). */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  return { head: accessibilityHead(services, hospital), statement: services.site.group.accessibility };
}

export default function HospitalAccessibility({ loaderData }: Route.ComponentProps) {
  const { homePath, contact } = useShell();
  return <AccessibilityPage statement={loaderData.statement} homePath={homePath} contact={contact} />;
}
