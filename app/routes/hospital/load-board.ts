import { boardCode } from "#answers/sittings/board-codes.server.ts";
import type { PageServices } from "#app/context.ts";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { boardView, type BoardView } from "#app/features/sits-today/board-view.ts";
import { boardPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { listBoardDays } from "#site/sittings/day-board.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { readClock } from "#site/sittings/clock.ts";

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

/** Who sits on a day, today where none is named; throws 404 for one that has no board. Undefined in an outage. */
export async function loadBoard(
  services: PageServices,
  hospital: Hospital,
  asked: URLSearchParams,
): Promise<BoardView | undefined> {
  const { content, texts, sittings, noteMissingContent } = services;
  const now = services.now();
  const { day: today } = readClock(Number(now), sittingPlace(hospital).timeZone);
  const day = asked.get("day") || today;
  if (!listBoardDays(today).includes(day)) throw new Response(texts.server.boards.noSuchDay, { status: 404 });
  const result = await content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  if (result.status !== "ok") {
    noteMissingContent(result.errors);
    return undefined;
  }
  return boardView({
    ...{ hospital, texts, now, day, department: asked.get("department") ?? "" },
    doctors: result.content.doctors,
    officeOf: (doctorId) => sittings.of(hospital.id, doctorId),
    confirmedAt: sittings.confirmation(hospital.id, day)?.at,
  });
}

/** All departments with an address and a code, for what leaves the site; throws a response where there is no list. */
export async function loadSharedBoard(services: PageServices, hospital: Hospital, { searchParams }: URL) {
  const day = searchParams.get("day") ?? "";
  const board = await loadBoard(services, hospital, new URLSearchParams({ day }));
  if (!board) throw outage(services);
  const code = await codeOf(services, hospital, board);
  const { boards } = services.texts.server;
  const toCheck = new URL(services.origin).host + services.site.prefix + boardPaths.toCheck;
  return { board, address: services.origin + board.to, check: code && boards.codeAt(code, toCheck) };
}

/** Stands for every word but those that change by the clock alone. Empty without a store: nobody could check it. */
export async function codeOf(
  { boardCodes, site }: PageServices,
  { id: hospitalId }: Hospital,
  { day, notices, groups }: BoardView,
) {
  const isOfClock = (field: string) => field === "state" || field === "to";
  const said = JSON.stringify([notices, groups], (field, value: unknown) => (isOfClock(field) ? undefined : value));
  const code = boardCode(hospitalId, day, said);
  try {
    if (!(await boardCodes.findBoard(code))) await boardCodes.noteBoard(code, { day, hospitalId, prefix: site.prefix });
    return code;
  } catch {
    return "";
  }
}
