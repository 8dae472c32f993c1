import type { EntryTypeId } from "#desk/entries/entry-types.ts";
import { submit, type OpenDesk } from "./open-desk.ts";
import { openEntries, sayState } from "./open-entries.ts";

/** The entries of a section, or where they are edited. */
export async function show(desk: OpenDesk, tool: string) {
  const section = tool as EntryTypeId;
  const { services, query, words, path } = desk;
  const { sections, list, done, where } = words.deskEntries;
  const { title, add } = sections[section];
  const { entries } = services.desk;
  if (!entries?.makeOurs && !entries?.find(section)) return desk.show({ title, parts: [{ text: where.hosted }] });
  if (!entries.find(section)) {
    const button = desk.isPublisher && submit(where.makeOurs.button);
    return desk.show({ title, parts: [{ form: [{ text: where.makeOurs.text }, button], className: "rows" }] });
  }
  const opened = await openEntries(desk, section);
  const value = (query.get("q") ?? "").trim();
  const found = (await entries.list(section)).filter(
    (one) => opened.isOwn(one.hospital) && one.title.toLowerCase().includes(value.toLowerCase()),
  );
  const rows = found.map((one) => ({
    ...{ id: one.id, title: one.title, facts: [sayState(one, opened)] },
    // A page of other hospitals too is not the editor's to change.
    ...(opened.mayChange(one.hospital) && { to: path + opened.below(one.id) }),
    isUrgent: one.waiting?.state === "proposed",
  }));
  const search = { name: "q", label: list.search, type: "search", value };
  const submitSearch = { buttons: [{ label: list.searchButton }] };
  return desk.show({
    ...{ title, said: query.get("done") === "ours" ? done.ours : undefined },
    parts: [
      { buttons: [{ label: add, to: `${path}/${section}/new`, isMain: true }] },
      { form: [search, submitSearch], method: "get", className: "button__row desk__search" },
      rows.length === 0 && { text: list.none },
      // What a publisher is waited for stands first.
      { rows: rows.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent)) },
    ],
  });
}

/** Makes a folder of the content that only an export has, for a publisher. */
export async function act(desk: OpenDesk, _form: FormData, tool: string) {
  if (!desk.isPublisher) throw desk.done(`/${tool}`);
  await desk.services.desk.entries?.makeOurs?.();
  throw desk.done(`/${tool}`, { done: "ours" });
}
