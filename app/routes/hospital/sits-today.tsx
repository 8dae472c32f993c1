import { data } from "react-router";
import { SitsTodayPage } from "#app/features/sits-today/sits-today-page.tsx";
import { bareHead, fitDescription } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { breadcrumbs, createPageGraph } from "#app/structured-data/page-graph.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { detailPage, openHospital } from "./hospital-page.ts";
import { boardHeaders, loadBoard, readDay } from "./load-board.ts";
import { dayParameter, departmentParameter } from "./list-parameters.ts";
import type { Route } from "./+types/sits-today";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = {
  sitemap: "page",
  isScriptless: true,
  parameters: { day: dayParameter, department: departmentParameter },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const url = new URL(args.request.url);
  const day = readDay(services, hospital, url);
  if (!day) throw data(null, { status: 404 });
  const board = await loadBoard(services, hospital, day, url.searchParams.get("department") ?? "");
  const { boards } = services.texts.server;
  const crumbs = [
    { name: fullName(hospital), path: paths.toHome },
    { name: boards.titleToday, path: paths.toSitsToday },
  ];
  const head = board && {
    ...bareHead(services, hospital, board.title, "doctors"),
    canonical: services.origin + paths.toSitsToday,
    description: fitDescription(boards.description(fullName(hospital))),
    ...createPageGraph([breadcrumbs(services.origin, crumbs)]),
  };
  const { titleToday: name, sittingNow, over, textOnly, textOnlyNote, nobody, departmentMissing, otherDays } = boards;
  const { onPaper, onScreen, asPicture } = boards;
  const ways = { onPaper, onScreen, asPicture };
  const words = { name, sittingNow, over, textOnly, textOnlyNote, nobody, departmentMissing, otherDays, ...ways };
  const page = detailPage(services, hospital, "doctors", head, { board, words });
  return board ? data(page.data, { headers: boardHeaders(services.now()) }) : page;
}

export default function SitsToday({ loaderData: { basePath, board, words } }: Route.ComponentProps) {
  return <SitsTodayPage basePath={basePath} board={board} words={words} />;
}
