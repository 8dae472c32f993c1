import { todayInKolkata } from "#forms/calendar.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { formatDoctors, formatListings } from "#desk/import/export-sheet.ts";
import { sendCsv } from "#outbox/csv.ts";
import { openDesk } from "./open-desk.ts";
import type { Route } from "./+types/import-csv";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

const SHEETS = new Map([
  ["doctors.csv", formatDoctors],
  ["departments.csv", formatListings],
]);

/** The doctors of a hospital, or its departments' lists, as the import reads them. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital } = await openDesk(args);
  const { entries } = services.desk;
  const format = SHEETS.get(args.params.list);
  if (!format || !entries) throw new Response("", { status: 404 });
  const list = (type: "doctors" | "departments") => entries.list(type, hospital.contentName);
  const [doctors, listings] = await Promise.all([list("doctors"), list("departments")]);
  const name = `${hospital.id}-${todayInKolkata(services.now())}-${args.params.list}`;
  return sendCsv(name, format(doctors, listings));
}
