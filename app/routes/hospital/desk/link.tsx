import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { openHospital } from "../hospital-page.ts";
import { askLink, DESK, deskPage, submit } from "./open-desk.ts";
import type { Route } from "./+types/link";

export default DeskPage;
export const handle = DESK;

/** The mailed link. Looking at it opens nothing, because mail scanners open every link. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = openHospital(args);
  return page(args, await services.desk.access.check(hospital, args.params));
}

function page(args: Route.LoaderArgs | Route.ActionArgs, state: "valid" | "expired" | "forged") {
  const { services, hospital } = openHospital(args);
  const { title, link, gate } = services.texts.server.desk;
  const parts =
    state === "valid"
      ? [{ text: link.open }, { form: [submit(link.openButton)] }]
      : [{ text: link[state] }, { ...askLink(gate), action: `${hospital.basePath}/desk` }];
  return deskPage(services, hospital, { title, parts }, state === "valid" ? 200 : 410);
}

/** Opens the desk in this browser. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital } = openHospital(args);
  const { access } = services.desk;
  const state = await access.check(hospital, args.params);
  const opened = state === "valid" ? await access.open(hospital, args.params) : undefined;
  // A link whose session has ended opens no other.
  if (!opened) return page(args, state === "forged" ? state : "expired");
  const act = { what: "log-in", subject: "", hospital_id: hospital.id, before: "", after: "" };
  await services.desk.addAct({ ...act, who: opened.editor.address });
  const maxAgeS = Math.floor((Number(opened.expires) - Number(services.now())) / 1000);
  const cookie = writeCookie(DESK_COOKIE, opened.value, { path: "/", maxAgeS, origin: services.origin });
  throw redirect(`${hospital.basePath}/desk`, { status: 303, headers: { "Set-Cookie": cookie } });
}
