import { redirect } from "react-router";
import { mayDo } from "#desk/access/editor.ts";
import type { Conflict, Entry, Failure, PublishResult, PublishTimes, SaveResult } from "#desk/entries/desk-entries.ts";
import { readSource } from "#desk/entries/entry-source.ts";
import { controls, readEntryForm, readFiles, rearrange, showFields, type EntryForm } from "#desk/editing/entry-form.ts";
import { momentOf } from "#forms/working-time.ts";
import type { FormFault } from "./entry-field-view.ts";
import { GIVEN_BACK, showEntry, type Shown } from "./entry-view.ts";
import { readPicture, type OpenEntries } from "./open-entries.ts";

/** What an act came to: the form is shown again, with a status. */
export type Refused = { shown: Shown; status: number };

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Does what a form of an entry's page asks for. Throws a redirect once it is done, so that a reload does it once. */
export async function actOnEntry(desk: OpenEntries, form: FormData, id: string | undefined): Promise<Refused> {
  const entry = id === undefined ? undefined : await desk.read(id);
  const [act = "", number = "", how] = text(form, "do").split(" ");
  if (!form.has("based") && entry) return actOnVersion(desk, form, entry, { act, number: Number(number), how });
  const basedOn = Number(form.get("based")) || undefined;
  const read = readEntryForm(form, desk.list, fieldsAt(desk, entry, basedOn));
  const times = { from: text(form, "from"), until: text(form, "until") };
  const shown: Shown = { entry, form: read, basedOn, faults: [], times, typed: "typed" };
  shown.form = {
    fields: { ...entry?.fields, ...read.fields },
    blocks: { ...showEntry(desk, entry).form.blocks, ...read.blocks },
  };
  const faults = await storeFiles(desk, form, shown.form);
  for (const { field = "" } of faults) if (!(field in read.fields)) read.fields[field] = "";
  if (faults.length > 0) return { shown: { ...shown, faults }, status: 400 };
  const focus = rearrange(shown.form, text(form, "do"), form);
  if (focus) return { shown: { ...shown, focus }, status: 200 };
  if (act === "read" || act === "show") return { shown: { ...shown, isRead: act === "read" }, status: 200 };
  return saveEntry(desk, shown, act);
}

/** What is posted is compared with what its editor began with. */
function fieldsAt({ type }: OpenEntries, entry: Entry | undefined, basedOn: number | undefined) {
  if (!entry || basedOn === entry.number) return entry?.fields;
  const version = entry.versions.find(({ number }) => number === basedOn);
  return version && readSource(type, version.source)?.fields;
}

