import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { SiteServices } from "#app/context.ts";
import type { PageRoutes } from "#app/route-policy.ts";
import type { Clock } from "#forms/submissions.ts";
import type { Desk } from "#desk/desk.server.ts";
import { DESK_COOKIE, readCookie } from "#answers/cookies.ts";
import { findOfficeSession } from "#desk/access/desk-access.server.ts";
import { RESUME_MAX_BYTES } from "#forms/resume-file.ts";
import { listOffices } from "#site/hospitals/offices.ts";
import { SIZED_PICTURE } from "#site/hospitals/load-pictures.server.ts";
import { type Editions, mapEditions } from "#site/texts/editions.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { PageRenderer } from "./app.ts";
import { isMailSetUp, type Config } from "./config.server.ts";
import { isContentAvailable } from "./connect-content.ts";
import { createServer } from "./create-server.ts";
import { createReadiness } from "./health/health.ts";
import { createProxyWatch } from "./http/client-network.ts";
import { createSignedAddresses } from "./http/signed-addresses.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { type Metrics, startMetricsServer } from "./metrics/metrics.ts";
import { isNoPage, pagePath } from "./pages/page-address.ts";
import type { PageCounts } from "./pages/page-counts.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { warmPages } from "./pages/warm-pages.ts";
import type { ScriptIntegrity } from "./pages/page-scripts.ts";
import { plainPhones } from "./pages/plain-page.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import { createPreview } from "./preview/preview.ts";
import { listSitePages } from "./sitemap/list-site-pages.ts";
import type { SiteEvents, StartedContent } from "./start-content.ts";
import type { StartedPictures } from "./start-pictures.ts";
import type { StartedSubmissions } from "./start-submissions.ts";

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

interface ServerStart {
  socket?: { fd: number } | undefined;
  pages: Pages;
  editions: Editions;
  /** What the pages of each edition are made of. */
  services: readonly [SiteServices, ...SiteServices[]];
  content: StartedContent;
  pictures: StartedPictures;
  pictureProcess: PictureProcess;
  submitting: StartedSubmissions;
  desk: Desk;
  warmSearch: () => Promise<void>;
  counts: PageCounts | undefined;
  metrics: Metrics | undefined;
  previewSecret: string;
  events: SiteEvents;
  store: Store;
  clock: Clock;
  log: Logger;
}

/** Listens, and renders pages ahead. Rejects with a listener's error. */
export async function startServer(config: Config, parts: ServerStart) {
  const { pages, editions, services, content: started, submitting, desk, counts, metrics, events, store } = parts;
  const { pictures, pictureProcess, previewSecret, clock, log } = parts;
  const { connected, content, changes, drafts, livePages, redirects } = started;
  const { submissions, answers, links } = submitting;
  const { renderer, integrity, routes, folders, isDevelopment, prepare } = pages;
  const [{ site }] = editions;
  const [{ origin }] = services;
  const ownPages = livePages.in(site.language);
  const onContentChange = changes.subscribe;
  const listPages = () => listSitePages(site, content, routes, ownPages);
  const { handlePage, pageCache } = createPageHandler({
    ...{ renderer, integrity, routes, isDevelopment, log, editions: services },
    onContentChange: (forget) => {
      onContentChange(forget);
      events.on("pagesChange", () => forget());
      events.on("sittingsChange", () => forget());
    },
    onSearchRenewed: (forget) => void events.on("searchRenewed", forget),
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
      // A row that names a query, such as "/?p=12" of WordPress, means no page of ours.
      const isByQuery = redirects.findRow(url)?.row.from.includes("?") === true;
      return to === undefined
        ? undefined
        : { to, isSure: isByQuery || isNoPage(url, { ...site, ...routes, ownPages }) };
    },
    privacyOf: (url) => {
      const { policy, params } = routes.match(pagePath(url, site));
      return policy?.isPrivate && ("signature" in params ? "signed" : "own");
    },
    isOfEditor: async (cookies) => (await desk.access.find(readCookie(cookies, DESK_COOKIE))) !== undefined,
    handlePage,
    findCachedPage: pageCache.findFresh,
    officeEvents: {
      ...{ hospitals: offices, list: answers.list },
      findSession: (office, cookies) => findOfficeSession({ answers, desk }, office, cookies),
    },
    ...(drafts && {
      preview: createPreview({
        ...{ secret: previewSecret, drafts, renderer, integrity, log },
        services: { ...services[0], ownPages: livePages.drafts },
      }),
    }),
    mediaFiles: pictures.mediaFiles,
    ...{ listPages, onContentChange, pictures: pictures.dropped },
    ...(config.webhookSigningSecret && {
      webhook: {
        signingSecret: config.webhookSigningSecret,
        changes: { announce: started.announceToAll },
        hospitalsOf: started.hospitalsOf,
      },
    }),
    brandFiles: { editions, sharedPictures: pictures.shared, pictureProcess },
    emergencyWorker: {
      prefixes: editions.map((edition) => edition.site.prefix),
      groupSlug: site.group.slug,
      isOff: config.offlinePages === "off",
    },
    folders: {
      ...folders,
      immutable: [...folders.immutable, ["/pictures/", join(config.siteDataDir, "pictures"), SIZED_PICTURE]],
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
  const { host, port } = config;
  const address = await server.listen({ host, port, backlog: LISTEN_BACKLOG, ...parts.socket });
  const stopping = new AbortController();
  if (!isDevelopment)
    void warmPages(
      { cache: pageCache, warmSearch: parts.warmSearch, listPages, onContentChange },
      stopping.signal,
    ).catch((error: unknown) => log.error({ err: error }, "pages are no longer rendered before visitors ask for them"));
  return {
    address,
    metricsUrl: metricsServer?.url,
    async stop() {
      stopping.abort();
      await Promise.all([server.close(), metricsServer?.close()]);
    },
  };
}
