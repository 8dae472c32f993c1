import { data, redirect } from "react-router";
import { DeskGatePage } from "#app/features/desk/gate-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { openHospital } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { deskHead } from "./open-desk.ts";
import type { Route } from "./+types/link";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const RENEW = "renew";

/** The mailed link. Looking at it opens nothing, because mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = openHospital(args);
  const state = await services.desk.access.check(hospital, args.params);
  return page(args, state);
}

function page(args: Route.LoaderArgs | Route.ActionArgs, state: "valid" | "expired" | "forged") {
  const { services, hospital } = openHospital(args);
  const { title, link, gate } = services.texts.server.desk;
  const head = deskHead(services, hospital);
  if (state === "valid") return data({ head, gate: { title, lead: link.open, form: { button: link.openButton } } });
  const address = { label: gate.address, value: "" };
  const ask = { button: gate.button, action: `${hospital.basePath}/desk`, address };
  const [lead, form] =
    state === "expired" ? [link.expired, { button: link.renewButton, does: RENEW }] : [link.forged, ask];
  return data({ head, gate: { title, lead, form } }, { status: 410 });
}

/** Opens the desk in this browser; a link that has run out mails its editor a fresh one. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const { access } = services.desk;
  const path = `${hospital.basePath}/desk`;
  const state = await access.check(hospital, args.params);
  if (state === "forged") return page(args, state);
  const opened = state === "valid" ? await access.open(hospital, args.params) : undefined;
  if (!opened) {
    // A link whose session has ended says so first.
    if (state === "valid" && text(await readForm(args.request), "do") !== RENEW) return page(args, "expired");
    await access.renewLink(hospital, args.params);
    throw redirect(`${path}?done=asked`, 303);
  }
  await services.desk.audit({
    ...{ who: sameAddress(opened.editor.address), what: "log-in", subject: "", hospital: hospital.id },
  });
  const maxAgeS = Math.floor((Number(opened.expires) - Number(services.now())) / 1000);
  const cookie = writeCookie(DESK_COOKIE, opened.value, {
    ...{ path: "/", maxAgeS, isHttps: services.origin.startsWith("https:") },
  });
  throw redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

export default function DeskLink({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskGatePage {...(actionData ?? loaderData).gate} />;
}
