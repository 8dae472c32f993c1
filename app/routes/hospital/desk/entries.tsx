import type { Part } from "#app/features/desk/desk-parts.tsx";
import { mayDo } from "#desk/access/editor.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import type { EntryTypeId } from "#desk/entries/entry-types.ts";
import { submit, type OpenDesk } from "./open-desk.ts";
import { openEntries, sayState } from "./open-entries.ts";

/** The entries of a section, or where they are edited. */
export async function show(desk: OpenDesk, tool: string) {
  const section = tool as EntryTypeId;
  const { services, query, words, editor, path } = desk;
  const { sections, list, done } = words.deskEntries;
  const { title, add } = sections[section];
  if (!services.desk.entries?.find(section)) return desk.show({ title, parts: [sayWhere(desk)] });
  const opened = await openEntries(desk, section);
  const all = (await opened.entries.list(opened.type.id)).filter((one) => opened.isOwn(one.hospital));
  const value = (query.get("q") ?? "").trim().slice(0, 80);
  const wanted = value.toLowerCase().split(/\s+/);
  const found = all.filter((one) => wanted.every((word) => one.title.toLowerCase().includes(word)));
  // What a publisher is waited for stands first.
  const isUrgent = ({ waiting }: Entry) => waiting?.state === "proposed" && mayDo(editor, "publish");
  const rows = found
    .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
    .map((one) => ({
      ...{ id: one.id, title: one.title || one.id, to: path + opened.below(one.id), isUrgent: isUrgent(one) },
      facts: [sayState(one, opened)],
    }));
  const empty = all.length === 0 ? list.none : found.length === 0 ? list.noHit(value) : "";
  const search = { name: "q", label: list.search, type: "search", value };
  const submitSearch = { buttons: [{ label: list.searchButton }] };
  return desk.show({
    ...{ title, said: query.get("done") === "ours" ? done.ours : undefined },
    parts: [
      { buttons: [{ label: add, to: `${path}/${section}/new`, isMain: true }] },
      { form: [search, submitSearch], method: "get", className: "button__row desk__search" },
      empty !== "" && { text: empty, role: "status" },
      value !== "" && { link: list.all, to: `${path}/${section}` },
      { rows },
    ],
  });
}

/** Where content is edited, or what must be done first. */
function sayWhere({ services, words, editor }: OpenDesk): Part {
  const { hosted, makeOurs } = words.deskEntries.where;
  if (!services.desk.entries?.makeOurs) return { text: hosted };
  return { form: [{ text: makeOurs.text }, mayDo(editor, "publish") && submit(makeOurs.button)], className: "rows" };
}

/** Makes a folder of the content that only an export has. */
export async function act(desk: OpenDesk, _form: FormData, tool: string) {
  const { sections, where } = desk.words.deskEntries;
  try {
    await desk.services.desk.entries?.makeOurs?.();
  } catch (failure) {
    const error = where.makeOurs.failed((failure as Error).message);
    return desk.show({ title: sections[tool as EntryTypeId].title, error, parts: [sayWhere(desk)] }, 503);
  }
  throw desk.done(`/${tool}`, { done: "ours" });
}
