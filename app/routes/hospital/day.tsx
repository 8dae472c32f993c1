import { data, redirect } from "react-router";
import { DayPage } from "#app/features/answers/day-page.tsx";
import { dayView, type DayFacts } from "#app/features/answers/day-view.ts";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DAY_ERRORS, FieldError, text } from "#answers/read-answer.ts";
import { readChange } from "#answers/sittings/read-change.ts";
import { listToTell } from "#answers/sittings/told-people.ts";
import { findDayFault } from "#forms/calendar.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import { listDay } from "#site/sittings/known-sittings.ts";
import { contentOr } from "./hospital-page.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import { mailOfficeLink, officeGate, openOfficePage } from "./office-link.ts";
import { keptName, nameCookie, openList } from "./office-list.ts";
import { readForm } from "./submit-form.ts";
import type { Route } from "./+types/day";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** Who sits on a day, by the signed link of that day or in the office's open list. Looking at it changes nothing. */
export async function loader(args: Args) {
  const { searchParams } = new URL(args.request.url);
  const page = await openDay(args);
  const done = searchParams.get("done") ?? "";
  if (!page.isOpen) return officeGate(page, page.words, done);
  return show(page, searchParams.get("day") ?? page.today, 200, { done });
}

async function openDay(args: Args) {
  const opened = await openOfficePage(args, "sittings");
  const { office, services } = opened;
  const place = sittingPlace(office);
  return {
    ...{ ...opened, place, words: services.texts.server.answers.dayPage, name: keptName(args.request) },
    today: readClock(Number(services.now()), place.timeZone).day,
  };
}

type OpenedDay = Awaited<ReturnType<typeof openDay>>;

/** Why there is no page of a day. */
function findFault({ today, words }: OpenedDay, day: string): string | undefined {
  const fault = findDayFault(day, today);
  return fault && words.errors[DAY_ERRORS[fault]];
}

type Shown = Pick<DayFacts, "done" | "error" | "refused">;

async function show(page: OpenedDay, asked: string, status: number, shown: Shown) {
  const { office, services, head, name, session, today } = page;
  const fault = findFault(page, asked);
  const day = fault ? today : asked;
  services.audit({ audit: "sittings-read", hospital: office.id, session: session?.id });
  // Who sits can be seen and said while the requests cannot be read.
  const listed = await services.answers.list.read(office).catch(() => []);
  const view = dayView({
    ...{ office, day, days: await readDays(page, day), name, texts: services.texts, now: services.now() },
    changes: services.sittings.changes(office.id),
    confirmedAt: services.sittings.confirmation(office.id, day)?.at,
    toTell: listToTell(listed, office, services.texts),
    ...(fault ? { error: fault } : shown),
  });
  return data({ head: { ...head, title: `${view.title}, ${view.day}` }, view }, { status: fault ? 400 : status });
}

async function readDays({ office, services, place }: OpenedDay, day: string) {
  const result = await services.content.fetchDoctors(office.contentName, MAX_DOCTORS);
  const { doctors } = contentOr(result, NO_DOCTORS, services);
  const known = doctors.map((one) => ({ ...one, sittings: services.sittings.of(office, one) }));
  return listDay(known, day, place);
}

/** Stores one change, unless a colleague was quicker than the page; a reload sends nothing again. */
export async function action(args: Route.ActionArgs) {
  const page = await openDay(args);
  const { office, services, session, place, words, name: by } = page;
  const { sittings, texts } = services;
  if (!page.isOpen) return mailOfficeLink(page);
  const form = await readForm(args.request);
  const day = text(form, "day");
  if (findFault(page, day)) return show(page, day, 400, {});
  try {
    switch (text(form, "do")) {
      case "choose":
        return finish("");
      case "name":
        return finish("", nameCookie(services, office, form));
      case "confirm":
        await sittings.confirm(office.id, day, by);
        return await finishChange("all");
      case "undo":
        return await finishChange((await sittings.undo(office.id, text(form, "change"))) ? "undone" : "before");
      default:
        return await change();
    }
  } catch (failure) {
    if (failure instanceof FieldError)
      return show(page, day, 400, { refused: { form, field: failure.field, message: failure.message } });
    services.reportFailure(failure, `${office.basePath}/sittings`);
    return show(page, day, 503, { error: words.unavailable, refused: { form } });
  }

  async function change() {
    const doctorId = text(form, "doctor");
    const one = (await readDays(page, day)).find(({ doctor }) => doctor.id === doctorId);
    if (!one) return show(page, day, 400, { error: words.errors.doctor });
    const read = readChange(form, { day, sittings: one.doctor.sittings, place, now: services.now(), texts });
    if ("question" in read) return show(page, day, 400, { refused: { form, ...read } });
    const said = { hospitalId: office.id, doctorId, exception: read, by };
    const outcome = await sittings.add(said, text(form, "expected"));
    if (!("stored" in outcome)) return show(page, day, 409, { refused: { form, isOld: true } });
    await services.leave.run();
    return finishChange(outcome.stored);
  }

  /** Who stored something by the link may also see whom it concerns, which the office's list opens. */
  async function finishChange(done: string) {
    services.audit({ audit: "sittings-changed", hospital: office.id, session: session?.id });
    return finish(done, session ? {} : { "Set-Cookie": await openList(services, office) });
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
