import { todayInKolkata } from "#forms/calendar.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { EntryTypeId } from "#desk/entries/entry-types.ts";
import { formatDoctors, formatListings } from "#desk/import/export-sheet.ts";
import { sendCsv } from "#outbox/csv.ts";
import { openDesk } from "./open-desk.ts";
import type { Route } from "./+types/import-csv";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

/** The doctors of a hospital, or its departments' lists, as the import reads them. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = await openDesk(args, "write");
  const { entries } = services.desk;
  const type = entries?.types.find(({ id }) => args.params.list === `${id}.csv`);
  if (!entries || !type || !["doctors", "departments"].includes(type.id)) throw new Response("", { status: 404 });
  const list = (id: EntryTypeId) => entries.list(id, [hospital.contentName]);
  const [doctors, listings] = await Promise.all([list("doctors"), list("departments")]);
  const text = type.id === "doctors" ? formatDoctors(type, doctors, listings) : formatListings(listings, doctors);
  return sendCsv(`${type.id}-${hospital.id}-${todayInKolkata(services.now())}.csv`, text);
}
