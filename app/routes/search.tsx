import { servicesContext } from "#app/context.ts";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { reachHospital, readSearchText } from "#app/features/search/search-view.ts";
import { searchHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPaths } from "#site/hospitals/hospital-paths.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/search";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { parameters: { q: { read: readSearchText, isEndless: () => true } } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, search } = services;
  redirectToOnlyHospital(site, ({ toSearch }) => toSearch, request);
  const query = readSearchText(new URL(request.url).searchParams.get("q"));
  return {
    head: searchHead(services),
    shell: loadShell(context, "group"),
    page: {
      query,
      answer: query ? await search.answer(query) : undefined,
      hospitals: site.hospitals.map(reachHospital),
    },
  };
}

export default function Search({ loaderData: { shell, page } }: Route.ComponentProps) {
  return (
    <SiteLayout shell={shell}>
      <SearchPage {...page} address={groupPaths.toSearch} homePath={shell.homePath} />
    </SiteLayout>
  );
}
