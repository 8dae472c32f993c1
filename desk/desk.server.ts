import type { DeskAuditRow } from "#outbox/store/database.ts";
import type { Consents } from "./consents/consents.server.ts";
import type { DeskEntries } from "./entries/desk-entries.server.ts";
import type { ActFilter, DeskAct } from "#outbox/store/editors.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { readSearchMisses } from "#site/search/search-misses.server.ts";
import type { findTruth } from "./truth/read-source.server.ts";
import { createNotedCalls, type NotedCalls } from "./calls/noted-calls.server.ts";
import type { DeskImport } from "./import/desk-import.server.ts";
import { createDeskAccess, type DeskAccess, type DeskAccessOptions } from "./access/desk-access.server.ts";

/** The tools of staff. Each part adds what it does. */
export interface Desk {
  access: DeskAccess;
  /** The content folder; undefined where a hosted content service has the content. */
  entries?: DeskEntries | undefined;
  calls: NotedCalls;
  /** Doctors from a spreadsheet; undefined without `entries`. */
  importing?: DeskImport | undefined;
  /** Notes who did what. Acts that change the store note it in the same transaction (`addDeskAct`). */
  audit: (act: DeskActNote) => Promise<void>;
  consents: Consents;
  /** How often pages were opened and forms sent; undefined where nothing is counted. */
  sumCounts?: Store["sumPageCounts"] | undefined;
  /** The words that found nothing, the most frequent first. */
  listMisses?: (() => ReturnType<typeof readSearchMisses>) | undefined;
  /** What the site says against itself, as it is now. */
  findTruth: () => ReturnType<typeof findTruth>;
  /** The newest first. */
  listActs: (filter: ActFilter) => Promise<DeskAuditRow[]>;
}

export interface DeskActNote extends Pick<DeskAct, "who" | "what" | "subject"> {
  /** The id of a hospital; left out where it is about none alone. */
  hospital?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

type Parts = Pick<Desk, "entries" | "importing" | "consents" | "sumCounts" | "listMisses" | "findTruth">;

export function createDesk({
  entries,
  importing,
  consents,
  findTruth: find,
  ...options
}: DeskAccessOptions & Parts): Desk {
  const { sumCounts, listMisses } = options;
  return {
    ...{ entries, importing, consents, sumCounts, listMisses, findTruth: find },
    access: createDeskAccess(options),
    calls: createNotedCalls(options),
    audit: ({ hospital = "", before = "", after = "", ...act }) =>
      options.store.addDeskAct({ ...act, hospital_id: hospital, before, after }),
    listActs: options.store.listDeskActs,
  };
}
