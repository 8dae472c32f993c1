import type { EntryVersionRow as Row } from "#outbox/store/database.ts";
import type { WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Fault } from "./check-entry.ts";
import { readSource, writeSource } from "./entry-source.ts";
import type { EntryFields, EntryType } from "./entry-types.ts";
import { compareFields, mergeFields } from "./merge-entry.ts";

/** The types whose pages are in the order of their dates. */
const DATED = ["news", "careers"];

export const isHead = ({ state }: Pick<Row, "state">) => state === "published" || state === "withdrawn";
const isLive = ({ state }: Row) => state !== "past";
const isAhead = (row: Row) => isLive(row) && !isHead(row);

/** The version that waits: what was written last, before what is only scheduled. */
export const findWaiting = (rows: readonly Row[]) => rows.find(isAhead);

/** What a plan is made of. */
export interface Known {
  readonly type: EntryType;
  readonly id: string;
  /** All versions, the newest first. */
  readonly rows: readonly Row[];
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The version that a plan is about, and what is to be stored: nothing where all is so already. */
export interface Planned {
  readonly version: WrittenVersion;
  readonly rows: readonly WrittenVersion[];
}

/** In milliseconds since 1970. */
export type PublishTimes = { from?: number | undefined; until?: number | undefined };

export const GONE = { status: "gone" } as const;
export type Plan = (known: Known) => Planned | Refusal;

/** Of an entry one version at most is in each of these places; a later one takes it. */
const PLACES = {
  ...{ draft: "waiting", proposed: "waiting", scheduled: "scheduled", past: "past" },
  ...{ published: "head", withdrawn: "head" },
} as const;

/** Stores a version, with what becomes past by that. `ended`: it waits no longer, nor does what came before it. */
function put(
  { type, id, rows, by }: Known,
  made: Partial<WrittenVersion> & Pick<WrittenVersion, "source" | "state">,
  ended?: Row,
): Planned {
  const version = {
    ...{ type: type.id, id, number: (rows[0]?.number ?? 0) + 1, parent: rows.find(isLive)?.number ?? 0, made_by: by },
    ...{ publish_at: null, unpublish_at: null, ...made, written_at: null },
  };
  const isOver = (row: Row) =>
    PLACES[row.state] === PLACES[version.state] ||
    (ended && isAhead(ended) && isAhead(row) && row.number <= ended.number);
  const past = rows.filter((row) => row.number !== version.number && isOver(row));
  return { version, rows: [...past.map((row) => ({ ...row, state: "past" as const })), version] };
}

/** Someone else saved or published meanwhile, and the same fields differ: saved again with `basedOn: theirs.number`. */
export type Conflict = ReturnType<typeof joinVersions>;

/** `gone`: there is no such entry or version. */
export type Refusal = Conflict | { readonly status: "refused"; readonly faults: readonly Fault[] } | typeof GONE;

/** What became of a version. */
export type WriteResult = { readonly status: Row["state"]; readonly id: string; readonly number: number } | Refusal;

/** What two made of the same version, joined. */
function joinVersions({ type, rows }: Known, based: Row, fields: EntryFields, theirs: Row) {
  const parentOf = (row: Row) => rows.find(({ number }) => number === row.parent);
  let parent = parentOf(theirs);
  while (parent && parent.number > based.number) parent = parentOf(parent);
  const fieldsOf = ({ source }: Row) => readSource(type, source)?.fields ?? {};
  const joined = mergeFields(fieldsOf(parent ?? based), { ...fieldsOf(based), ...fields }, fieldsOf(theirs));
  return { status: "conflict" as const, base: parent ?? based, theirs, ...joined };
}

/** `below` with the fields of `based` and these over them; no source where `below` cannot be read. */
function writeOver(known: Known, based: Row | undefined, fields: EntryFields, below: Row | undefined) {
  if (!based || !below || based === below) return writeSource(known.type, below?.source, fields);
  const conflict = joinVersions(known, based, fields, below);
  return conflict.clashes.length > 0 ? conflict : writeSource(known.type, below.source, conflict.merged);
}

/** A file that says nothing of being a draft, and when it was first public where pages are in that order. */
function toPublic({ type, rows }: Known, source: string, at: number): string {
  const head = rows.find(isHead);
  const said = [source, head?.source ?? ""].map((text) => readSource(type, text)?.date).find(Boolean);
  const date = said ?? new Date(head?.at ?? at).toISOString();
  return writeSource(type, source, {}, { draft: undefined, ...(DATED.includes(type.id) && { date }) }) ?? source;
}

/** A draft with the fields over those of the version that it is based on; of a new entry `basedOn` is left out. */
export function planSave(
  known: Known,
  fields: EntryFields,
  basedOn: number | undefined,
  isProposed: boolean,
): ReturnType<Plan> {
  const newest = known.rows.find(isLive);
  const based = known.rows.find(({ number }) => number === basedOn);
  if (!based && known.rows.length > 0) {
    // A new entry that is sent again, as by two taps, is one; another has this name already.
    const stored = basedOn === undefined && newest && readSource(known.type, newest.source)?.fields;
    return stored && compareFields(stored, fields).length === 0 ? { version: newest, rows: [] } : GONE;
  }
  // What was taken from the site meanwhile comes back only when that was seen.
  if (newest?.state === "withdrawn" && based && based !== newest && !isAhead(based))
    return joinVersions(known, based, fields, newest);
  const source = writeOver(known, based, fields, newest);
  if (source === undefined) return GONE;
  if (typeof source === "object") return source;
  const state = isProposed ? "proposed" : "draft";
  const isSame = newest?.source === source && (isHead(newest) || newest.state === state);
  return isSame ? { version: newest, rows: [] } : put(known, { source, state });
}

/** Publishes a version, with what the folder got from others since. */
export function planPublish(known: Known, number: number, times: PublishTimes): ReturnType<Plan> {
  const { rows, now } = known;
  const row = rows.find((one) => one.number === number);
  if (!row) return GONE;
  if (row.state === "past") return joinVersions(known, row, {}, rows[0] ?? row);
  const unpublish_at = times.until ?? null;
  const from = times.from ?? now;
  // Written again, over a file that somebody broke.
  if (row.state === "published") return put(known, { ...row, unpublish_at });
  const head = rows.find(isHead);
  const isBehind = head !== undefined && head.number > number;
  const over = isBehind ? writeOver(known, row, {}, head) : row.source;
  if (typeof over === "object") return over;
  const source = toPublic(known, over ?? row.source, from);
  const state = from > now ? "scheduled" : "published";
  const isSame = !isBehind && row !== head && source === row.source;
  return put(known, { ...(isSame && row), source, state, publish_at: from, unpublish_at }, row);
}

/** Takes what is public away. */
export function planWithdraw(known: Known): ReturnType<Plan> {
  const live = known.rows.find(({ state }) => state === "published");
  if (!live) return GONE;
  const source = writeSource(known.type, live.source, {}, { draft: true }) ?? live.source;
  return put(known, { source, state: "withdrawn", parent: live.number });
}

/** A new version of an old one. */
export function planUndo(known: Known, number: number, isPublished: boolean): ReturnType<Plan> {
  const { rows, now } = known;
  const old = rows.find((row) => row.number === number);
  if (!old || !readSource(known.type, old.source)) return GONE;
  // A draft beside what waits for its time is the one that goes on.
  if (!isPublished && old.state === "scheduled" && findWaiting(rows) !== old)
    return put(known, { ...old, state: "past", publish_at: null });
  // What waits goes on from what was public, not from what was taken back.
  const parent = isPublished ? rows.find(isHead)?.number : undefined;
  // What was to be public at a time, and is a draft again, waits no longer; nor what is given up for what is public.
  const given = isPublished && isHead(old) ? findWaiting(rows) : old;
  const source = toPublic(known, old.source, now);
  const state = isPublished ? "published" : "draft";
  return put(known, { source, state, ...(parent !== undefined && { parent }) }, given);
}

/** A version that is public at once, over what is public; what waits beside it goes on waiting. */
export function planChange(known: Known, fields: EntryFields): ReturnType<Plan> {
  const { type, rows, now } = known;
  const head = rows.find(isHead);
  const below = head ?? findWaiting(rows);
  const source = toPublic(known, writeSource(type, below?.source, fields) ?? below?.source ?? "", now);
  if (below?.state === "published" && source === below.source) return { version: below, rows: [] };
  return put(known, { source, state: "published", ...(head && { parent: head.number }) }, head ? undefined : below);
}
