import { data } from "react-router";
import { SitsTodayPage } from "#app/features/sits-today/sits-today-page.tsx";
import { entryHead, pageTitle } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { detailPage, openHospital } from "./hospital-page.ts";
import { boardHeaders, loadBoard } from "./load-board.ts";
import type { Route } from "./+types/sits-today";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = {
  sitemap: "page",
  isScriptless: true,
  parameters: { day: { read: "day" }, department: { read: "service" } },
};

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { searchParams } = new URL(args.request.url);
  const board = await loadBoard(services, hospital, searchParams.get("day"), searchParams.get("department") ?? "");
  const { titleToday: name, description } = services.texts.server.boards;
  const head =
    board &&
    entryHead(services, hospital, {
      ...({ section: "doctors", toSection: paths.toDoctors, name, path: paths.toSitsToday, things: [] } as const),
      title: pageTitle(hospital.name, hospital.place, board.title),
      description: description(fullName(hospital)),
    });
  const page = detailPage(services, hospital, "doctors", head, { board });
  return board ? data(page.data, { headers: boardHeaders(services.now()) }) : page;
}

export default function SitsToday({ loaderData: { basePath, board } }: Route.ComponentProps) {
  return <SitsTodayPage basePath={basePath} board={board} />;
}
