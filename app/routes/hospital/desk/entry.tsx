import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { actOnEntry } from "./entry-acts.ts";
import type { Shown } from "./entry-fields.ts";
import { showEntry, storedEntry } from "./entry-view.ts";
import { DESK_WITH_PICTURES, openDesk, openDeskForm } from "./open-desk.ts";
import { openEntries, type OpenEntries } from "./open-entries.ts";
import type { Route } from "./+types/entry";

export default DeskPage;
export const handle = DESK_WITH_PICTURES;

/** The form of an entry, or of a new one. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args, "write"), args.params.section);
  const { entryId } = args.params;
  const shown = storedEntry(desk, entryId === undefined ? undefined : await desk.read(entryId));
  return showEntry(desk, { ...shown, ...sayDone(desk) });
}

/** What was just done, and what takes it back. */
function sayDone({ said, query }: OpenEntries): Partial<Shown> {
  const done = query.get("done") ?? "";
  if (!Object.hasOwn(said.done, done)) return {};
  const was = Number(query.get("was"));
  const back = { saved: "draft", proposed: "draft", published: "public", withdrawn: "public" }[done];
  const other = { published: "withdraw", scheduled: "stop" }[done];
  const act = back && was ? `undo ${was} ${back}` : other;
  const undo = act ? { do: act, stood: query.get("stood") ?? "" } : undefined;
  return { said: said.done[done as keyof typeof said.done], undo, typed: "saved" };
}

export function action(args: Route.ActionArgs) {
  const { section, entryId } = args.params;
  return openDeskForm(args, "write", async (desk, form) => actOnEntry(await openEntries(desk, section), form, entryId));
}
