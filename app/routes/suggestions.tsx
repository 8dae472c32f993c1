import { servicesContext, type SiteServices } from "#app/context.ts";
import { listFew, readSearchText } from "#app/features/search/search-view.ts";
import type { SuggestionList } from "#app/ui/search-field/suggestions.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { listCasualties, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital } from "./hospital/hospital-page.ts";
import type { Route } from "./+types/suggestions";

export const handle: RoutePolicy = {
  parameters: { q: { read: readSearchText, isEndless: () => true } },
  isUncounted: true,
};

export async function loader(args: Route.LoaderArgs) {
  const hospital = args.params.basePath === undefined ? undefined : openHospital(args).hospital;
  const query = readSearchText(new URL(args.request.url).searchParams.get("q"));
  return Response.json(await listSuggestions(args.context.get(servicesContext), query, hospital));
}

/** Numbers to call first where the words tell of danger. */
async function listSuggestions(
  { search, site, texts }: SiteServices,
  query: string,
  hospital: Hospital | undefined,
): Promise<SuggestionList> {
  if (!query) return { items: [] };
  const { alarm, isDanger, helpLines, items } = await search.suggest(query, hospital);
  const { kinds } = texts.server.suggestions;
  const { common, emergencyCalls } = texts.pages;
  const { toSearch } = hospital ? hospitalPaths(hospital) : groupPathsIn(site.prefix);
  const lines = helpLines.map(({ name, number, hours }) => ({
    label: `${name}: ${number}`,
    note: hours,
    to: createPhone(number).href,
  }));
  const casualties = listCasualties(hospital ? [hospital] : listFew(site.hospitals)).map(({ isOwn, place, phone }) => ({
    label: isOwn ? common.emergencyAt(place) : emergencyCalls.nearest(place),
    note: phone.printed,
    to: phone.href,
  }));
  const national = listEmergencyCalls(undefined, emergencyCalls)
    .filter(({ printed }) => helpLines.every(({ number }) => number !== printed))
    .map(({ label, printed, href }) => ({ label, note: printed, to: href }));
  const own = alarm ? [...casualties, ...national] : [];
  const urgent = isDanger ? [...own, ...lines] : [...lines, ...own];
  const found = items.map(({ kind, name, places, to }) => ({
    label: name,
    note: `${kinds[kind]}, ${places.join(", ")}`,
    to: to ?? `${toSearch}?${new URLSearchParams({ q: name })}`,
  }));
  return {
    ...(alarm && { alarm }),
    items: [...urgent.map((item) => ({ ...item, isUrgent: true as const })), ...found],
  };
}
