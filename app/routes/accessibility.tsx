import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { accessibilityHead } from "./group-page-head.ts";
import { headElements } from "./hospital/page-head.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, now } = services;
  const statement = site.group.accessibility;
  return {
    head: accessibilityHead(services),
    shell: createShell(site, "group", now()),
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
