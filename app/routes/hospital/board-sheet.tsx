import { renderToStaticMarkup } from "react-dom/server";
import { HallScreen, PaperSheet, SCREEN_SCRIPT, SheetDocument } from "#app/features/sits-today/board-sheets.tsx";
import paperStyles from "#app/features/sits-today/paper-sheet.css?inline";
import screenStyles from "#app/features/sits-today/hall-screen.css?inline";
import sheetStyles from "#app/features/sits-today/sheet.css?inline";
import type { RoutePolicy } from "#app/route-policy.ts";
import { emblemOf } from "#site/brand/find-emblem.ts";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { drawCode } from "./draw-code.ts";
import { openHospital } from "./hospital-page.ts";
import { boardHeaders, loadCodedBoard } from "./load-board.ts";
import { dayParameter } from "./list-parameters.ts";
import type { Route } from "./+types/board-sheet";

export const handle: RoutePolicy = {
  parameters: { day: dayParameter, page: { read: (value) => (/^[1-9]\d?$/.test(value) ? value : "") } },
};

const SECONDS_A_PAGE = 12;

/** Who sits on a day, for a sheet of paper or a screen in a hall. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const url = new URL(args.request.url);
  const coded = await loadCodedBoard(services, hospital, url);
  if (coded instanceof Response) return coded;
  const { boards } = services.texts.server;
  const { brand, language } = services.site;
  const sheet = {
    ...{ ...coded, hospital: fullName(hospital), emblemUrl: emblemOf(brand, hospital.id).url },
    code: drawCode(coded.address),
  };
  const { title } = coded.board;
  const shown = Number(url.searchParams.get("page") ?? 1) - 1;
  const words = { ...boards, sittingNow: boards.now, noConnection: `${boards.noConnection} ${coded.board.asOf}.` };
  const isPaper = url.pathname.endsWith("/print");
  const page = isPaper ? (
    <SheetDocument {...{ language, title }} styles={[brand.sheet, sheetStyles, paperStyles]}>
      <PaperSheet {...sheet} textOnly={boards.textOnly} />
    </SheetDocument>
  ) : (
    <SheetDocument
      {...{ language, title }}
      styles={[brand.sheet, sheetStyles, screenStyles]}
      script={SCREEN_SCRIPT}
      refresh={`${SECONDS_A_PAGE};url=?page=${shown + 2}`}
    >
      <HallScreen {...sheet} words={words} shown={shown} />
    </SheetDocument>
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", ...boardHeaders(services.now()) },
  });
}
