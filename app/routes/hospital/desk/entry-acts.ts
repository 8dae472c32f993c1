import { redirect } from "react-router";
import { text } from "#answers/read-answer.ts";
import { mayDo } from "#desk/access/editor.ts";
import {
  controls,
  readEntryForm,
  readFiles,
  rearrange,
  showFields,
  writeFields,
  type EntryForm,
} from "#desk/editing/entry-form.ts";
import type { Conflict, Failure, PublishTimes } from "#desk/entries/change-entries.server.ts";
import type { WriteResult } from "#desk/entries/create-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { readSource } from "#desk/entries/entry-source.ts";
import { momentOf } from "#forms/working-time.ts";
import type { FormFault, Shown } from "./entry-fields.ts";
import { showEntry, storedEntry } from "./entry-view.ts";
import type { Typed } from "./open-desk.ts";
import type { OpenEntries } from "./open-entries.ts";

/** Does what a form of an entry's page asks for. Throws a redirect once it is done, so that a reload does it once. */
export async function actOnEntry(desk: OpenEntries, form: FormData, id: string | undefined) {
  const entry = id === undefined ? undefined : await desk.read(id);
  if (!form.has("based") && entry) return actOnVersion(desk, form, entry);
  const basedOn = Number(form.get("based")) || undefined;
  const read = readEntryForm(form, desk.list);
  const times = { from: text(form, "from"), until: text(form, "until") };
  const { fields, blocks } = storedEntry(desk, entry).form;
  const both = { fields: { ...fields, ...read.fields }, blocks: { ...blocks, ...read.blocks } };
  const shown: Shown = { entry, form: both, basedOn, faults: [], times, typed: "typed" };
  const faults = await storeFiles(desk, form, both);
  if (faults.length > 0) return showEntry(desk, { ...shown, faults }, 400);
  const act = text(form, "do");
  const focus = rearrange(both, act, form);
  if (focus || act === "show") return showEntry(desk, { ...shown, focus });
  return saveEntry(desk, shown, act);
}

