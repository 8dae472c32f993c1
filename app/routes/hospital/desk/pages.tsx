import { redirect } from "react-router";
import { DeskListPage } from "#app/features/desk/list-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { openDesk, openDeskForm } from "./open-desk.ts";
import { mayChange, pageDesk, showsAt } from "./page-form.ts";
import type { Route } from "./+types/pages";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

/** The hospital's pages that are files, each with its translations. */
export async function loader(args: Route.LoaderArgs) {
  const { services, hospital, head, frame, path } = await openDesk(args, "publish");
  const { deskPages: words } = services.texts.server;
  const files = await pageDesk(services).list();
  const [, ...others] = services.site.languages;
  const name = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
  const done = new URL(args.request.url).searchParams;
  const file = files.find((one) => one.name === done.get("file"));
  const said = { published: words.saved, hidden: words.hidden }[done.get("done") ?? ""];
  const message =
    said && file ? said(file.title) : { undone: words.undone, none: words.nothingBefore }[done.get("done") ?? ""];
  const undo = file && { hidden: { do: "undo", file: file.name } };
  const rows = files
    .filter((one) => !one.name.includes(".") && showsAt(one, hospital))
    .map(({ name: id, title, address, draft }) => ({
      ...{ id, title, to: `${path}/pages/${id}`, facts: [draft ? `${address}, ${words.isDraft}` : address] },
      links: others.map((language) => ({
        label: words.translate(name(language)),
        to: `${path}/pages/${id}.${language}`,
      })),
    }));
  return {
    head,
    page: {
      ...{ frame, title: words.title, lead: rows.length === 0 ? words.empty : "" },
      message: message === undefined ? undefined : { text: message, ...(undo && { undo }) },
      add: { label: words.add, to: `${path}/pages/new` },
      groups: [{ heading: "", rows }],
    },
  };
}

/** Takes the last change of a page back. */
export async function action(args: Route.ActionArgs) {
  const { services, hospital, editor, form, path } = await openDeskForm(args, "publish");
  const name = text(form, "file");
  const desk = pageDesk(services);
  const before = await desk.read(name);
  if (before && !mayChange(editor, services.site, await desk.read(name.split(".")[0] ?? "")))
    throw redirect(`${path}/pages`, 303);
  const isUndone = await desk.undo(name);
  if (isUndone)
    await services.desk.audit({
      ...{ who: editor.address, what: "page-undo", subject: name, hospital: hospital.id, before: before?.text },
      after: (await desk.read(name))?.text,
    });
  throw redirect(`${path}/pages?done=${isUndone ? "undone" : "none"}`, 303);
}

export default function DeskPages({ loaderData: { page } }: Route.ComponentProps) {
  return <DeskListPage {...page} />;
}
