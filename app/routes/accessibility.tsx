import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./+types/accessibility";

export function loader({ context }: Route.LoaderArgs) {
  const { site, origin, now } = context.get(servicesContext);
  return {
    title: pageTitle(site.group.name, "Accessibility"),
    canonical: `${origin}/accessibility`,
    shell: createShell(site, undefined, now()),
    statement: site.group.accessibility,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, canonical, statement } = loaderData;
  return [
    { title },
    { tagName: "link", rel: "canonical", href: canonical },
    { name: "description", content: statement.introduction },
  ];
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { shell, statement } = loaderData;
  return (
    <SiteLayout shell={shell}>
      <AccessibilityPage statement={statement} homePath={shell.homePath} contact={shell.contact} />
    </SiteLayout>
  );
}
