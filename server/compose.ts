import { hash, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { BoardPicture, SiteServices } from "#app/context.ts";
import type { PageRoutes } from "#app/route-policy.ts";
import type { Content } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Clock } from "#forms/submissions.ts";
import type { MailTransport } from "#outbox/mail/mail-transport.ts";
import { findAssetSource } from "#site/content/asset-source.ts";
import { SIZED_PICTURE } from "#site/hospitals/load-pictures.server.ts";
import { settleTogether } from "#site/hospitals/read-data-file.server.ts";
import { listOffices } from "#site/hospitals/offices.ts";
import { createPrivateWordTest, openSearchMisses, readSearchMisses } from "#site/search/search-misses.server.ts";
import { loadSearchWords } from "#site/search/search-words.server.ts";
import { createSiteSearch } from "#site/search/site-search.server.ts";
import { createPublicRecord } from "#answers/public-record.server.ts";
import { createOfficeSittings } from "#answers/sittings/office-sittings.server.ts";
import routeEntries from "#app/routes.ts";
import { readEditors, watchEditors } from "#desk/access/editors-file.server.ts";
import { findOfficeSession } from "#desk/access/office-session.server.ts";
import { createDeskImport, nameHospitals } from "#desk/import/desk-import.server.ts";
import { openKeptSheets } from "#desk/import/kept-sheets.server.ts";
import { createConsents } from "#desk/consents/consents.server.ts";
import { startDeskEntries } from "#desk/entries/desk-entries.server.ts";
import { createDesk } from "#desk/desk.server.ts";
import { openOwnPages, pagesAsEntries } from "#desk/pages/own-pages.server.ts";
import { readRedirects } from "#desk/pages/redirects.server.ts";
import { findTruth } from "#desk/truth/read-source.server.ts";
import { createNotices } from "#desk/notices/notices.server.ts";
import { RESUME_MAX_BYTES } from "#forms/resume-file.ts";
import { DISK_RESERVE_BYTES } from "#outbox/store/open-sqlite.server.ts";
import { openSignals } from "#outbox/store/process-signals.server.ts";
import { loadEditions, mapEditions } from "#site/texts/editions.server.ts";
import type { PageRenderer } from "./app.ts";
import { isMailSetUp, publicOrigin, type Config } from "./config.server.ts";
import { connectContent, isContentAvailable } from "./connect-content.ts";
import { openImportedSittings } from "./fhir/import/imported-sittings.ts";
import { createReadiness } from "./health/health.ts";
import { createProxyWatch } from "./http/client-network.ts";
import { createServer } from "./create-server.ts";
import { createSignedAddresses } from "./http/signed-addresses.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { MissingMedia } from "./media/fetch-asset.ts";
import { openMediaFiles } from "./media/media-files.ts";
import { createMetrics, startMetricsServer } from "./metrics/metrics.ts";
import { isNoPage, pagePath } from "./pages/page-address.ts";
import { createPageCounts } from "./pages/page-counts.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { warmPages } from "./pages/warm-pages.ts";
import type { ScriptIntegrity } from "./pages/page-scripts.ts";
import { plainPhones, renderOutagePage } from "./pages/plain-page.ts";
import { openSharedPictures } from "./brand/shared-pictures.ts";
import { openDroppedPictures } from "./pictures/dropped-pictures.ts";
import { createPictureProcess } from "./pictures/picture-process.ts";
import { createPreview, createPreviewCookies } from "./preview/preview.ts";
import { listSitePages } from "./sitemap/list-site-pages.ts";
import {
  requireFolders,
  saveOutagePage,
  savePrivacyNotices,
  warnOfContentGaps,
  warnOfClaims,
  warnOfPictures,
  warnOfSettings,
  warnOfTranslations,
  warnOfSamples,
} from "./start-checks.ts";
import { openSiteStore, startSubmissions } from "./start-submissions.ts";
import { type ContentChange, createContentChanges } from "./webhook/content-changes.ts";
import { createPublishedLists } from "./webhook/published-lists.ts";