/** Files are stored at once: a form that is shown again cannot hold them. */
async function storeFiles(desk: OpenEntries, form: FormData, shown: EntryForm): Promise<FormFault[]> {
  const { entries, type, said } = desk;
  const blockKeys = Object.entries(shown.blocks).flatMap(([key, blocks]) =>
    blocks.map((_, index) => controls.blockFile(key, index)),
  );
  const faults: FormFault[] = [];
  for (const { key, file, alt } of readFiles(form, [...desk.list.map((one) => one.key), ...blockKeys])) {
    const [field = "", index] = key.split(":");
    const path = String(shown.fields[field] ?? "");
    // Words alone are for the picture there is.
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : (await entries.readPicture(type.id, path))?.bytes;
    if (!bytes) continue;
    const name = file?.name ?? path.replace(/^.*\//, "").replace(/-[\da-f]{8}(?=\.\w+$)/, "");
    const stored = await entries.putFile(type.id, { name, bytes, ...(alt !== "" && { alt }) });
    if (stored.status !== "stored") {
      const message = stored.status === "refused" ? said.form.files[stored.reason] : said.failures[stored.reason];
      faults.push({ field, problem: "file", message });
      continue;
    }
    const block = index === undefined ? undefined : shown.blocks[field]?.[Number(index)];
    if (block) block.to = stored.path;
    else shown.fields[field] = stored.path;
  }
  return faults;
}

/** Of a page that is of hospitals that are not the editor's. */
const OTHERS = { problem: "no-choice", message: "the page is of other hospitals too" } as const;

async function saveEntry(desk: OpenEntries, shown: Shown, act: string) {
  const { entries, type, editor, hospital } = desk;
  const { entry, basedOn } = shown;
  const isPublished = act === "publish" && mayDo(editor, "publish");
  const times = isPublished ? readTimes(desk, shown) : {};
  if ("errors" in times) return showEntry(desk, { ...shown, ...times }, 400);
  const own = type.id === "pages" ? {} : { [type.hospitalField]: hospital.contentName };
  // What is posted is compared with what its editor began with.
  const began = entry?.versions.find(({ number }) => number === basedOn) ?? entry;
  const fields = { ...writeFields(shown.form, began && readSource(type, began.source)?.fields), ...own };
  if (!desk.mayChange(String(fields[type.hospitalField] ?? "")))
    return refuse(desk, shown, { status: "refused", faults: [{ field: type.hospitalField, ...OTHERS }] });
  const draft = { type: type.id, id: entry?.id, fields };
  const saved = await entries.save(draft, basedOn, editor.address, { isProposed: act === "propose" });
  if (!("number" in saved)) return refuse(desk, shown, saved);
  if (act === "preview") {
    const preview = await entries.preview(type.id, saved.id, hospital, desk.path + desk.below(saved.id));
    if (preview) throw redirect(preview.path, { status: 303, headers: { "Set-Cookie": preview.cookie } });
  }
  if (!isPublished) return settle(desk, shown, saved, entry?.number, act === "propose" ? "proposed" : "saved");
  const published = await entries.publish(type.id, saved.id, saved.number, editor.address, times);
  return settle(
    desk,
    { ...shown, entry: await desk.read(saved.id), basedOn: saved.number },
    published,
    publicOf(entry),
  );
}

const publicOf = (entry: Entry | undefined) => (entry?.head?.state === "published" ? entry.head.number : 0);

/** What is done has its own page, with the number of the version that an undo goes back to. */
async function settle(
  desk: OpenEntries,
  shown: Shown,
  result: WriteResult,
  was?: number,
  done: string = result.status,
) {
  if (!("number" in result)) return refuse(desk, shown, result);
  const back = was !== undefined && { was: String(was), stood: String(result.number) };
  throw desk.done(desk.below(result.id), { done, ...back });
}

async function refuse(desk: OpenEntries, shown: Shown, result: Conflict | Failure) {
  const { failures } = desk.said;
  const say = (error: string) => ({ ...shown, error });
  if (result.status === "gone") return showEntry(desk, say(failures.gone), 404);
  if (result.status === "unavailable") return showEntry(desk, say(failures[result.reason]), 503);
  if (result.status === "refused") {
    const isStored = shown.entry !== undefined && shown.basedOn === shown.entry.number;
    return showEntry(desk, { ...(isStored ? say(failures.refused) : shown), faults: result.faults }, 400);
  }
  // Both together is what the form goes on with.
  const entry = shown.entry && (await desk.read(shown.entry.id));
  const form = showFields({ ...entry?.fields, ...result.merged }, desk.list);
  return showEntry(desk, { ...shown, entry, form, conflict: result, basedOn: result.theirs.number }, 409);
}

/** Both are days and times of India; empty ones are left out. */
function readTimes({ said, services }: OpenEntries, { times = {} }: Shown): PublishTimes | { errors: Typed } {
  const { badTime, badUntil } = said.acts;
  const read = (value = "") => (value === "" ? undefined : new Date(momentOf(value.slice(0, 10), value.slice(11, 16))));
  const [from, until] = [read(times.from), read(times.until)];
  const now = services.now();
  if (from && !(from > now)) return { errors: { from: badTime } };
  if (until && !(until > now)) return { errors: { until: badTime } };
  if (from && until && from >= until) return { errors: { until: badUntil } };
  return { from, until };
}

/** What is done with a version as it is stored. All but a draft of one's own is for publishers. */
async function actOnVersion(desk: OpenEntries, form: FormData, entry: Entry) {
  const { entries, editor, who: by } = desk;
  const { id, type } = entry;
  const [act = "", number, how] = text(form, "do").split(" ");
  const isPublished = how !== "draft";
  if (!mayDo(editor, "publish") && !(act === "undo" && !isPublished)) throw desk.done(desk.below(id));
  const shown = storedEntry(desk, entry);
  // What takes back one's own act takes back nothing that came after it.
  const stood = Number(text(form, "stood")) || entry.number;
  if (stood !== entry.number) return showEntry(desk, { ...shown, error: desk.said.failures.changed }, 409);
  const undoTo = (to: number | undefined, isOfPages: boolean) =>
    entries.undoTo(type, id, to ?? 0, by, { isPublished: isOfPages });
  switch (act) {
    case "withdraw":
      return settle(desk, shown, await entries.withdraw(type, id, by), publicOf(entry));
    case "undo": {
      // It may have been of other hospitals then.
      const { source = "" } = entry.versions.find((version) => version.number === Number(number)) ?? {};
      if (!desk.mayChange(String(readSource(desk.type, source)?.fields[desk.type.hospitalField] ?? "")))
        return refuse(desk, shown, { status: "refused", faults: [{ field: desk.type.hospitalField, ...OTHERS }] });
      return settle(desk, shown, await undoTo(Number(number), isPublished), undefined, "undone");
    }
    case "stop":
      return settle(desk, shown, await undoTo(entry.waiting?.number, false), undefined, "stopped");
    default:
      throw desk.done(desk.below(id));
  }
}
