import { DeskPage } from "#app/features/desk/desk-page.tsx";
import type { FormField } from "#desk/editing/entry-form.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { isSameValue, readSource } from "#desk/entries/entry-source.ts";
import { actOnEntry } from "./entry-acts.ts";
import type { Shown } from "./entry-fields.ts";
import { showEntry, storedEntry } from "./entry-view.ts";
import { DESK, openDesk, openDeskForm } from "./open-desk.ts";
import { labelOf, openEntries, type OpenEntries } from "./open-entries.ts";
import type { Route } from "./+types/entry";

export default DeskPage;
export const handle = DESK;

/** The form of an entry, or of a new one. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args, "write"), args.params.section);
  const { entryId } = args.params;
  const shown = storedEntry(desk, entryId === undefined ? undefined : await desk.read(entryId));
  const done = sayDone(desk);
  const left = done.said ? listLeft(desk, shown.entry) : [];
  const names = left.map((one) => labelOf(one, desk)).join(", ");
  return showEntry(desk, { ...shown, ...done, left, ...(names && { said: `${done.said} ${desk.said.left(names)}` }) });
}

/** The translations that stand as before, of what was just changed. */
function listLeft({ list, type, query }: OpenEntries, entry: Entry | undefined): FormField[] {
  const was = entry?.versions.find(({ number }) => number === Number(query.get("was")));
  const [before, now] = [was && readSource(type, was.source)?.fields, entry?.fields];
  if (!before || !now) return [];
  const isChanged = ({ key }: FormField) => !isSameValue(before[key], now[key]);
  const changed = list.filter((one) => one.locale === undefined && isChanged(one)).map(({ field }) => field.id);
  return list.filter((one) => one.locale && now[one.key] && !isChanged(one) && changed.includes(one.field.id));
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
