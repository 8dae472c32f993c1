import { data } from "react-router";
import { receiptNotes } from "#answers/receipt-notes.ts";
import { opensNext } from "#forms/working-time.ts";
import { SentPage } from "#app/features/sent/sent-page.tsx";
import { bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { formKinds } from "#forms/forms.ts";
import { wordsOf } from "#forms/complaint.server.ts";
import { isReference } from "#forms/submissions.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital } from "./hospital-page.ts";
import { formSettings } from "./submit-form.ts";
import type { Route } from "./+types/sent";

export const handle: RoutePolicy = { isCached: false };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { params, request } = args;
  const kind = formKinds().find((one) => one === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const { call, urgent } = formSettings(services, hospital, kind);
  const url = new URL(request.url);
  const reference = url.searchParams.get("reference") ?? "";
  const { name, place, basePath } = hospital;
  return {
    head: { ...bareHead(services, hospital, services.texts.pages.sent[kind], "home"), isHidden: true },
    kind,
    sentTo: `${name}, ${place}`,
    basePath,
    reference: isReference(reference) ? reference : undefined,
    notes: readNotes(url.searchParams, hospital, services.now(), wordsOf(kind, services.texts)),
    page: readPage(url.searchParams.get("page"), services.origin + basePath),
    call,
    ...(urgent && { urgent }),
  };
}

/** The office may have opened since: when it opens again is asked anew. */
function readNotes(query: URLSearchParams, hospital: Hospital, now: Date, texts: Catalogue): string[] {
  const by = /^\d{13}$/.exec(query.get("by") ?? "")?.[0];
  const opensAgain = by && opensNext(hospital, now);
  const told = { ...(by && { answerBy: new Date(Number(by)) }), ...(opensAgain && { opensAgain }) };
  const isDayNear = query.get("day") === "near";
  return receiptNotes({ ...told, isDayNear, isMailWithheld: query.get("mail") === "none" }, texts);
}

/** The whole address of the request's own page, by the part of it that is the visitor's. */
function readPage(token: string | null, home: string): string | undefined {
  return token && /^[A-Z0-9-]+\/[0-9a-z]+\/[\w.-]+$/.test(token) ? `${home}/request/${token}` : undefined;
}

export default function Sent({ loaderData }: Route.ComponentProps) {
  return <SentPage {...loaderData} />;
}
