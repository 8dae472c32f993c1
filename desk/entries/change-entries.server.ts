import type { SourceCheck } from "contentful-emulator/check-source";
import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryKey, WrittenVersion } from "#outbox/store/entry-versions.server.ts";
import { checkSource } from "./check-entry.ts";
import type { Conflict, EntryFields, Fault, PublishTimes } from "./desk-entries.ts";
import { toVersion } from "./describe-entry.server.ts";
import { readSource, writeSource } from "./entry-source.ts";
import type { EntryType } from "./entry-types.ts";
import { mergeFields } from "./merge-entry.ts";
import { isHead, isWaiting } from "./settle-files.server.ts";

/** The types whose pages are in the order of their dates. */
const DATED = ["news", "careers"];

type Row = EntryVersionRow;

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

/** The number of the version that a plan is about, and what is to be stored: nothing where all is so already. */
export interface Planned {
  readonly number: number;
  readonly rows: readonly WrittenVersion[];
  /** The fields of another's change of meanwhile. */
  readonly taken?: readonly string[];
}

export const GONE = { status: "gone" } as const;
export type Refusal = Conflict | typeof GONE | { readonly status: "refused"; readonly faults: readonly Fault[] };

export const isRefusal = (planned: Planned | Refusal): planned is Refusal => "status" in planned;

const toPast = (rows: readonly Row[]): WrittenVersion[] => rows.map((row) => ({ ...row, state: "past" }));

/** A version that goes on from the newest, or from `parent`. */
function nextVersion({ key, rows, by, now }: Known, source: string, state: Row["state"], parent?: number) {
  const newest = rows[0]?.number ?? 0;
  return {
    ...{ ...key, number: newest + 1, parent: parent ?? newest, source, state, made_by: by },
    ...{ publish_at: state === "published" ? now : null, unpublish_at: null, written_at: null },
  } satisfies WrittenVersion;
}

/** What two made of the same version, joined. */
function joinVersions({ type, rows }: Known, based: Row, fields: EntryFields, theirs: Row) {
  const parent = rows.find(({ number }) => number === Math.min(based.number, theirs.parent)) ?? based;
  const fieldsOf = ({ source }: Row) => readSource(type, source)?.fields ?? {};
  const { taken, ...joined } = mergeFields(fieldsOf(parent), { ...fieldsOf(based), ...fields }, fieldsOf(theirs));
  const conflict: Conflict = { status: "conflict", base: toVersion(parent), theirs: toVersion(theirs), ...joined };
  return { conflict, taken };
}

/** `below` with the fields of `based` and these over them; no source where `below` cannot be read. */
function writeOver(known: Known, based: Row | undefined, fields: EntryFields, below: Row | undefined) {
  if (!based || !below || based === below) return { source: writeSource(known.type, below?.source, fields), taken: [] };
  const { conflict, taken } = joinVersions(known, based, fields, below);
  if (conflict.clashes.length > 0) return conflict;
  return { source: writeSource(known.type, below.source, conflict.merged), taken };
}

/** A draft with the fields over those of the version that it is based on. */
export function planSave(
  known: Known,
  fields: EntryFields,
  basedOn: number | undefined,
  isProposed: boolean,
): Planned | Refusal {
  const { rows } = known;
  const [newest] = rows;
  const based = rows.find(({ number }) => number === basedOn);
  if (newest && !based) return GONE;
  const over = writeOver(known, based, fields, newest);
  if ("status" in over) return over;
  const { source, taken } = over;
  if (source === undefined) return GONE;
  const state = isProposed ? "proposed" : "draft";
  if (newest?.source === source && (isHead(newest) || newest.state === state))
    return { number: newest.number, rows: [], taken };
  const next = nextVersion(known, source, state);
  return { number: next.number, rows: [...toPast(rows.filter(isWaiting)), next], taken };
}

/** A file that says nothing of being a draft, and when it was first public where pages are in that order. */
function toPublic({ type, rows }: Known, source: string, at: number): string {
  const byHand = rows.find(({ made_by, number }) => made_by === "" && number === 1);
  const isDated = !DATED.includes(type.id) || readSource(type, source)?.date !== undefined;
  const date = new Date(byHand?.at ?? at).toISOString();
  return writeSource(type, source, {}, { draft: undefined, ...(!isDated && { date }) }) ?? source;
}

