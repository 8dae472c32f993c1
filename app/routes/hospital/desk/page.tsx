import { data } from "react-router";
import { type DeskMessage, DeskPage } from "#app/features/desk/desk-page.tsx";
import type { Part } from "#app/features/desk/desk-parts.tsx";
import { text } from "#answers/read-answer.ts";
import { hasHospitals } from "#desk/access/editor.ts";
import type { PageFile } from "#desk/pages/edit-pages.server.ts";
import { linkBelow } from "#site/pages/own-page.ts";
import { DESK, languageName, openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import type { Route } from "./+types/page";

export default DeskPage;
export const handle = DESK;

const MAX_TEXT = 60_000;

/** The hospital's pages that are files, each with its translations; or the form of one. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await openDesk(args, "publish");
  if (args.params.file === undefined) return showList(desk);
  return showForm(desk, await findFile(desk, args.params.file));
}

function pagesOf({ services: { deskPages } }: OpenDesk) {
  if (!deskPages) throw data(null, { status: 404 });
  return deskPages;
}

async function showList(desk: OpenDesk) {
  const { services, hospital, path, query } = desk;
  const { deskPages: words } = desk.words;
  const files = await pagesOf(desk).list();
  const file = files.find((one) => one.name === query.get("file"));
  const said = file ? { published: words.saved(file.title), hidden: words.hidden(file.title) } : {};
  const done: Record<string, string> = { ...said, undone: words.undone, none: words.nothingBefore };
  const message = done[query.get("done") ?? ""];
  const rows = files
    .filter(
      ({ name, hospitals }) => !name.includes(".") && (!Array.isArray(hospitals) || hospitals.includes(hospital.id)),
    )
    .map(({ name: id, title, address, draft }) => ({
      ...{ id, title, to: `${path}/pages/${id}`, facts: [draft ? `${address}, ${words.isDraft}` : address] },
      parts: [
        {
          buttons: services.site.languages.slice(1).map((language) => {
            const label = words.translate(languageName(language));
            return { label, name: `${label}: ${title}`, to: `${path}/pages/${id}.${language}` };
          }),
        },
      ],
    }));
  return desk.show({
    title: words.title,
    message: message ? { text: message, undo: file && { do: "undo", file: file.name } } : undefined,
    parts: [
      rows.length === 0 && { text: words.empty },
      { buttons: [{ label: words.add, to: `${path}/pages/new`, isMain: true }] },
      { rows },
    ],
  });
}

/** A page is changed by whoever has all its hospitals. */
function mayChange({ editor, hasAll }: OpenDesk, { hospitals }: Pick<PageFile, "hospitals">): boolean {
  return Array.isArray(hospitals) ? hasHospitals(editor, hospitals as string[]) : hasAll;
}

/** The file, or an empty one for a new page and for a translation that is not there yet. */
async function findFile(desk: OpenDesk, name: string): Promise<PageFile> {
  const { services, hospital } = desk;
  const found = await pagesOf(desk).read(name);
  const [original = "", language] = name.split(".");
  const of = language === undefined ? found : await pagesOf(desk).read(original);
  const isKnown = name === "new" || (of && (language === undefined || services.site.languages.includes(language)));
  if (!isKnown) throw data(null, { status: 404 });
  if (of && !mayChange(desk, of)) throw data(null, { status: 403 });
  const empty = { ...{ title: "", address: "", place: "footer", description: "", text: "" }, draft: false, state: "" };
  return found ?? { ...empty, name, hospitals: [hospital.id] };
}

type More = { message?: DeskMessage; before?: Part[]; after?: Part };

function showForm(desk: OpenDesk, file: PageFile, { message, before = [], after }: More = {}, status = 200) {
  const { hospital, hasAll } = desk;
  const { deskPages: words } = desk.words;
  const { fields } = words;
  const current = Array.isArray(file.hospitals) ? file.hospitals.join(" ") : String(file.hospitals);
  const all = [
    { value: "all", label: fields.all },
    { value: "group", label: fields.group },
  ];
  const own = [{ value: hospital.id, label: fields.own }, ...(hasAll ? all : [])];
  const places = (["footer", "menu", "none"] as const).map((value) => ({ value, label: fields.places[value] }));
  const hospitals = own.some(({ value }) => value === current) ? own : [{ value: current, label: fields.as }, ...own];
  const isOriginal = !file.name.includes(".");
  const ofOriginal: Part[] = [
    { name: "address", label: fields.address, type: "text", hint: fields.addressHint, value: file.address },
    { name: "place", label: fields.place, type: "select", value: file.place, options: places },
    { name: "hospitals", label: fields.hospitals, type: "select", value: current, options: hospitals },
  ];
  const form: Part[] = [
    { name: "title", label: fields.name, type: "text", value: file.title },
    {
      ...{ name: "text", label: fields.text, type: "textarea", hint: fields.textHint, value: file.text },
      ...{ isWide: true, more: { rows: 14 } },
    },
    ...(isOriginal ? ofOriginal : []),
    { name: "description", label: fields.description, type: "text", note: fields.optional, value: file.description },
    {
      buttons: [
        { label: words.publish, act: "publish", isMain: true },
        { label: words.preview, act: "preview" },
        ...(isOriginal ? [{ label: words.hide, act: "hide" }] : []),
      ],
    },
  ];
  const parts = [...before, { form, hidden: { name: file.name, state: file.state }, look: "form-panel" }, after];
  return desk.show({ title: file.title || words.add, message, parts }, status);
}

/** Publishes, hides or takes a change back, or shows how it would look; what is typed stays where it is refused. */
export async function action(args: Route.ActionArgs) {
  const { form, ...desk } = await openDeskForm(args, "publish");
  if (args.params.file === undefined) return undo(desk, text(form, "file"));
  const { services, hospital } = desk;
  const { deskPages: words } = desk.words;
  const pages = pagesOf(desk);
  const file = await findFile(desk, args.params.file);
  const [act, chosen] = [text(form, "do"), text(form, "hospitals")];
  const hospitals = file.name.includes(".")
    ? file.hospitals
    : chosen === "all" || chosen === "group"
      ? chosen
      : chosen.split(" ");
  const typed: PageFile = {
    ...{ title: text(form, "title"), address: text(form, "address").toLowerCase(), place: text(form, "place") },
    ...{ description: text(form, "description"), text: String(form.get("text") ?? "").slice(0, MAX_TEXT) },
    ...{ hospitals, draft: act === "hide", name: file.name, state: text(form, "state") },
  };
  const error = (said: string) => ({ text: said, isError: true });
  const refuse = (faults: { line: number; message: string }[]) => {
    const before = faults.map(({ line, message }) => ({
      ...{ text: line > 0 ? `${words.lineOfText(line)}: ${message}` : message, look: "form-error" },
    }));
    return showForm(desk, typed, { message: error(words.refused), before }, 400);
  };
  if (!mayChange(desk, { hospitals })) return showForm(desk, typed, { message: error(words.otherHospitals) }, 403);
  const name = file.name === "new" ? typed.address.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") : file.name;
  if (name === "") return refuse([{ line: 0, message: words.fields.addressHint }]);
  if (act === "preview") {
    const { page, faults } = await pages.preview(name, typed);
    if (faults.length > 0 || !page) return refuse(faults);
    const rich = linkBelow(page.text, hospital.basePath);
    const before = [
      { text: words.previewTitle, look: "note" },
      { heading: page.title, parts: [{ rich }] },
    ];
    return showForm(desk, typed, { before });
  }
  try {
    const saved = await pages.save(name, typed, typed.state);
    if (saved.status === "refused") return refuse(saved.faults);
    if (saved.status === "conflict") {
      const after = { heading: words.theirs, parts: [{ text: saved.now?.text ?? "", look: "note desk__theirs" }] };
      const state = saved.now?.state ?? "";
      return showForm(desk, { ...typed, state }, { message: error(words.conflict), after }, 409);
    }
    await desk.audit(typed.draft ? "page-hide" : "page-publish", name, { before: file.text, after: typed.text });
  } catch (failure) {
    services.reportFailure(failure, desk.path);
    return showForm(desk, typed, { message: error(words.full) }, 503);
  }
  return desk.done("/pages", { done: typed.draft ? "hidden" : "published", file: name });
}

/** Takes the last change of a page back. */
async function undo(desk: OpenDesk, name: string) {
  const pages = pagesOf(desk);
  const before = await pages.read(name);
  const of = before && (await pages.read(name.split(".")[0] ?? ""));
  if (before && !(of ? mayChange(desk, of) : desk.hasAll)) throw desk.done("/pages");
  const isUndone = await pages.undo(name);
  const after = (await pages.read(name))?.text;
  if (isUndone) await desk.audit("page-undo", name, { before: before?.text, after });
  throw desk.done("/pages", { done: isUndone ? "undone" : "none" });
}
