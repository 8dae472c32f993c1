import type { DeskAccessOptions } from "#desk/access/desk-access.server.ts";
import { createDesk } from "#desk/desk.server.ts";
import { startDeskEntries } from "#desk/entries/desk-entries.server.ts";
import { createDeskImport } from "#desk/import/desk-import.server.ts";
import { pagesAsEntries } from "#desk/pages/own-pages.server.ts";
import { createTruthSearch } from "#desk/truth/find-apart.server.ts";
import { readSearchMisses } from "#site/search/search-misses.server.ts";
import type { Editions } from "#site/texts/editions.server.ts";
import type { Config } from "./config.server.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import { createPreviewCookies } from "./preview/preview.ts";
import type { StartedContent } from "./start-content.ts";

interface DeskParts
  extends
    Omit<DeskAccessOptions, "hospitals">,
    Pick<StartedContent, "connected" | "consents" | "drafts" | "livePages" | "pagesPlace"> {
  editions: Editions;
  pictureProcess: PictureProcess;
  previewSecret: string;
  countsPages: boolean;
}

/** Starts the tools of staff. */
export function startDesk({ siteDataDir, dataDir }: Config, parts: DeskParts) {
  const { editions, connected, pagesPlace, livePages, drafts, previewSecret, pictureProcess, ...access } = parts;
  const { store, clock, log } = access;
  const { shrinkPhoto, readSheetFile } = pictureProcess;
  const { hospitals } = editions[0].site;
  const { entries, stop } = startDeskEntries({
    ...{ contentTypes: [], directory: () => undefined, ...connected.desk },
    ...{ store, hospitals, now: clock.now, log, shrinkPhoto },
    pages: pagesAsEntries(pagesPlace, livePages.reload),
    beginPreview: drafts && ((back) => createPreviewCookies(previewSecret).begin({ locale: "", back })),
  });
  const sites = editions.map((edition) => edition.site);
  const importing = connected.desk && createDeskImport({ entries, sites, readSheetFile });
  const tools = {
    ...{ entries, importing, consents: access.consents },
    sumCounts: access.countsPages ? store.sumPageCounts : undefined,
    listMisses: () => readSearchMisses(dataDir),
    findTruth: createTruthSearch({ siteDataDir, dataDir }),
  };
  return { desk: createDesk({ ...access, hospitals }, tools), stop };
}
