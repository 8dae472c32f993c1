import { redirect } from "react-router";
import { PageListPage } from "#app/features/desk/pages-page.tsx";
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
  return {
    head,
    page: {
      ...{ frame, title: words.title, empty: words.empty },
      message:
        message === undefined
          ? undefined
          : { text: message, ...(file && { undo: { hidden: { do: "undo", file: file.name } } }) },
      add: { label: words.add, to: `${path}/pages/new` },
      pages: files
        .filter((one) => !one.name.includes(".") && showsAt(one, hospital))
        .map(({ name: own, title, address, draft }) => ({
          ...{ title, to: `${path}/pages/${own}`, note: draft ? `${address}, ${words.isDraft}` : address },
          others: others.map((language) => ({
            label: words.translate(name(language)),
            to: `${path}/pages/${own}.${language}`,
          })),
        })),
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
  return <PageListPage {...page} />;
}
