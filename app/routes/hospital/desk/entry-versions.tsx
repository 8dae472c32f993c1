import { DeskPage } from "#app/features/desk/desk-page.tsx";
import type { RowView } from "#app/features/desk/desk-parts.tsx";
import { DESK, openDesk } from "./open-desk.ts";
import { changesPart, openEntries, sayVersion } from "./open-entries.ts";
import type { Route } from "./+types/entry-versions";

export default DeskPage;
export const handle = DESK;

/** The versions of an entry, the newest first. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openEntries(await openDesk(args), args.params.section);
  const { history } = desk.said;
  const entry = await desk.read(args.params.entryId);
  const action = desk.path + desk.below(entry.id);
  const asked = Number(desk.query.get("compare"));
  const how = desk.isPublisher && entry.isPublic ? "public" : "draft";
  const rows = entry.versions.map((version, index): RowView => {
    const { number } = version;
    // A proposal that was given back has the same text.
    const before = entry.versions.slice(index + 1).find(({ source }) => source !== version.source);
    const [id, title] = [`version-${number}`, history.version(number)];
    const compare = { label: history.compare, name: `${history.compare}: ${title}`, to: `?compare=${number}#${id}` };
    const goBack = { label: history.goBack, name: `${history.goBack}: ${title}`, act: `undo ${number} ${how}` };
    const isCompared = number === asked && before !== undefined;
    const buttons = [...(before && !isCompared ? [compare] : []), ...(index > 0 ? [goBack] : [])];
    return {
      ...{ id, title, facts: [sayVersion(version, desk)] },
      parts: [
        buttons.length > 0 && { form: [{ buttons }], action },
        isCompared && {
          ...{ heading: history.compare, parts: [changesPart(desk, before, version)] },
        },
      ],
    };
  });
  return desk.show({ title: history.title(entry.title), parts: [{ link: history.toForm, to: action }, { rows }] });
}
