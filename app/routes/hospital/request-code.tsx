import { renderToStaticMarkup } from "react-dom/server";
import type { RoutePolicy } from "#app/route-policy.ts";
import { drawCode } from "./draw-code.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/request-code";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

/** The address of a patient's own page as a picture of a QR code, for the confirmation on another screen. */
export async function loader(args: Route.LoaderArgs) {
  const { hospital, services } = openHospital(args);
  const { status } = await services.answers.open(hospital, "request", args.params);
  if (status !== "open") return new Response(null, { status: 404 });
  const { size, path } = drawCode(services.origin + new URL(args.request.url).pathname.replace(/\/code$/, ""));
  const picture = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${size} ${size}`}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} />
    </svg>
  );
  return new Response(renderToStaticMarkup(picture), { headers: { "Content-Type": "image/svg+xml" } });
}
