import { join } from "node:path";
import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import routeEntries from "#app/routes.ts";
import type { Clock } from "#forms/submissions.ts";
import { createConsents } from "#desk/consents/consents.server.ts";
import { openOwnPages } from "#desk/pages/own-pages.server.ts";
import { readRedirects } from "#desk/pages/redirects.server.ts";
import { openSignals } from "#outbox/store/process-signals.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { mapEditions, type Editions } from "#site/texts/editions.server.ts";
import type { Config } from "./config.server.ts";
import { connectContent } from "./connect-content.ts";
import { openImportedSittings } from "./fhir/import/imported-sittings.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import { type ContentChange, createContentChanges } from "./webhook/content-changes.ts";
import { createPublishedLists } from "./webhook/published-lists.ts";

/** What shows on pages besides the content changed. */
export type SiteEvents = EventEmitter<{ pagesChange: []; sittingsChange: []; searchRenewed: [] }>;

interface ContentParts {
  editions: Editions;
  store: Store;
  clock: Clock;
  log: Logger;
  pictureProcess: PictureProcess;
  isDevelopment: boolean;
}

export type StartedContent = Awaited<ReturnType<typeof startContent>>;

/** Starts what pages say besides the data folder: content, consents, pages without code, redirects. */
export async function startContent(config: Config, parts: ContentParts) {
  const { editions, store, clock, log, pictureProcess, isDevelopment } = parts;
  const { siteDataDir, dataDir } = config;
  const [{ site, texts }] = editions;
  const changes = createContentChanges();
  const announce = (hospitals?: readonly string[]) =>
    changes.announce({ id: undefined, isWithdrawn: false, hospitals });
  const processes = openProcessSignals(config, { changes, log });
  const lists = createPublishedLists();
  const connected = await connectContent({
    ...{ config, log, hasControl: isDevelopment, images: pictureProcess },
    standIns: texts.server.standIns,
    hospitalNames: site.hospitals.map(({ contentName }) => contentName),
    onChange: announce,
  });
  const imported = config.sittingsFrom
    ? await openImportedSittings({
        ...{ source: config.sittingsFrom, hospitals: site.hospitals, log, now: clock.now },
        directory: join(dataDir, "imported-sittings"),
        onChange: announce,
      })
    : undefined;
  const shown = { hospitals: site.hospitals, content: connected.content };
  const consents = await createConsents({ ...shown, store, clock, log, dataDir, onChange: announce });
  changes.subscribe(connected.forget);
  changes.subscribe(({ hospitals }) => lists.forget(hospitals));

  const pagesPlace = { siteDataDir, dataDir, site, table: routeEntries };
  const livePages = await openOwnPages(pagesPlace, log, () => void announce());
  const { redirects, faults: unused } = await readRedirects(siteDataDir);
  if (unused.length > 0) log.warn(`${unused.length} rows of redirects.csv are not used: npm run data:check lists them`);

  const content = lists.keepOf(consents.content);
  return {
    findImported: imported?.find ?? (() => undefined),
    ...{ content, connected, changes, consents, livePages, pagesPlace, redirects },
    drafts: connected.drafts && consents.withhold(connected.drafts),
    hospitalsOf: lists.hospitalsOf,
    announceToAll: processes.announceToAll,
    editions: mapEditions(editions, (edition) => {
      const { language, prefix } = edition.site;
      const inLanguage = () => connected.content.inLanguage(language, edition.texts.server.standIns);
      return {
        ...edition,
        content: prefix ? consents.withhold(inLanguage()) : content,
        ownPages: livePages.in(language),
      };
    }),
    /** Looks for what changes without telling: files of pages and, with the doctors listed, imported sittings. */
    watch(listDoctors: Parameters<NonNullable<typeof imported>["start"]>[0]) {
      const stops = [livePages.watch(), imported?.start(listDoctors)];
      return () => stops.forEach((stop) => stop?.());
    },
    stop: () => processes.close(),
  };
}

interface SignalParts {
  changes: ReturnType<typeof createContentChanges>;
  log: Logger;
}

/** What one of several processes is told by the content service, all hear. */
function openProcessSignals({ databaseUrl }: Config, { changes, log }: SignalParts) {
  const signals =
    databaseUrl === undefined
      ? undefined
      : openSignals<ContentChange>({
          ...{ databaseUrl, log },
          onSignal: (change) => void changes.announce(change),
          onGap: () => void changes.announce({ id: undefined, isWithdrawn: false }),
        });
  return {
    async announceToAll(change: ContentChange) {
      await changes.announce(change);
      await signals
        ?.send(change)
        .catch((error: unknown) =>
          log.warn({ err: error }, "content has changed, which other processes show only within five minutes"),
        );
    },
    close: async () => signals?.close(),
  };
}
