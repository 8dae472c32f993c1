import { data, redirect } from "react-router";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import { bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { LIST_COOKIE, writeCookie } from "#answers/cookies.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/requests-link";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** The mailed link to an office's list. Looking at it opens nothing, because mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { list, gone } = services.texts.server.answers;
  const isValid = (await services.answers.list.check(hospital, args.params)) === "valid";
  const page = isValid ? { text: list.open, button: list.openButton } : { text: list.ask, button: list.askButton };
  const view = {
    head: { ...bareHead(services, hospital, list.title, "home"), isHidden: true },
    title: isValid ? list.title : gone.title,
    page,
  };
  return data(view, { status: isValid ? 200 : 410 });
}

/**
 * Opens the list in this browser; a link that has run out mails a fresh one to the office's own mailbox. Any other does
 * nothing, because another site's page may have posted it.
 */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const { list } = services.answers;
  const path = `${hospital.basePath}/requests`;
  const state = await list.check(hospital, args.params);
  if (state === "forged") throw redirect(path, 303);
  if (state === "expired") throw redirect(`${path}?done=${(await list.mailLink(hospital, true)) ? "" : "before"}`, 303);
  const { id, value, expires } = await list.createSession(hospital);
  services.audit({ audit: "list-opened", hospital: hospital.id, session: id });
  const maxAgeS = Math.floor((Number(expires) - Number(services.now())) / 1000);
  const isHttps = services.origin.startsWith("https:");
  const cookie = writeCookie(LIST_COOKIE, value, { path: hospital.basePath, maxAgeS, isHttps });
  throw redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function RequestsLink({ loaderData }: Route.ComponentProps) {
  return <OfficeListPage {...loaderData} />;
}
