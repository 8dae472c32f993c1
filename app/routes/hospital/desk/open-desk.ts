import { data, redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { DeskFrame, DeskView } from "#app/features/desk/desk-page.tsx";
import type { FieldView } from "#app/features/desk/desk-field.tsx";
import type { Part } from "#app/features/desk/desk-parts.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { bareHead, pageTitle } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DESK_COOKIE, readCookie } from "#answers/cookies.ts";
import type { DeskSession } from "#desk/access/desk-access.server.ts";
import { hasHospitals, mayDo, type Right } from "#desk/access/editor.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital, type HospitalRequest } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";
import { DESK_TOOLS } from "./desk-tools.ts";

export type DeskRequest = HospitalRequest & { request: Request };
export type Typed = Partial<Record<string, string>>;
export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** Of each page of the desk. */
export const DESK: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };
export const DESK_WITH_PICTURES: RoutePolicy = { ...DESK, takesFile: "pictures" };

/** Posted by each form of the desk: that the page it stands on is of this session. */
export const TOKEN_FIELD = "desk_token";

/**
 * The desk of a hospital, for its editor with that right; every editor of the hospital where none is named. Throws a
 * redirect to the page that asks for a link, or a 403 that says why. For what a form changes use `openDeskForm`.
 */
export async function openDesk(args: DeskRequest, right?: Right) {
  const { services, hospital } = openHospital(args);
  const session = await findDeskSession(services, args.request);
  if (!session) throw redirect(`${hospital.basePath}/desk`, 303);
  return admit(args, session, right);
}

/**
 * The desk and the form that was posted to it, whose token is of this session. Where it is not, or the session has
 * ended, the form is stored nowhere: the page that is thrown keeps what was typed, to send it again.
 */
export async function openDeskForm(args: DeskRequest, right?: Right) {
  const form = await readForm(args.request);
  const { services, hospital } = openHospital(args);
  const session = await findDeskSession(services, args.request);
  if (session && form.get(TOKEN_FIELD) === session.formToken) return { ...admit(args, session, right), form };
  const { ended, toDesk, ...words } = services.texts.server.desk.refusals.form;
  const { pathname, search } = new URL(args.request.url);
  const fields = [...form].filter(([name]) => name !== TOKEN_FIELD);
  const hasFile = fields.some(([, value]) => typeof value !== "string" && value.size > 0);
  // What somebody wrote is shown; what the page itself had put there is only sent again.
  const kept = fields.flatMap(([name, value]): Part[] => {
    if (typeof value !== "string") return [];
    if (!value.includes(" ")) return [{ hidden: [[name, value]] }];
    return [{ name, value, type: "textarea", isWide: true, more: { "aria-label": name, rows: 3 } }];
  });
  throw refuse(words.title, [
    { text: session ? words.lead : ended },
    hasFile && { text: words.files, className: "note" },
    !session && { link: toDesk, to: `${hospital.basePath}/desk`, isInNewTab: true },
    {
      form: [...kept, submit(words.button)],
      ...{ hidden: { [TOKEN_FIELD]: session?.formToken ?? "" }, action: pathname + search },
      className: kept.some((part) => part && "type" in part) ? "form-panel" : "",
    },
  ]);
}

export function findDeskSession({ desk }: PageServices, request: Request): Promise<DeskSession | undefined> {
  return desk.access.find(readCookie(request.headers.get("cookie"), DESK_COOKIE));
}

/** A page at the desk, or before its door. */
export function deskPage(services: PageServices, hospital: Hospital, page: DeskView, status = 200) {
  const { title } = services.texts.server.desk;
  const named = page.frame ? `${page.title} · ${title}` : page.title;
  const head = { ...bareHead(services, hospital, title, "home"), isHidden: true };
  return data({ head: { ...head, title: pageTitle(hospital.name, hospital.place, named) }, page }, { status });
}

/** The form that asks for a link. */
export function askLink(words: { address: string; button: string }, typed: Pick<FieldView, "value" | "error"> = {}) {
  const address = { name: "address", label: words.address, type: "email", isFocused: true, ...typed };
  return { form: [{ ...address, more: { autoComplete: "email" } }, submit(words.button)], className: "form-panel" };
}

/** The one button of a form. */
export const submit = (label: string, act?: string) => ({ buttons: [{ label, act, isMain: true }] });

