import { data } from "react-router";
import type { RoutePolicy } from "#app/route-policy.ts";

export const handle: RoutePolicy = { isMissing: true };

/** Any address below a hospital that is no page of it; the layout shows the not-found view. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
