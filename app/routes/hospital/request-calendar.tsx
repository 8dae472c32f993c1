import type { RoutePolicy } from "#app/route-policy.ts";
import { findAgreed } from "#forms/answer.ts";
import { calendarFile } from "#outbox/mail/calendar-file.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/request-calendar";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

/** The confirmed visit for a calendar, the same as in the mail about it. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const opened = await services.answers.open(hospital, "request", args.params);
  const steps = opened.status === "open" ? opened.request.steps : [];
  const visit = findAgreed(steps);
  if (!visit) return new Response(null, { status: 404 });
  const back = steps.findLast(({ state }) => state === "back")?.number ?? 0;
  const sequence = Math.max(visit.number, back);
  const { name, type, bytes } = calendarFile({
    ...{ day: visit.day, time: visit.time, sequence, stamp: visit.at, hospital, isCancelled: false },
    reference: args.params.subject,
    page: services.origin + new URL(args.request.url).pathname.replace(/\/visit\.ics$/, ""),
  });
  const headers = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
  return new Response(new Uint8Array(bytes), { headers });
}
