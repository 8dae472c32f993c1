import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { type ContentService, startContentService } from "contentful-emulator";
import { SpaceExportError } from "contentful-emulator/space";
import { findAssetSource } from "#content/asset-source.ts";
import type { Content, DraftContent } from "#content/content.ts";
import { listPhones } from "#hospitals/phones.ts";
import { loadSite } from "#hospitals/load-site.server.ts";
import type { Site } from "#hospitals/site.ts";
import { type CellCipher, loadCellCipher } from "#submissions/encryption/cell-cipher.server.ts";
import { DISK_RESERVE_BYTES } from "#submissions/store/disk-reserve.server.ts";
import { keepStoreOpen } from "#submissions/store/reopening-store.server.ts";
import { openStore, type OpenStore } from "#submissions/store/open-store.server.ts";
import { RESUME_MAX_BYTES } from "#submissions/forms/resume-file.ts";
import type { SiteServices } from "#app/context.ts";
import type { PageRoutes } from "#app/route-policy.ts";
import type { Clock, Submissions } from "#submissions/submissions.ts";
import { createSubmissions } from "#submissions/create-submissions.server.ts";
import { createMailTransport } from "#submissions/mail/create-transport.server.ts";
import { loadCatalogue } from "#texts/catalogue.ts";
import { createClamavScanner, type VirusScanner } from "#submissions/resume/virus-scanner.server.ts";
import { createRateCheck, PEOPLES_RATES } from "#submissions/rate.ts";
import { startDigests } from "#submissions/start-digests.server.ts";
import { startMailWorker, type MailWorkerOptions } from "#submissions/start-mail-worker.server.ts";
import { startPurgeJob } from "#submissions/start-purge-job.server.ts";
import { createContent, createDraftContent, type ContentClient } from "#content/create-content.server.ts";
import { createCircuitBreaker } from "#content/fetch/circuit-breaker.server.ts";
import { openLastKnown } from "#content/fetch/last-known.server.ts";
import type { PageRenderer } from "./app.ts";
import { nextPort } from "./config-values.server.ts";
import { isMailSetUp, publicOrigin, type Config } from "./config.server.ts";
import { createContentChanges, type ContentChange } from "./webhook/content-changes.ts";
import {
  keepPrivacyNotices,
  requireFolders,
  warnOfContentGaps,
  warnOfDefaults,
  warnOfSampleValues,
} from "./start-checks.ts";
import { createLog } from "./create-log.ts";
import { createServer } from "./http/create-server.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { StaticFolders } from "./http/static-files.ts";
import { openMediaFiles } from "./media/media-files.ts";
import { createPageAnswer } from "./pages/create-page-answer.ts";
import { pagePath } from "./pages/page-address.ts";
import { createPreviewAnswer } from "./preview/preview.ts";
import { createReadiness } from "./readiness/create-readiness.ts";
import { listSitePages } from "./sitemap/list-site-pages.ts";

/** Room for cached pictures and films; less where the disk is short of it. */
const MEDIA_CACHE_BYTES = 2 ** 30;

/** How pages come to be: from the built bundle, or from the development server. */
export interface Pages {
  renderer: PageRenderer;
  routes: PageRoutes;
  folders: StaticFolders;
  /** Whether no page is cached, and the embedded content service fails on demand. */
  isDevelopment: boolean;
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
  /** Stops accepting, finishes what is under way, and closes the store. */
  stop: () => Promise<void>;
}

/** What the site is started with. */
export interface StartOptions {
  config: Config;
  pages: Pages;
  /** The longest wait after a mail's first failure, in milliseconds: drills with many failures shorten it. */
  firstMailWaitMs?: number | undefined;
}

/**
 * Starts the whole site as configured. Everything is built here, once, and passed in: data, store, content, forms, pages,
 * server. Pages are served also while the store cannot be opened. Rejects with `ConfigError`, `SiteDataError`, `SpaceExportError` or a listener's error.
 */
