import { servicesContext } from "#app/context.ts";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { RESOURCES } from "#site/fhir/resources.server.ts";
import { outage } from "./hospital/load-board.ts";
import type { Route } from "./+types/fhir";

export const handle: RoutePolicy = { isUncounted: true };

/** Clients ask once a minute at most (SMART Scheduling Links, "Performance considerations"). */
const HEADERS = {
  "cache-control": "max-age=60, public",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Says to other systems who sits when, as HL7's SMART Scheduling Links: a manifest, and one file for each type. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { site, content, origin, texts } = services;
  const now = services.now();
  const hasSlots = site.hospitals.some(({ publishesSlots }) => publishesSlots);
  const types = Object.entries(RESOURCES).filter(([type]) => type !== "Slot" || hasSlots);
  const isAsked = (name: string) => site.prefix === "" && name.toLowerCase() === params.name.toLowerCase();
  if (isAsked("$bulk-publish")) {
    const output = types.map(([type]) => ({ type, url: `${origin}/fhir/${type}.ndjson` }));
    const request = `${origin}/fhir/$bulk-publish`;
    return Response.json({ transactionTime: now.toISOString(), request, output, error: [] }, { headers: HEADERS });
  }
  const [, describe] = types.find(([type]) => isAsked(`${type}.ndjson`)) ?? [];
  if (!describe) throw new Response("No file of the feed has this name.", { status: 404 });
  // By id, because somebody who sits in two hospitals is one practitioner.
  const lines = new Map<string, string>();
  for (const hospital of site.hospitals.map((one) => services.notices.withHolidays(one))) {
    const result = await content.fetchDoctors(hospital.contentName, MAX_DOCTORS);
    // A part would be taken for all.
    if (result.status !== "ok") throw outage(services);
    const doctors = result.content.doctors.map((one) => ({ ...one, sittings: services.sittings.of(hospital, one) }));
    for (const one of describe({ hospital, doctors, origin, now: Number(now), texts }))
      lines.set(one.id, `${JSON.stringify(one)}\n`);
  }
  const headers = { ...HEADERS, "content-type": "application/fhir+ndjson" };
  return new Response([...lines.values()].join(""), { headers });
}
