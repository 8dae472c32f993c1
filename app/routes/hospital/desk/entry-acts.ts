import { data, redirect } from "react-router";
import { text } from "#answers/read-answer.ts";
import {
  controlOf,
  readFields,
  rearrange,
  showFields,
  writeFields,
  type FormValues,
} from "#desk/editing/entry-form.ts";
import type { WriteResult } from "#desk/entries/change-entries.server.ts";
import type { Entry } from "#desk/entries/describe-entry.server.ts";
import { toText } from "#desk/entries/entry-source.ts";
import type { FieldValue } from "#desk/entries/entry-types.ts";
import type { Shown } from "./entry-fields.ts";
import { sayFaults, showEntry, storedEntry } from "./entry-view.ts";
import type { Typed } from "./open-desk.ts";
import type { OpenEntries } from "./open-entries.ts";

/** While a longer text is read and compared, every visitor waits for seconds. */
const MOST_LETTERS = 50_000;

/** Does what a form of an entry's page asks for. Throws a redirect once it is done, so that a reload does it once. */
export async function actOnEntry(desk: OpenEntries, form: FormData, id: string | undefined) {
  const entry = id === undefined ? undefined : await desk.read(id);
  if (!form.has("based") && entry) return actOnVersion(desk, form, entry);
  const act = text(form, "do");
  const read = readFields(form, desk.list);
  const long = Object.keys(read).filter((key) => JSON.stringify(read[key]).length > MOST_LETTERS);
  const tooLong = Object.fromEntries(long.map((key) => [key, desk.said.form.tooLong]));
  const errors = { ...tooLong, ...(await storeFiles(desk, form, read)) };
  const values = { ...storedEntry(desk, entry).values, ...read };
  const focus = rearrange(values, act);
  const times = { from: text(form, "from"), until: text(form, "until") };
  const basedOn = Number(form.get("based")) || undefined;
  const shown: Shown = { entry, values, basedOn, errors, times, focus, typed: "typed" };
  if (Object.keys(errors).length > 0) return showEntry(desk, shown, 400);
  return focus || act === "show" ? showEntry(desk, shown) : saveEntry(desk, shown, act);
}

/** Files are stored at once: a form that is shown again cannot hold them. Says why one was not taken. */
async function storeFiles({ entries, type, said }: OpenEntries, form: FormData, values: FormValues): Promise<Typed> {
  const errors: Typed = {};
  const store = async (key: string, name: string, path = "") => {
    const files = form.getAll(`${name}:file`);
    const file = files.find((one): one is File => one instanceof File && one.name !== "");
    const alt = text(form, `${name}:alt`);
    if (!file && alt === "") return path;
    // Words alone are for the picture there is.
    const bytes = file ? await file.bytes() : (await entries.readPicture(type.id, path))?.bytes;
    const stored = bytes && (await entries.putFile(type.id, { name: file?.name ?? path, bytes, alt }));
    if (stored && "path" in stored) return stored.path;
    if (stored) errors[key] = said.form.files[stored.refused];
    return path;
  };
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string") values[key] = await store(key, controlOf(key), value);
    else
      for (const [index, block] of value.entries())
        block.detail = await store(key, controlOf(key, index), block.detail);
  }
  return errors;
}

async function saveEntry(desk: OpenEntries, shown: Shown, act: string) {
  const { entries, type, who, hospital } = desk;
  const { entry, basedOn } = shown;
  const { errors, ...times } = readTimes(desk, shown);
  if (Object.keys(errors).length > 0) return showEntry(desk, { ...shown, errors }, 400);
  const own = type.id === "pages" ? {} : { [type.hospitalField]: hospital.contentName };
  // What is posted is compared with what its editor began with.
  const began = entry?.versions.find(({ number }) => number === basedOn) ?? entry;
  const fields = { ...writeFields(shown.values, desk.list, desk.fieldsOf(began)), ...own };
  desk.checkOwner(fields);
  const isProposed = act === "propose";
  const saved = await entries.save({ type: type.id, id: entry?.id, fields }, basedOn, who, { isProposed });
  if (!("number" in saved)) return settle(desk, shown, saved);
  const { id, number } = saved;
  const stored = { ...shown, entry: await desk.read(id), basedOn: number, error: desk.said.failures.refused };
  if (act === "preview") {
    const preview = await entries.preview(type.id, id, hospital, desk.path + desk.below(id));
    if (preview?.status === "refused") return settle(desk, stored, preview);
    if (preview) throw redirect(preview.path, { status: 303, headers: { "Set-Cookie": preview.cookie } });
  }
  if (act !== "publish" || !desk.isPublisher)
    return settle(desk, shown, saved, isProposed ? "proposed" : "saved", undoToDraft(entry));
  const published = await entries.publish(type.id, id, number, who, times);
  if (published.status === "scheduled")
    return settle(desk, stored, published, published.status, `undo ${published.number} draft`);
  // Published already, as by two taps: what was public before is in its versions.
  const isSame = "number" in published && published.number === entry?.head?.number;
  const undo = isSame ? undefined : (undoToPublic(entry) ?? "withdraw");
  return settle(desk, stored, published, published.status, undo);
}

