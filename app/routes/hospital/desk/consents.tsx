import { DeskListPage } from "#app/features/desk/list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { listConsentEntries, sayConsent } from "./consent-entries.ts";
import { openDesk } from "./open-desk.ts";
import type { Route } from "./+types/consents";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** Who is shown on the pages of the hospital, and whether they agreed. */
export async function loader(args: Route.LoaderArgs) {
  const open = await openDesk(args, "write");
  const { services, head, frame, path } = open;
  const words = services.texts.server.deskConsents;
  const entries = await listConsentEntries(open);
  const groups = (["ended", "none", "agreed"] as const).map((state) => {
    const ofState = entries.filter((entry) => entry.state === state);
    const rows = ofState.map((entry) => ({
      ...{ id: `${entry.kind}/${entry.id}`, title: entry.title, to: `${path}/consents/${entry.kind}/${entry.id}` },
      facts: [words.kinds[entry.kind], ...(entry.consent ? [sayConsent(entry, services)] : [])],
    }));
    return { heading: `${words.groups[state]} (${rows.length})`, rows };
  });
  const lead = entries.length === 0 ? words.nothing : words.lead;
  return { head, view: { frame, title: words.title, lead, groups: groups.filter(({ rows }) => rows.length > 0) } };
}

export default function Consents({ loaderData }: Route.ComponentProps) {
  return <DeskListPage {...loaderData.view} />;
}
