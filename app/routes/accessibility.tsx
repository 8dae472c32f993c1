import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { headElements } from "./hospital/page-head.ts";
import { pageTitle } from "./page-title.ts";
import { createSharedLink } from "./shared-link.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, origin, now } = services;
  const statement = site.group.accessibility;
  return {
    head: {
      title: pageTitle(site.group.name, "Accessibility"),
      canonical: origin + groupPaths.toAccessibility,
      description: statement.introduction,
      sharedLink: createSharedLink(services),
    },
    shell: createShell(site, undefined, now()),
    statement,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { shell, statement } = loaderData;
  return (
    <SiteLayout shell={shell}>
      <AccessibilityPage statement={statement} homePath={shell.homePath} contact={shell.contact} />
    </SiteLayout>
  );
}
