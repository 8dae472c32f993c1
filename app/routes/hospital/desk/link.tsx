import { redirect } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_COOKIE, writeCookie } from "#answers/cookies.ts";
import { text } from "#answers/read-answer.ts";
import { openHospital } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { askLink, DESK, deskPage, keepForm, submit } from "./open-desk.ts";
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
  const parts = {
    valid: [{ text: link.open }, { form: [submit(link.openButton)] }],
    expired: [{ text: link.expired }, { form: [submit(link.renewButton, "renew")] }],
    forged: [{ text: link.forged }, { ...askLink(gate), action: `${hospital.basePath}/desk` }],
  }[state];
  return deskPage(services, hospital, { title, parts }, state === "valid" ? 200 : 410);
}

/** Opens the desk in this browser; a link that has run out mails its editor a fresh one. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return keepForm(args, form, () => open(args, form));
}

async function open(args: Route.ActionArgs, form: FormData) {
  const { services, hospital } = openHospital(args);
  const { access } = services.desk;
  const path = `${hospital.basePath}/desk`;
  const state = await access.check(hospital, args.params);
  if (state === "forged") return page(args, state);
  const opened = state === "valid" ? await access.open(hospital, args.params) : undefined;
  if (!opened) {
    // A link whose session has ended says so first.
    if (state === "valid" && text(form, "do") !== "renew") return page(args, "expired");
    await access.renewLink(hospital, args.params);
    throw redirect(`${path}?done=asked`, 303);
  }
  const act = { what: "log-in", subject: "", hospital_id: hospital.id, before: "", after: "" };
  await services.desk.addAct({ ...act, who: opened.editor.address });
  const maxAgeS = Math.floor((Number(opened.expires) - Number(services.now())) / 1000);
  const cookie = writeCookie(DESK_COOKIE, opened.value, { path: "/", maxAgeS, origin: services.origin });
  throw redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}