/** A row of buttons, by what each does. */
export const buttonRow = (words: Record<string, string>, main?: string) => ({
  buttons: Object.entries(words).map(([act, label]) => ({ act, label, isMain: act === main })),
});

/** The fields with what stands in them, and what is wrong with it, by their names. What has more than usual is open. */
export function fill(parts: readonly Part[], values: Typed, errors: Typed = {}, form = ""): Part[] {
  const isFilled = (part: Part) =>
    part && "type" in part && (errors[part.name] || (values[part.name] || part.value) !== part.value);
  return parts.map((part) => {
    if (part && "fold" in part)
      return { ...part, parts: fill(part.parts, values, errors, form), isOpen: part.parts.some(isFilled) };
    if (!part || !("type" in part)) return part;
    return { ...part, id: form + part.name, value: values[part.name] ?? part.value, error: errors[part.name] };
  });
}

function refuse(title: string, parts: Part[]) {
  return data({ refused: { title, parts } satisfies DeskView }, { status: 403 });
}

function admit(args: DeskRequest, session: DeskSession, right: Right | undefined) {
  const { hospital, services } = openHospital(args);
  const { editor } = session;
  const { refusals } = services.texts.server.desk;
  const path = `${hospital.basePath}/desk`;
  if (!hasHospitals(editor, [hospital.id])) {
    const own = services.site.hospitals.find(({ id }) => hasHospitals(editor, [id]));
    const back = own && { link: refusals.back, to: `${own.basePath}/desk` };
    throw refuse(refusals.hospital.title, [{ text: refusals.hospital.lead }, back]);
  }
  if (right && !mayDo(editor, right))
    throw refuse(refusals.role.title, [{ text: refusals.role.lead }, { link: refusals.back, to: path }]);
  const others = services.site.hospitals.filter(({ id }) => id !== hospital.id && hasHospitals(editor, [id]));
  const frame = frameOf(args, services, hospital, session, others);
  const who = editor.address;
  return {
    ...{ hospital, services, session, editor, who, path, frame, words: services.texts.server },
    query: new URL(args.request.url).searchParams,
    /** The editor's other hospitals. */
    others,
    show: (page: DeskView, status?: number) => deskPage(services, hospital, { frame, ...page }, status),
    /** Notes what was done here. */
    audit: (what: string, subject = "", after = "") =>
      services.desk.addAct({ who, what, subject, hospital_id: hospital.id, before: "", after }),
    /** The page below the desk's path that says what was done. */
    done: (below: string, query?: Record<string, string>) =>
      redirect(path + below + (query ? `?${new URLSearchParams(query)}` : ""), 303),
  };
}

function frameOf(
  { request }: DeskRequest,
  services: PageServices,
  { basePath }: Hospital,
  { editor, formToken: token }: DeskSession,
  others: readonly Hospital[],
) {
  const { server } = services.texts;
  const words = server.desk.frame;
  const tools = DESK_TOOLS.filter(
    (tool) => (!tool.right || mayDo(editor, tool.right)) && tool.isThere?.(services) !== false,
  );
  return {
    ...{ token, words, at: new URL(request.url).pathname, home: `${basePath}/desk` },
    who: `${words.who(editor.name)} (${words.roles[editor.role]})`,
    tools: tools.map((tool) => ({ id: tool.path, icon: tool.icon, to: basePath + tool.path, ...tool.words(server) })),
    others: others.map((one) => ({ label: one.place, to: `${one.basePath}/desk` })),
  } satisfies DeskFrame;
}

/** Each value within another, by the names that lead there: `text.ml`. */
export function listValues(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path.join("."), String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => listValues(inner, [...path, name]));
}

/** The names of editors by their addresses. */
export async function readNames({ desk }: PageServices): Promise<Map<string, string>> {
  return new Map((await desk.access.editors.list()).map(({ address, name }) => [address, name]));
}

/** A language's name, e.g. "Malayalam". */
export function languageName(language: string, inLanguage = "en"): string {
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(language) ?? language;
}

/** The hospital's doctors; none while they cannot be read. */
export async function readDoctors({ services, hospital }: Pick<OpenDesk, "services" | "hospital">) {
  const result = await services.content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  return result.status === "ok" ? result.content.doctors : [];
}
