import { data } from "react-router";
import type { RoutePolicy } from "#app/route-policy.ts";
import { openDesk } from "./open-desk.ts";
import { openEntries } from "./open-entries.ts";
import type { Route } from "./+types/entry-file";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

/** A picture of the content folder, for forms that show what is not public yet. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args), args.params.section);
  const file = await desk.entries.readPicture(desk.type.id, new URL(args.request.url).searchParams.get("path") ?? "");
  if (!file) throw data(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: { "Content-Type": file.contentType, "Content-Security-Policy": "default-src 'none'; sandbox" },
  });
}
