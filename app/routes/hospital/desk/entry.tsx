import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { actOnEntry } from "./entry-acts.ts";
import { showEntry, storedEntry } from "./entry-view.ts";
import { DESK, openDesk, openDeskForm } from "./open-desk.ts";
import { openEntries } from "./open-entries.ts";
import type { Route } from "./+types/entry";

export default DeskPage;
export const handle = DESK;

/** The form of an entry, or of a new one, and what was just done. */
export async function loader(args: Route.LoaderArgs) {
  const { section, entryId } = args.params;
  const desk = await openEntries(await openDesk(args), section);
  const stored = storedEntry(desk, entryId === undefined ? undefined : await desk.read(entryId));
  const { done = "", undo, stood = "" } = Object.fromEntries(desk.query);
  const said = Object.hasOwn(desk.said.done, done) && desk.said.done[done as keyof typeof desk.said.done];
  if (!said) return showEntry(desk, stored);
  return showEntry(desk, { ...stored, said, typed: "saved", ...(undo && { undo: { do: undo, stood } }) });
}

export function action(args: Route.ActionArgs) {
  const { section, entryId } = args.params;
  return openDeskForm(args, async (desk, form) => actOnEntry(await openEntries(desk, section), form, entryId));
}
