import { senderPhone } from "#forms/forms.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { readSearchMisses } from "#site/search/search-misses.server.ts";
import { createDeskAccess, type DeskAccessOptions } from "./access/desk-access.server.ts";
import type { Consents } from "./consents/consents.server.ts";
import type { DeskEntries } from "./entries/desk-entries.server.ts";
import type { DeskImport } from "./import/desk-import.server.ts";
import type { createTruthSearch } from "./truth/find-apart.server.ts";

interface DeskTools {
  /** The content folder; undefined where a hosted content service has the content. */
  entries?: DeskEntries;
  /** Doctors from a spreadsheet; undefined without `entries`. */
  importing?: DeskImport | undefined;
  consents: Consents;
  /** How often pages were opened and forms sent; undefined where nothing is counted. */
  sumCounts?: Store["sumPageCounts"] | undefined;
  /** The words that found nothing, the most frequent first. */
  listMisses?: (() => ReturnType<typeof readSearchMisses>) | undefined;
  /** What the site says against itself, as it is now. */
  findTruth: ReturnType<typeof createTruthSearch>;
}

/** What staff do to keep the site true. */
export type Desk = ReturnType<typeof createDesk>;

export function createDesk(options: DeskAccessOptions, tools: DeskTools) {
  const { store } = options;
  return {
    ...{ ...tools, access: createDeskAccess(options) },
    /** A call of a hospital and its number; undefined where it has none of that reference, or it cannot be read. */
    async findCall(hospitalId: string, reference: string) {
      const call = await store.readRequest({ reference });
      if (call?.record.kind !== "call" || call.record.hospitalId !== hospitalId || !call.record.request)
        return undefined;
      return { ...call, phoneNumber: senderPhone(call.record.request) };
    },
    /** Notes who did what. Acts that change the store note it in the same transaction. */
    addAct: store.addDeskAct,
    /** The newest first. */
    listActs: store.listDeskActs,
  };
}
