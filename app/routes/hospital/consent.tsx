import { data, redirect } from "react-router";
import { DeskGatePage } from "#app/features/desk/gate-page.tsx";
import { bareHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/consent";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true };

/** The page on which somebody takes a consent back. Looking at it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { own } = services.texts.server.deskConsents;
  const { consents } = services.desk;
  const consent = await consents.open(hospital, args.params);
  const head = { ...bareHead(services, hospital, own.title, "home"), isHidden: true };
  const title = own.title;
  if (!consent) return data({ head, gate: { title, lead: own.forged } }, { status: 410 });
  if (consents.hasEnded(consent)) return data({ head, gate: { title, lead: own.ended } });
  return data({
    head,
    gate: { title, lead: own.what[consent.kind](consent.title), note: own.hint, form: { button: own.button } },
  });
}

/** Takes the consent back. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const { consents } = services.desk;
  const consent = await consents.open(hospital, args.params);
  if (consent) await consents.takeBack(consent);
  throw redirect(new URL(args.request.url).pathname, 303);
}

export default function Consent({ loaderData }: Route.ComponentProps) {
  return <DeskGatePage {...loaderData.gate} />;
}