const MEDIA_CACHE_BYTES = 2 ** 30;

/** Of one hospital whose visits a change of sittings may concern. */
const MAX_DOCTORS = 300;

/** In such a delay of the event loop no request gets a response. */
const MAX_EVENT_LOOP_DELAY_MS = 3000;

const LISTEN_BACKLOG = 2048;

export interface Pages {
  renderer: PageRenderer;
  integrity?: ScriptIntegrity;
  routes: PageRoutes;
  folders: StaticFolders;
  isDevelopment: boolean;
  prepare?: (server: FastifyInstance) => Promise<void>;
}

export interface StartOptions {
  config: Config;
  socket?: { fd: number } | undefined;
  pages: Pages;
  firstMailWaitMs?: number | undefined;
  chaseMs?: number | undefined;
  /** How long an answer waits before it is mailed. */
  answerWaitMs?: number | undefined;
  /** For a rehearsal: another clock, where mails go, and room that no disk has. */
  clock?: Clock;
  transport?: MailTransport;
  diskReserveBytes?: number;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Serves without a store too. Rejects with Config-, SiteData- or `SpaceExportError`, or a listener's error. */
export async function startSite(
  { config, socket, pages, firstMailWaitMs, chaseMs, answerWaitMs, ...rehearsed }: StartOptions,
  log: Logger,
) {
  warnOfSettings(config, log);
  await requireFolders(config);
  const { siteDataDir, dataDir, groupSlug, receivingAddresses, retentionDays, preview } = config;
  const pictureProcess = createPictureProcess();
  const { clock = { now: () => new Date() }, transport, diskReserveBytes } = rehearsed;
  const [editions, words, { store, explain: explainStore }] = await settleTogether([
    loadEditions({ dataDir: siteDataDir, retentionDays, groupSlug, receivingAddresses, assetReader: pictureProcess }),
    loadSearchWords(siteDataDir),
    openSiteStore({ ...config, ...(diskReserveBytes && { diskReserveBytes }) }, clock, log),
  ]);
  const [{ site, texts }] = editions;
  warnOfPictures(site, log);
  warnOfClaims(site, log);
  const hospitalIds = site.hospitals.map(({ id }) => id);
  await readEditors(siteDataDir, hospitalIds);
  const editors = watchEditors(siteDataDir, hospitalIds, log);
  const origin = publicOrigin(config);

  const noticed = editions.flatMap((edition) => edition.site.hospitals);
  await savePrivacyNotices(dataDir, { hospitals: noticed }).catch((error: unknown) =>
    log.warn({ err: error }, "the privacy notices could not be saved: check DATA_DIR"),
  );
  const phones = plainPhones(site, texts);
  if (config.outagePage !== undefined)
    await saveOutagePage(config.outagePage, renderOutagePage(site.brand, texts, phones)).catch((error: unknown) =>
      log.warn({ err: error }, "the page for outages could not be written: check OUTAGE_PAGE"),
    );

  const changes = createContentChanges();
  const signals =
    config.databaseUrl === undefined
      ? undefined
      : openSignals<ContentChange>({
          ...{ databaseUrl: config.databaseUrl, log },
          onSignal: (change) => void changes.announce(change),
          onGap: () => void announceContent(),
        });
  /** What one of several processes is told by the content service, all hear. */
  const announceToAll = async (change: ContentChange) => {
    await changes.announce(change);
    await signals
      ?.send(change)
      .catch((error: unknown) =>
        log.warn({ err: error }, "content has changed, which other processes show only within five minutes"),
      );
  };
  const announceContent = (hospitals?: readonly string[]) =>
    changes.announce({ id: undefined, isWithdrawn: false, hospitals });
  const lists = createPublishedLists();
  const connected = await connectContent({
    ...{ config, log, hasControl: pages.isDevelopment, images: pictureProcess },
    standIns: texts.server.standIns,
    hospitalNames: site.hospitals.map(({ contentName }) => contentName),
    onChange: announceContent,
  });
  const imported =
    config.sittingsFrom &&
    (await openImportedSittings({
      ...{ source: config.sittingsFrom, hospitals: site.hospitals, texts, log, now: clock.now },
      directory: join(dataDir, "imported-sittings"),
      onChange: announceContent,
    }));
  const consents = createConsents({
    ...{ store, clock, log, hospitals: site.hospitals, dataDir, onChange: announceContent },
  });
  await consents.start();
  const withImported = <Source extends Content>(source: Source) =>
    consents.withhold(imported ? imported.addTo(source) : source);
  const content = lists.keepOf(withImported(connected.content));
  const drafts = connected.drafts && consents.withhold(connected.drafts);
  const onContentChange = changes.subscribe;
  changes.subscribe(connected.forget);
  changes.subscribe(({ hospitals }) => lists.forget(hospitals));
  let forgetFreeText = () => {};
  const isPrivate = createPrivateWordTest(words);
  const searchMisses = await openSearchMisses({ dataDir, now: clock.now, isPrivate, log });
  const pagesPlace = { siteDataDir, dataDir, site, table: routeEntries };
  const livePages = await openOwnPages({
    ...{ ...pagesPlace, log },
    onChange: () => void announceContent(),
  });
  const { redirects, faults: unused } = await readRedirects(siteDataDir);
  if (unused.length > 0) log.warn(`${unused.length} rows of redirects.csv are not used: npm run data:check lists them`);
  const ownPages = livePages.in(site.language);
  const searched = mapEditions(editions, (edition) => {
    const { language, prefix } = edition.site;
    const inLanguage = () => connected.content.inLanguage(language, edition.texts.server.standIns);
    const own = prefix ? withImported(inLanguage()) : content;
    const pagesHere = livePages.in(language);
    const search = createSiteSearch({
      ...{ site: edition.site, ownPages: pagesHere, words, content: own },
      onRenewed: () => forgetFreeText(),
      onMiss: searchMisses.count,
      reportFailure: (error) => log.error({ err: error }, "the search could not be renewed: it answers as before"),
    });
    return { ...edition, content: own, ownPages: pagesHere, search };
  });
  for (const { search } of searched) changes.subscribe(search.renew);
  const mediaFiles = await openMediaFiles({
    source: findAssetSource(connected.graphqlUrl),
    directory: join(dataDir, "media"),
    maxBytes: MEDIA_CACHE_BYTES,
    leavesFree: 4 * DISK_RESERVE_BYTES,
    // The embedded service's files are on this machine and may be replaced under their addresses between two runs.
    startsEmpty: connected.service !== undefined,
    renderPicture: pictureProcess.renderPicture,
    log,
  });
  changes.subscribe(mediaFiles.checkAgain);

  let forgetPages = () => {};
  const pictures = await openDroppedPictures({
    site,
    directory: join(dataDir, "pictures"),
    makePicture: pictureProcess.makePicture,
    log,
    onMade: () => forgetPages(),
  });

  const sharedPictures = await openSharedPictures({
    editions,
    siteDataDir,
    directory: join(dataDir, "shared-pictures"),
    drawSharedPicture: pictureProcess.drawSharedPicture,
  });

  const counts =
    config.pageCounts === "on" ? createPageCounts({ store, site, match: pages.routes.match, clock, log }) : undefined;
  const metrics = config.metricsAddress && createMetrics(store);
  const listDoctors = async ({ contentName }: Pick<Hospital, "contentName">) => {
    const found = await content.fetchDoctors(contentName, MAX_DOCTORS);
    return found.status === "ok" ? found.content.doctors : undefined;
  };
  let forgetFeed = () => {};
  const onSittingsChange = () => {
    forgetPages();
    forgetFeed();
    void leave.run();
  };
  const sittings = createOfficeSittings({ store, clock, log, onChange: onSittingsChange });
  const publicRecord = createPublicRecord({
    ...{ store, hospitals: site.hospitals, clock, retentionDays, log, onChange: () => forgetPages() },
  });
  const notices = createNotices({ store, hospitals: site.hospitals, clock, log, onChange: () => forgetPages() });
  const { submissions, answers, audit, leave, links, ...outbox } = startSubmissions(config, {
    ...{ editions, origin, store, clock, log, metrics, onSent: counts?.noteSent },
    ...{ firstMailWaitMs, chaseMs, answerWaitMs, transport },
    ...{ listDoctors, sittings, notices, isEditor: async (address) => (await editors.find(address)) !== undefined },
  });
  const previewSecret = preview?.secret ?? hash("sha256", config.databaseUrl ?? randomUUID());
  const deskEntries = startDeskEntries({
    ...{ contentTypes: [], ...connected.desk, store, hospitals: site.hospitals, now: clock.now, log },
    pages: pagesAsEntries(pagesPlace, livePages.reload),
    shrinkPhoto: pictureProcess.shrinkPhoto,
    beginPreview: drafts && (() => createPreviewCookies(previewSecret).begin({ locale: "" })),
  });
  onContentChange(() => void deskEntries.noteChange());
  const desk = createDesk({
    ...{ entries: deskEntries.entries, consents, sumCounts: counts && store.sumPageCounts },
    listMisses: () => readSearchMisses(dataDir),
    findTruth: () => findTruth({ ...pagesPlace, content: config.content, store, now: clock.now() }),
    importing:
      connected.desk &&
      createDeskImport({
        ...{
          entries: deskEntries.entries,
          hospitals: nameHospitals([site, ...editions.slice(1).map((edition) => edition.site)]),
        },
        kept: openKeptSheets(join(dataDir, "desk-import")),
      }),
    ...{ store, links, editors, clock, hospitals: site.hospitals, onMail: outbox.wakeMails, log },
  });

  // Pages say first what is known without the store.
  void sittings.look();
  void notices.look();
  void publicRecord.look();

  const common = {
    ...{ editions, submissions, answers, sittings, notices, publicRecord, leave, audit, desk, origin },
    boardCodes: store,
    drawBoardPicture: (picture: BoardPicture) =>
      pictureProcess.drawBoardPicture(picture, { fonts: site.brand.fonts, tokens: site.brand.tokens }),
    apiOrigin: config.apiOrigin ?? "",
    resumeMaxBytes: RESUME_MAX_BYTES,
    reportFailure: (error: unknown, path: string) => log.error({ err: error, path }, "a page could not be rendered"),
    now: clock.now,
  };
  const served = mapEditions(searched, (edition): SiteServices => ({ ...common, ...edition }));
  const [services] = served;
  const { renderer, integrity, routes, folders, isDevelopment, prepare } = pages;
  const listPages = () => listSitePages(site, content, routes, ownPages);
  const { handlePage, pageCache } = createPageHandler({
    ...{ renderer, integrity, routes, isDevelopment, log },
    editions: served,
    onContentChange: (forget) => {
      onContentChange(forget);
      forgetPages = forget;
    },
    onSearchRenewed: (forget) => (forgetFreeText = forget),
  });
  metrics?.watchPages(pageCache.figures);
  const offices = editions.flatMap((edition) => listOffices(edition.site));
  const proxyWatch = createProxyWatch(log);
  const checkReadiness = createReadiness({
    store,
    isMailSetUp: isMailSetUp(config),
    isServiceAvailable: () => isContentAvailable(site, connected.direct),
    isContentAvailable: () => isContentAvailable(site, content),
    hasContentFaults: () => (connected.service?.faults.length ?? 0) > 0,
    isProxyUnnamed: proxyWatch.isUnnamed,
  });
  const server = await createServer({
    origin,
    servedOrigins: config.siteOrigin ? [config.siteOrigin, config.apiOrigin ?? []].flat() : [],
    apiClientOrigins: config.apiClientOrigins,
    isSigned: createSignedAddresses({ hospitals: offices, links, store, clock }),
    trustProxy: config.trustProxy,
    pressure: { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS },
    submissions,
    heldRelease: { store, clock },
    resumeMaxBytes: RESUME_MAX_BYTES,
    formAt: (url) => routes.match(pagePath(url, site)).form,
    findMoved: (url) => {
      const to = redirects.find(url);
      return to === undefined ? undefined : { to, isSure: isNoPage(url, { ...site, ...routes, ownPages }) };
    },
    privacyOf: (url) => {
      const { policy, params } = routes.match(pagePath(url, site));
      return policy?.isPrivate && ("signature" in params ? "signed" : "own");
    },
    handlePage,
    findCachedPage: pageCache.findFresh,
    officeEvents: {
      ...{ hospitals: offices, list: answers.list },
      findSession: (office, cookies) => findOfficeSession({ answers, desk }, office, cookies),
    },
    ...(drafts && {
      preview: createPreview({
        ...{ secret: previewSecret, drafts, renderer, integrity, log },
        services: { ...services, ownPages: livePages.drafts },
      }),
    }),
    mediaFiles: {
      ...mediaFiles,
      find: async (path, rendition) => {
        if (consents.isFileWithheld(path)) throw new MissingMedia();
        return mediaFiles.find(path, rendition);
      },
    },
    ...{ listPages, onContentChange, pictures },
    ...(config.webhookSigningSecret && {
      webhook: { signingSecret: config.webhookSigningSecret, changes: { announce: announceToAll }, ...lists },
    }),
    brandFiles: { editions, sharedPictures, pictureProcess },
    emergencyWorker: {
      prefixes: editions.map((edition) => edition.site.prefix),
      groupSlug: site.group.slug,
      isOff: config.offlinePages === "off",
    },
    feed: {
      ...{ site, texts, listDoctors, sittings, origin, now: clock.now },
      onChange: (forget) => {
        onContentChange(forget);
        forgetFeed = forget;
      },
    },
    folders: {
      ...folders,
      immutable: [...folders.immutable, ["/pictures/", join(siteDataDir, "pictures"), SIZED_PICTURE]],
    },
    checkReadiness,
    countView: counts?.note,
    ...(metrics && { countRequest: metrics.countRequest }),
    ...{ proxyWatch, log },
    editions: mapEditions(editions, (edition) => ({
      ...edition,
      phones: plainPhones(edition.site, edition.texts),
    })),
    brand: site.brand,
    hospitals: site.hospitals,
    securityContacts: [...new Set(site.hospitals.map(({ contact }) => contact.email))],
    ...(prepare && { prepare }),
  });
  const metricsServer =
    metrics && config.metricsAddress && (await startMetricsServer(metrics, checkReadiness, config.metricsAddress, log));
  const address = await server.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG, ...socket });
  for (const { search } of searched) search.warm();
  const own = connected.desk?.own.directory();
  const checked = Promise.all([
    warnOfSamples(own === undefined ? config : { ...config, content: { kind: "embedded", path: own } }, log),
    warnOfTranslations(site, siteDataDir, log),
    warnOfContentGaps(site, content, log),
  ]);
  const stopWatching = livePages.watch();
  const stopImport = imported?.start(listDoctors);
  void pictures.make();
  const stopping = new AbortController();
  if (!isDevelopment)
    void warmPages({ cache: pageCache, listPages, onContentChange }, stopping.signal).catch((error: unknown) =>
      log.error({ err: error }, "pages are no longer rendered before visitors ask for them"),
    );

  return {
    address,
    contentService: connected.service,
    checked,
    content,
    sendDue: outbox.sendDue,
    metricsUrl: metricsServer?.url,
    /** Why no form is taken although pages are served; undefined where the store is open. */
    storeFailure: explainStore(),
    stop: async () => {
      stopping.abort();
      await deskEntries.stop();
      sittings.stop();
      consents.stop();
      notices.stop();
      publicRecord.stop();
      stopImport?.();
      stopWatching();
      await Promise.all([
        server.close(),
        outbox.stop(),
        signals?.close(),
        metricsServer?.close(),
        pictures.stop(),
        pictureProcess.stop(),
        searchMisses.save(),
        counts?.stop(),
      ]);
      await store.close();
      await connected.service?.close();
    },
  };
}
