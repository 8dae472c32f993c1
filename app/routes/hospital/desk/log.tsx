import { DeskLogPage } from "#app/features/desk/log-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { changedLines } from "#desk/access/changed-lines.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { minuteInKolkata } from "#forms/calendar.ts";
import { formatDay } from "#site/texts/date-format.ts";
import { openDesk } from "./open-desk.ts";
import type { Route } from "./+types/log";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const ACTS_A_PAGE = 50;

/** Who did what here, for publishers. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital, frame, head, path } = await openDesk(args, "publish");
  const { texts, desk } = services;
  const { log } = texts.server.desk;
  const before = Number(new URL(args.request.url).searchParams.get("before")) || undefined;
  const acts = await desk.listActs({ hospitals: [hospital.id], before, limit: ACTS_A_PAGE + 1 });
  const names = new Map((await desk.access.editors.list()).map(({ address, name }) => [sameAddress(address), name]));
  const shown = acts.slice(0, ACTS_A_PAGE).map((act) => {
    const [day = "", time = ""] = minuteInKolkata(new Date(act.at)).split("T");
    return {
      day,
      ...{ id: act.id, time: texts.server.moments.time(time), subject: act.subject, ...changedLines(act) },
      who: names.get(act.who) ?? act.who,
      what: (log.acts as Record<string, string>)[act.what] ?? act.what,
    };
  });
  const last = acts[ACTS_A_PAGE - 1];
  return {
    head,
    view: {
      ...{ frame, title: log.title, none: log.none, changes: log.changes },
      days: [...Map.groupBy(shown, ({ day }) => day)].map(([day, ofDay]) => ({
        day: formatDay(day, texts.pages.locale),
        acts: ofDay,
      })),
      older: acts.length > ACTS_A_PAGE && last ? { label: log.older, to: `${path}/log?before=${last.at}` } : undefined,
    },
  };
}

export default function DeskLog({ loaderData }: Route.ComponentProps) {
  return <DeskLogPage {...loaderData.view} />;
}
