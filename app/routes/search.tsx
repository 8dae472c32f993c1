import { SearchPage } from "#app/features/search/search-page.tsx";
import { listFew, reachHospital, readSearchText } from "#app/features/search/search-view.ts";
import { searchHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { urgentCalls } from "./hospital/contact-items.ts";
import { loadSits } from "./hospital/load-sittings.ts";
import { openPlace, useShell } from "./shell.ts";
import type { Route } from "./+types/search";

export const handle: RoutePolicy = {
  parameters: { q: { read: readSearchText, isEndless: () => true } },
  isUncounted: true,
};

/** Results of all hospitals, or of one; what that one does not have is shown where another has it. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, address } = openPlace(args, "toSearch");
  const { site, search, texts, isAdviceUnread } = services;
  const query = readSearchText(new URL(args.request.url).searchParams.get("q"));
  const answer = query
    ? await search.answer(query, hospital, (at, doctor) =>
        loadSits(services, services.notices.withHolidays(at), doctor),
      )
    : undefined;
  const [urgentCall] = hospital ? urgentCalls(hospital, texts.pages) : [];
  const { toEmergency } = groupPathsIn(site.prefix);
  const { emergency: label } = texts.pages.common;
  return {
    head: searchHead(services, hospital),
    query,
    answer,
    // Who may be in danger is not led to a form.
    ...(answer?.alarm && { urgentCall, mainAction: { to: urgentCall?.href ?? toEmergency, icon: "siren", label } }),
    hospitals: (hospital ? [hospital] : listFew(site.hospitals)).map(reachHospital),
    address,
    ...(isAdviceUnread && { isAdviceUnread }),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} homePath={useShell().homePath} />;
}
