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
  const sheet = args.params.list?.replace(".csv", "");
  const list = (type: EntryTypeId) => services.desk.entries?.list(type, [hospital.contentName]) ?? [];
  const [doctors, listings] = await Promise.all([list("doctors"), list("departments")]);
  if (sheet !== "doctors" && sheet !== "departments") throw new Response("", { status: 404 });
  const text = sheet === "doctors" ? formatDoctors(doctors, listings) : formatListings(listings, doctors);
  return sendCsv(`${sheet}-${hospital.id}-${todayInKolkata(services.now())}.csv`, text);
}
