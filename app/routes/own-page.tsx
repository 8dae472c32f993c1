import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { OwnPageView } from "#app/features/own-page/own-page-view.tsx";
import { ownPageHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { findOwnPage, linkBelow } from "#site/pages/own-page.ts";
import { openHospital } from "./hospital/hospital-page.ts";
import { useShell } from "./shell.ts";
import type { Route } from "./+types/own-page";

export const handle: RoutePolicy = { sitemap: { each: "ownPages" } };

/** A page that is a file, of the group or below a hospital; any other address there is no page. */
export function loader(args: Route.LoaderArgs) {
  const { hospital } = args.params.basePath === undefined ? {} : openHospital(args);
  const services = args.context.get(servicesContext);
  const page = findOwnPage(services.ownPages, hospital, args.params.page);
  if (!page) throw data(null, { status: 404 });
  const { title, contents, text } = page;
  return {
    head: ownPageHead(services, page, hospital),
    page: { title, contents, text: linkBelow(text, hospital?.basePath ?? services.site.prefix) },
  };
}

export default function OwnPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <OwnPageView {...page} homePath={useShell().homePath} />;
}
