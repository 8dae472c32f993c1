import { data, redirect } from "react-router";
import type { HospitalRequest } from "./hospital-page.ts";
import { findSession, openOffice } from "./office-list.ts";

type LinkedRequest = HospitalRequest & {
  request: Request;
  params: { subject?: string | undefined; expires?: string | undefined; signature?: string | undefined };
};

export type OfficePage = Awaited<ReturnType<typeof openOfficePage>>;

/** A page of an office: by its signed link, in the office's open list or at the desk. */
export async function openOfficePage(args: LinkedRequest, purpose: "sittings" | "numbers") {
  const opened = openOffice(args);
  const { office, services } = opened;
  const { subject = "", expires = "", signature } = args.params;
  const session = await findSession(services, office, args.request);
  const link = signature && (await services.answers.list.checkDay(office, { subject, expires, signature }, purpose));
  return { ...opened, purpose, session, link, isOpen: link === "valid" || session !== undefined };
}

type GateWords = Record<"title" | "ask" | "askButton" | "asked" | "askedBefore", string>;

/** For who has no access: a button that mails the link to the office's own mailbox. */
export function officeGate({ officeName, services, head, link }: OfficePage, words: GateWords, done: string | null) {
  const asked = done === "asked" ? words.asked : done === "wait" ? words.askedBefore : undefined;
  const page = { text: words.ask, button: words.askButton, done: asked };
  const title = link ? services.texts.server.answers.gone.title : words.title;
  return data({ head, gate: { title, office: officeName, page } }, { status: link ? 410 : 200 });
}

/** What the button of the gate does; throws the redirect that says whether a link is mailed. */
export async function mailOfficeLink({ office, services, link, purpose }: OfficePage): Promise<never> {
  const path = `${office.basePath}/${purpose}`;
  if (link === "forged") throw redirect(path, 303);
  const isMailed = await services.answers.list.mailLink(office, link === "expired", purpose);
  throw redirect(`${path}?done=${isMailed ? "asked" : "wait"}`, 303);
}
