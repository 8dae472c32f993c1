import { servicesContext } from "#app/context.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { readFind, isAnotherPage } from "#app/features/what-is-where/find-entries.ts";
import { WhatIsWherePage } from "#app/features/what-is-where/what-is-where-page.tsx";
import { createWhatIsWhereView } from "#app/features/what-is-where/what-is-where-view.ts";
import { whatIsWhereHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { loadShell } from "./shell.ts";
import type { Route } from "./+types/what-is-where";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = {
  sitemap: "page",
  parameters: { find: { read: readFind, isEndless: () => true } },
};

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return {
    head: whatIsWhereHead(services),
    shell: loadShell(context, "group"),
    view: createWhatIsWhereView(services.site),
  };
}

export const shouldRevalidate = isAnotherPage;

export default function WhatIsWhere({ loaderData: { shell, view } }: Route.ComponentProps) {
  return (
    <SiteLayout shell={shell}>
      <WhatIsWherePage view={view} address={groupPaths.toWhatIsWhere} homePath={shell.homePath} />
    </SiteLayout>
  );
}