/** Files are stored at once: a form that is shown again cannot hold them. */
async function storeFiles(desk: OpenEntries, form: FormData, shown: EntryForm): Promise<FormFault[]> {
  const { entries, type, words } = desk;
  const blockKeys = Object.entries(shown.blocks).flatMap(([key, blocks]) =>
    blocks.map((_, index) => controls.blockFile(key, index)),
  );
  const faults: FormFault[] = [];
  for (const { key, file, alt } of readFiles(form, [...desk.list.map((one) => one.key), ...blockKeys])) {
    const [field = "", index] = key.split(":");
    const path = String(shown.fields[field] ?? "");
    // Words alone are for the picture there is.
    const found = file ? undefined : await readPicture(desk, path);
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : found?.bytes;
    if (!bytes) continue;
    const name = file?.name ?? path.replace(/^.*\//, "").replace(/-[\da-f]{8}(?=\.\w+$)/, "");
    const stored = await entries.putFile(type.id, { name, bytes, ...(alt !== "" && { alt }) });
    if (stored.status !== "stored") {
      const message = stored.status === "refused" ? words.form.files[stored.reason] : words.failures[stored.reason];
      faults.push({ field, problem: "file", message });
      continue;
    }
    const block = index === undefined ? undefined : shown.blocks[field]?.[Number(index)];
    if (block) block.to = stored.path;
    else shown.fields[field] = stored.path;
  }
  return faults;
}

async function saveEntry(desk: OpenEntries, shown: Shown, act: string): Promise<Refused> {
  const { entries, type, editor, hospital } = desk;
  const { entry, basedOn } = shown;
  const isPublished = act === "publish" && mayDo(editor, "publish");
  const times = isPublished ? readTimes(desk, shown) : {};
  if ("fault" in times) return { shown: { ...shown, times: { ...shown.times!, fault: times.fault } }, status: 400 };
  const fields = { ...shown.form.fields, [type.hospitalField]: hospital.contentName };
  const draft = { type: type.id, id: entry?.id, fields };
  const saved = await entries.save(draft, basedOn, editor.address, { isProposed: act === "propose" });
  if (saved.status !== "saved") return refuse(desk, shown, saved);
  const path = desk.pathOf(saved.id);
  if (act === "preview") {
    const preview = await entries.preview(type.id, saved.id);
    if (preview) throw redirect(preview.path, { status: 303, headers: { "Set-Cookie": preview.cookie } });
  }
  if (!isPublished) throw finish(path, act === "propose" ? "proposed" : "saved", entry?.number);
  const published = await entries.publish(type.id, saved.id, saved.number, editor.address, times);
  const after = { ...shown, entry: await desk.read(saved.id), basedOn: saved.number };
  return settle(desk, after, published, path, publicOf(entry));
}

const publicOf = (entry: Entry | undefined) => entry?.versions.find(({ state }) => state === "published")?.number ?? 0;

/** With the number of the version that an undo goes back to. */
const finish = (path: string, done: string, was?: number) =>
  redirect(`${path}?${new URLSearchParams({ done, ...(was !== undefined && { was: String(was) }) })}`, 303);

async function settle(
  desk: OpenEntries,
  shown: Shown,
  result: PublishResult | SaveResult,
  path: string,
  was?: number,
  done: string = result.status,
): Promise<Refused> {
  if (["published", "scheduled", "withdrawn", "saved"].includes(result.status)) throw finish(path, done, was);
  return refuse(desk, shown, result as Conflict | Failure);
}

async function refuse(desk: OpenEntries, shown: Shown, result: Conflict | Failure): Promise<Refused> {
  const { failures } = desk.words;
  const say = (said: string) => ({ text: said, isError: true });
  switch (result.status) {
    case "conflict": {
      // Both together is what the form goes on with.
      const entry = shown.entry && (await desk.read(shown.entry.id));
      const form = showFields({ ...entry?.fields, ...result.merged }, desk.list);
      return { shown: { ...shown, entry, form, conflict: result, basedOn: result.theirs.number }, status: 409 };
    }
    case "refused": {
      const isStored = shown.entry !== undefined && shown.basedOn === shown.entry.number;
      const message = isStored ? say(failures.refused) : undefined;
      return { shown: { ...shown, faults: result.faults, message }, status: 400 };
    }
    case "gone":
      return { shown: { ...shown, message: say(failures.gone) }, status: 404 };
    default:
      return { shown: { ...shown, message: say(failures[result.reason]) }, status: 503 };
  }
}

/** Both are days and times of India; empty ones are left out. */
function readTimes(
  desk: OpenEntries,
  { times = { from: "", until: "" } }: Shown,
): PublishTimes | { fault: { name: string; message: string } } {
  const { badTime, badUntil } = desk.words.acts;
  const read = (value: string) =>
    value === "" ? undefined : new Date(momentOf(value.slice(0, 10), value.slice(11, 16)));
  const [from, until] = [read(times.from), read(times.until)];
  const now = desk.services.now();
  if (from && !(from > now)) return { fault: { name: "from", message: badTime } };
  if (until && !(until > now)) return { fault: { name: "until", message: badTime } };
  if (from && until && from >= until) return { fault: { name: "until", message: badUntil } };
  return { from, until };
}

type Act = { act: string; number: number; how: string | undefined };

/** What is done with a version as it is stored. All but a draft of one's own is for publishers. */
async function actOnVersion(
  desk: OpenEntries,
  form: FormData,
  entry: Entry,
  { act, number, how }: Act,
): Promise<Refused> {
  const { entries, type, editor, services } = desk;
  const path = desk.pathOf(entry.id);
  const shown = showEntry(desk, entry);
  const by = editor.address;
  const isPublished = how !== "draft";
  if (!mayDo(editor, "publish") && !(act === "undo" && !isPublished)) throw redirect(path, 303);
  switch (act) {
    case "publish":
      return settle(desk, shown, await entries.publish(type.id, entry.id, number, by), path, publicOf(entry));
    case "withdraw":
      return settle(desk, shown, await entries.withdraw(type.id, entry.id, by), path, publicOf(entry));
    case "undo": {
      const result = await entries.undoTo(type.id, entry.id, number, by, { isPublished });
      return settle(desk, shown, result, path, undefined, "undone");
    }
    case "stop": {
      const result = await entries.undoTo(type.id, entry.id, entry.waiting?.number ?? 0, by, { isPublished: false });
      return settle(desk, shown, result, path, undefined, "stopped");
    }
    case "back": {
      const result = await entries.save({ type: type.id, id: entry.id, fields: {} }, entry.number, by);
      const note = text(form, "note").trim().slice(0, 500);
      const about = { subject: `${type.id}/${entry.id}`, hospital: desk.hospital.id };
      if (result.status === "saved") await services.desk.audit({ ...about, what: GIVEN_BACK, who: by, after: note });
      return settle(desk, shown, result, path, undefined, "back");
    }
    default:
      throw redirect(path, 303);
  }
}
