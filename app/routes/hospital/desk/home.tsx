import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { text } from "#answers/read-answer.ts";
import { openHospital } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { DESK_TOOLS } from "./desk-tools.ts";
import { buttonRow, DESK, findDeskSession, openDesk, openDeskForm, showGate } from "./open-desk.ts";
import type { Route } from "./+types/home";

export default DeskPage;
export const handle = DESK;

/** What an editor can do here; for anybody else the field that asks for a link. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await findDeskSession(args))) {
    const { gate, home } = openHospital(args).services.texts.server.desk;
    const done = new URL(args.request.url).searchParams.get("done") ?? "";
    return showGate(args, gate.lead, { said: { asked: gate.asked, ended: home.ended }[done] });
  }
  const { hospital, services, isPublisher, words, show } = await openDesk(args);
  const { lead: title, end, endAll } = words.desk.home;
  const own = DESK_TOOLS.filter(
    ({ role, needs }) => (!role || isPublisher) && (!needs || services.desk[needs] !== undefined),
  );
  const rows = own.map((tool) => {
    const { label, hint } = tool.words(words);
    return { id: tool.path, icon: tool.icon, to: hospital.basePath + tool.path, title: label, facts: [hint] };
  });
  const ends = { form: [buttonRow({ end, "end-all": endAll })] };
  return show({ title, parts: [{ rows, className: "desk__tiles" }, ends] });
}

/** Mails a link, with one reply whoever asks; or ends the session here or all of the editor's. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const { access } = services.desk;
  const path = `${hospital.basePath}/desk`;
  if (!(await findDeskSession(args))) {
    const value = text(await readForm(args.request), "address");
    const { lead, noAddress, unavailable } = services.texts.server.desk.gate;
    if (!/^[^\s@]+@[^\s@]+$/.test(value)) return showGate(args, lead, { value, error: noAddress }, 400);
    const isAsked = await access.askLink(hospital, value).catch((error) => services.reportFailure(error, path));
    if (!isAsked) return showGate(args, lead, { value, error: unavailable }, 503);
    throw redirect(`${path}?done=asked`, 303);
  }
  return openDeskForm(args, async ({ session, editor, audit }, form) => {
    const isAll = text(form, "do") === "end-all";
    await access.end(isAll ? { editor: editor.address } : session);
    await audit(isAll ? "log-out-everywhere" : "log-out");
    const headers = { "Set-Cookie": writeCookie(DESK_COOKIE, "", { path: "/", maxAgeS: 0, origin: services.origin }) };
    throw redirect(`${path}?done=ended`, { status: 303, headers });
  });
}