export async function startSite({ config, pages, firstMailWaitMs }: StartOptions): Promise<RunningSite> {
  const log = createLog(config.logLevel);
  warnOfDefaults(config, log);
  await requireFolders(config);
  const site = await loadSite({
    dataDir: config.siteDataDir,
    retentionDays: config.retentionDays,
    ...(config.groupSlug && { groupSlug: config.groupSlug }),
    receivingAddresses: config.receivingAddresses,
  });
  warnOfSampleValues(site, log);
  const texts = await loadCatalogue(site.language);
  const clock = { now: () => new Date() };
  const { dataDir, databaseUrl } = config;
  let cipher: CellCipher | undefined;
  const { store } = await keepStoreOpen({
    log,
    open: async () => {
      cipher ??= await loadCellCipher(config.encryptionKeyFiles);
      return openStore({ dataDir, databaseUrl, cipher, clock, log });
    },
  });
  // A full disk keeps nobody from the site.
  await keepPrivacyNotices(dataDir, site).catch((error: unknown) =>
    log.warn({ err: error }, "the privacy notices could not be kept"),
  );
  const content = await connectContent(config, log, pages.isDevelopment);
  const changes = createContentChanges();
  changes.subscribe(content.forget);
  const onContentChange = (listener: () => void) => changes.subscribe(listener);
  const metrics = config.metricsAddress && createMetrics(store);
  const origin = publicOrigin(config);
  const { submissions, stop: stopSubmissions } = startSubmissions(config, {
    ...{ site, origin, store, clock, log, metrics, firstMailWaitMs },
  });
  const services: SiteServices = {
    site,
    texts,
    content: content.content,
    submissions,
    origin,
    apiOrigin: config.apiOrigin ?? "",
    resumeMaxBytes: RESUME_MAX_BYTES,
    reportFailure: (error, path) => log.error({ err: error, path }, "a page failed"),
    now: clock.now,
  };
  const { drafts } = content;
  const mediaFiles = await openMediaFiles({
    source: findAssetSource(content.graphqlUrl),
    directory: join(config.dataDir, "media"),
    maxBytes: MEDIA_CACHE_BYTES,
    // Pictures stop far from where submissions would be refused.
    leavesFree: 4 * DISK_RESERVE_BYTES,
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
    resumeMaxBytes: RESUME_MAX_BYTES,
    // Three seconds in which nothing else is answered.
    pressure: { maxEventLoopDelay: 3000 },
    formAt: (url) => pages.routes.match(pagePath(url, site)).form,
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
    contentWebhook: { signingSecret: config.webhookSigningSecret, changes },
    listPages: () => listSitePages(site, services.content, pages.routes),
    mediaFiles,
    folders: {
      ...pages.folders,
      immutable: [...pages.folders.immutable, ["/pictures/", join(config.siteDataDir, "pictures")]],
    },
    heldRelease: { store, clock },
    checkReadiness: createReadiness({
      store,
      isMailSetUp: isMailSetUp(config),
      isServiceAvailable: () => isAvailable(site, content.direct),
      isContentAvailable: () => isAvailable(site, content.content),
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
    stop: async () => {
      // At the same time: each may need most of the ten seconds.
      await Promise.all([server.close(), stopSubmissions(), metricsServer?.close()]);
      await store.close();
      await content.service?.close();
    },
  };
}

/** Whether a query can be answered that every home page needs. */
async function isAvailable({ hospitals: [hospital] }: Site, content: Content): Promise<boolean> {
  return !hospital || (await content.fetchDepartmentListings(hospital.contentName)).status === "ok";
}

interface SubmissionParts {
  site: Site;
  /** Public origin without a trailing slash. */
  origin: string;
  store: OpenStore;
  clock: Clock;
  log: Logger;
  metrics: Metrics | undefined;
  firstMailWaitMs: number | undefined;
}

interface RunningSubmissions {
  submissions: Submissions;
  /** Starts no mail any more and lets those under way finish. */
  stop: () => Promise<void>;
}

/** Starts taking forms into the store, and mailing and purging what is in it. Without a mail server mails wait in it. */
function startSubmissions(config: Config, parts: SubmissionParts): RunningSubmissions {
  const { site, origin, store, clock, log, metrics } = parts;
  const { mailFrom, retentionDays } = config;
  const mailDir = join(config.dataDir, "mail");
  const transport = isMailSetUp(config)
    ? createMailTransport({ smtpUrl: config.smtpUrl, mailDir, from: mailFrom })
    : undefined;
  const scanner = createScanner(config, log);
  const worker =
    transport &&
    startMailWorker({
      store,
      site,
      transport,
      log,
      firstWaitMs: parts.firstMailWaitMs,
      scanner,
      ...(metrics && { onAttempt: countAttempts(metrics) }),
    });
  const purgeJob = startPurgeJob({ store, mailDir, retentionDays, log });
  const digests =
    transport && startDigests({ store, site, origin, transport, clock, log, mailFrom, retentionDays, scanner });
  const submissions = createSubmissions({
    site,
    store,
    clock,
    log,
    mailFrom,
    onStored: () => worker?.wake(),
    isPeoplesRate: createRateCheck(PEOPLES_RATES, () => performance.now()),
    ...(metrics && { onHeld: metrics.countHeld, onOutcome: metrics.countSubmission }),
  });
  return {
    submissions,
    stop: async () => {
      await Promise.all([worker?.stop(), purgeJob.stop(), digests?.stop()]);
      await transport?.close();
    },
  };
}

function countAttempts(metrics: Metrics): NonNullable<MailWorkerOptions["onAttempt"]> {
  return (kind, status) => {
    metrics.countAttempt(kind, status);
    if (status === "held") metrics.countHeld(kind, ["infected"]);
  };
}

/** A scanner that is away may come back, so it stops no start; every resume waits until then. */
function createScanner({ clamavAddress: address }: Config, log: Logger): VirusScanner | undefined {
  if (address === undefined) return undefined;
  const scanner = createClamavScanner({ address });
  scanner.check().catch((error: Error) => {
    log.warn(
      { address, error: error.message },
      "CLAMAV_ADDRESS: no answer there, so mails with resumes wait until there is",
    );
  });
  return scanner;
}

export interface ConnectedContent {
  content: ContentClient;
  /** The service itself: nothing last known is used, and no query spared. */
  direct: Content;
  /** What editors see; undefined where nobody may. */
  drafts: DraftContent | undefined;
  graphqlUrl: string;
  /** The embedded service; undefined with a hosted one. */
  service: ContentService | undefined;
  /** Lets nothing be used any more that was requested before a change. */
  forget: (change: ContentChange) => Promise<void>;
}

/** A hosted service may be away; the embedded one, which listens on this machine only, is there while the site is. */
export async function connectContent(config: Config, log: Logger, hasControl: boolean): Promise<ConnectedContent> {
  const { content: source, preview } = config;
  if (source.kind === "embedded") return startEmbeddedContent(config, source.exportFile, log, hasControl);
  const { graphqlUrl, deliveryToken: token } = source;
  const lastKnown = await openLastKnown({ directory: join(config.dataDir, "content"), graphqlUrl }).catch(
    (error: unknown) =>
      log.error({ err: error }, "no content can be stored for outages of the content service: check DATA_DIR/content"),
  );
  const breaker = createCircuitBreaker({
    onChange: (state) =>
      state === "open"
        ? log.error("the content service is away: last known content is served")
        : log.info("the content service responds again"),
  });
  const content = createContent({ graphqlUrl, token, ...(lastKnown && { lastKnown }), breaker, log });
  const forget = async ({ id, isWithdrawn }: ContentChange) => {
    content.forgetRequests();
    if (isWithdrawn && id !== undefined) await lastKnown?.forget(id);
  };
  const drafts =
    preview?.token === undefined ? undefined : createDraftContent({ graphqlUrl, token: preview.token, log });
  return { content, direct: createContent({ graphqlUrl, token }), drafts, graphqlUrl, service: undefined, forget };
}

async function startEmbeddedContent(
  config: Config,
  exportFile: string,
  log: Logger,
  hasControl: boolean,
): Promise<ConnectedContent> {
  const service = await startContentService({
    exportFile,
    host: "127.0.0.1",
    port: nextPort(config.port),
    hasControl,
  });
  const { graphqlUrl, deliveryToken: token, previewToken, schemaError } = service;
  if (schemaError !== undefined) {
    await service.close();
    throw new SpaceExportError(`${exportFile}: ${schemaError}`);
  }
  const content = createContent({ graphqlUrl, token, log });
  const drafts = config.preview && createDraftContent({ graphqlUrl, token: previewToken, log });
  return { content, direct: content, drafts, graphqlUrl, service, forget: async () => content.forgetRequests() };
}
