import { renderToStaticMarkup } from "react-dom/server";
import { BoardSheet } from "#app/features/sits-today/board-sheet.tsx";
import sheetStyles from "#app/features/sits-today/sheet.css?inline";
import { boardPicture } from "#app/features/sits-today/board-view.ts";
import { pageLanguage } from "#app/page-language.server.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { boardPaths } from "#site/hospitals/hospital-paths.ts";
import { drawCode } from "./draw-code.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, codeOf, loadBoard, outage } from "./load-board.ts";
import type { Route } from "./+types/shared-board";

export const handle: RoutePolicy = { parameters: { day: { read: "day" } }, isUncounted: true };

/** Who sits on a day, for a sheet of paper, a screen in a hall or a picture; each with its address and code. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const { site, origin, texts, now } = services;
  const board = await loadBoard(services, hospital, searchParams.get("day"));
  if (!board) throw outage(services);
  const { boards } = texts.server;
  const code = await codeOf(services, hospital, board);
  const check = code && boards.codeAt(code, new URL(origin).host + site.prefix + boardPaths.toCheck);
  const emblem = emblemOf(site.brand, hospital.id);
  const address = origin + board.to;
  const shared = { name: fullName(hospital), address, check };
  const isPicture = pathname.endsWith(".png");
  const draw = () =>
    renderToStaticMarkup(
      <BoardSheet
        {...{ ...shared, board, emblemUrl: emblem.url, code: drawCode(address), language: site.language }}
        isScreen={pathname.endsWith("/board")}
        styles={site.brand.sheet + sheetStyles}
      />,
    );
  const body = isPicture
    ? new Uint8Array(
        await services.drawBoardPicture({ ...shared, ...boardPicture(board, boards.more), emblem: emblem.svg }),
      )
    : `<!DOCTYPE html>${pageLanguage.run(site.language, draw)}`;
  const type = isPicture ? "image/png" : "text/html; charset=utf-8";
  return new Response(body, { headers: { "Content-Type": type, ...boardHeaders(now()) } });
}
