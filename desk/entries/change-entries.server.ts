import type { EntryVersionRow as Row } from "#outbox/store/database.ts";
import type { EntryKey, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import type { Fault } from "./check-entry.ts";
import { readSource, writeSource } from "./entry-source.ts";
import type { EntryFields, EntryType } from "./entry-types.ts";
import { mergeFields } from "./merge-entry.ts";

/** The types whose pages are in the order of their dates. */
const DATED = ["news", "careers"];

export const isHead = ({ state }: Pick<Row, "state">) => state === "published" || state === "withdrawn";
const isWaiting = ({ state }: Pick<Row, "state">) => state === "draft" || state === "proposed";

/** The version that waits: what was written last, before what is only scheduled. */
export const findWaiting = (rows: readonly Row[]) =>
  rows.find(isWaiting) ?? rows.find(({ state }) => state === "scheduled");

/** What a plan is made of. */
export interface Known {
  readonly type: EntryType;
  readonly key: EntryKey;
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

/**
 * `folder`: the content folder cannot be written; what is stored follows there once it can. `gone`: there is no such
 * entry or version.
 */
export type Failure =
  | { readonly status: "refused"; readonly faults: readonly Fault[] }
  | { readonly status: "gone" }
  | { readonly status: "unavailable"; readonly reason: "store" | "folder"; readonly message: string };

export interface PublishTimes {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export const GONE = { status: "gone" } as const;
export type Plan = (known: Known) => Planned | Conflict | Failure;

interface Put {
  /** What waited, and is now stored as it is here: it waits no longer, nor does what came before it. */
  of?: Row | undefined;
  /** Whether `of` keeps its number. */
  isSame?: boolean;
  /** The version it goes on from; the newest when left out. */
  parent?: number | undefined;
  from?: number;
  until?: number | null;
}

/** Of an entry one version at most is in each of these states; a later one takes its place. */
const slotOf = (row: Pick<Row, "state">) => (isHead(row) ? "head" : isWaiting(row) ? "waiting" : row.state);

/** Stores a text in a state, with what becomes past by that. */
function put({ key, rows, by, now }: Known, source: string, state: Row["state"], how: Put = {}): Planned {
  const { of, isSame = false, from = state === "published" ? now : null, until = null } = how;
  const newest = rows[0]?.number ?? 0;
  const made = of && isSame ? of : { ...key, number: newest + 1, parent: how.parent ?? newest, made_by: by };
  const version = { ...made, source, state, publish_at: from, unpublish_at: until, written_at: null };
  const isOver = (row: Row) => row.state === "scheduled" || (isWaiting(row) && row.number <= (of?.number ?? 0));
  const past = rows.filter(
    (row) => row.number !== version.number && (slotOf(row) === slotOf(version) || (of && isOver(row))),
  );
  return { version, rows: [...past.map((row) => ({ ...row, state: "past" as const })), version] };
}

/** Someone else saved or published meanwhile, and the same fields differ: saved again with `basedOn: theirs.number`. */
export type Conflict = ReturnType<typeof joinVersions>;

/** What two made of the same version, joined. */
function joinVersions({ type, rows }: Known, based: Row, fields: EntryFields, theirs: Row) {
  const parent = rows.find(({ number }) => number === Math.min(based.number, theirs.parent)) ?? based;
  const fieldsOf = ({ source }: Row) => readSource(type, source)?.fields ?? {};
  const joined = mergeFields(fieldsOf(parent), { ...fieldsOf(based), ...fields }, fieldsOf(theirs));
  return { status: "conflict" as const, base: parent, theirs, ...joined };
}

/** `below` with the fields of `based` and these over them; no source where `below` cannot be read. */
function writeOver(known: Known, based: Row | undefined, fields: EntryFields, below: Row | undefined) {
  if (!based || !below || based === below) return writeSource(known.type, below?.source, fields);
  const conflict = joinVersions(known, based, fields, below);
  return conflict.clashes.length > 0 ? conflict : writeSource(known.type, below.source, conflict.merged);
}

/** A file that says nothing of being a draft, and when it was first public where pages are in that order. */
function toPublic({ type, rows }: Known, source: string, at: number): string {
  const byHand = rows.find(({ made_by, number }) => made_by === "" && number === 1);
  const isDated = !DATED.includes(type.id) || readSource(type, source)?.date !== undefined;
  const date = new Date(byHand?.at ?? at).toISOString();
  return writeSource(type, source, {}, { draft: undefined, ...(!isDated && { date }) }) ?? source;
}

/** A draft with the fields over those of the version that it is based on. */
export function planSave(
  known: Known,
  fields: EntryFields,
  basedOn: number | undefined,
  isProposed: boolean,
): ReturnType<Plan> {
  const [newest] = known.rows;
  const based = known.rows.find(({ number }) => number === basedOn);
  if (newest && !based) return GONE;
  // What was taken from the site meanwhile comes back only when that was seen.
  if (newest?.state === "withdrawn" && based && based !== newest && !isWaiting(based))
    return joinVersions(known, based, fields, newest);
  const source = writeOver(known, based, fields, newest);
  if (source === undefined) return GONE;
  if (typeof source === "object") return source;
  const state = isProposed ? "proposed" : "draft";
  const isSame = newest?.source === source && (isHead(newest) || newest.state === state);
  return isSame ? { version: newest, rows: [] } : put(known, source, state);
}

/** Publishes a version, with what the folder got from others since. */
export function planPublish(known: Known, number: number, times: PublishTimes): ReturnType<Plan> {
  const { rows, now } = known;
  const row = rows.find((one) => one.number === number);
  if (!row) return GONE;
  if (row.state === "past") return joinVersions(known, row, {}, rows[0] ?? row);
  const until = times.until?.getTime() ?? null;
  const from = times.from?.getTime() ?? now;
  if (row.state === "published") {
    // Written again, over a file that somebody broke.
    const version = { ...row, unpublish_at: until, written_at: null };
    return { version, rows: [version] };
  }
  const head = rows.find(isHead);
  const isBehind = head !== undefined && head.number > number;
  const over = isBehind ? writeOver(known, row, {}, head) : row.source;
  if (typeof over === "object") return over;
  const source = toPublic(known, over ?? row.source, from);
  const isSame = !isBehind && row !== head;
  return put(known, source, from > now ? "scheduled" : "published", { of: row, isSame, from, until });
}

/** Takes what is public away. */
export function planWithdraw(known: Known): ReturnType<Plan> {
  const live = known.rows.find(({ state }) => state === "published");
  if (!live) return GONE;
  const source = writeSource(known.type, live.source, {}, { draft: true }) ?? live.source;
  return put(known, source, "withdrawn", { parent: live.number });
}

/** A new version of an old one. */
export function planUndo(known: Known, number: number, isPublished: boolean): ReturnType<Plan> {
  const { rows, now } = known;
  const old = rows.find((row) => row.number === number);
  if (!old || !readSource(known.type, old.source)) return GONE;
  // What waits goes on from what was public, not from what was taken back.
  const parent = isPublished ? rows.find(isHead)?.number : undefined;
  // What was to be public at a time, and is a draft again, waits no longer; nor what is given up for what is public.
  const given = isPublished && isHead(old) ? findWaiting(rows) : undefined;
  const of = isWaiting(old) || old.state === "scheduled" ? old : given;
  return put(known, toPublic(known, old.source, now), isPublished ? "published" : "draft", { of, parent });
}

/** A version that is public at once, over what is public; what waits beside it goes on waiting. */
export function planChange(known: Known, fields: EntryFields): Planned {
  const { type, rows, now } = known;
  const head = rows.find(isHead);
  const below = head ?? rows[0];
  const source = toPublic(known, writeSource(type, below?.source, fields) ?? below?.source ?? "", now);
  if (below?.state === "published" && source === below.source) return { version: below, rows: [] };
  return put(known, source, "published", { parent: below?.number, of: head ? undefined : below });
}