/** What makes public again what was so. */
const undoToPublic = (entry: Entry | undefined) =>
  entry?.head?.state === "published" ? `undo ${entry.head.number} public` : undefined;

/** What makes a draft of what was so. What waits for its time would not be public then. */
const undoToDraft = (entry: Entry | undefined) =>
  entry && entry.waiting?.state !== "scheduled" ? `undo ${entry.number} draft` : undefined;

/**
 * What is done has its own page, with the act that takes it back while its version stands. Shows the form again where
 * it was not done.
 */
async function settle(desk: OpenEntries, shown: Shown, result: WriteResult, done = "", undo = "") {
  switch (result.status) {
    case "gone":
      throw data(null, { status: 404 });
    case "refused":
      return showEntry(desk, { ...shown, errors: sayFaults(desk, result.faults) }, 400);
    case "conflict": {
      // Both together is what the form goes on with.
      const entry = shown.entry && (await desk.read(shown.entry.id));
      const values = showFields({ ...entry?.fields, ...result.merged }, desk.list);
      const name = desk.nameOf(result.theirs.made_by);
      const sayClash = (words: FieldValue) => desk.said.conflict.clash(name, toText(words));
      const errors = Object.fromEntries(result.clashes.map(({ field, theirs }) => [field, sayClash(theirs)]));
      return showEntry(desk, { ...shown, entry, values, errors, conflict: result, basedOn: result.theirs.number }, 409);
    }
    default:
      throw desk.done(desk.below(result.id), { done, ...(undo && { undo, stood: String(result.number) }) });
  }
}

/** Both are days and times of India; empty ones are left out. */
function readTimes({ said, services }: OpenEntries, { times = {} }: Shown) {
  const [from, until] = [times.from, times.until].map((time) => (time ? Date.parse(`${time}+05:30`) : undefined));
  const errors: Typed = {};
  const now = Number(services.now());
  // What is no time is not later either.
  if (from !== undefined && !(from > now)) errors["from"] = said.acts.badTime;
  if (until !== undefined && !(until > (from ?? now))) errors["until"] = said.acts.badUntil;
  return { from, until, errors };
}

/** What is done with a version as it is stored. All but a draft of one's own is for publishers. */
async function actOnVersion(desk: OpenEntries, form: FormData, entry: Entry) {
  const { entries, type, who } = desk;
  const [act, number, how] = text(form, "do").split(" ");
  const old = entry.versions.find((version) => version.number === Number(number));
  const isDraft = act === "undo" && how === "draft";
  // What waits for its time is a publisher's.
  if (!desk.isPublisher && (!isDraft || old?.state === "scheduled")) throw desk.done(desk.below(entry.id));
  const shown = storedEntry(desk, entry);
  // What takes back one's own act takes back nothing that came after it.
  const stood = Number(text(form, "stood"));
  if (stood && ![entry.number, entry.versions[0]?.number].includes(stood))
    return showEntry(desk, { ...shown, error: desk.said.failures.changed }, 409);
  if (act === "withdraw")
    return settle(desk, shown, await entries.withdraw(type.id, entry.id, who), "withdrawn", undoToPublic(entry));
  if (act !== "undo") throw desk.done(desk.below(entry.id));
  // It may have been of other hospitals then.
  desk.checkOwner(desk.fieldsOf(old));
  const undone = await entries.undoTo(type.id, entry.id, Number(number), who, { isPublished: !isDraft });
  return settle(desk, shown, undone, "undone");
}
