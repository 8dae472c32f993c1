import { renderToStaticMarkup } from "react-dom/server";
import { BoardSheet } from "#app/features/sits-today/board-sheet.tsx";
import sheetStyles from "#app/features/sits-today/sheet.css?inline";
import type { RoutePolicy } from "#app/route-policy.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { drawCode } from "./draw-code.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, loadSharedBoard } from "./load-board.ts";
import { dayParameter } from "./list-parameters.ts";
import type { Route } from "./+types/board-sheet";

export const handle: RoutePolicy = { parameters: { day: dayParameter } };

/** Who sits on a day, for a sheet of paper or a screen in a hall. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const url = new URL(args.request.url);
  const { board, address, check } = await loadSharedBoard(services, hospital, url);
  const { brand, language } = services.site;
  const sheet = (
    <BoardSheet
      {...{ board, address, check, language, hospital: fullName(hospital), code: drawCode(address) }}
      isScreen={url.pathname.endsWith("/board")}
      emblemUrl={emblemOf(brand, hospital.id).url}
      styles={brand.sheet + sheetStyles}
      noConnection={services.texts.server.boards.noConnection}
    />
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(sheet)}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", ...boardHeaders(services.now()) },
  });
}
