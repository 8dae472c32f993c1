import { data } from "react-router";
import { SentPage } from "#app/features/sent/sent-page.tsx";
import { bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { type SubmissionKind, isReference } from "#forms/submissions.ts";
import { urgentCalls } from "./contact-items.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/sent";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { isCached: false };

/** The page after a form that was posted without JavaScript. It checks only the shape of the reference. */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { params, request } = args;
  const titles = services.texts.pages.sent;
  if (!Object.hasOwn(titles, params.kind)) throw data(null, { status: 404 });
  const kind = params.kind as SubmissionKind;
  const url = new URL(request.url);
  const reference = url.searchParams.get("reference") ?? "";
  const { name, place, contact, basePath } = hospital;
  return {
    head: { ...bareHead(services, hospital, titles[kind], "home"), isHidden: true },
    kind,
    sentTo: `${name}, ${place}`,
    basePath,
    reference: isReference(reference) ? reference : undefined,
    page: readPage(url.searchParams.get("page"), services.origin + basePath),
    phone: kind === "appointment" ? contact.conciergePhone : contact.phone,
    ...(kind !== "job" && { urgent: urgentCalls(hospital, services.texts.pages) }),
  };
}

/** The whole address of the request's own page, by the part of it that is the visitor's. */
function readPage(token: string | null, home: string): string | undefined {
  return token && /^[A-Z0-9-]+\/[0-9a-z]+\/[\w.-]+$/.test(token) ? `${home}/request/${token}` : undefined;
}

export default function Sent({ loaderData }: Route.ComponentProps) {
  return <SentPage {...loaderData} />;
}
