import { useEffect } from "react";
import { redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import { OfficeListPage, type OfficeListView } from "#app/features/answers/office-list-page.tsx";
import { bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { formatBrief, formatPhone, phoneAddress } from "#outbox/mail/office-mail.ts";
import { findSession, readFilter, readList, SHOWS, type Listed, type ListFilter } from "./office-list.ts";
import { describeReturn } from "./request-data.ts";
import { openHospital } from "./hospital-page.ts";
import { readForm } from "./submit-form.ts";
import type { Route } from "./+types/requests";
import { formKinds } from "#forms/forms.ts";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isBare: true };

/** The office's list, for a browser that opened it by the mailed link; for any other, a button that mails the link. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { list } = services.texts.server.answers;
  const url = new URL(args.request.url);
  const session = await findSession(services, hospital, args.request);
  const outcome = url.searchParams.get("done");
  const done = outcome === null ? undefined : outcome === "before" ? list.askedBefore : list.asked;
  return {
    head: { ...bareHead(services, hospital, list.title, "home"), isHidden: true },
    title: list.title,
    page: session
      ? await listView(services, hospital, readFilter(url), session)
      : { text: list.ask, button: list.askButton, done },
  };
}

async function listView(
  services: PageServices,
  hospital: Hospital,
  filter: ListFilter,
  session: { id: string },
): Promise<OfficeListView> {
  const { list } = services.texts.server.answers;
  const path = `${hospital.basePath}/requests`;
  // Before the list, so that no change is missed.
  const version = await services.answers.list.version(hospital);
  const found = await readList(services, hospital, filter, { audit: "list-read", session: session.id });
  const { show, kind, search } = filter;
  const to = (changed: Partial<ListFilter>) => addressOf(path, { show, kind, ...changed, search: "" });
  return {
    filters: [
      SHOWS.map((one) => ({
        ...{ label: list.shows[one], to: to({ show: one }) },
        isCurrent: show === one && search === "",
      })),
      [
        { label: list.everyKind, to: to({ kind: undefined }), isCurrent: kind === undefined },
        ...formKinds().map((one) => ({ label: list.kinds[one], to: to({ kind: one }), isCurrent: kind === one })),
      ],
    ],
    search: {
      ...{ label: list.search, button: list.searchButton, value: search },
      hidden: { show, ...(kind && { kind }) },
    },
    count: found.length > 0 ? list.count(found.length) : list.none,
    columns: Object.values(list.columns),
    rows: await Promise.all(found.map((listed) => rowOf(listed, hospital, services))),
    csv: { label: list.csv, to: addressOf(`${path}/csv`, filter) },
    ends: [
      { button: list.endHere, value: HERE },
      { button: list.endAll, value: "" },
    ],
    live: { events: `${path}/events`, version, added: list.added, newRow: list.newRow },
  };
}

function addressOf(path: string, { show, kind, search }: ListFilter): string {
  return `${path}?${new URLSearchParams({ show, ...(kind && { kind }), ...(search && { q: search }) })}`;
}

async function rowOf({ record, described, returned }: Listed, hospital: Hospital, { answers, texts }: PageServices) {
  const { list, office, steps } = texts.server.answers;
  const { waitingSince, receivedAt, answer, reference } = record;
  const state = answer === undefined ? list.notAnswered : plain(steps[answer]);
  return {
    id: reference,
    since: waitingSince
      ? list.waitingSince(formatBrief(waitingSince, texts))
      : list.received(formatBrief(receivedAt, texts)),
    who: described?.name ?? list.unreadable,
    phone: described && { label: formatPhone(described.phoneNumber), to: phoneAddress(described.phoneNumber) },
    what: [texts.server.mail.kinds[record.kind], ...(described?.about ?? []).filter(Boolean).map(unbroken)].join(
      "\u00A0· ",
    ),
    ...{ reference, state, isOpen: waitingSince !== undefined },
    ...(returned && { warning: describeReturn(returned, texts) }),
    answer: { label: list.columns.answer, to: await answers.links.toAnswer(hospital, record) },
  };

  /** A step without its details, which its own page has. */
  function plain(text: string | ((details: string) => string)): string {
    if (typeof text === "string") return text;
    return (
      { agreed: office.forms.agreed, offered: office.forms.offered, refused: office.forms.refused }[answer as "agreed"]
        ?.heading ?? text("").trim().replace(/[:.]$/, "")
    );
  }
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
  const { hospital, services } = openHospital(args);
  const { list } = services.answers;
  const path = `${hospital.basePath}/requests`;
  const session = await findSession(services, hospital, args.request);
  if (!session) throw redirect(`${path}?done=${(await list.mailLink(hospital, false)) ? "" : "before"}`, 303);
  const isHere = (await readForm(args.request)).get("end") === HERE;
  await (isHere ? list.endSession(session) : list.revoke(hospital));
  services.audit({ audit: "list-closed", hospital: hospital.id, ...(isHere && { session: session.id }) });
  throw redirect(path, 303);
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);
  return <OfficeListPage {...loaderData} />;
}
