import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import type { Part } from "#app/features/desk/desk-parts.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openHospital } from "./hospital-page.ts";
import { deskPage, submit } from "./desk/open-desk.ts";
import type { Route } from "./+types/consent";

export default DeskPage;
export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true };

/** The page on which somebody takes a consent back. Looking at it changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { consents } = services.desk;
  const { own } = services.texts.server.deskConsents;
  const consent = await consents.open(hospital, args.params);
  const show = (lead: string, status = 200, more: Part[] = []) =>
    deskPage(services, hospital, { title: own.title, parts: [{ text: lead }, ...more] }, status);
  const { printed, href } = hospital.contact.phone;
  if (!consent) return show(own.forged, 410, [{ link: printed, to: href }]);
  if (consents.hasEnded(consent)) return show(own.ended);
  const button = { form: [submit(own.button)] };
  return show(own.what[consent.kind](consent.title), 200, [{ text: own.hint, className: "note" }, button]);
}

/** Takes the consent back. */
export async function action(args: Route.ActionArgs) {
  const { hospital, services } = openHospital(args);
  const { consents } = services.desk;
  const consent = await consents.open(hospital, args.params);
  if (consent) await consents.end(consent);
  throw redirect(new URL(args.request.url).pathname, 303);
}
