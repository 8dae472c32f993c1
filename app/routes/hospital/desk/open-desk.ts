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
import { hasHospitals } from "#desk/access/editor.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital, type HospitalRequest } from "../hospital-page.ts";
import { readForm } from "../submit-form.ts";

export type DeskRequest = HospitalRequest & { request: Request };
export type Typed = Partial<Record<string, string>>;
export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** Of each page of the desk. */
export const DESK: RoutePolicy = {
  ...{ isCached: false, isPrivate: true, isScriptless: true, isBare: true, takesFile: "pictures" },
};

/**
 * The desk of a hospital, for its editors; for publishers alone where they are named. Throws a redirect to the page
 * that asks for a link, or a 403 that says why. For what a form changes use `openDeskForm`.
 */
export async function openDesk(args: DeskRequest, role?: "publisher") {
  const session = await findDeskSession(args);
  if (!session) throw redirect(`${openHospital(args).hospital.basePath}/desk`, 303);
  return admit(args, session, role);
}

/**
 * Does what a form asks for. The server takes none of another site's page. Where the session has ended, the store or
 * the disk fails, or what the form is for is gone, the page that is thrown keeps what was typed, to send it again.
 */
export async function openDeskForm<Done>(
  args: DeskRequest,
  act: (desk: OpenDesk, form: FormData) => Promise<Done>,
  role?: "publisher",
): Promise<Done> {
  const form = await readForm(args.request);
  try {
    const session = await findDeskSession(args);
    if (session) return await act(admit(args, session, role), form);
  } catch (failure) {
    const isGone = (failure as { data?: unknown }).data === null;
    if (!isGone && !(failure instanceof Error)) throw failure;
    if (!isGone) openHospital(args).services.reportFailure(failure, new URL(args.request.url).pathname);
    throw keep(args, form, isGone ? "gone" : "failed");
  }
  throw keep(args, form, "ended");
}

const STATUS = { ended: 403, failed: 503, gone: 404 } as const;

/** The page on which a form that was not taken waits to be sent again. */
function keep(args: DeskRequest, form: FormData, why: keyof typeof STATUS) {
  const { services, hospital } = openHospital(args);
  const words = services.texts.server.desk.refusals.form;
  const { pathname, search } = new URL(args.request.url);
  const hasFile = [...form].some(([, value]) => typeof value !== "string" && value.size > 0);
  // What somebody wrote is shown; what the page itself had put there is only sent again.
  const kept = [...form].map(([name, value]): Part => {
    if (typeof value !== "string") return undefined;
    if (!value.includes(" ")) return { hidden: [[name, value]] };
    return { name, value, type: "textarea", isWide: true, more: { "aria-label": name, rows: 3 } };
  });
  const parts: Part[] = [
    { text: words[why] },
    hasFile && { text: words.files, className: "note" },
    why === "ended" && { link: words.toDesk, to: `${hospital.basePath}/desk`, isInNewTab: true },
    { form: [...kept, submit(words.button)], action: pathname + search, takesFile: true, className: "form-panel" },
  ];
  return refuse({ title: words.title, parts }, STATUS[why]);
}

export function findDeskSession(args: DeskRequest): Promise<DeskSession | undefined> {
  const cookie = readCookie(args.request.headers.get("cookie"), DESK_COOKIE);
  return openHospital(args).services.desk.access.find(cookie);
}

/** A page at the desk, or before its door. */
export function deskPage(services: PageServices, hospital: Hospital, page: DeskView, status = 200) {
  const { title } = services.texts.server.desk;
  const named = page.frame ? `${page.title} · ${title}` : page.title;
  const head = { ...bareHead(services, hospital, title, "home"), isHidden: true };
  return data({ head: { ...head, title: pageTitle(hospital.name, hospital.place, named) }, page }, { status });
}

type AtGate = Pick<FieldView, "value" | "error"> & Pick<DeskView, "said">;

/** The page that asks for a link, for who is not at the desk. */
export function showGate(args: DeskRequest, lead: string, { said, ...typed }: AtGate, status?: number) {
  const { services, hospital } = openHospital(args);
  const { title, gate } = services.texts.server.desk;
  const field = { name: "address", label: gate.address, type: "email", isFocused: true, ...typed };
  const form = [{ ...field, more: { autoComplete: "email" } }, submit(gate.button)];
  const parts = [{ text: lead }, { form, action: `${hospital.basePath}/desk`, className: "form-panel" }];
  return deskPage(services, hospital, { title, said, parts }, status);
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

/** Why something is not to be had here, with the link to a desk. */
export function sayWhy({ title, lead }: Record<"title" | "lead", string>, link: string, basePath = "") {
  return { title, parts: [{ text: lead }, { link, to: `${basePath}/desk` }] };
}

function refuse(refused: DeskView, status = 403) {
  return data({ refused }, { status });
}

function admit(args: DeskRequest, session: DeskSession, role?: "publisher") {
  const { hospital, services } = openHospital(args);
  const { editor } = session;
  const { server } = services.texts;
  const { frame: words, refusals } = server.desk;
  const path = `${hospital.basePath}/desk`;
  const own = services.site.hospitals.filter(({ id }) => hasHospitals(editor, [id]));
  if (!own.some(({ id }) => id === hospital.id))
    throw refuse(sayWhy(refusals.hospital, refusals.back, own[0]?.basePath));
  const isPublisher = editor.role === "publisher";
  if (role && !isPublisher) throw refuse(sayWhy(refusals.role, refusals.back, hospital.basePath));
  const others = own.filter(({ id }) => id !== hospital.id);
  const { pathname, searchParams: query } = new URL(args.request.url);
  const frame: DeskFrame = {
    links: [
      ...(pathname === path ? [] : [{ label: words.home, to: path }]),
      ...others.map((one) => ({ label: words.otherHospital(one.place), to: `${one.basePath}/desk` })),
    ],
    who: `${words.who(editor.name)} (${words.roles[editor.role]})`,
    undo: words.undo,
  };
  const who = editor.address;
  return {
    ...{ hospital, services, session, editor, isPublisher, who, path, query, words: server },
    /** The editor's other hospitals. */
    others,
    show: (page: DeskView, status?: number) => deskPage(services, hospital, { frame, ...page }, status),
    /** Notes what was done here. */
    audit: (what: string, subject = "", after = "") =>
      services.desk.addAct({ who, what, subject, hospital_id: hospital.id, after }),
    /** The page below the desk's path that says what was done. */
    done: (below: string, said?: Record<string, string>) =>
      redirect(path + below + (said ? `?${new URLSearchParams(said)}` : ""), 303),
  };
}

/** The names of editors by their addresses. */
export async function readNames({ desk }: PageServices): Promise<Map<string, string>> {
  return new Map((await desk.access.listEditors()).map(({ address, name }) => [address, name]));
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
