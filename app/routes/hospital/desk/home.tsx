import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { text } from "#answers/read-answer.ts";
import { openHospital } from "../hospital-page.ts";
import { askLink, buttonRow, DESK, deskPage, findDeskSession, openDesk, openDeskForm } from "./open-desk.ts";
import type { OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/home";

export default DeskPage;
export const handle = DESK;

/** What an editor can do here; for anybody else the field that asks for a link. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await findDeskSession(openHospital(args).services, args.request))) return gate(args);
  const desk = await openDesk(args);
  const { lead: title, end, endAll } = desk.words.desk.home;
  const tools = desk.frame.tools.map(({ label, hint, ...tool }) => ({ ...tool, title: label, facts: [hint] }));
  const ends = { form: [buttonRow({ end, "end-all": endAll })] };
  return desk.show({ title, parts: [{ rows: tools, className: "desk__tiles" }, ends] });
}

function gate(args: Route.LoaderArgs | Route.ActionArgs, status = 200, value = "", error?: string) {
  const { services, hospital } = openHospital(args);
  const { gate: words, home, title } = services.texts.server.desk;
  const done = new URL(args.request.url).searchParams.get("done") ?? "";
  const said = status === 200 ? { asked: words.asked, ended: home.ended }[done] : undefined;
  const parts = [{ text: words.lead }, askLink(words, { value, error })];
  return deskPage(services, hospital, { title, said, parts }, status);
}

/** Mails a link, with one reply whoever asks; or ends the session here or all of the editor's. */
export function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const askForLink = async (form: FormData) => {
    const address = text(form, "address");
    const { noAddress, unavailable } = services.texts.server.desk.gate;
    if (!/^[^\s@]+@[^\s@]+$/.test(address)) return gate(args, 400, address, noAddress);
    if (!(await services.desk.access.askLink(hospital, address))) return gate(args, 503, address, unavailable);
    throw redirect(`${hospital.basePath}/desk?done=asked`, 303);
  };
  const logOut = async ({ session, editor, audit, path }: OpenDesk, form: FormData) => {
    const isAll = text(form, "do") === "end-all";
    await services.desk.access.end(isAll ? { editor: editor.address } : session);
    await audit(isAll ? "log-out-everywhere" : "log-out");
    const headers = { "Set-Cookie": writeCookie(DESK_COOKIE, "", { path: "/", maxAgeS: 0, origin: services.origin }) };
    throw redirect(`${path}?done=ended`, { status: 303, headers });
  };
  return openDeskForm(args, undefined, logOut, askForLink);
}
