import { redirect } from "react-router";
import { servicesContext, type PageServices } from "#app/context.ts";
import { chooseBoardHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { Field } from "#app/ui/field/field.tsx";
import { Button, TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { boardPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { describeDay, describeMoment } from "#site/sittings/describe-sittings.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { codeOf, loadBoard, outage } from "./hospital/load-board.ts";
import { useShell } from "./shell.ts";
import type { Route } from "./+types/check-board";

export const handle: RoutePolicy = { isCached: false, isScriptless: true };

/** Whether a printed or sent list of who sits is ours, and still true. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { check, titleToday } = services.texts.server.boards;
  const head = { ...chooseBoardHead(services), title: check.page.title, isHidden: true };
  const typed = params.code ?? new URL(request.url).searchParams.get("code") ?? "";
  const code = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  const result = code && (await checkCode(services, code));
  const toCheck = services.site.prefix + boardPaths.toCheck;
  return { head, words: { ...check.page, toList: titleToday }, toCheck, code, result };
}

async function checkCode(services: PageServices, code: string) {
  const { site, texts, boardCodes, notices } = services;
  const { check } = texts.server.boards;
  const issued = await boardCodes.findBoard(code);
  const listed = site.hospitals.find(({ id }) => id === issued?.hospitalId);
  if (!issued || !listed) return { says: check.isNone, isTrue: false, to: site.prefix + boardPaths.toSitsToday };
  // A code is of the words, which another language has.
  if (issued.prefix !== site.prefix) throw redirect(`${issued.prefix}${boardPaths.toCheck}/${code}`);
  const { day, at } = issued;
  const hospital = notices.withHolidays(listed);
  const place = sittingPlace(hospital);
  const isOver = day < readClock(Number(services.now()), place.timeZone).day;
  const board = isOver ? undefined : await loadBoard(services, hospital, day);
  if (!board && !isOver) throw outage(services);
  const isTrue = board !== undefined && (await codeOf(services, hospital, board)) === code;
  const says = isOver ? check.isOver : isTrue ? check.isTrue : check.isOld;
  const about = check.issued(fullName(hospital), describeDay(day, texts), ...describeMoment(at, place, texts));
  return { says: `${says} ${about}`, isTrue, to: board?.to ?? hospitalPaths(hospital).toSitsToday };
}

export default function CheckBoard({ loaderData: { words, toCheck, code, result } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.title} homePath={useShell().homePath} lead={words.lead} tone="mist" />
      <Section>
        <div className="stack stack--wide">
          {result && (
            <p className={`form-message${result.isTrue ? "" : " form-message--error"}`} role="status">
              <strong>{code}</strong>: {result.says} <TextLink to={result.to}>{words.toList}</TextLink>
            </p>
          )}
          <form className="department-choice sits__code" action={toCheck}>
            <Field id="code" label={words.label}>
              <input
                className="field__control"
                id="code"
                name="code"
                required
                maxLength={20}
                autoComplete="off"
                defaultValue={result && !result.isTrue ? code : undefined}
              />
            </Field>
            <Button type="submit" variant="secondary">
              {words.send}
            </Button>
          </form>
        </div>
      </Section>
    </>
  );
}
