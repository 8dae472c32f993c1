import { servicesContext } from "#app/context.ts";
import { AccessibilityPage } from "#app/features/accessibility/accessibility-page.tsx";
import { accessibilityHead, headElements } from "#app/head/page-head.ts";
import { useShell } from "../shell.ts";
import { getHospital } from "./hospital-page.ts";
import type { Route } from "./+types/accessibility";

/** The group's statement inside a hospital's layout, so that a visitor stays in the hospital (specification §2.6). */
export function loader({ params, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  const services = context.get(servicesContext);
  const { site } = services;
  return {
    head: accessibilityHead(services, hospital),
    statement: site.group.accessibility,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function HospitalAccessibility({ loaderData }: Route.ComponentProps) {
  const { homePath, contact } = useShell();
  return <AccessibilityPage statement={loaderData.statement} homePath={homePath} contact={contact} />;
}
