import { EntryHistoryPage, type EntryHistoryView } from "#app/features/desk/entry-history-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { mayDo } from "#desk/access/editor.ts";
import { changesView } from "./entry-view.ts";
import { openDesk } from "./open-desk.ts";
import { openEntries, sayVersion } from "./open-entries.ts";
import type { Route } from "./+types/entry-versions";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const MAX_VERSIONS = 50;

export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args, "write"), args.params.section);
  const { history } = desk.words;
  const entry = await desk.read(args.params.entryId);
  const path = desk.pathOf(entry.id);
  const asked = Number(new URL(args.request.url).searchParams.get("compare"));
  const shown = entry.versions.slice(0, MAX_VERSIONS);
  const how = mayDo(desk.editor, "publish") && entry.isPublic ? "public" : "draft";

  async function versionView(version: (typeof shown)[number], index: number) {
    const { number } = version;
    // A proposal that was given back has the same text.
    const before = entry.versions.slice(index + 1).find(({ source }) => source !== version.source)?.number;
    const isAsked = number === asked && before !== undefined;
    const changes = isAsked ? await desk.entries.compare(desk.type.id, entry.id, number, before) : undefined;
    const title = history.version(number);
    const compare = { label: history.compare, name: `${history.compare}: ${title}` };
    return {
      ...{ number, title, state: sayVersion(version, desk) },
      compare: before === undefined || isAsked ? undefined : { ...compare, to: `?compare=${number}#version-${number}` },
      goBack: index === 0 ? undefined : { act: `undo ${number} ${how}`, label: history.goBack, name: title },
      changes: changes && {
        ...{ heading: history.between(before ?? 0, number), list: changesView(desk, changes), none: history.same },
      },
    };
  }

  const view: EntryHistoryView = {
    ...{
      frame: desk.frame,
      title: history.title(entry.title),
      back: { label: history.toForm, to: path },
      action: path,
    },
    versions: await Promise.all(shown.map(versionView)),
  };
  return { head: { ...desk.head, title: `${view.title} · ${desk.head.title}` }, view };
}

export default function DeskVersions({ loaderData }: Route.ComponentProps) {
  return <EntryHistoryPage view={loaderData.view} />;
}
