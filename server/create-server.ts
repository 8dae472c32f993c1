import underPressure, { type FastifyUnderPressureOptions } from "@fastify/under-pressure";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { createFormLimits, createUploadPlaces } from "./forms/form-limits.ts";
import { type BrandFiles, registerBrandFiles } from "./brand/brand-files.ts";
import { registerForms, type FormsOptions } from "./forms/forms.ts";
import { registerHealth, type Readiness } from "./health/health.ts";
import { registerPictures, type DroppedPictures } from "./pictures/dropped-pictures.ts";
import type { MediaFiles } from "./media/media-files.ts";
import { registerMedia } from "./media/media.ts";
import { registerRequestCount, type CountedRequest } from "./metrics/metrics.ts";
import { type EmergencyWorker, registerEmergencyWorker } from "./pages/emergency-worker.ts";
import { type CachedResponse, createCachedResponse } from "./pages/cached-response.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { registerOfficeEvents, type OfficeEvents } from "./pages/office-events.ts";
import { registerPages, type PagesOptions } from "./pages/pages.ts";
import { registerSpeculationRules } from "./pages/render-page.ts";
import type { Preview } from "./preview/preview.ts";
import { registerSitemap, type SitemapOptions } from "./sitemap/sitemap.ts";
import { registerWebhook, type Webhook } from "./webhook/webhook.ts";
import { closeInOrder } from "./http/close-in-order.ts";
import { createInsideRule, registerPostLog, removeForwardedPorts, type ProxyWatch } from "./http/client-network.ts";
import {
  CONNECTION_LIMITS,
  createLimitedServer,
  limitConnections,
  type ConnectionLimits,
} from "./http/connection-limits.ts";
import { createErrorHandler, RetryLaterError } from "./http/error-handler.ts";
import { registerProblems } from "./http/problems.ts";
import { registerRequestChecks, toRoutedUrl, type AllowedOrigins } from "./http/request-checks.ts";
import { registerSecurity, type SecurityOptions } from "./http/security.ts";
import { registerStaticFiles, type StaticFolders } from "./http/static-files.ts";

export interface ServerParts
  extends
    AllowedOrigins,
    SecurityOptions,
    Omit<FormsOptions, "limits">,
    Omit<PagesOptions, "limits" | "preview">,
    Omit<SitemapOptions, "now"> {
  findCachedPage?: PageCache["findFresh"];
  pressure?: Pick<FastifyUnderPressureOptions, "maxEventLoopDelay" | "maxRssBytes" | "sampleInterval">;
  preview?: Preview;
  officeEvents?: OfficeEvents;
  webhook?: Webhook;
  mediaFiles: MediaFiles;
  pictures: Pick<DroppedPictures, "find" | "folder">;
  brandFiles?: BrandFiles;
  emergencyWorker?: EmergencyWorker;
  folders: StaticFolders;
  checkReadiness: () => Promise<Readiness>;
  countRequest?: (request: CountedRequest) => void;
  trustProxy: string[];
  proxyWatch?: ProxyWatch;
  connectionLimits?: Partial<ConnectionLimits>;
  log: FastifyBaseLogger;
  prepare?: (server: FastifyInstance) => Promise<void>;
}

/** Largest JSON or form body in bytes; the longest valid form, Malayalam in percent signs, takes about 50 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

const PRESSURE_RETRY_AFTER_S = 10;

/** Builds the HTTP server without listening, so that tests can send it requests. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const connectionLimits = { ...CONNECTION_LIMITS, ...parts.connectionLimits };
  const uploads = createUploadPlaces(parts.resumeMaxBytes);
  let respond: CachedResponse | undefined;
  const server: FastifyInstance = fastify({
    serverFactory: (framework) =>
      createLimitedServer(connectionLimits, (request, response) => {
        if (!stopping.aborted && respond?.(request, response)) return connections.noteWritten(request.socket, response);
        connections.follow(request, response);
        return framework(request, response);
      }),
    loggerInstance: parts.log,
    // Request lines would put visitors' addresses into the log; posts and faults are logged without them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    rewriteUrl: ({ url = "", headers }) => {
      // Here, because nothing else of a request is read before its address.
      removeForwardedPorts(headers);
      return toRoutedUrl(url);
    },
    forceCloseConnections: "idle",
    return503OnClosing: false,
  });
  const { stopping } = closeInOrder(server);
  const connections = limitConnections(server, connectionLimits, uploads.endSlow);
  server.setErrorHandler(createErrorHandler(parts));
  await parts.prepare?.(server);
  registerSecurity(server, parts);
  server.addHook("onRequest", async (request) => parts.proxyWatch?.look(request));
  registerRequestChecks(server, parts);
  await server.register(underPressure, {
    // A sample in which the event loop did not turn counts as endless delay, so none may be shorter than the delay.
    sampleInterval: parts.pressure?.maxEventLoopDelay ?? 0,
    ...parts.pressure,
    pressureHandler: async ({ method }) => {
      if (method === "POST") throw new RetryLaterError(503, PRESSURE_RETRY_AFTER_S, "the process is too busy");
    },
  });
  registerPostLog(server);
  if (parts.countRequest) registerRequestCount(server, parts.countRequest);
  const [{ texts }] = parts.editions;
  const limits = await createFormLimits(server, uploads, connections);
  registerHealth(server, parts.checkReadiness, createInsideRule(parts.trustProxy));
  registerProblems(server, texts);
  registerForms(server, { ...parts, limits });
  if (parts.webhook) registerWebhook(server, parts.webhook, texts);
  registerMedia(server, parts.mediaFiles);
  if (parts.brandFiles) registerBrandFiles(server, parts.brandFiles);
  registerPictures(server, parts.pictures);
  registerSitemap(server, parts);
  if (parts.emergencyWorker) registerEmergencyWorker(server, parts.emergencyWorker);
  registerSpeculationRules(server);
  await registerStaticFiles(server, parts.folders);
  parts.preview?.register(server);
  if (parts.officeEvents) registerOfficeEvents(server, { ...parts.officeEvents, stopping });
  registerPages(server, { ...parts, limits });
  if (parts.findCachedPage) respond = createCachedResponse({ ...parts, findPage: parts.findCachedPage });
  return server;
}
