import { data, redirect } from "react-router";
import { PageFormPage } from "#app/features/desk/pages-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { sameAddress } from "#desk/access/editor.ts";
import type { PageFile } from "#desk/pages/edit-pages.server.ts";
import { linkBelow } from "#site/pages/own-page.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import { mayChange, pageDesk, pageForm } from "./page-form.ts";
import type { Route } from "./+types/page";

export const handle: RoutePolicy = { isCached: false, isPrivate: true, isScriptless: true, isBare: true };

const MAX_TEXT = 60_000;

export async function loader(args: Route.LoaderArgs) {
  const desk = await openDesk(args, "publish");
  return { head: desk.head, page: pageForm(desk, await findFile(desk, args.params.file)) };
}

/** The file, or an empty one for a new page and for a translation that is not there yet. */
async function findFile(desk: OpenDesk, name: string): Promise<PageFile> {
  const { services, editor, hospital } = desk;
  const found = await pageDesk(services).read(name);
  const [original = "", language] = name.split(".");
  const of = language === undefined ? found : await pageDesk(services).read(original);
  const isKnown = name === "new" || (of && (language === undefined || services.site.languages.includes(language)));
  if (!isKnown) throw data(null, { status: 404 });
  if (of && !mayChange(editor, services.site, of)) throw data(null, { status: 403 });
  const empty = { ...{ title: "", address: "", place: "footer", description: "", text: "" }, draft: false, state: "" };
  return found ?? { ...empty, name, hospitals: [hospital.id] };
}

/** Publishes or hides a page, or shows how it would look; what is typed stays where it is refused. */
export async function action(args: Route.ActionArgs) {
  const { form, ...desk } = await openDeskForm(args, "publish");
  const { services, hospital, editor, path } = desk;
  const { deskPages: words } = services.texts.server;
  const file = await findFile(desk, args.params.file);
  const body = form.get("text");
  const hospitals = file.name.includes(".") ? file.hospitals : readHospitals(text(form, "hospitals"));
  const typed: PageFile = {
    ...{ title: text(form, "title"), address: text(form, "address").toLowerCase(), place: text(form, "place") },
    ...{ description: text(form, "description"), text: typeof body === "string" ? body.slice(0, MAX_TEXT) : "" },
    ...{ hospitals, draft: text(form, "do") === "hide", name: file.name, state: text(form, "state") },
  };
  const show = (status: number, more: Parameters<typeof pageForm>[2], { state } = typed) =>
    data({ head: desk.head, page: pageForm(desk, { ...typed, state }, more) }, { status });
  const refuse = (faults: { line: number; message: string }[]) => ({
    message: { text: words.refused, isError: true },
    faults: faults.map(({ line, message }) => (line > 0 ? `${words.lineOfText(line)}: ${message}` : message)),
  });
  if (!mayChange(editor, services.site, { hospitals }))
    return show(403, { message: { text: words.otherHospitals, isError: true } });
  const name = file.name === "new" ? typed.address.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") : file.name;
  if (name === "") return show(400, refuse([{ line: 0, message: words.fields.addressHint }]));
  if (text(form, "do") === "preview") {
    const { page, faults } = await pageDesk(services).preview(name, typed);
    if (faults.length > 0 || !page) return show(400, refuse(faults));
    const shown = { heading: words.previewTitle, title: page.title, text: linkBelow(page.text, hospital.basePath) };
    return show(200, { preview: shown });
  }
  try {
    const saved = await pageDesk(services).save(name, typed, typed.state);
    if (saved.status === "refused") return show(400, refuse(saved.faults));
    if (saved.status === "conflict") {
      const theirs = { heading: words.theirs, text: saved.now?.text ?? "" };
      return show(
        409,
        { message: { text: words.conflict, isError: true }, theirs },
        saved.now ?? { ...typed, state: "" },
      );
    }
    await services.desk.audit({
      ...{ who: sameAddress(editor.address), what: typed.draft ? "page-hide" : "page-publish", subject: name },
      ...{ hospital: hospital.id, before: file.text, after: typed.text },
    });
  } catch (failure) {
    services.reportFailure(failure, path);
    return show(503, { message: { text: words.full, isError: true } });
  }
  return redirect(
    `${path}/pages?${new URLSearchParams({ done: typed.draft ? "hidden" : "published", file: name })}`,
    303,
  );
}

/** What a choice of `pageForm` stands for. */
function readHospitals(value: string): unknown {
  return value === "all" || value === "group" ? value : value.split(" ");
}

export default function DeskPageFile({ loaderData, actionData }: Route.ComponentProps) {
  return <PageFormPage {...(actionData ?? loaderData).page} />;
}
