import { data } from "react-router";
import type { DeskMessage } from "#app/features/desk/desk-page.tsx";
import { EntryPage } from "#app/features/desk/entry-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { actOnEntry } from "./entry-acts.ts";
import { entryView, showEntry, type Shown } from "./entry-view.ts";
import { openDesk, openDeskForm } from "./open-desk.ts";
import { openEntries, type OpenEntries } from "./open-entries.ts";
import type { Route } from "./+types/entry";

export const handle: RoutePolicy = {
  ...{ isCached: false, isPrivate: true, isScriptless: true, isBare: true, takesFile: "pictures" },
};

export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args, "write"), args.params.section);
  const { entryId } = args.params;
  const shown = showEntry(desk, entryId === undefined ? undefined : await desk.read(entryId));
  const message = sayDone(desk, new URL(args.request.url).searchParams);
  return show(desk, { ...shown, message, ...(message && { isRead: true, typed: "saved" as const }) }, 200);
}

export async function action(args: Route.ActionArgs) {
  const { form, ...open } = await openDeskForm(args, "write");
  const desk = await openEntries(open, args.params.section);
  const { shown, status } = await actOnEntry(desk, form, args.params.entryId);
  return show(desk, shown, status);
}

async function show(desk: OpenEntries, shown: Shown, status: number) {
  const view = await entryView(desk, shown);
  return data({ head: { ...desk.head, title: `${view.title} · ${desk.head.title}` }, view }, { status });
}

/** What was just done, and what takes it back. */
function sayDone({ words }: OpenEntries, query: URLSearchParams): DeskMessage | undefined {
  const done = query.get("done") ?? "";
  if (!Object.hasOwn(words.done, done)) return undefined;
  const was = query.has("was") ? Number(query.get("was")) : undefined;
  const acts: Record<string, string | undefined> = {
    saved: was ? `undo ${was} draft` : undefined,
    proposed: was ? `undo ${was} draft` : undefined,
    published: was ? `undo ${was} public` : "withdraw",
    withdrawn: was ? `undo ${was} public` : undefined,
    scheduled: "stop",
  };
  const act = acts[done];
  return { text: words.done[done as keyof typeof words.done], ...(act && { undo: { hidden: { do: act } } }) };
}

export default function DeskEntry({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryPage view={(actionData ?? loaderData).view} />;
}
