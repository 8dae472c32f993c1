import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { NotFoundPage } from "#app/features/not-found/not-found-page.tsx";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./+types/not-found";

export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(servicesContext);
  return data({ shell: createShell(site, undefined, now()) }, { status: 404 });
}

export function meta() {
  return [{ title: pageTitle("Page not found") }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout shell={loaderData.shell}>
      <NotFoundPage shell={loaderData.shell} />
    </SiteLayout>
  );
}
