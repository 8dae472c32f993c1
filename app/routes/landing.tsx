import { servicesContext } from "#app/context.ts";
import { LandingPage } from "#app/features/landing/landing-page.tsx";
import { createLandingView } from "#app/features/landing/landing-view.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./+types/landing";

export function loader({ context }: Route.LoaderArgs) {
  const { site, origin, now } = context.get(servicesContext);
  return {
    title: pageTitle(site.group.name, "Our Hospitals"),
    canonical: `${origin}/`,
    shell: createShell(site, undefined, now()),
    view: createLandingView(site),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, canonical, view } = loaderData;
  return [
    { title },
    { tagName: "link", rel: "canonical", href: canonical },
    { name: "description", content: view.introduction },
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout shell={loaderData.shell} isLanding>
      <LandingPage view={loaderData.view} />
    </SiteLayout>
  );
}
