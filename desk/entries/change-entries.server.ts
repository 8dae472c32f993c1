import type { SourceCheck } from "contentful-emulator/check-source";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryChange, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import { checkSource } from "./check-entry.ts";
import type { EntryKey } from "./content-files.server.ts";
import type { Conflict, EntryFields, Fault, PublishTimes } from "./desk-entries.ts";
import { toVersion } from "./describe-entry.server.ts";
import { takeFreeName, toFileName } from "./entry-names.ts";
import { readSource, writeSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";
import { mergeFields } from "./merge-entry.ts";
import { isHead, isWaiting } from "./settle-files.server.ts";

/** The types whose pages are in the order of their dates. */
const DATED = ["news", "careers"];

type Rows = readonly EntryVersionRow[];

/** What is to be stored, and the number of the version that it is about; no change where all is so already. */
export interface Planned {
  readonly change: EntryChange | undefined;
  readonly number: number;
}

/** `taken`: the fields of another's change of meanwhile. */
interface PlannedSave extends Planned {
  readonly taken: readonly string[];
}

/** Rows with another state; `written_at` is anew unknown. */
const turn = (row: EntryVersionRow, changed: Partial<EntryVersionRow>): WrittenVersion => ({
  ...row,
  written_at: null,
  ...changed,
});

const toPast = (rows: Rows) => rows.map((row) => turn(row, { state: "past", written_at: row.written_at }));

/** A version that goes on from the newest of those rows. */
function nextVersion(
  key: EntryKey,
  rows: Rows,
  { source, by, state }: { source: string; by: string; state: EntryVersionRow["state"] },
): WrittenVersion & { number: number } {
  const [newest] = rows;
  return {
    ...{ type: key.type, id: key.id, number: (newest?.number ?? 0) + 1, parent: newest?.number ?? 0, source, state },
    ...{ made_by: by, publish_at: null, unpublish_at: null, written_at: null },
  };
}

/** What two made of the same version, joined; the fields of `theirs` where only they changed them. */
function joinVersions(
  type: EntryType,
  rows: Rows,
  based: EntryVersionRow,
  mine: EntryFields,
  theirs = rows[0] ?? based,
) {
  const parent = rows.find(({ number }) => number === Math.min(based.number, theirs.parent)) ?? based;
  const fieldsOf = ({ source }: EntryVersionRow) => readSource(type, source)?.fields ?? {};
  const joined = mergeFields(fieldsOf(parent), mine, fieldsOf(theirs));
  const conflict: Conflict = {
    ...{ status: "conflict", base: toVersion(parent), theirs: toVersion(theirs) },
    ...{ clashes: joined.clashes, merged: joined.merged },
  };
  return { ...joined, theirs, conflict };
}

/** A draft with the fields over those of the version that it is based on. */
export function planSave(
  type: EntryType,
  key: EntryKey,
  rows: Rows,
  fields: EntryFields,
  options: SaveOptions,
): PlannedSave | Conflict | "gone" {
  const { basedOn, by, isProposed } = options;
  const state = isProposed ? "proposed" : "draft";
  if (rows.length === 0) {
    const source = writeSource(type, undefined, fields) ?? "";
    return {
      change: { ...key, seen: rows, rows: [nextVersion(key, rows, { source, by, state })] },
      number: 1,
      taken: [],
    };
  }
  const based = rows.find(({ number }) => number === basedOn);
  if (!based) return "gone";
  const mine = { ...readSource(type, based.source)?.fields, ...fields };
  const { theirs, merged, clashes, taken, conflict } =
    based === rows[0]
      ? { theirs: based, merged: mine, clashes: [], taken: [], conflict: undefined }
      : joinVersions(type, rows, based, mine);
  if (conflict && clashes.length > 0) return conflict;
  const source = writeSource(type, theirs.source, merged);
  if (source === undefined) return "gone";
  const isSame = source === theirs.source && (isHead(theirs) || theirs.state === state);
  if (isSame) return { change: undefined, number: theirs.number, taken };
  const next = nextVersion(key, rows, { source, by, state });
  return {
    change: { ...key, seen: rows, rows: [...toPast(rows.filter(isWaiting)), next] },
    number: next.number,
    taken,
  };
}

export interface SaveOptions {
  readonly basedOn: number | undefined;
  readonly by: string;
  readonly isProposed?: boolean | undefined;
}

/** A file that says nothing of being a draft, and when it was first public where pages are in that order. */
function toPublic(type: EntryType, rows: Rows, source: string, at: number): string {
  const byHand = rows.find(({ made_by, number }) => made_by === "" && number === 1);
  const isDated = !DATED.includes(type.id) || readSource(type, source)?.date !== undefined;
  const date = new Date(byHand?.at ?? at).toISOString();
  return writeSource(type, source, {}, { draft: undefined, ...(!isDated && { date }) }) ?? source;
}

/** Publishes a version, with what the folder got from others since; `now` in milliseconds. */
export function planPublish(
  type: EntryType,
  rows: Rows,
  number: number,
  by: string,
  now: number,
  times: PublishTimes,
): Planned | Conflict | "gone" {
  const row = rows.find((one) => one.number === number);
  if (!row) return "gone";
  const fields = readSource(type, row.source)?.fields ?? {};
  if (row.state === "past") return joinVersions(type, rows, row, fields).conflict;
  const head = rows.find(isHead);
  const key = { type: row.type, id: row.id };
  const unpublish_at = times.until?.getTime() ?? null;
  if (row.state === "published")
    return { number, change: { ...key, seen: rows, rows: [turn(row, { unpublish_at, written_at: row.written_at })] } };
  let source = row.source;
  const isBehind = head !== undefined && head.number > number;
  if (isBehind) {
    const joined = joinVersions(type, rows, row, fields, head);
    if (joined.clashes.length > 0) return joined.conflict;
    source = writeSource(type, head.source, joined.merged) ?? source;
  }
  const isLater = times.from !== undefined && times.from.getTime() > now;
  source = toPublic(type, rows, source, times.from?.getTime() ?? now);
  const state = isLater ? ("scheduled" as const) : ("published" as const);
  const stamps = { source, state, unpublish_at, publish_at: times.from?.getTime() ?? now };
  const isNew = isBehind || row.state === "withdrawn";
  const next = isNew ? { ...nextVersion(key, rows, { source, by, state }), ...stamps } : turn(row, stamps);
  const over = rows.filter(
    (one) => one !== row && (one.state === "scheduled" || (isWaiting(one) && one.number < number)),
  );
  const past = isLater ? over : [...over, ...(head ? [head] : [])];
  const behind = isBehind ? [row] : [];
  return { number: next.number, change: { ...key, seen: rows, rows: [...toPast([...past, ...behind]), next] } };
}

/** Takes what is public away, at once or at a time; what is only scheduled becomes a draft again. */
export function planWithdraw(type: EntryType, rows: Rows, by: string, at?: Date | null): Planned | "gone" {
  const head = rows.find(isHead);
  const scheduled = rows.find(({ state }) => state === "scheduled");
  const live = head?.state === "published" ? head : scheduled;
  if (!live) return "gone";
  const key = { type: live.type, id: live.id };
  const change = (changed: readonly WrittenVersion[]) => ({
    number: live.number,
    change: { ...key, seen: rows, rows: changed },
  });
  if (at !== undefined)
    return change([turn(live, { unpublish_at: at?.getTime() ?? null, written_at: live.written_at })]);
  if (live === scheduled) {
    const hasNewer = rows.some((row) => isWaiting(row));
    return change([turn(scheduled, { state: hasNewer ? "past" : "draft", publish_at: null, unpublish_at: null })]);
  }
  const source = writeSource(type, live.source, {}, { draft: true }) ?? live.source;
  const next = { ...nextVersion(key, rows, { source, by, state: "withdrawn" }), parent: live.number };
  return { number: next.number, change: { ...key, seen: rows, rows: [...toPast([live]), next] } };
}

/** A new version of an old one. */
export function planUndo(
  type: EntryType,
  rows: Rows,
  number: number,
  by: string,
  now: number,
  isPublished: boolean,
): Planned | "gone" {
  const old = rows.find((row) => row.number === number);
  if (!old) return "gone";
  const key = { type: old.type, id: old.id };
  const source = toPublic(type, rows, old.source, now);
  const head = rows.find(isHead);
  const state = isPublished ? "published" : "draft";
  const next = { ...nextVersion(key, rows, { source, by, state }), ...(isPublished && { publish_at: now }) };
  // What waits goes on from what was public, not from what was taken back.
  const parent = isPublished && head ? head.number : next.parent;
  // What was to be public at a time, and is a draft again, waits no longer.
  const past = rows.filter((row) =>
    isPublished ? isHead(row) : isWaiting(row) || (row === old && row.state === "scheduled"),
  );
  return { number: next.number, change: { ...key, seen: rows, rows: [...toPast(past), { ...next, parent }] } };
}

/** A name for a new entry that no file and no stored entry has. */
export function nameNewEntry(type: EntryType, fields: EntryFields, isTaken: (id: string) => boolean): string {
  const wordsOf = (id: string) => toFileName(String(fields[id] ?? ""));
  return takeFreeName([wordsOf(type.nameField) || type.id, wordsOf(type.hospitalField)], isTaken);
}

/** What a save is refused for: without a name there is no file, without a hospital nobody knows whose it is. */
export function findRefusals(type: EntryType, fields: EntryFields): Fault[] {
  return type.fields.flatMap((field): Fault[] => {
    const value = fields[field.id];
    if (value === undefined || !field.isRequired) return [];
    const isEmpty = typeof value !== "string" || value.trim() === "";
    if (isEmpty) return [{ field: field.id, problem: "missing", message: `${field.id} is missing` }];
    const isChoice = field.choices.length === 0 || field.choices.includes(value);
    return isChoice
      ? []
      : [{ field: field.id, problem: "no-choice", message: `${field.id} must be one of ${field.choices.join(", ")}` }];
  });
}

/** A version that is public at once, over what is public; what waits beside it goes on waiting. */
export function planChange(
  type: EntryType,
  key: EntryKey,
  rows: Rows,
  fields: EntryFields,
  { basedOn, by, now }: SaveOptions & { now: number },
): Planned | Conflict {
  const below = rows.find(isHead) ?? rows[0];
  const based = rows.find(({ number }) => number === basedOn) ?? below;
  const mine = { ...(based && readSource(type, based.source)?.fields), ...fields };
  const joined = based && below && based !== below ? joinVersions(type, rows, based, mine, below) : undefined;
  if (joined && joined.clashes.length > 0) return joined.conflict;
  const written = writeSource(type, below?.source, joined?.merged ?? mine) ?? below?.source ?? "";
  const source = toPublic(type, rows, written, now);
  if (below?.state === "published" && source === below.source) return { number: below.number, change: undefined };
  const next = { ...nextVersion(key, rows, { source, by, state: "published" }), publish_at: now };
  const past = toPast(below ? [below] : []);
  return {
    number: next.number,
    change: { ...key, seen: rows, rows: [...past, { ...next, parent: below?.number ?? 0 }] },
  };
}

/** What keeps a planned version from being public. `paths` names files that come with it. */
export function findFaults(
  check: SourceCheck,
  type: EntryType,
  { id }: EntryKey,
  { change }: Planned,
  paths?: ReadonlySet<string>,
): Fault[] {
  const source = change?.rows.at(-1)?.source;
  return source === undefined ? [] : checkSource(check, type, id, source, paths);
}
