import { mkdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ContentService } from "contentful-emulator";
import { findAssetSource } from "#content/asset-source.ts";
import type { Content } from "#content/content.ts";
import { listPhones } from "#hospitals/phones.ts";
import { loadSite } from "#hospitals/load-site.server.ts";
import type { Site } from "#hospitals/site.ts";
import { listSampleValues } from "#hospitals/sample-values.ts";
import type { CellCipher } from "#submissions/encryption/cell-cipher.ts";
import { loadCellCipher } from "#submissions/encryption/create-cell-cipher.server.ts";
import { keepStoreOpen } from "#submissions/store/keep-store-open.server.ts";
import { openStore } from "#submissions/store/open-store.server.ts";
import { pagePath, type PageRoutes } from "#app/cache-policy.ts";
import type { PageServices } from "#app/context.ts";
import type { PageRenderer } from "./app.ts";
import { ConfigError } from "./config-values.server.ts";
import { isMailSetUp, publicOrigin, type Config } from "./config.server.ts";
import { connectContent } from "./connect-content.ts";
import { createContentChanges } from "./webhook/content-changes.ts";
import { keepPrivacyNotices } from "./keep-privacy-notices.ts";
import { createLog } from "./create-log.ts";
import { freeDiskBytes } from "./free-disk-bytes.ts";
import { createServer } from "./http/create-server.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { openMediaFiles } from "./media/media-files.ts";
import { createPageAnswer } from "./pages/create-page-answer.ts";
import { createPreviewAnswer } from "./preview/preview.ts";
import { createReadiness } from "./readiness/create-readiness.ts";
import { startSubmissions } from "./start-submissions.ts";
import { warnOfContentGaps } from "./warn-of-content-gaps.ts";
import { listSitePages } from "./sitemap/list-site-pages.ts";

/** How pages come to be: from the built bundle, or from the development server. */
export interface Pages {
  renderer: PageRenderer;
  routes: PageRoutes;
  folders: StaticFolders;
  /** Whether finished pages are kept and served again. */
  keepsPages: boolean;
  /** Lets the development server add its own handlers before the site's. */
  prepare?: (server: FastifyInstance) => Promise<void>;
}

export interface RunningSite {
  /** Where it listens, e.g. "http://localhost:3000". */
  address: string;
  /** The embedded content service's GraphQL address; undefined with a hosted one. */
  contentService: ContentService | undefined;
  /** Where the metrics are; undefined when they are off. */
  metricsUrl: string | undefined;
  log: Logger;
  /** Resolves once the store was open for the first time. */
  storeOpened: Promise<void>;
  /** Stops accepting, finishes what is under way, and closes the store. */
  stop: () => Promise<void>;
}

/**
 * Starts the whole site as configured. Everything is built here, once, and passed in. Pages are served also while the
 * store cannot be opened. Rejects with `ConfigError`, `SiteDataError`, `SpaceExportError` or a listener's error.
 */
