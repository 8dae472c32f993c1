import { data, redirect } from "react-router";
import { ToldPage, type ToldView } from "#app/features/answers/told-page.tsx";
import { pageTitle } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { NAME_COOKIE, NAME_MAX_AGE_S, readCookie, writeCookie } from "#answers/cookies.ts";
import { readName, text } from "#answers/read-answer.ts";
import { findSession, openOffice } from "./office-list.ts";
import { readForm } from "./submit-form.ts";
import { readTold, toldView } from "./told-view.ts";
import type { Route } from "./+types/told";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

type Args = Route.LoaderArgs | Route.ActionArgs;

/** Whom a change of sittings concerns, for a browser in which the office's list is open. */
export async function loader(args: Route.LoaderArgs) {
  const isDone = new URL(args.request.url).searchParams.has("done");
  const { ticked } = openOffice(args).services.texts.server.answers.told;
  return show(args, 200, isDone ? { text: ticked, isError: false } : undefined);
}

async function show(args: Args, status: number, message?: ToldView["message"]) {
  const { office, officeName, services, head } = openOffice(args);
  const { session, people } = await open(args);
  services.audit({ audit: "told-read", hospital: office.id, session: session.id, rows: people.length });
  const name = readCookie(args.request.headers.get("cookie"), NAME_COOKIE) ?? "";
  const view = await toldView(services, { office, people, name, message });
  return data({ head: { ...head, title: pageTitle(view.title, officeName) }, view }, { status });
}

/** The people of an address; without an open list the page that opens one, and 404 for a change that is none. */
async function open(args: Args) {
  const { office, services, path } = openOffice(args);
  const session = await findSession(services, office, args.request);
  if (!session) throw redirect(path, 303);
  const change = args.params.changeId;
  const people = await readTold(services, office, change);
  const isKnown = office.hospitals.some(({ id }) => services.sittings.changes(id).some((one) => one.id === change));
  if (people.length === 0 && !isKnown) throw data(null, { status: 404 });
  return { session, people };
}

/** Notes that a patient was told, unless somebody was quicker; who is told already is not noted again. */
export async function action(args: Route.ActionArgs) {
  const { office, services, path } = openOffice(args);
  const { people } = await open(args);
  const form = await readForm(args.request);
  const by = readName(form);
  const { office: words, told } = services.texts.server.answers;
  const [reference, expected] = text(form, "told").split(" ");
  const person = people.find(({ request, isOpen }) => isOpen && request.record.reference === reference);
  if (reference && person) {
    const step = { state: "told", ...(by && { by }) } as const;
    const outcome = await services.answers
      .answer(person.hospital, person.request, step, Number(expected))
      .catch(() => "failed" as const);
    if (outcome === "failed") return show(args, 503, { text: words.unavailable, isError: true });
    if (outcome !== "stored") return show(args, 409, { text: told.changed, isError: true });
  }
  const isHttps = services.origin.startsWith("https:");
  const cookie = writeCookie(NAME_COOKIE, by, { path: office.basePath || path, maxAgeS: NAME_MAX_AGE_S, isHttps });
  throw redirect(`${new URL(args.request.url).pathname}?done`, { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function Told({ loaderData, actionData }: Route.ComponentProps) {
  return <ToldPage view={(actionData ?? loaderData).view} />;
}
