import { data, redirect } from "react-router";
import { DayPage } from "#app/features/answers/day-page.tsx";
import { dayView, type DayFacts } from "#app/features/answers/day-view.ts";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DAY_ERRORS, text } from "#answers/read-answer.ts";
import { readChange } from "#answers/sittings/read-change.ts";
import { countOpen } from "#answers/sittings/told-people.ts";
import { findDayFault } from "#forms/calendar.ts";
import { readClock } from "#site/sittings/clock.ts";
import { listDay } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting.ts";
import { contentOr } from "./hospital-page.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import { findSession, keptName, nameCookie, openList, openOffice } from "./office-list.ts";
import { readForm } from "./submit-form.ts";
import { linkToTell } from "./told-view.ts";
import type { Route } from "./+types/day";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** Who sits on a day, by the signed link of that day or in the office's open list. Looking at it changes nothing. */
export async function loader(args: Args) {
  const { searchParams } = new URL(args.request.url);
  const access = await findAccess(args);
  const done = searchParams.get("done") ?? "";
  return access.isOpen ? show(args, access, searchParams.get("day"), 200, { done }) : gate(args, access, done);
}

async function findAccess(args: Args) {
  const { office, services } = openOffice(args);
  const session = await findSession(services, office, args.request);
  const { subject = "", expires = "", signature } = args.params;
  const link =
    signature === undefined ? undefined : await services.answers.list.checkDay(office, { subject, expires, signature });
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

/** Today, and why there is no page of the day that was asked for. */
function checkDay(args: Args, day: string | null) {
  const { office, services } = openOffice(args);
  const today = readClock(Number(services.now()), sittingPlace(office).timeZone).day;
  const fault = day === null ? undefined : findDayFault(day, today);
  return { today, fault: fault && services.texts.server.answers.dayPage.errors[DAY_ERRORS[fault]] };
}

type Shown = Pick<DayFacts, "done" | "error" | "refused">;

async function show(args: Args, { session }: Access, asked: string | null, status: number, shown: Shown) {
  const { office, services, head } = openOffice(args);
  const { today, fault } = checkDay(args, asked);
  const day = asked === null || fault ? today : asked;
  services.audit({ audit: "sittings-read", hospital: office.id, session: session?.id });
  // Who sits can be seen and said while the requests cannot be read.
  const listed = await services.answers.list.read(office).catch(() => []);
  const view = dayView({
    ...{ office, day, days: await readDays(args, day), name: keptName(args.request) },
    ...{ texts: services.texts, now: services.now(), changes: services.sittings.changes(office.id) },
    confirmedAt: services.sittings.confirmation(office.id, day)?.at,
    toTell: linkToTell(countOpen(listed.flatMap(({ told }) => told)), office, services.texts),
    ...(fault ? { error: fault } : shown),
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
  const { sittings, texts } = services;
  const { errors, unavailable } = texts.server.answers.dayPage;
  const access = await findAccess(args);
  const path = `${office.basePath}/sittings`;
  if (!access.isOpen) {
    if (access.link === "forged") throw redirect(path, 303);
    const isMailed = await services.answers.list.mailLink(office, access.link === "expired", "sittings");
    throw redirect(`${path}?done=${isMailed ? "asked" : "wait"}`, 303);
  }
  const form = await readForm(args.request);
  const day = text(form, "day");
  if (checkDay(args, day).fault) return show(args, access, day, 400, {});
  try {
    switch (text(form, "do")) {
      case "choose":
        return finish("");
      case "name":
        return finish("", nameCookie(services, office, form));
      case "confirm":
        await sittings.confirm(office.id, day, keptName(args.request));
        return await finishChange("all");
      case "undo":
        return await finishChange((await sittings.undo(office.id, text(form, "change"))) ? "undone" : "before");
      default:
        return await change();
    }
  } catch (failure) {
    services.reportFailure(failure, path);
    return show(args, access, day, 503, { error: unavailable, refused: { form } });
  }

  async function change() {
    const doctorId = text(form, "doctor");
    const one = (await readDays(args, day)).find(({ doctor }) => doctor.id === doctorId);
    if (!one) return show(args, access, day, 400, { error: errors.doctor });
    const facts = { day, sittings: one.sittings, place: sittingPlace(office), now: services.now(), texts };
    const read = readChange(form, facts);
    if (!("exception" in read)) return show(args, access, day, 400, { refused: { form, ...read } });
    const said = { hospitalId: office.id, doctorId, exception: read.exception, by: keptName(args.request) };
    const outcome = await sittings.add(said, text(form, "expected"));
    if (!("stored" in outcome)) return show(args, access, day, 409, { refused: { form, isOld: true } });
    await services.leave.run();
    return finishChange(outcome.stored);
  }

  /** Who stored something by the link may also see whom it concerns, which the office's list opens. */
  async function finishChange(done: string) {
    services.audit({ audit: "sittings-changed", hospital: office.id, session: access.session?.id });
    return finish(done, access.session ? {} : { "Set-Cookie": await openList(services, office) });
  }

  function finish(done: string, headers: HeadersInit = {}) {
    const query = new URLSearchParams({ day, ...(done && { done }) });
    return redirect(`${new URL(args.request.url).pathname}?${query}`, { status: 303, headers });
  }
}

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return "gate" in shown ? <OfficeListPage {...shown.gate} /> : <DayPage view={shown.view} />;
}
