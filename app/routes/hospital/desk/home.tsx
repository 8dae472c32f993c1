import { data, redirect } from "react-router";
import { DeskGatePage, type DeskGateView } from "#app/features/desk/gate-page.tsx";
import { DeskHomePage } from "#app/features/desk/home-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";
import { openHospital } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { deskHead, findDeskSession, listTools, openDesk, openDeskForm } from "./open-desk.ts";
import type { Route } from "./+types/home";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** What an editor can do here; for anybody else the field that asks for a link. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = openHospital(args);
  const done = new URL(args.request.url).searchParams.get("done");
  if (!(await findDeskSession(services, args.request)))
    return { head: deskHead(services, hospital), gate: gate(args, done) };
  const { editor, frame, head } = await openDesk(args);
  const { home } = services.texts.server.desk;
  return {
    head,
    home: {
      ...{ frame, title: home.lead, tools: listTools(services, hospital, editor) },
      ends: [
        { label: home.end, value: "end" },
        { label: home.endAll, value: "end-all" },
      ],
    },
  };
}

function gate(args: Route.LoaderArgs, done: string | null, error?: { value: string; text: string }): DeskGateView {
  const { services } = openHospital(args);
  const { gate: words, home, title } = services.texts.server.desk;
  return {
    ...{ title, lead: words.lead, message: { asked: words.asked, ended: home.ended }[done ?? ""] },
    form: {
      button: words.button,
      address: { label: words.address, value: error?.value ?? "", error: error?.text },
    },
  };
}

/** Mails a link, with one reply whoever asks; or ends the session here or all of the editor's. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const path = `${hospital.basePath}/desk`;
  if (!(await findDeskSession(services, args.request))) return ask();
  const { session, editor, form } = await openDeskForm(args);
  const isAll = text(form, "do") === "end-all";
  await services.desk.access.end(isAll ? { editor: editor.address } : session);
  await services.desk.audit({
    ...{ who: sameAddress(editor.address), what: isAll ? "log-out-everywhere" : "log-out", subject: "" },
    hospital: hospital.id,
  });
  const options = { path: "/", maxAgeS: 0, isHttps: services.origin.startsWith("https:") };
  const headers = { "Set-Cookie": writeCookie(DESK_COOKIE, "", options) };
  throw redirect(`${path}?done=ended`, { status: 303, headers });

  async function ask() {
    const { gate: words } = services.texts.server.desk;
    const address = text(await readForm(args.request), "address");
    const refuse = (status: number, said: string) =>
      data({ head: deskHead(services, hospital), gate: gate(args, null, { value: address, text: said }) }, { status });
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return refuse(400, words.noAddress);
    await services.desk.access.askLink(hospital, address);
    throw redirect(`${path}?done=asked`, 303);
  }
}

export default function DeskHome({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData;
  return "gate" in shown ? <DeskGatePage {...shown.gate} /> : <DeskHomePage {...shown.home} />;
}
