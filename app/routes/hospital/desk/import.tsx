import { data, redirect } from "react-router";
import type { DeskMessage } from "#app/features/desk/desk-page.tsx";
import { ImportPage } from "#app/features/desk/import-page.tsx";
import { pageTitle } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { text } from "#answers/read-answer.ts";
import { hasHospitals } from "#desk/access/editor.ts";
import type { NamedFile } from "#desk/import/kept-sheets.server.ts";
import { previewView } from "./import-view.ts";
import { openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/import";

export const handle: RoutePolicy = {
  ...{ isCached: false, isPrivate: true, isScriptless: true, isBare: true, takesFile: "pictures" },
};

/** Asks for a spreadsheet; with `file`, shows what it would change. */
export async function loader(args: Route.LoaderArgs) {
  return showPage(await openDesk(args, "publish"), args.request);
}

async function showPage(desk: OpenDesk, request: Request, message?: DeskMessage, error?: string) {
  const { services, hospital, head, frame } = desk;
  const words = services.texts.server.deskImport;
  const { start, faults, done } = words;
  const query = new URL(request.url).searchParams;
  const file = query.get("file") ?? "";
  const path = `${desk.path}/import`;
  const look =
    file === "" ? undefined : await services.desk.importing?.look(desk.editor.address, file, listAllowed(desk));
  const page = (title: string) => ({
    head: { ...head, title: pageTitle(hospital.name, hospital.place, title) },
    frame,
    title,
  });
  if (look && "plan" in look) {
    const view = previewView(words, look);
    return { ...page(words.preview.title(look.name)), message, view: { ...view, path } };
  }
  const exports = [
    { label: start.exportDoctors, to: `${path}/doctors.csv` },
    { label: start.exportListings, to: `${path}/departments.csv` },
  ];
  const fault = look && `${look.name}: ${faults[look.fault.kind](look.fault.number ?? 0)}`;
  const number = Number(query.get("done"));
  const said = number > 0 ? { text: done.imported(number, query.get("from") ?? "") } : message;
  const isOurs = services.desk.entries?.ownership().state === "ours";
  const missing = !isOurs ? done.notOurs : file !== "" && !look ? done.gone : undefined;
  const told = missing === undefined ? said : { text: missing, isError: true };
  return { ...page(start.title), message: told, view: { words: start, exports, error: error ?? fault } };
}

/** The hospital of the desk first: rows without one are of it. */
function listAllowed({ services, hospital, editor }: OpenDesk) {
  const others = services.site.hospitals.filter(({ id }) => id !== hospital.id && hasHospitals(editor, [id]));
  return [hospital, ...others].map(({ contentName }) => contentName);
}

/** Keeps a spreadsheet or photographs, or imports what was shown. */
export async function action(args: Route.ActionArgs) {
  const { form, ...desk } = await openDeskForm(args, "publish");
  const { services, editor, path } = desk;
  const { start, done } = services.texts.server.deskImport;
  const { importing } = services.desk;
  if (services.desk.entries?.ownership().state !== "ours" || !importing) throw redirect(`${path}/import`, 303);
  const url = new URL(args.request.url);
  const file = url.searchParams.get("file") ?? "";
  const [sheet] = await readFiles(form, "sheet");
  const photos = await readFiles(form, "photos");
  if (text(form, "do") === "look") {
    if (!sheet) return data(await showPage(desk, args.request, undefined, start.noSheet), 400);
    const kept = await importing.keep(editor.address, sheet, photos);
    throw redirect(`${path}/import?file=${kept}`, 303);
  }
  if (text(form, "do") === "photos") {
    await importing.addPhotos(editor.address, file, photos);
    throw redirect(`${path}/import${url.search}`, 303);
  }
  const result = await importing.run(editor.address, file, listAllowed(desk), text(form, "mark"));
  if (result.status === "imported") {
    const number = String(result.plan.added.length + result.plan.changed.length);
    const { name } = result;
    await services.desk.audit({
      ...{ who: editor.address, what: "import", subject: name, hospital: desk.hospital.id, after: number },
    });
    throw redirect(`${path}/import?${new URLSearchParams({ done: number, from: name })}`, 303);
  }
  const failure = "about" in result ? done[result.status](result.about) : done[result.status];
  return data(await showPage(desk, args.request, { text: failure, isError: true }), 409);
}

/** A browser sends an unnamed, empty file where none was chosen. */
async function readFiles(form: FormData, name: string): Promise<NamedFile[]> {
  const files = form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}

export default function DeskImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...(actionData ?? loaderData)} />;
}
