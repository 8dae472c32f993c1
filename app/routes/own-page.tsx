import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { ownPageHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
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

/** Fewer headings need no list of them. */
const MIN_CONTENTS = 3;

export default function OwnPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { title, contents, text } = page;
  const shown = <RichText nodes={text} />;
  return (
    <>
      <PageHeader title={title} homePath={useShell().homePath} />
      <Section>{contents.length < MIN_CONTENTS ? shown : <Reading contents={contents}>{shown}</Reading>}</Section>
    </>
  );
}
