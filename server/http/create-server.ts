import underPressure, { type FastifyUnderPressureOptions } from "@fastify/under-pressure";
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { PageMatch } from "#app/route-policy.ts";
import type { ContentResult } from "#content/content.ts";
import type { HospitalPhone } from "#hospitals/phones.ts";
import type { NamedHospital } from "#submissions/forms/form-fields.server.ts";
import type { Submissions } from "#submissions/submissions.ts";
import type { MediaFiles } from "../media/media-files.ts";
import { type CountedRequest, registerRequestWatch } from "../metrics/metrics.ts";
import type { Readiness } from "../readiness/create-readiness.ts";
import type { PageAnswer } from "../pages/create-page-answer.ts";
import { type PreviewAnswer, registerPreview, type PreviewAddresses } from "../preview/preview.ts";
import type { SitePage } from "../sitemap/list-site-pages.ts";
import { createErrorAnswer } from "./answer-error.ts";
import { withoutForwardedPorts } from "./client-network.ts";
import { CONNECTION_LIMITS, connectionOptions, limitConnections, type ConnectionLimits } from "./connection-limits.ts";
import { createFloodGuard } from "../forms/flood-guard.ts";
import { registerHeldRelease, type HeldRelease } from "../forms/held-release.ts";
import { registerFormsApi } from "../forms/forms-api.ts";
import { registerHealth } from "./health.ts";
import { registerHostRule } from "./host-rule.ts";
import { registerPostLog } from "./log-posts.ts";
import { registerMedia } from "../media/media.ts";
import { registerOpenApi } from "../forms/openapi.ts";
import { registerPages } from "./pages.ts";
import { registerPolicyReports } from "./policy-reports.ts";
import { createPreviewCookies } from "../preview/preview-cookies.ts";
import { RetryLaterError } from "./retry-later-error.ts";
import { registerProblems } from "./register-problems.ts";
import { registerRobots, registerSitemap } from "../sitemap/sitemap.ts";
import { toRoutedUrl } from "./routed-url.ts";
import { registerSameOriginRule } from "./same-origin.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { registerSecurityTxt } from "./security-txt.ts";
import { registerStaticFiles, type StaticFolders } from "./static-files.ts";
import { createUploadPlaces } from "./upload-limit.ts";
import { registerContentWebhook, type ContentWebhook } from "../webhook/webhook.ts";

/** What the HTTP server is composed of. */
export interface ServerParts {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Origins whose hosts are served, loopback addresses besides; with none, every host is. */
  servedOrigins: string[];
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
  submissions: Submissions;
  /** Largest resume of a job application. */
  resumeMaxBytes: number;
  /** Where offices release held submissions; left out where they cannot. */
  heldRelease?: HeldRelease;
  answerPage: PageAnswer;
  /** What the form of the page at that address sends; undefined without one. */
  formAt: (url: URL) => PageMatch["form"];
  /** Above this load forms are refused and pages come from the cache alone; left out, at none. */
  pressure?: Pick<FastifyUnderPressureOptions, "maxEventLoopDelay" | "maxRssBytes" | "sampleInterval">;
  /** How editors see content before it is published; left out where nobody may. */
  preview?: Pick<PreviewAddresses, "secret" | "site" | "drafts"> & { answerPage: PreviewAnswer };
  /** Everything that belongs into the sitemap. */
  listPages: () => Promise<ContentResult<SitePage[]>>;
  /** Calls the listener when content has changed. */
  onContentChange?: (listener: () => void) => void;
  /** Left out where no content service tells of changes. */
  contentWebhook?: ContentWebhook;
  mediaFiles: MediaFiles;
  folders: StaticFolders;
  /** How the site stands. */
  checkReadiness: () => Promise<Readiness>;
  /** Hears of every answered request. */
  countRequest?: (request: CountedRequest) => void;
  trustProxy: string[];
  /** Whom visitors call when the site fails. */
  phones: HospitalPhone[];
  /** Which hospitals forms can be for. */
  hospitals: NamedHospital[];
  /** Mailboxes for whoever finds a security fault. */
  securityContacts: string[];
  /** Left out, those of `CONNECTION_LIMITS`. */
  connectionLimits?: Partial<ConnectionLimits>;
  log: FastifyBaseLogger;
  /** Lets the development server answer before the site does. */
  prepare?: (server: FastifyInstance) => Promise<void>;
}

/** Largest JSON or form body in bytes; the longest valid form, Malayalam in percent signs, takes about 50 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

const PRESSURE_RETRY_AFTER_S = 10;

class NotFoundError extends Error {
  override name = "NotFoundError";
  readonly statusCode = 404;
}

/** Builds the HTTP server without listening, so that tests can send it requests. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const limits = { ...CONNECTION_LIMITS, ...parts.connectionLimits };
  const uploads = createUploadPlaces({ fileBytes: parts.resumeMaxBytes });
  const server = fastify({
    ...connectionOptions(limits),
    loggerInstance: parts.log,
    // Request lines would put visitors' addresses into the log; posts and faults are logged without them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    rewriteUrl: ({ url = "", headers }) => {
      // Here, because nothing else of a request is read before its address.
      withoutForwardedPorts(headers);
      return toRoutedUrl(url);
    },
    forceCloseConnections: "idle",
  });
  const connections = limitConnections(server, limits, uploads.endSlow);
  server.setErrorHandler(createErrorAnswer(parts));
  await parts.prepare?.(server);
  registerSecurityHeaders(server, parts.origin);
  registerHostRule(server, parts.servedOrigins);
  registerSameOriginRule(server, parts);
  server.addHook("onRequest", async ({ is404 }) => {
    // Before a body is read.
    if (is404) throw new NotFoundError("no route takes this method and address");
  });
  await server.register(underPressure, {
    ...parts.pressure,
    pressureHandler: async ({ method }) => {
      if (method === "POST") throw new RetryLaterError(503, PRESSURE_RETRY_AFTER_S, "the process is too busy");
    },
  });
  registerPostLog(server);
  if (parts.countRequest) registerRequestWatch(server, parts.countRequest);
  registerHealth(server, parts.checkReadiness);
  const refuseFlood = await createFloodGuard(server);
  registerFormsApi(server, { ...parts, uploads, connections, refuseFlood });
  registerProblems(server);
  if (parts.heldRelease) registerHeldRelease(server, { ...parts.heldRelease, phones: parts.phones });
  registerPolicyReports(server, parts.log);
  registerOpenApi(server, parts);
  if (parts.contentWebhook) registerContentWebhook(server, parts.contentWebhook);
  registerMedia(server, parts.mediaFiles);
  registerRobots(server, parts.origin);
  registerSecurityTxt(server, parts);
  registerSitemap(server, parts);
  await registerStaticFiles(server, parts.folders);
  const preview = parts.preview && { ...parts.preview, cookies: createPreviewCookies(parts.preview.secret) };
  if (preview) registerPreview(server, { ...preview, origin: parts.origin });
  registerPages(server, { ...parts, preview, uploads, connections, refuseFlood });
  return server;
}
