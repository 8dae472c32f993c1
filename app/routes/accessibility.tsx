import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { fitDescription } from "./fit-description.ts";
import { headElements } from "./hospital/page-head.ts";
import { pageTitle } from "./page-title.ts";
import { createSharedLink } from "./shared-link.ts";
import { breadcrumbs } from "./structured-data/breadcrumbs.ts";
import { createPageGraph } from "./structured-data/page-graph.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, origin, now } = services;
  const statement = site.group.accessibility;
  return {
    head: {
      title: pageTitle(site.group.name, "Accessibility"),
      canonical: origin + groupPaths.toAccessibility,
      description: fitDescription(statement.introduction),
      sharedLink: createSharedLink(services),
      ...createPageGraph([
        breadcrumbs(origin, [
          { name: site.group.name, path: groupPaths.toLanding },
          { name: "Accessibility", path: groupPaths.toAccessibility },
        ]),
      ]),
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
