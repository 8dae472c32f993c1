import { data, redirect } from "react-router";
import { DayPage, type DayView } from "#app/features/answers/day-page.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { NAME_COOKIE, NAME_MAX_AGE_S, readCookie, writeCookie } from "#answers/cookies.ts";
import { DAY_ERRORS, readName, text } from "#answers/read-answer.ts";
import { readChange } from "#answers/sittings/read-change.ts";
import { findDayFault } from "#forms/calendar.ts";
import { readClock } from "#site/sittings/clock.ts";
import { listDay } from "#site/sittings/list-day.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { dayView, type DayFacts } from "./day-view.ts";
import { contentOr } from "./hospital-page.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import { findSession, openList, openOffice } from "./office-list.ts";
import { readForm } from "./submit-form.ts";
import { listToTell } from "./told-view.ts";
import type { Route } from "./+types/day";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** Who sits on a day, by the signed link of that day or in the office's open list. Looking at it changes nothing. */
export async function loader(args: Args) {
  const { searchParams } = new URL(args.request.url);
  const access = await findAccess(args);
  const done = searchParams.get("done") ?? "";
  if (!access.isOpen) return gate(args, access, done);
  const { dayPage } = openOffice(args).services.texts.server.answers;
  const said = { all: dayPage.savedAll, undone: dayPage.undone, before: dayPage.undoneBefore }[done];
  return show(args, access, searchParams.get("day"), {
    done,
    ...(said && { message: { text: said, isError: false } }),
  });
}

async function findAccess(args: Args) {
  const { office, services } = openOffice(args);
  const session = await findSession(services, office, args.request);
  const { subject = "", expires = "", signature } = args.params;
  if (signature === undefined) return { isOpen: session !== undefined, session, link: undefined };
  const link = await services.answers.list.checkDay(office, { subject, expires, signature });
  return { isOpen: link === "valid" || session !== undefined, session, link };
}

type Access = Awaited<ReturnType<typeof findAccess>>;

/** For who has no access: a button that mails the list to the office's own mailbox. */
function gate(args: Args, { link }: Access, done: string) {
  const { officeName, services, head } = openOffice(args);
  const { dayPage, gone } = services.texts.server.answers;
  const asked = done === "asked" ? dayPage.asked : done === "wait" ? dayPage.askedBefore : undefined;
  const page = { text: dayPage.ask, button: dayPage.askButton, done: asked };
  const title = link === undefined ? dayPage.title : gone.title;
  return data({ head, gate: { title, office: officeName, page } }, { status: link === undefined ? 200 : 410 });
}

async function show(
  args: Args,
  { session }: Access,
  asked: string | null,
  { status = 200, ...shown }: Pick<DayFacts, "message" | "done" | "refused"> & { status?: number },
) {
  const { office, services, head } = openOffice(args);
  const { texts, sittings, now, audit } = services;
  const { dayPage } = texts.server.answers;
  const place = sittingPlace(office);
  const today = readClock(Number(now()), place.timeZone).day;
  const fault = asked === null ? undefined : findDayFault(asked, today);
  const day = fault ? today : (asked ?? today);
  audit({ audit: "sittings-read", hospital: office.id, session: session?.id });
  const view: DayView = dayView({
    ...{ day, place, texts, now: now() },
    days: await readDays(args, day),
    changes: sittings.changes(office.id),
    confirmation: sittings.confirmation(office.id, day),
    toTell: await listToTell(services, office).catch(() => []),
    newest: (doctorId) => sittings.newest(office.id, doctorId),
    name: readCookie(args.request.headers.get("cookie"), NAME_COOKIE) ?? "",
    ...(fault && { message: { text: dayPage.errors[DAY_ERRORS[fault]], isError: true } }),
    ...shown,
  });
  return data({ head: { ...head, title: `${view.title}, ${view.day}` }, view }, { status: fault ? 400 : status });
}

async function readDays(args: Args, day: string) {
  const { office, services } = openOffice(args);
  const result = await services.content.fetchDoctors(office.contentName, MAX_DOCTORS);
  const { doctors } = contentOr(result, NO_DOCTORS, services);
  return listDay(doctors, (id) => services.sittings.of(office.id, id), day, sittingPlace(office));
}

/** Stores one change, unless a colleague was quicker than the page; a reload sends nothing again. */
export async function action(args: Route.ActionArgs) {
  const { office, services } = openOffice(args);
  const { sittings, texts, audit } = services;
  const { dayPage } = texts.server.answers;
  const access = await findAccess(args);
  const path = `${office.basePath}/sittings`;
  if (!access.isOpen) {
    if (access.link === "forged") throw redirect(path, 303);
    const isMailed = await services.answers.list.mailLink(office, access.link === "expired", "sittings");
    throw redirect(`${path}?done=${isMailed ? "asked" : "wait"}`, 303);
  }
  const form = await readForm(args.request);
  const day = text(form, "day");
  const name = readCookie(args.request.headers.get("cookie"), NAME_COOKIE) ?? "";
  const { pathname } = new URL(args.request.url);
  const place = sittingPlace(office);
  const fault = findDayFault(day, readClock(Number(services.now()), place.timeZone).day);
  if (fault) return show(args, access, null, error(400, dayPage.errors[DAY_ERRORS[fault]]));
  try {
    switch (text(form, "do")) {
      case "choose":
        return await finish("");
      case "name": {
        const isHttps = services.origin.startsWith("https:");
        const options = { path: office.basePath, maxAgeS: NAME_MAX_AGE_S, isHttps };
        return await finish("", writeCookie(NAME_COOKIE, readName(form), options));
      }
      case "confirm":
        await sittings.confirm(office.id, day, name);
        return await finish("all");
      case "undo":
        return await finish((await sittings.undo(office.id, text(form, "change"))) ? "undone" : "before");
      default:
        return await change();
    }
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    services.reportFailure(failure, path);
    return show(args, access, day, { ...error(503, dayPage.unavailable), refused: { form } });
  }

  async function change() {
    const doctorId = text(form, "doctor");
    const one = (await readDays(args, day)).find(({ doctor }) => doctor.id === doctorId);
    if (!one) return show(args, access, day, error(400, dayPage.errors.doctor));
    const read = readChange(form, { day, sittings: one.sittings, place, now: services.now(), texts });
    if (!("exception" in read)) return show(args, access, day, { status: 400, refused: { form, ...read } });
    const { exception } = read;
    const stored = await sittings.add({ hospitalId: office.id, doctorId, exception, by: name }, text(form, "expected"));
    if ("stored" in stored) {
      await services.leave.run();
      return finish(stored.stored);
    }
    return show(args, access, day, { status: 409, refused: { form, isOld: true } });
  }

  /** Who stored something by the link may also see whom it concerns, which the office's list opens. */
  async function finish(done: string, cookie?: string): Promise<never> {
    if (done !== "") audit({ audit: "sittings-changed", hospital: office.id, session: access.session?.id });
    const opened = done !== "" && !access.session ? await openList(services, office) : cookie;
    const headers = opened === undefined ? {} : { "Set-Cookie": opened };
    throw redirect(`${pathname}?${new URLSearchParams({ day, ...(done && { done }) })}`, { status: 303, headers });
  }
}

function error(status: number, words: string) {
  return { status, message: { text: words, isError: true } };
}

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return "gate" in shown ? <OfficeListPage {...shown.gate} /> : <DayPage view={shown.view} />;
}
