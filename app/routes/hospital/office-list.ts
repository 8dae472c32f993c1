import { data } from "react-router";
import { servicesContext, type PageServices } from "#app/context.ts";
import { bareHead, pageTitle } from "#app/head/page-head.ts";
import { type Office, listOffices } from "#site/hospitals/offices.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { LinkedHospital } from "#outbox/answer-links.server.ts";
import type { AuditLine } from "#outbox/audit.ts";
import { findAgreed, type PastStep, type VisitTime } from "#forms/answer.ts";
import { LIST_COOKIE, NAME_COOKIE, NAME_MAX_AGE_S, readCookie, writeCookie } from "#answers/cookies.ts";
import { readName } from "#answers/read-answer.ts";
import { findOfficeSession } from "#desk/access/desk-access.server.ts";
import { listToTell, type ToldPerson } from "#answers/sittings/told-people.ts";
import { dueBy, momentOf } from "#forms/working-time.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { formKinds, type FormKind } from "#forms/forms.ts";
import { describeRecord, type Description } from "#outbox/mail/render-request.ts";
import type { ListedRequest } from "#outbox/store/office-requests.server.ts";
import type { HospitalRequest } from "./hospital-page.ts";

/** So long an open list has those whose patient got no mail, so that somebody calls. */
const RETURNED_MS = 7 * 24 * 60 * 60_000;

/** The office of the hospital that begins the address, or the group's; throws a 404 response for none. */
export function openOffice({ params: { basePath = "" }, context }: HospitalRequest) {
  const services = context.get(servicesContext);
  const { site } = services;
  const address = site.prefix + (basePath === "" ? "" : `/${basePath.toLowerCase()}`);
  const hospitals = site.hospitals.map((one) => services.notices.withHolidays(one, site.language));
  const office = listOffices({ ...site, hospitals }).find((one) => one.basePath.toLowerCase() === address);
  if (!office) throw data(null, { status: 404 });
  const { title } = services.texts.server.answers.list;
  const names = [office.name, office.place].filter(Boolean);
  const head = {
    ...bareHead(services, office.hospitals[0] ?? office, title, "home"),
    ...{ title: pageTitle(...names, title), isHidden: true },
  };
  return { office, officeName: names.join(", "), services, head, path: `${office.basePath}/requests` };
}

export function findSession(services: PageServices, office: LinkedHospital, request: Request) {
  return findOfficeSession(services, office, request.headers.get("cookie"));
}

/** Opens the office's list for a browser until midnight: the cookie that says so. */
export async function openList({ answers, audit, now, origin }: PageServices, office: Office): Promise<string> {
  const { id, value, expires } = await answers.list.createSession(office);
  audit({ audit: "list-opened", hospital: office.id, session: id });
  const maxAgeS = Math.floor((Number(expires) - Number(now())) / 1000);
  return writeCookie(LIST_COOKIE, value, { path: office.basePath || "/requests", maxAgeS, origin });
}

/** Who answers types the name once: this browser keeps it for that office. */
export function nameCookie({ origin }: PageServices, { basePath }: Hospital, form: FormData): HeadersInit {
  const options = { path: basePath || "/requests", maxAgeS: NAME_MAX_AGE_S, origin };
  return { "Set-Cookie": writeCookie(NAME_COOKIE, readName(form), options) };
}

export function keptName(request: Request): string {
  return readCookie(request.headers.get("cookie"), NAME_COOKIE) ?? "";
}

export const SHOWS = ["late", "open", "today", "visits", "all"] as const;

export type Show = (typeof SHOWS)[number];

export interface ListFilter {
  show: Show;
  kind: FormKind | undefined;
  search: string;
  /** Only whom that change of sittings concerns. */
  change?: string | undefined;
  /** All that came in then, however it stands, e.g. "2026-11". */
  month?: string | undefined;
}

export function readFilter({ searchParams }: URL): ListFilter {
  return {
    show: SHOWS.find((show) => show === searchParams.get("show")) ?? "open",
    kind: formKinds().find((kind) => kind === searchParams.get("kind")),
    search: (searchParams.get("q") ?? "").trim().slice(0, 80),
    change: searchParams.get("change") ?? undefined,
    month: /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(searchParams.get("month") ?? "")?.[0],
  };
}

export interface Listed extends Pick<ListedRequest, "record" | "returned" | "standing" | "steps"> {
  hospital: Hospital;
  described: Description | undefined;
  /** By when the patient was promised an answer, while there is none. */
  answerBy: Date | undefined;
  isLate: boolean;
  visit: VisitTime | undefined;
  /** What the patient says about the visit. */
  said: "coming" | "cancelled" | undefined;
  /** How the patient stands with the change that the address names. */
  told: ToldPerson | undefined;
}

