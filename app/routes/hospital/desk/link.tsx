import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { openHospital } from "../hospital-page.ts";
import { DESK, deskPage, showGate, submit } from "./open-desk.ts";
import type { Route } from "./+types/link";

export default DeskPage;
export const handle = DESK;

/** The mailed link. Looking at it opens nothing, because mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = openHospital(args);
  const { title, link } = services.texts.server.desk;
  if (!(await services.desk.access.isValid(hospital, args.params))) return showGate(args, link.invalid, {}, 410);
  return deskPage(services, hospital, { title, parts: [{ text: link.open }, { form: [submit(link.openButton)] }] });
}

/** Opens the desk in this browser. A link whose session has ended opens no other. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const { texts, desk, origin, now } = services;
  const opened = await desk.access.open(hospital, args.params);
  if (!opened) return showGate(args, texts.server.desk.link.invalid, {}, 410);
  const { value, expires, editor } = opened;
  await desk.addAct({ who: editor.address, what: "log-in", hospital_id: hospital.id });
  const maxAgeS = Math.floor((Number(expires) - Number(now())) / 1000);
  const cookie = writeCookie(DESK_COOKIE, value, { path: "/", maxAgeS, origin });
  throw redirect(`${hospital.basePath}/desk`, { status: 303, headers: { "Set-Cookie": cookie } });
}
