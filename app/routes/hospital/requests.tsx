import { formatPhone } from "#site/hospitals/parse-phone.ts";
import { useEffect } from "react";
import { redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import { pageTitle } from "#app/head/page-head.ts";
import { OfficeListPage, type OfficeListView } from "#app/features/answers/office-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { isByPatient } from "#forms/answer.ts";
import { momentOf } from "#forms/working-time.ts";
import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { formKinds } from "#forms/forms.ts";
import { formatBrief, phoneAddress } from "#outbox/mail/office-mail.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatParts } from "#site/texts/date-format.ts";
import { findSession, openOffice, readFilter, readList, SHOWS, type Listed, type ListFilter } from "./office-list.ts";
import { describeReturn } from "./request-data.ts";
import { readForm } from "./submit-form.ts";
import { noteTold, toldHead, toldRow } from "./told-view.ts";
import type { Route } from "./+types/requests";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isBare: true };

/** The office's list, for a browser that opened it by the mailed link; for any other, a button that mails the link. */
export async function loader(args: Route.LoaderArgs) {
  const { office, officeName, services, head } = openOffice(args);
  const { list } = services.texts.server.answers;
  const url = new URL(args.request.url);
  const session = await findSession(services, office, args.request);
  const outcome = url.searchParams.get("done");
  const done = outcome === null ? undefined : outcome === "before" ? list.askedBefore : list.asked;
  if (session) {
    const { title, ...page } = await listView(args, readFilter(url), session);
    return { head: { ...head, title: pageTitle(title, officeName) }, title, office: officeName, page };
  }
  const page = { text: list.ask, steps: list.howToOpen, button: list.askButton, done };
  return { head, title: list.title, office: officeName, page };
}

async function listView(
  args: Route.LoaderArgs,
  filter: ListFilter,
  session: { id: string; isOfDesk?: true },
): Promise<OfficeListView & { title: string }> {
  const { office, services, path } = openOffice(args);
  const { list } = services.texts.server.answers;
  // Before the list, so that no change is missed.
  const version = await services.answers.list.version(office);
  const reading = { audit: "list-read", session: session.id } as const;
  const { rows, shows, kinds, toTell } = await readList(services, office, filter, reading);
  const { show, kind, search, change } = filter;
  const to = (changed: Partial<ListFilter>) => addressOf(path, { show, kind, ...changed, search: "" });
  const isOfSeveral = office.hospitals.length > 1;
  const told = change === undefined ? undefined : toldHead(rows, args, services.texts);
  const unclear = office.hospitals.flatMap(({ id }) => services.leave.listUnclear(id));
  return {
    title: told?.title ?? list.heading(shows.open, shows.late),
    told,
    alerts: [
      ...toTell.filter((one) => one.change !== change),
      ...unclear.map(({ doctor, reference }) => ({
        ...{ text: list.unclear(doctor, reference), to: addressOf(path, { show, kind, search: reference }) },
      })),
    ],
    filters: [
      SHOWS.map((one) => ({
        ...{ count: shows[one], label: list.shows[one], to: to({ show: one }) },
        isCurrent: show === one && search === "",
        isUrgent: one === "late" && shows.late > 0,
      })),
      [undefined, ...formKinds().filter((one) => one === kind || kinds[one] > 0)].map((one) => ({
        ...{ count: kinds[one ?? "every"], label: list.kinds[one ?? "every"] },
        ...{ to: to({ kind: one }), isCurrent: kind === one, isUrgent: false },
      })),
    ],
    search: {
      ...{ label: list.search, button: list.searchButton, value: search },
      hidden: { show, ...(kind && { kind }) },
    },
    count: told ? undefined : rows.length === 0 ? list.none : search === "" ? undefined : list.count(rows.length),
    rows: await Promise.all(rows.map((listed) => rowOf(listed, isOfSeveral, services))),
    ...(!isOfSeveral && {
      day: { label: services.texts.server.answers.dayPage.titleToday, to: `${office.basePath}/sittings` },
    }),
    downloads: [
      { label: list.csv, to: addressOf(`${path}/csv`, filter) },
      ...(kind === "complaint" ? listMonths(services.now()) : []).map((month) => ({
        label: list.register(formatParts(month, services.texts.pages.locale, { month: "long", year: "numeric" })),
        to: addressOf(`${path}/csv`, { ...filter, month }),
      })),
    ],
    ends: session.isOfDesk
      ? []
      : [
          { button: list.endHere, value: HERE },
          { button: list.endAll, value: "" },
        ],
    live: { events: `${path}/events`, version, added: list.added, newRow: list.newRow },
  };
}

