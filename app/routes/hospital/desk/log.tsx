import { DeskListPage } from "#app/features/desk/list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { changedLines } from "#desk/access/changed-lines.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { minuteInKolkata } from "#forms/calendar.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { openDesk } from "./open-desk.ts";
import type { Route } from "./+types/log";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const ACTS_A_PAGE = 50;
/** What stands behind a title for the command alone. */
const ID = / \([^()]*\)$/;

/** Who did what here, for publishers. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital, frame, head, path } = await openDesk(args, "publish");
  const { texts, desk } = services;
  const { log } = texts.server.desk;
  const before = Number(new URL(args.request.url).searchParams.get("before")) || undefined;
  const acts = await desk.listActs({ hospitals: [hospital.id], before, limit: ACTS_A_PAGE + 1 });
  const names = new Map((await desk.access.editors.list()).map(({ address, name }) => [sameAddress(address), name]));
  const rows = acts.slice(0, ACTS_A_PAGE).map((act) => {
    const [day = "", time = ""] = minuteInKolkata(new Date(act.at)).split("T");
    const what = (log.acts as Record<string, string>)[act.what] ?? act.what;
    const { gone, added } = changedLines(act);
    const row = {
      ...{ id: act.id, title: names.get(act.who) ?? act.who, text: `${what} ${act.subject.replace(ID, "")}` },
      facts: [texts.server.moments.time(time)],
      ...(gone.length + added.length > 0 && { change: { label: log.changes, gone, added } }),
    };
    return { day, row };
  });
  const groups = [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
    heading: formatDay(day, texts.pages.locale),
    rows: ofDay.map(({ row }) => row),
  }));
  const last = acts.length > ACTS_A_PAGE ? acts[ACTS_A_PAGE - 1] : undefined;
  const more = last && { label: log.older, to: `${path}/log?before=${last.at}` };
  return { head, view: { frame, title: log.title, lead: acts.length === 0 ? log.none : "", groups, more } };
}

export default function DeskLog({ loaderData }: Route.ComponentProps) {
  return <DeskListPage {...loaderData.view} />;
}
