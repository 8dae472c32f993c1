import * as v from "valibot";
import { findAssetView, findEntryView, type Perspective } from "../space/content-view.ts";
import { formatItem, type ItemFormat } from "./item-json.ts";
import { readPage } from "./page-parameters.ts";
import { badRequest, invalidQuery } from "./rest-errors.ts";
import type { SyncChanges, SyncRecord } from "./sync-journal.ts";

/** Where a client is in its synchronisation; a token is this, encoded. */
const positionSchema = v.object({
  run: v.string(),
  /** The client has all changes up to this state of the content. */
  since: v.number(),
  /** The state at which the pages of this synchronisation began; undefined at its beginning. */
  until: v.optional(v.number()),
  /** The last record of the page before. */
  after: v.optional(v.string(), ""),
  type: v.optional(v.string(), "all"),
  contentType: v.optional(v.string()),
  limit: v.number(),
});

type Position = v.InferOutput<typeof positionSchema>;

const DEFAULT_LIMIT = 1000;

const TYPES = ["all", "Asset", "Entry", "Deletion", "DeletedAsset", "DeletedEntry"];

/**
 * A page of what changed since the client's token, or of everything with `initial`.
 * Source: contentful.com/developers/docs/references/content-delivery-api/synchronization.
 */
export function readSyncPage(
  perspective: Perspective,
  changes: SyncChanges,
  parameters: URLSearchParams,
  format: ItemFormat,
  address: string,
): object {
  const position = readPosition(changes, parameters);
  const until = position.until ?? changes.state;
  const changed = [...changes.records.values()]
    .filter((record) => record.changedIn > position.since && record.key > position.after && isAsked(record, position))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const page = changed.slice(0, position.limit);
  const last = page.at(-1);
  const isLastPage = changed.length <= position.limit || last === undefined;
  const next: Position = isLastPage
    ? { ...position, since: until, until: undefined, after: "" }
    : { ...position, until, after: last.key };
  const nextUrl = `${address}?sync_token=${encodeToken(next)}`;
  return {
    sys: { type: "Array" },
    items: page.flatMap((record) => formatRecord(perspective, record, format)),
    ...(isLastPage ? { nextSyncUrl: nextUrl } : { nextPageUrl: nextUrl }),
  };
}

function readPosition({ run }: SyncChanges, parameters: URLSearchParams): Position {
  const token = parameters.get("sync_token");
  if (token !== null) {
    const position = decodeToken(token);
    // What was deleted before the service started is not known, but nothing that is there gets lost.
    return position.run === run ? position : { ...position, run, since: 0, until: undefined, after: "" };
  }
  if (parameters.get("initial") !== "true") throw badRequest('Either "initial=true" or "sync_token" is required');
  const contentType = parameters.get("content_type") ?? undefined;
  const type = parameters.get("type") ?? (contentType === undefined ? "all" : "Entry");
  if (!TYPES.includes(type)) throw invalidQuery({ name: "unknown", path: ["type"], value: type });
  if (contentType !== undefined && type !== "Entry") throw badRequest('"content_type" needs "type=Entry"');
  return { run, since: 0, after: "", type, contentType, limit: Math.max(1, readPage(parameters, DEFAULT_LIMIT).limit) };
}

function encodeToken(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

function decodeToken(token: string): Position {
  try {
    return v.parse(positionSchema, JSON.parse(Buffer.from(token, "base64url").toString("utf8")));
  } catch {
    throw badRequest("The sync token is not valid");
  }
}

/** A first synchronisation tells of deletions only when it asks for nothing else. */
function isAsked({ kind, contentTypeId, deletedSys }: SyncRecord, { type, contentType, since }: Position): boolean {
  if (!deletedSys) return type === "all" || (type === kind && (!contentType || contentType === contentTypeId));
  return (type === "all" && since > 0) || type === "Deletion" || type === `Deleted${kind}`;
}

function formatRecord(perspective: Perspective, { kind, id, deletedSys }: SyncRecord, format: ItemFormat): object[] {
  if (deletedSys) return [{ sys: deletedSys }];
  const view = kind === "Entry" ? findEntryView(perspective, id) : findAssetView(perspective, id);
  return view ? [formatItem(view, format)] : [];
}