/** Publishes a version, with what the folder got from others since. */
export function planPublish(known: Known, number: number, { from, until }: PublishTimes): Planned | Refusal {
  const { rows, now } = known;
  const row = rows.find((one) => one.number === number);
  if (!row) return GONE;
  if (row.state === "past") return joinVersions(known, row, {}, rows[0] ?? row).conflict;
  const unpublish_at = until?.getTime() ?? null;
  if (row.state === "published") return { number, rows: [{ ...row, unpublish_at }] };
  const head = rows.find(isHead);
  const isBehind = head !== undefined && head.number > number;
  const over = isBehind ? writeOver(known, row, {}, head) : row;
  if ("status" in over) return over;
  const publish_at = from?.getTime() ?? now;
  const isLater = publish_at > now;
  const source = toPublic(known, over.source ?? row.source, publish_at);
  const state = isLater ? "scheduled" : "published";
  const isNew = isBehind || row.state === "withdrawn";
  const made = isNew ? nextVersion(known, source, state) : { ...row, written_at: null };
  const next = { ...made, source, state, publish_at, unpublish_at } satisfies WrittenVersion;
  const past = rows.filter((one) => {
    if (one === row || one === head) return one === head ? !isLater : isBehind;
    return one.state === "scheduled" || (isWaiting(one) && one.number < number);
  });
  return { number: next.number, rows: [...toPast(past), next] };
}

/** Takes what is public away; what is only scheduled becomes a draft again. */
export function planWithdraw(known: Known): Planned | Refusal {
  const { type, rows } = known;
  const live = rows.find(({ state }) => state === "published");
  if (live) {
    const source = writeSource(type, live.source, {}, { draft: true }) ?? live.source;
    const next = nextVersion(known, source, "withdrawn", live.number);
    return { number: next.number, rows: [...toPast([live]), next] };
  }
  const scheduled = rows.find(({ state }) => state === "scheduled");
  if (!scheduled) return GONE;
  const state = rows.some(isWaiting) ? "past" : "draft";
  const row: WrittenVersion = { ...scheduled, state, publish_at: null, unpublish_at: null, written_at: null };
  return { number: scheduled.number, rows: [row] };
}

/** A new version of an old one. */
export function planUndo(known: Known, number: number, isPublished: boolean): Planned | Refusal {
  const { rows, now } = known;
  const old = rows.find((row) => row.number === number);
  if (!old) return GONE;
  const source = toPublic(known, old.source, now);
  // What waits goes on from what was public, not from what was taken back.
  const parent = isPublished ? rows.find(isHead)?.number : undefined;
  const next = nextVersion(known, source, isPublished ? "published" : "draft", parent);
  // What was to be public at a time, and is a draft again, waits no longer.
  const isStopped = (row: Row) => isWaiting(row) || (row === old && row.state === "scheduled");
  return { number: next.number, rows: [...toPast(rows.filter(isPublished ? isHead : isStopped)), next] };
}

/** A version that is public at once, over what is public; what waits beside it goes on waiting. */
export function planChange(known: Known, fields: EntryFields, basedOn: number | undefined): Planned | Refusal {
  const { rows, now } = known;
  const below = rows.find(isHead) ?? rows[0];
  const based = rows.find(({ number }) => number === basedOn) ?? below;
  const over = writeOver(known, based, fields, below);
  if ("status" in over) return over;
  const source = toPublic(known, over.source ?? below?.source ?? "", now);
  if (below?.state === "published" && source === below.source) return { number: below.number, rows: [] };
  const next = nextVersion(known, source, "published", below?.number);
  return { number: next.number, rows: [...toPast(below ? [below] : []), next] };
}

/** The plan, unless something keeps its version from being public. `paths` names files that come with it. */
export function refuseFaults(
  check: SourceCheck,
  { type, key }: Known,
  planned: Planned | Refusal,
  paths?: ReadonlySet<string>,
): Planned | Refusal {
  const source = isRefusal(planned) ? undefined : planned.rows.at(-1)?.source;
  const faults = source === undefined ? [] : checkSource(check, type, key.id, source, paths);
  return faults.length > 0 ? { status: "refused", faults } : planned;
}

/** What a save is refused for: without a name there is no file, without a hospital nobody knows whose it is. */
export function findRefusals(type: EntryType, fields: EntryFields): Fault[] {
  return type.fields.flatMap(({ id, isRequired, choices }): Fault[] => {
    const value = fields[id];
    if (value === undefined || !isRequired) return [];
    if (typeof value !== "string" || value.trim() === "")
      return [{ field: id, problem: "missing", message: `${id} is missing` }];
    if (choices.length === 0 || choices.includes(value)) return [];
    return [{ field: id, problem: "no-choice", message: `${id} must be one of ${choices.join(", ")}` }];
  });
}
