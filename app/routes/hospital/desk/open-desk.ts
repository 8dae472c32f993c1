import { data, redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { DeskFrame } from "#app/features/desk/desk-page.tsx";
import type { DeskGateView } from "#app/features/desk/gate-page.tsx";
import { bareHead, pageTitle } from "#app/head/page-head.ts";
import { DESK_COOKIE, readCookie } from "#answers/cookies.ts";
import type { DeskSession } from "#desk/access/desk-access.server.ts";
import { hasHospitals, mayDo, type Right } from "#desk/access/editor.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital, type HospitalRequest } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { DESK_TOOLS } from "./desk-tools.ts";

export type DeskRequest = HospitalRequest & { request: Request };

/** Posted by each form of the desk: that the page it stands on is of this session. */
export const TOKEN_FIELD = "desk_token";

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/**
 * The desk of a hospital, for its editor with that right; every editor of the hospital where none is named. Throws a
 * redirect to the page that asks for a link, or a 403 that says why. For what a form changes use `openDeskForm`.
 */
export async function openDesk(args: DeskRequest, right?: Right) {
  const place = openPlace(args);
  const session = await findDeskSession(place.services, args.request);
  if (!session) throw redirect(place.path, 303);
  return admit(args, place, session, right);
}

/**
 * The desk and the form that was posted to it, whose token is of this session. Where it is not, or the session has
 * ended, the form is stored nowhere: the page that is thrown keeps what was typed, to send it again.
 */
export async function openDeskForm(args: DeskRequest, right?: Right) {
  const form = await readForm(args.request);
  const place = openPlace(args);
  const session = await findDeskSession(place.services, args.request);
  if (session && form.get(TOKEN_FIELD) === session.formToken) return { ...admit(args, place, session, right), form };
  const { ended, toDesk, ...words } = place.services.texts.server.desk.refusals.form;
  const { pathname, search } = new URL(args.request.url);
  const fields = [...form].filter(([name]) => name !== TOKEN_FIELD);
  const texts = fields.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
  const hasFile = fields.some(([, value]) => typeof value !== "string" && value.size > 0);
  const token = { name: TOKEN_FIELD, value: session?.formToken ?? "" };
  throw refuse({
    ...{ title: words.title, lead: session ? words.lead : ended, note: hasFile ? words.files : undefined },
    back: session ? undefined : { label: toDesk, to: place.path, isInNewTab: true },
    form: { button: words.button, action: pathname + search, kept: [token, ...texts] },
  });
}

export function findDeskSession({ desk }: PageServices, request: Request): Promise<DeskSession | undefined> {
  return desk.access.find(readCookie(request.headers.get("cookie"), DESK_COOKIE));
}

function openPlace(args: DeskRequest) {
  const { hospital, services } = openHospital(args);
  return { hospital, services, head: deskHead(services, hospital), path: `${hospital.basePath}/desk` };
}

export function deskHead(services: PageServices, hospital: Hospital) {
  const { title } = services.texts.server.desk;
  const head = bareHead(services, hospital, title, "home");
  return { ...head, title: pageTitle(hospital.name, hospital.place, title), isHidden: true };
}

type Place = ReturnType<typeof openPlace>;

function admit(args: DeskRequest, place: Place, session: DeskSession, right: Right | undefined) {
  const { hospital, services, path } = place;
  const { refusals } = services.texts.server.desk;
  const back = { label: refusals.back, to: path };
  if (!hasHospitals(session.editor, [hospital.id])) {
    const own = services.site.hospitals.find(({ id }) => hasHospitals(session.editor, [id]));
    throw refuse({ ...refusals.hospital, back: own && { ...back, to: `${own.basePath}/desk` } });
  }
  if (right && !mayDo(session.editor, right)) throw refuse({ ...refusals.role, back });
  return { ...place, session, editor: session.editor, frame: frameOf(args, place, session) };
}

function refuse(refused: DeskGateView) {
  return data({ refused }, { status: 403 });
}

function frameOf({ request }: DeskRequest, { hospital, services, path }: Place, { editor, formToken }: DeskSession) {
  const { texts, site } = services;
  const words = texts.server.desk.frame;
  const at = new URL(request.url).pathname;
  const isAt = (to: string) => at === to || at.startsWith(`${to}/`);
  const others = site.hospitals.filter(({ id }) => id !== hospital.id && hasHospitals(editor, [id]));
  return {
    ...{ token: formToken, skip: words.skip, undo: words.undo },
    who: `${words.who(editor.name)} (${words.roles[editor.role]})`,
    navigation: {
      label: words.tools,
      home: { label: words.home, to: path, isCurrent: at === path },
      tools: listTools(services, hospital, editor).map(({ label, to }) => ({ label, to, isCurrent: isAt(to) })),
    },
    others: others.map(({ basePath, place }) => ({ label: place, to: `${basePath}/desk` })),
    otherHospital: words.otherHospital,
  } satisfies DeskFrame;
}

/** What the editor can do here. */
export function listTools(services: PageServices, hospital: Hospital, editor: DeskSession["editor"]) {
  return DESK_TOOLS.filter(
    ({ right, isThere }) => (!right || mayDo(editor, right)) && (isThere?.(services) ?? true),
  ).map(({ path, icon, words }) => ({ ...words(services.texts), icon, to: hospital.basePath + path }));
}
