import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { accessibilityHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openPlace, useShell } from "./shell.ts";
import type { Route } from "./+types/accessibility";

export const handle: RoutePolicy = { sitemap: "page", listedIn: "groupOrOnlyHospital" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openPlace(args, "toAccessibility");
  return { head: accessibilityHead(services, hospital), statement: services.site.group.accessibility };
}

export default function Accessibility({ loaderData: { statement } }: Route.ComponentProps) {
  const { homePath, contact } = useShell();
  return <AccessibilityPage statement={statement} homePath={homePath} contact={contact} />;
}
