import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { SentPage } from "#app/features/sent/sent-page.tsx";
import { bareHead, headElements } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { SENT_TEXTS } from "#submissions/forms/sent-texts.ts";
import { type SubmissionKind, isReference } from "#submissions/submissions.ts";
import { getHospital } from "./hospital-page.ts";
import type { Route } from "./+types/sent";

export const handle: RoutePolicy = { isCached: false };

/** Where a form leads that was posted without JavaScript. Only the shape of the reference is believed. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const hospital = getHospital({ params, context });
  if (!isSentKind(params.kind)) throw data(null, { status: 404 });
  const { kind } = params;
  const reference = new URL(request.url).searchParams.get("reference") ?? "";
  const { title } = SENT_TEXTS[kind];
  const { contact, basePath } = hospital;
  return {
    head: { ...bareHead(context.get(servicesContext), hospital, { name: title }), isHidden: true },
    kind,
    basePath,
    reference: isReference(reference) ? reference : undefined,
    phone: kind === "appointment" ? contact.conciergePhone : contact.phone,
  };
}

function isSentKind(kind: string): kind is SubmissionKind {
  return Object.hasOwn(SENT_TEXTS, kind);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headElements(loaderData?.head);
}

export default function Sent({ loaderData: { head: _head, ...page } }: Route.ComponentProps) {
  return <SentPage {...page} />;
}
