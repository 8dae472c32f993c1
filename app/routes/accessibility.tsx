import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { accessibilityHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/accessibility";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { sitemap: "page", isListed: hasLandingPage };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toAccessibility }) => toAccessibility);
  return {
    head: accessibilityHead(services),
    shell: loadShell(context, "group"),
    statement: services.site.group.accessibility,
  };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { shell, statement } = loaderData;
  return (
    <SiteLayout shell={shell}>
      <AccessibilityPage statement={statement} homePath={shell.homePath} contact={shell.contact} />
    </SiteLayout>
  );
}
