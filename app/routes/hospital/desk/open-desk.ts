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
 * Does what a form asks for, at the desk of the session that its token is of. Where there is none, or the store or the
 * disk fails, the page that is thrown keeps what was typed, to send it again. `atGate` is for who has no session.
 */
export async function openDeskForm<Done>(
  args: DeskRequest,
  right: Right | undefined,
  act: (desk: OpenDesk, form: FormData) => Promise<Done>,
  atGate?: (form: FormData) => Promise<Done>,
): Promise<Done> {
  const form = await readForm(args.request);
  return keepForm(args, form, async () => {
    const session = await findDeskSession(openHospital(args).services, args.request);
    if (!session && atGate) return atGate(form);
    if (session && form.get(TOKEN_FIELD) === session.formToken) return act(admit(args, session, right), form);
    throw keep(args, form, session ? "lead" : "ended", session?.formToken);
  });
}

/** What the work comes to. Where it fails, or finds nothing, the page that is thrown keeps the form. */
async function keepForm<Done>(args: DeskRequest, form: FormData, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (failure) {
    const isGone = (failure as { data?: unknown }).data === null;
    if (!isGone && !(failure instanceof Error)) throw failure;
    if (!isGone) openHospital(args).services.reportFailure(failure, new URL(args.request.url).pathname);
    throw keep(args, form, isGone ? "gone" : "failed");
  }
}

const STATUS = { lead: 403, ended: 403, failed: 503, gone: 404 } as const;

/** The page on which a form that was not taken waits to be sent again. */
function keep(args: DeskRequest, form: FormData, why: keyof typeof STATUS, token = String(form.get(TOKEN_FIELD))) {
  const { services, hospital } = openHospital(args);
  const words = services.texts.server.desk.refusals.form;
  const { pathname, search } = new URL(args.request.url);
  const fields = [...form].filter(([name]) => name !== TOKEN_FIELD);
  const hasFile = fields.some(([, value]) => typeof value !== "string" && value.size > 0);
  // A spreadsheet that a page had put there is long.
  const isMultipart = args.request.headers.get("content-type")?.startsWith("multipart/") === true;
  // What somebody wrote is shown; what the page itself had put there is only sent again.
  const kept = fields.flatMap(([name, value]): Part[] => {
    if (typeof value !== "string") return [];
    if (!value.includes(" ")) return [{ hidden: [[name, value]] }];
    return [{ name, value, type: "textarea", isWide: true, more: { "aria-label": name, rows: 3 } }];
  });
  const parts: Part[] = [
    { text: words[why] },
    hasFile && { text: words.files, className: "note" },
    why === "ended" && { link: words.toDesk, to: `${hospital.basePath}/desk`, isInNewTab: true },
    {
      form: [...kept, submit(words.button)],
      ...{ hidden: { [TOKEN_FIELD]: token }, action: pathname + search, takesFile: isMultipart },
      ...(kept.some((part) => part && "type" in part) && { className: "form-panel", takesFile: true }),
    },
  ];
  return refuse({ title: words.title, parts }, STATUS[why]);
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

function refuse(refused: DeskView, status = 403) {
  return data({ refused }, { status });
}

function admit(args: DeskRequest, session: DeskSession, right: Right | undefined) {
  const { hospital, services } = openHospital(args);
  const { editor, formToken: token } = session;
  const { server } = services.texts;
  const { frame: words, refusals } = server.desk;
  const { basePath } = hospital;
  const path = `${basePath}/desk`;
  const turnAway = ({ title, lead }: Record<"title" | "lead", string>, to: string) =>
    refuse({ title, parts: [{ text: lead }, { link: refusals.back, to }] });
  const own = services.site.hospitals.filter(({ id }) => hasHospitals(editor, [id]));
  if (!own.some(({ id }) => id === hospital.id)) throw turnAway(refusals.hospital, `${own[0]?.basePath}/desk`);
  if (right && !mayDo(editor, right)) throw turnAway(refusals.role, path);
  const others = own.filter(({ id }) => id !== hospital.id);
  const { pathname: at, searchParams: query } = new URL(args.request.url);
  const tools = DESK_TOOLS.filter(
    (tool) => (!tool.right || mayDo(editor, tool.right)) && tool.isThere?.(services) !== false,
  );
  const frame = {
    ...{ token, words, at, home: path },
    who: `${words.who(editor.name)} (${words.roles[editor.role]})`,
    tools: tools.map((tool) => ({ id: tool.path, icon: tool.icon, to: basePath + tool.path, ...tool.words(server) })),
    others: others.map((one) => ({ label: one.place, to: `${one.basePath}/desk` })),
  } satisfies DeskFrame;
  const who = editor.address;
  return {
    ...{ hospital, services, session, editor, who, path, frame, query, words: server },
    /** The editor's other hospitals. */
    others,
    show: (page: DeskView, status?: number) => deskPage(services, hospital, { frame, ...page }, status),
    /** Notes what was done here. */
    audit: (what: string, subject = "", after = "") =>
      services.desk.addAct({ who, what, subject, hospital_id: hospital.id, before: "", after }),
    /** The page below the desk's path that says what was done. */
    done: (below: string, said?: Record<string, string>) =>
      redirect(path + below + (said ? `?${new URLSearchParams(said)}` : ""), 303),
  };
}

/** The names of editors by their addresses. */
export async function readNames({ desk }: PageServices): Promise<Map<string, string>> {
  return new Map((await desk.access.editors.list()).map(({ address, name }) => [address, name]));
}

/** A language's name, e.g. "Malayalam". */
export function languageName(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: "language" }).of(language) ?? language;
}

/** The hospital's doctors; none while they cannot be read. */
export async function readDoctors({ services, hospital }: Pick<OpenDesk, "services" | "hospital">) {
  const result = await services.content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  return result.status === "ok" ? result.content.doctors : [];
}
