import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import type { PageServices } from "#app/context.ts";
import type { BoardDoctor, BoardView } from "#app/features/sits-today/board-view.ts";
import type { ListedDoctor } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock } from "#site/sittings/clock.ts";
import { listBoardDays, planBoardLine } from "#site/sittings/day-board.ts";
import { describeDay, describeTime } from "#site/sittings/describe-state.ts";
import { knownSittings } from "#site/sittings/known-sittings.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatParts } from "#site/texts/date-format.ts";

const MINUTE_MS = 60_000;

/** A board says what is true in its minute: all sittings begin and end with one, and so does each day. */
export function boardHeaders(now: Date): HeadersInit {
  return { Expires: new Date((Math.floor(Number(now) / MINUTE_MS) + 1) * MINUTE_MS).toUTCString() };
}

/** The day that an address names, else today; undefined for one that no board has. */
export function readDay({ now }: PageServices, hospital: Hospital, { searchParams }: URL): string | undefined {
  const { day: today } = readClock(Number(now()), sittingPlace(hospital).timeZone);
  const day = searchParams.get("day") || today;
  return listBoardDays(today).includes(day) ? day : undefined;
}

/** Who sits on a day that has a board; undefined in an outage. */
export async function loadBoard(
  services: PageServices,
  hospital: Hospital,
  day: string,
  department = "",
): Promise<BoardView | undefined> {
  const { texts, sittings: office } = services;
  const { boards } = texts.server;
  const place = sittingPlace(hospital);
  const now = Number(services.now());
  const { day: today } = readClock(now, place.timeZone);
  const result = await services.content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
  if (result.status !== "ok") {
    services.noteMissingContent(result.errors);
    return undefined;
  }
  const { toDoctor } = hospitalPaths(hospital);
  const listed = result.content.doctors.map((doctor) => {
    const sittings = knownSittings(doctor, office.of(hospital.id, doctor.id));
    const line = planBoardLine({ ...doctor, sittings }, day, now, place, texts);
    return { departments: departmentsOf(hospital, doctor), doctor, line };
  });
  const known = listed.flatMap(({ departments: own }) => own.map((one) => [one.key, one] as const));
  const departments = [...new Map(known).values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const asked = department.trim().toLowerCase();
  const chosen = departments.find(({ key }) => key.toLowerCase() === asked);
  const shown = listed.flatMap(({ departments: own, doctor: { id, name }, line }) => {
    const group = chosen ? own.find(({ key }) => key === chosen.key) : own[0];
    return line && (group || !chosen) ? [{ key: group?.key, id, name, to: toDoctor(id), ...line }] : [];
  });
  const isText = ({ sittings, away }: BoardDoctor) => sittings.length === 0 && !away;
  const groups = [...departments, { key: undefined, name: boards.others }].map(({ key, name }) => ({
    name,
    doctors: shown.filter((one) => one.key === key && !isText(one)).map(withoutKey),
  }));
  const isToday = day === today;
  const days = listBoardDays(today);
  const at = days.indexOf(day);
  const confirmation = office.confirmation(hospital.id, day);
  return {
    day,
    today,
    dayName: describeDay(day, texts),
    title: isToday ? boards.titleToday : boards.titleOn(describeDay(day, texts)),
    asOf: boards.asOf(...sayMoment(now, hospital, texts)),
    isConfirmed: confirmation !== undefined,
    confirmation: confirmation
      ? boards.confirmed(...sayMoment(Number(confirmation.at), hospital, texts))
      : isToday
        ? boards.notConfirmedToday
        : boards.notConfirmed,
    phone: hospital.contact.phone,
    ...(place.holidays.includes(day) && { holiday: boards.holiday }),
    groups: groups.filter(({ doctors }) => doctors.length > 0),
    texts: shown.filter(isText).map(withoutKey),
    departments,
    chosen: chosen?.key ?? "",
    isMissing: asked !== "" && !chosen,
    days: days.slice(Math.max(0, at - 1), at + 2).map((one) => ({
      day: one,
      name: describeDay(one, texts),
    })),
  };
}

function withoutKey({ key: _key, ...doctor }: BoardDoctor & { key: string | undefined }): BoardDoctor {
  return doctor;
}

/** Day and time, e.g. "26 November" and "7.40 am". */
export function sayMoment(moment: number, hospital: Hospital, texts: Catalogue): [day: string, time: string] {
  const { day, minutes } = readClock(moment, sittingPlace(hospital).timeZone);
  return [formatParts(day, texts.pages.locale, { day: "numeric", month: "long" }), describeTime(minutes, texts)];
}

/** What a code stands for: every word but those that change by the clock alone. */
export function codeOf({ boardCodes }: PageServices, { id }: Hospital, { day, holiday, groups, texts }: BoardView) {
  const said = [holiday, groups, texts];
  const isOfClock = (field: string) => field === "state" || field === "to";
  return boardCodes.of(
    id,
    day,
    JSON.stringify(said, (field, value: unknown) => (isOfClock(field) ? undefined : value)),
  );
}

/** All departments with a code, for what leaves the site; or a response that says why there is no list. */
export async function loadCodedBoard(services: PageServices, hospital: Hospital, url: URL) {
  const { boards } = services.texts.server;
  const day = readDay(services, hospital, url);
  if (!day) return new Response(boards.noSuchDay, { status: 404 });
  const board = await loadBoard(services, hospital, day);
  // Screens without scripts try again by themselves.
  const again = { "Retry-After": "60", Refresh: "60" };
  if (!board) return new Response(services.texts.pages.common.unavailable, { status: 503, headers: again });
  const code = await codeOf(services, hospital, board);
  const address = services.origin + hospitalPaths(hospital).toSitsToday + (day === board.today ? "" : `?day=${day}`);
  const short = address.replace(/^https?:\/\/(www\.)?/, "");
  const { host } = new URL(services.origin);
  const check = code && boards.codeAt(code, `${host}/check`);
  const standing = `${board.asOf}. ${board.confirmation}${board.isConfirmed ? "" : ` ${board.phone.printed}`}`;
  const heading = day === board.today ? boards.todayOn(board.dayName) : board.title;
  return { board, heading, address, short, check, standing };
}

/** The doctor's own first, the one of the field that the doctor works in. */
function departmentsOf(hospital: Hospital, { departments, centerOfExcellence: field }: ListedDoctor) {
  const known = departments.map((queryName) => {
    const routed = hospital.routedDepartments.find((one) => one.queryName === queryName);
    return { key: routed?.slug ?? queryName, name: routed?.name ?? queryName, isOwn: queryName === field };
  });
  const isOwn = (one: (typeof known)[number]) => one.isOwn || one.name === field;
  return known.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map(({ key, name }) => ({ key, name }));
}
