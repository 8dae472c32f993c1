import { data, redirect } from "react-router";
import { EntryListPage, type EntryListView } from "#app/features/desk/entry-list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { mayDo } from "#desk/access/editor.ts";
import type { EntrySummary, Ownership } from "#desk/entries/desk-entries.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import { openEntries, sayState, SECTIONS, type Section } from "./open-entries.ts";
import type { Route } from "./+types/entries";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

export async function loader(args: Route.LoaderArgs) {
  const desk = await openDesk(args, "write");
  const section = sectionOf(args.params.section);
  const { searchParams } = new URL(args.request.url);
  const view = await listView(desk, section, (searchParams.get("q") ?? "").trim().slice(0, 80));
  const { done } = desk.services.texts.server.deskEntries;
  const message = searchParams.get("done") === "ours" ? { text: done.ours } : undefined;
  return data({ head: { ...desk.head, title: `${view.title} · ${desk.head.title}` }, view: { ...view, message } });
}

function sectionOf(word: string): Section {
  const section = (Object.keys(SECTIONS) as Section[]).find((one) => one === word);
  if (!section) throw data(null, { status: 404 });
  return section;
}

/** Makes a folder of the content that only an export has. */
export async function action(args: Route.ActionArgs) {
  const { services, path } = await openDeskForm(args, "publish");
  const made = await services.desk.entries?.makeOurs();
  throw redirect(`${path}/${sectionOf(args.params.section)}${made?.state === "ours" ? "?done=ours" : ""}`, 303);
}

async function listView(desk: OpenDesk, section: Section, search: string): Promise<EntryListView> {
  const { services, editor, frame, hospital } = desk;
  const words = services.texts.server.deskEntries;
  const { title, add } = words.sections[section];
  const ownership = services.desk.entries?.ownership();
  if (ownership?.state !== "ours")
    return { frame, title, rows: [], instead: sayWhere(ownership, words.where, mayDo(editor, "publish")) };
  const opened = await openEntries(desk, section);
  const all = await opened.entries.list(opened.type.id, [hospital.contentName]);
  const wanted = search.toLowerCase().split(/\s+/);
  const found = all.filter((one) => wanted.every((word) => one.title.toLowerCase().includes(word)));
  // What a publisher is waited for stands first.
  const isUrgent = ({ waiting }: EntrySummary) => waiting?.state === "proposed" && mayDo(editor, "publish");
  return {
    ...{ frame, title, add: { label: add, to: `${opened.listPath}/new` } },
    search: { label: words.list.search, button: words.list.searchButton, value: search },
    empty: all.length === 0 ? words.list.none : found.length === 0 ? words.list.noHit(search) : undefined,
    all: search === "" ? undefined : { label: words.list.all, to: opened.listPath },
    rows: found
      .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
      .map((one) => ({
        ...{ id: one.id, title: one.title || one.id, to: opened.pathOf(one.id) },
        ...{ state: sayState(one, opened).join(" · "), isUrgent: isUrgent(one) },
      })),
  };
}

type Words = OpenDesk["services"]["texts"]["server"]["deskEntries"]["where"];

function sayWhere(ownership: Ownership | undefined, { hosted, makeOurs }: Words, mayPublish: boolean) {
  if (!ownership || ownership.state === "ours") return { text: hosted };
  if (ownership.state === "copying") return { text: makeOurs.copying(ownership.done, ownership.total) };
  const failed = ownership.failure === undefined ? "" : ` ${makeOurs.failed(ownership.failure)}`;
  return { text: makeOurs.text + failed, ...(mayPublish && { button: { act: "ours", label: makeOurs.button } }) };
}

export default function DeskEntries({ loaderData }: Route.ComponentProps) {
  return <EntryListPage view={loaderData.view} />;
}
