import type { PageServices } from "#app/context.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { AuditLine } from "#answers/answers.server.ts";
import { LIST_COOKIE, readCookie } from "#answers/cookies.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { formKinds, type FormKind } from "#forms/forms.ts";
import { describeRecord, type Description } from "#outbox/mail/render-mail.ts";
import type { ListedRequest } from "#outbox/store/office-requests.server.ts";

/** So long an open list has those whose patient got no mail, so that somebody calls. */
const RETURNED_MS = 7 * 24 * 60 * 60_000;

export function findSession({ answers }: PageServices, hospital: Hospital, request: Request) {
  return answers.list.findSession(hospital, readCookie(request.headers.get("cookie"), LIST_COOKIE) ?? "");
}

export const SHOWS = ["open", "today", "all"] as const;

export type ListFilter = { show: (typeof SHOWS)[number]; kind: FormKind | undefined; search: string };

export function readFilter({ searchParams }: URL): ListFilter {
  return {
    show: SHOWS.find((show) => show === searchParams.get("show")) ?? "open",
    kind: formKinds().find((kind) => kind === searchParams.get("kind")),
    search: (searchParams.get("q") ?? "").trim().slice(0, 80),
  };
}

export interface Listed extends ListedRequest {
  described: Description | undefined;
}

type Reading = Pick<AuditLine, "audit" | "session">;

/** What an address asks for: what waits, the longest first, and behind it the rest, the newest first; audited. */
export async function readList(
  services: PageServices,
  hospital: Hospital,
  filter: ListFilter,
  reading: Reading,
): Promise<Listed[]> {
  const now = services.now();
  const all = await services.answers.list.read(hospital);
  const listed = all
    .map((one) => ({ ...one, described: describeRecord(one.record, services.texts) }))
    .filter((one) => isWanted(one, filter, now))
    .toSorted(byUrgency);
  services.audit({ ...reading, hospital: hospital.id, rows: listed.length });
  return listed;
}

function isWanted({ record, described, returned }: Listed, { show, kind, search }: ListFilter, now: Date): boolean {
  if (kind !== undefined && record.kind !== kind) return false;
  // Who searches looks everywhere.
  if (search !== "") return isHit(record.reference, described, search);
  const isOpen = record.waitingSince !== undefined;
  const isReturned = returned?.at !== undefined && Number(now) - Number(returned.at) < RETURNED_MS;
  const isTodays = todayInKolkata(record.receivedAt) === todayInKolkata(now);
  return show === "all" || isOpen || isReturned || (show === "today" && isTodays);
}

function isHit(reference: string, described: Description | undefined, search: string): boolean {
  const wanted = search.toLowerCase();
  const digits = search.replaceAll(/\D/g, "");
  if (reference.toLowerCase().includes(wanted)) return true;
  if (!described) return false;
  const hasNumber =
    digits.length >= 3 && String(described.phoneNumber).includes(digits.replace(/^(?:91|0)(?=\d{10}$)/, ""));
  return hasNumber || described.name.toLowerCase().includes(wanted);
}

function byUrgency({ record: a }: Listed, { record: b }: Listed): number {
  if (a.waitingSince && b.waitingSince) return Number(a.waitingSince) - Number(b.waitingSince);
  if (a.waitingSince || b.waitingSince) return a.waitingSince ? -1 : 1;
  return Number(b.receivedAt) - Number(a.receivedAt);
}
