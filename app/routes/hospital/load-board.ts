import type { PageServices } from "#app/context.ts";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { boardView, type BoardView } from "#app/features/sits-today/board-view.ts";
import type { Hospital } from "#site/hospitals/site.ts";

const MINUTE_MS = 60_000;

/** A board says what is true in its minute: all sittings begin and end with one, and so does each day. */
export function boardHeaders(now: Date): HeadersInit {
  return { Expires: new Date((Math.floor(Number(now) / MINUTE_MS) + 1) * MINUTE_MS).toUTCString() };
}

/** Nobody is said to be absent. Screens without scripts try again by themselves. */
export function outage({ texts }: PageServices): Response {
  const again = { "Retry-After": "60", Refresh: "60" };
  return new Response(texts.pages.common.unavailable, { status: 503, headers: again });
}

/** Who sits on a day, else today; throws 404 for a day that has no board. Undefined in an outage. */
export async function loadBoard(services: PageServices, hospital: Hospital, day: string | null, department = "") {
  const { content, texts, sittings, now } = services;
  const result = await content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  if (result.status !== "ok") {
    services.noteMissingContent(result.errors);
    return undefined;
  }
  const doctors = result.content.doctors.map((one) => ({ ...one, sittings: sittings.of(hospital, one) }));
  const confirmedOn = (asked: string) => sittings.confirmation(hospital.id, asked)?.at;
  const board = boardView({ hospital, doctors, confirmedOn, texts, now: now(), asked: { day, department } });
  if (!board) throw new Response(texts.server.boards.noSuchDay, { status: 404 });
  return board;
}

/** Stands for every word but those that change by the clock alone. Empty without a store: nobody could check it. */
export function codeOf({ boardCodes, site }: PageServices, hospital: Hospital, board: BoardView): Promise<string> {
  const { day, notices, groups } = board;
  const isOfClock = (field: string) => field === "state" || field === "to";
  const said = JSON.stringify([notices, groups], (field, value: unknown) => (isOfClock(field) ? undefined : value));
  return boardCodes.noteBoard(said, { day, hospitalId: hospital.id, prefix: site.prefix }).catch(() => "");
}
