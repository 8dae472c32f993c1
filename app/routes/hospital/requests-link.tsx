import { data, redirect } from "react-router";
import { OfficeListPage } from "#app/features/answers/office-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openList, openOffice } from "./office-list.ts";
import type { Route } from "./+types/requests-link";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** The mailed link to an office's list. Looking at it opens nothing, because mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { office, officeName, services, head } = openOffice(args);
  const { list, gone } = services.texts.server.answers;
  const isValid = (await services.answers.list.check(office, args.params)) === "valid";
  const page = isValid ? { text: list.open, button: list.openButton } : { text: list.ask, button: list.askButton };
  const view = {
    head,
    title: isValid ? list.title : gone.title,
    office: officeName,
    page,
  };
  return data(view, { status: isValid ? 200 : 410 });
}

/**
 * Opens the list in this browser; a link that has run out mails a fresh one to the office's own mailbox. Any other does
 * nothing, because another site's page may have posted it.
 */
export async function action(args: Route.ActionArgs) {
  const { office, services, path } = openOffice(args);
  const { list } = services.answers;
  const state = await list.check(office, args.params);
  if (state === "forged") throw redirect(path, 303);
  if (state === "expired") throw redirect(`${path}?done=${(await list.mailLink(office, true)) ? "" : "before"}`, 303);
  throw redirect(path, { status: 303, headers: { "Set-Cookie": await openList(services, office) } });
}

export default function RequestsLink({ loaderData }: Route.ComponentProps) {
  return <OfficeListPage {...loaderData} />;
}