/** What an address asks for: what waits, the longest first, and behind it the rest, the newest first; audited. */
export async function readList(
  { answers, audit, texts, now }: PageServices,
  office: Office,
  { show, kind, search, change, month }: ListFilter,
  reading: Pick<AuditLine, "audit" | "session">,
) {
  const at = now();
  const read = await answers.list.read(
    office,
    month === undefined ? undefined : new Date(momentOf(`${month}-01`, "00:00")),
  );
  const all = read.flatMap((listed): Listed[] => {
    const hospital = office.hospitals.find(({ id }) => id === listed.record.hospitalId);
    if (!hospital) return [];
    const told = listed.told.findLast(({ absence }) => absence.change === change);
    return [
      {
        ...{ ...listed, told, hospital, ...factsOf(listed, hospital, at) },
        described: describeRecord(listed.record, texts, hospital),
      },
    ];
  });
  const ofKind = (one: FormKind | undefined) => all.filter(({ record }) => one === undefined || record.kind === one);
  const count = (chosen: Show, one: FormKind | undefined) =>
    ofKind(one).filter((listed) => IS_SHOWN[chosen](listed, at)).length;
  const isWanted = (listed: Listed) => {
    if (change !== undefined) return listed.told !== undefined;
    if (month !== undefined) return todayInKolkata(listed.record.receivedAt).startsWith(month);
    // Who searches looks everywhere.
    return search === "" ? IS_SHOWN[show](listed, at) : isHit(listed, search);
  };
  const order = change !== undefined ? byMissed : show === "visits" && search === "" ? byVisit : byUrgency;
  const rows = ofKind(kind).filter(isWanted).toSorted(order);
  audit({ ...reading, hospital: office.id, rows: rows.length });
  const countEach = <One extends string>(names: readonly One[], countOf: (one: One) => number) =>
    Object.fromEntries(names.map((one) => [one, countOf(one)])) as Record<One, number>;
  return {
    rows,
    toTell: listToTell(read, office, texts),
    /** How many each choice shows, with what else is chosen. */
    shows: countEach(SHOWS, (one) => count(one, kind)),
    kinds: { every: count(show, undefined), ...countEach(formKinds(), (one) => count(show, one)) },
  };
}

function factsOf({ record, steps }: ListedRequest, hospital: Hospital, now: Date) {
  const answerBy = dueBy(hospital, record);
  return { answerBy, isLate: answerBy !== undefined && answerBy < now, ...visitOf(steps) };
}

const SAID: readonly string[] = ["coming", "cancelled"] satisfies Listed["said"][];

/** The agreed visit with the patient's word on it; one that the patient cancels is shown until its day is over. */
function visitOf(steps: readonly PastStep[]): Pick<Listed, "visit" | "said"> {
  const visit = findAgreed(steps.filter(({ state }) => state !== "cancelled"));
  const said = steps.findLast(({ state, number }) => SAID.includes(state) && number > (visit?.number ?? 0));
  return { visit, said: visit && (said?.state as Listed["said"]) };
}

const IS_SHOWN: Record<Show, (listed: Listed, now: Date) => boolean> = {
  late: ({ isLate }) => isLate,
  open: ({ record, returned }, now) =>
    record.waitingSince !== undefined ||
    (returned?.at !== undefined && Number(now) - Number(returned.at) < RETURNED_MS),
  today: ({ record }, now) => todayInKolkata(record.receivedAt) === todayInKolkata(now),
  visits: ({ visit }, now) => visit?.day === todayInKolkata(now),
  all: () => true,
};

function isHit({ record, described }: Listed, search: string): boolean {
  const wanted = search.toLowerCase();
  const digits = search.replaceAll(/\D/g, "");
  if (record.reference.toLowerCase().includes(wanted)) return true;
  if (!described) return false;
  const hasNumber =
    digits.length >= 3 && String(described.phoneNumber).includes(digits.replace(/^(?:91|0)(?=\d{10}$)/, ""));
  return hasNumber || described.name.toLowerCase().includes(wanted);
}

/** Who must still be told comes first. */
function byMissed({ told: a }: Listed, { told: b }: Listed): number {
  const rank = (told: ToldPerson | undefined) =>
    [told?.isOpen ? 0 : 1, told?.absence.missed.day, told?.absence.missed.time].join(" ");
  return rank(a).localeCompare(rank(b));
}

function byVisit({ visit: a }: Listed, { visit: b }: Listed): number {
  return (a?.time ?? "").localeCompare(b?.time ?? "");
}

function byUrgency({ record: a, answerBy: dueA }: Listed, { record: b, answerBy: dueB }: Listed): number {
  if (a.waitingSince && b.waitingSince)
    return (
      Number(dueA ?? a.waitingSince) - Number(dueB ?? b.waitingSince) || Number(a.waitingSince) - Number(b.waitingSince)
    );
  if (a.waitingSince || b.waitingSince) return a.waitingSince ? -1 : 1;
  return Number(b.receivedAt) - Number(a.receivedAt);
}
