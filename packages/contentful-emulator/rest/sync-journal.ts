import { createHash, randomUUID } from "node:crypto";
import type { ExportedAsset, ExportedEntry } from "../export/space-export.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { viewAssets, viewEntries, type ItemView, type Perspective } from "../space/content-view.ts";
import { linkTo, revisionOf } from "./item-sys.ts";

/** The last change of an item that a token may, or might, see. */
export interface SyncRecord {
  /** Sorts records. */
  readonly key: string;
  readonly kind: "Entry" | "Asset";
  readonly id: string;
  /** Number of the state of the content in which it changed. */
  readonly changedIn: number;
  readonly contentTypeId: string | undefined;
  readonly digest: string;
  /** What is told of a deletion; undefined for an item that is there. */
  readonly deletedSys: object | undefined;
}

/** All changes seen by one kind of token. */
export interface SyncChanges {
  /** Changes every time the service starts. */
  readonly run: string;
  /** Number of the present state of the content. */
  readonly state: number;
  readonly records: ReadonlyMap<string, SyncRecord>;
}

/** Remembers across reloads which items changed and which are gone. Nothing is kept until a client syncs. */
export interface SyncJournal {
  look(perspective: Perspective): SyncChanges;
}

/** An empty journal; content is compared when it is looked at and was read again since. */
export function createSyncJournal(now: () => Date = () => new Date()): SyncJournal {
  const run = randomUUID();
  const journals = { delivery: createRecords(), preview: createRecords() };
  return {
    look(perspective) {
      const journal = perspective.preview ? journals.preview : journals.delivery;
      if (journal.seen?.deref() !== perspective.space) noteChanges(journal, perspective, now().toISOString());
      return { run, state: journal.state, records: journal.records };
    },
  };
}

interface Records {
  /** Weak, so that content that was read again can be freed. */
  seen: WeakRef<ContentSpace> | undefined;
  state: number;
  readonly records: Map<string, SyncRecord>;
}

function createRecords(): Records {
  return { seen: undefined, state: 0, records: new Map() };
}

function noteChanges(journal: Records, perspective: Perspective, deletedAt: string): void {
  const { space } = perspective;
  const { records } = journal;
  journal.seen = new WeakRef(space);
  journal.state += 1;
  const views = [...viewEntries(perspective, space.entries), ...viewAssets(perspective, space.assets)];
  const present = new Set<string>();
  for (const view of views) {
    const record = createRecord(view, journal.state);
    present.add(record.key);
    const known = records.get(record.key);
    if (!known || known.deletedSys || known.digest !== record.digest) records.set(record.key, record);
  }
  for (const [key, record] of records) {
    if (present.has(key) || record.deletedSys) continue;
    const { kind, id } = record;
    const deletedSys = {
      type: `Deleted${kind}`,
      id,
      space: linkTo("Space", space.id),
      environment: linkTo("Environment", space.environmentId),
      revision: 1,
      createdAt: deletedAt,
      updatedAt: deletedAt,
      deletedAt,
    };
    records.set(key, { ...record, changedIn: journal.state, deletedSys });
  }
}

function createRecord(view: ItemView, changedIn: number): SyncRecord {
  const { kind, item } = view;
  const contentTypeId = view.kind === "Entry" ? view.item.sys.contentType.sys.id : undefined;
  const { id } = item.sys;
  const digest = digestOf(item, revisionOf(view));
  return { key: `${kind} ${id}`, kind, id, changedIn, contentTypeId, digest, deletedSys: undefined };
}

/** A hash of what a client sees of an item, also where an export was edited by hand and no version counted up. */
function digestOf({ sys, metadata, fields }: ExportedEntry | ExportedAsset, revision: number): string {
  const told = JSON.stringify([revision, sys.publishedAt, metadata, fields]);
  return createHash("sha1").update(told).digest("base64url");
}