export async function startSite(config: Config, pages: Pages): Promise<RunningSite> {
  const log = createLog(config.logLevel);
  warnOfDefaults(config, log);
  await requireFolders(config);
  const site = await loadSite({
    dataDir: config.siteDataDir,
    retentionDays: config.retentionDays,
    ...(config.groupSlug && { groupSlug: config.groupSlug }),
    receivingAddresses: config.receivingAddresses,
  });
  const sample = listSampleValues(site);
  if (sample.length > 0)
    log.warn({ values: sample }, "sample brand or contact values are in use: nobody is reached by them");
  const clock = { now: () => new Date() };
  const { dataDir, databaseUrl, diskReserveBytes } = config;
  let cipher: CellCipher | undefined;
  const { store, opened: storeOpened } = await keepStoreOpen({
    log,
    open: async () => {
      cipher ??= await loadCellCipher(config.encryptionKeyFiles);
      return openStore({ dataDir, databaseUrl, diskReserveBytes, cipher, clock, log });
    },
  });
  // A full disk keeps nobody from the site.
  await keepPrivacyNotices(dataDir, site).catch((error: unknown) =>
    log.warn({ err: error }, "the privacy notices could not be kept"),
  );
  const content = await connectContent(config, log);
  const changes = createContentChanges();
  changes.subscribe(content.forget);
  const onContentChange = (listener: () => void) => changes.subscribe(listener);
  const metrics = config.metricsAddress && createMetrics(store);
  const origin = publicOrigin(config);
  const { submissions, stop: stopSubmissions } = startSubmissions(config, { site, origin, store, clock, log, metrics });
  const services: PageServices = {
    site,
    content: content.content,
    submissions,
    origin,
    apiOrigin: config.apiOrigin ?? "",
    resumeMaxBytes: config.resumeMaxBytes,
    reportFailure: (error, path) => log.error({ err: error, path }, "a page failed"),
    now: clock.now,
  };
  const { drafts } = content;
  const mediaFiles = await openMediaFiles({
    source: findAssetSource(content.graphqlUrl),
    directory: join(config.dataDir, "media"),
    maxBytes: config.mediaCacheBytes,
    leavesFree: freeDiskBytes(config),
    // The embedded service's files are on this machine and may be replaced under their addresses between two runs.
    startsEmpty: content.service !== undefined,
    log,
  });
  changes.subscribe(mediaFiles.checkAgain);
  const server = await createServer({
    origin,
    servedOrigins: config.siteOrigin ? [config.siteOrigin, ...(config.apiOrigin ? [config.apiOrigin] : [])] : [],
    apiClientOrigins: config.apiClientOrigins,
    submissions,
    resumeMaxBytes: config.resumeMaxBytes,
    // A second in which nothing else is answered.
    pressure: { maxEventLoopDelay: 1000 },
    formAt: (url) => pages.routes.formAt(pagePath(url, site)),
    answerPage: createPageAnswer({
      ...pages,
      services,
      log,
      onContentChange,
    }),
    ...(drafts &&
      config.preview && {
        preview: {
          secret: config.preview.secret,
          site,
          drafts,
          answerPage: createPreviewAnswer({
            renderer: pages.renderer,
            services: { ...services, content: drafts },
            log,
          }),
        },
      }),
    onContentChange,
    contentWebhook: { ...config.webhook, changes },
    listPages: () => listSitePages(site, services.content),
    mediaFiles,
    folders: {
      ...pages.folders,
      immutable: [...pages.folders.immutable, ["/pictures/", join(config.siteDataDir, "pictures")]],
    },
    heldRelease: { store, clock },
    checkReadiness: createReadiness({
      store,
      isMailSetUp: isMailSetUp(config),
      askService: () => askAnything(site, content.direct),
      askContent: () => askAnything(site, content.content),
    }),
    ...(metrics && { countRequest: metrics.countRequest }),
    trustProxy: config.trustProxy,
    phones: listPhones(site.hospitals),
    hospitals: site.hospitals,
    securityContacts: [...new Set(site.hospitals.map(({ contact }) => contact.email))],
    log,
    ...(pages.prepare && { prepare: pages.prepare }),
  });
  const metricsServer =
    metrics && config.metricsAddress && (await startMetricsServer(metrics, config.metricsAddress, log));
  // Connections that may wait to be accepted: a crowd, while the process is held up for a moment.
  const address = await server.listen({ host: config.host, port: config.port, backlog: 2048 });
  // A content service that is slow or away must not hold up the start.
  void warnOfContentGaps(site, content.content, log);
  return {
    address,
    contentService: content.service,
    metricsUrl: metricsServer?.url,
    log,
    storeOpened,
    stop: async () => {
      // At the same time: each may need most of the ten seconds.
      await Promise.all([server.close(), stopSubmissions(), metricsServer?.close()]);
      await store.close();
      await content.service?.close();
    },
  };
}

/** A question that every home page asks. */
async function askAnything({ hospitals: [hospital] }: Site, content: Content): Promise<unknown> {
  return hospital && content.fetchDepartmentListings(hospital.contentName);
}

/**
 * The two folders are checked first, so that a mistyped one is named by its setting. A DATA_DIR that cannot be written to
 * stops no start: pages need none.
 */
async function requireFolders({ siteDataDir, dataDir }: Config) {
  const isFolder = await stat(siteDataDir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new ConfigError(`SITE_DATA_DIR must be the folder with the site's data, and ${siteDataDir} is none`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (["ENOTDIR", "EEXIST", "ENOENT"].includes(error.code ?? ""))
      throw new ConfigError(`DATA_DIR must be a folder: ${error.message}`);
  });
}

function warnOfDefaults(config: Config, log: Logger) {
  const { smtpUrl, dataDir, encryptionKeyFiles } = config;
  if (encryptionKeyFiles.length === 0)
    log.warn("ENCRYPTION_KEY_FILE is not set: what visitors send is stored unencrypted");
  if (encryptionKeyFiles.some((file) => file.startsWith(dataDir + sep)))
    log.warn("ENCRYPTION_KEY_FILE lies in DATA_DIR: whoever gets a copy of the folder has the key to it");
  if (!isMailSetUp(config))
    log.warn("SMTP_URL is not set: forms are stored and no hospital hears of them until it is, then all are mailed");
  else if (!smtpUrl)
    log.warn({ folder: join(dataDir, "mail") }, "SMTP_URL is not set: mails are written as .eml files, not sent");
}