/** This month and the one before, e.g. "2026-11". */
function listMonths(now: Date): string[] {
  const month = todayInKolkata(now).slice(0, 7);
  return [month, new Date(Date.parse(month) - DAY_MS).toISOString().slice(0, 7)];
}

function addressOf(path: string, { show, kind, search, change, month }: ListFilter): string {
  const others = { ...(search && { q: search }), ...(change && { change }), ...(month && { month }) };
  const chosen = { show, ...(kind && { kind }), ...others };
  return `${path}?${new URLSearchParams(chosen)}`;
}

async function rowOf(listed: Listed, isOfSeveral: boolean, services: PageServices) {
  const { answers, texts, now } = services;
  const { record, described, returned, hospital, answerBy, isLate, visit, said } = listed;
  const { list, office, standing, steps } = wordsOf(record.kind, texts).server.answers;
  const { phoneNumber } = described ?? {};
  const { waitingSince, receivedAt, answer, reference } = record;
  // A step without its details, which its own page has.
  const words: Partial<Record<string, unknown>> = { ...steps, ...list.states };
  const hasNews = answer === undefined || isByPatient(answer);
  const isOpen = waitingSince !== undefined;
  const next = isOpen ? (list.next[answer as keyof typeof list.next] ?? list.next.answer) : list.next.settled;
  return {
    ...{ id: reference, reference, isOpen, isLate },
    next: { label: next, to: await answers.links.toAnswer(hospital, record) },
    answerBy: answerBy && (isLate ? list.late : office.answerBy)(formatBrief(answerBy, texts)),
    since: waitingSince ? waitingFor(waitingSince, now(), texts) : list.received(formatBrief(receivedAt, texts)),
    who: described?.name ?? list.unreadable,
    phone: phoneNumber === undefined ? undefined : { label: formatPhone(phoneNumber), to: phoneAddress(phoneNumber) },
    hospital: isOfSeveral ? hospital.place : undefined,
    what: [kindOf(record, texts), ...(described?.about ?? []).filter(Boolean).map(unbroken)].join("\u00A0· "),
    state: [answer && words[answer], hasNews && standing[listed.standing]].filter(Boolean).join(" "),
    visit: visit && list.visit(formatBrief(new Date(momentOf(visit.day, visit.time)), texts)),
    said: said && said !== answer ? list.said[said] : undefined,
    ...(returned && { warning: describeReturn(returned, texts) }),
    ...(await toldRow(listed, services)),
  };
}

/** e.g. "Call · Counter". */
function kindOf({ kind, source }: Listed["record"], { server }: Catalogue): string {
  const name = server.mail.kinds[kind];
  return source === "web" ? name : `${name}\u00A0· ${server.deskCall.sources[source]}`;
}

/** e.g. "waiting 3 days". */
function waitingFor(since: Date, now: Date, { server }: Catalogue): string {
  const { minutes, hours, days } = server.answers.list.waiting;
  const ms = Number(now) - Number(since);
  if (ms < HOUR_MS) return minutes(Math.max(0, Math.floor(ms / 60_000)));
  return ms < 2 * DAY_MS ? hours(Math.floor(ms / HOUR_MS)) : days(Math.floor(ms / DAY_MS));
}

/** Short words such as "Fri, 27 Nov" stay in one line. */
function unbroken(text: string): string {
  return text.length < 20 ? text.replaceAll(" ", "\u00A0") : text;
}

/** What the page shows in this browser. */
let shown: Awaited<ReturnType<typeof loader>> | undefined;

/**
 * A list that cannot be read again just now stays as it is. It does not run when the page is first shown: its end would
 * take the page back to the top.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (shown) return shown;
    throw error;
  });
}

/** Posted by the button that ends the list in this browser alone. */
const HERE = "here";

/** Ends this session of the list, or every one, or mails the link to the office's own mailbox. */
export async function action(args: Route.ActionArgs) {
  const { office, services, path } = openOffice(args);
  const { list } = services.answers;
  const session = await findSession(services, office, args.request);
  if (!session) throw redirect(`${path}?done=${(await list.mailLink(office, false)) ? "" : "before"}`, 303);
  const form = await readForm(args.request);
  if (form.has("by")) throw await noteTold(services, office, args.request, form);
  const isHere = form.get("end") === HERE;
  await (isHere ? list.endSession(session) : list.revoke(office));
  services.audit({ audit: "list-closed", hospital: office.id, ...(isHere && { session: session.id }) });
  throw redirect(path, 303);
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);
  return <OfficeListPage {...loaderData} />;
}
