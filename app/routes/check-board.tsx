import { redirect } from "react-router";
import { readBoardCode } from "#answers/sittings/board-codes.server.ts";
import { servicesContext, type PageServices } from "#app/context.ts";
import { chooseBoardHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { Field } from "#app/ui/field/field.tsx";
import { Button, ButtonLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { boardPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { readClock } from "#site/sittings/clock.ts";
import { describeDay } from "#site/sittings/describe-state.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { codeOf, loadBoard, sayMoment } from "./hospital/load-board.ts";
import { useShell } from "./shell.ts";
import type { Route } from "./+types/check-board";

export const handle: RoutePolicy = { isCached: false, isScriptless: true };

/** Whether a printed or sent list of who sits is ours, and still true. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const typed = new URL(request.url).searchParams.get("code");
  if (typed !== null)
    throw redirect(
      `${services.site.prefix}${boardPaths.toCheck}/${encodeURIComponent(readBoardCode(typed) || typed.trim())}`,
    );
  const { check } = services.texts.server.boards;
  const head = { ...chooseBoardHead(services), title: check.title, isHidden: true };
  const given = params.code ?? "";
  const result = given && (await checkCode(services, readBoardCode(given)));
  const { title, lead, label, send } = check;
  return {
    head,
    texts: { title, lead, label, send },
    action: services.site.prefix + boardPaths.toCheck,
    given,
    result,
  };
}

async function checkCode(services: PageServices, code: string) {
  const { site, texts, boardCodes } = services;
  const { check } = texts.server.boards;
  const none = {
    says: check.isNone,
    isTrue: false,
    issued: "",
    to: site.prefix + boardPaths.toSitsToday,
    toLabel: texts.server.boards.titleToday,
  };
  if (!code) return none;
  const issued = await boardCodes.find(code).catch(() => "unknown" as const);
  if (issued === "unknown") return { ...none, says: check.unknown };
  const hospital = site.hospitals.find(({ id }) => id === issued?.hospitalId);
  if (!issued || !hospital) return none;
  const { day, at } = issued;
  const { day: today } = readClock(Number(services.now()), sittingPlace(hospital).timeZone);
  const board = day < today ? undefined : await loadBoard(services, hospital, day);
  const isTrue = board && (await codeOf(services, hospital, board)) === code;
  const says = day < today ? check.isOver : !board ? check.unknown : isTrue ? check.isTrue : check.isOld;
  return {
    says,
    isTrue,
    issued: check.issued(fullName(hospital), describeDay(day, texts), ...sayMoment(Number(at), hospital, texts)),
    to: hospitalPaths(hospital).toSitsToday + (day > today ? `?day=${day}` : ""),
    toLabel: check.toList(fullName(hospital)),
  };
}

export default function CheckBoard({ loaderData: { texts, action, given, result } }: Route.ComponentProps) {
  const { homePath } = useShell();
  return (
    <>
      <PageHeader title={texts.title} homePath={homePath} lead={texts.lead} tone="mist" />
      <Section>
        <div className="stack stack--wide">
          {result && (
            <>
              <p className={`form-message${result.isTrue ? "" : " form-message--error"}`} role="status">
                <strong>{given.toUpperCase()}</strong>: {result.says} {result.issued}
              </p>
              <p>
                <ButtonLink to={result.to} endIcon="arrow-right">
                  {result.toLabel}
                </ButtonLink>
              </p>
            </>
          )}
          <form className="department-choice sits__code" action={action}>
            <Field id="board-code" label={texts.label}>
              <input
                className="field__control"
                id="board-code"
                name="code"
                required
                maxLength={20}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck="false"
              />
            </Field>
            <Button type="submit" variant="secondary">
              {texts.send}
            </Button>
          </form>
        </div>
      </Section>
    </>
  );
}
