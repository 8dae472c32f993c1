import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { MEDIA_PATH } from "#content/asset-source.ts";
import type { Submissions } from "#submissions/submissions.ts";
import type { MediaFiles } from "../media/media-files.ts";
import type { CountedRequest } from "../metrics/create-metrics.ts";
import type { Readiness } from "../readiness/create-readiness.ts";
import type { PageAnswer } from "../pages/create-page-answer.ts";
import type { SitePage } from "../sitemap/list-site-pages.ts";
import { answerError } from "./answer-error.ts";
import { registerBodyTimeLimit } from "./body-time-limit.ts";
import { registerFormRateLimit } from "./form-rate-limit.ts";
import { registerFormsApi } from "./forms/register-forms-api.ts";
import { registerHealth } from "./health.ts";
import { registerMedia } from "./media.ts";
import { READ_METHODS, registerOtherMethods } from "./other-methods.ts";
import { registerPages } from "./pages.ts";
import { registerProblems } from "./register-problems.ts";
import { registerRobots } from "./robots.ts";
import { registerSameOriginRule } from "./same-origin.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { registerSitemap } from "./sitemap.ts";
import { registerRequestWatch } from "./watch-requests.ts";
import { registerStaticFiles, type StaticFolders } from "./static-files.ts";
import { registerContentWebhook, type ContentWebhook } from "./webhook/register-content-webhook.ts";

/** What the HTTP server is composed of. */
export interface ServerParts {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Origins of other sites whose pages may post forms here. */
  apiClientOrigins: string[];
  submissions: Submissions;
  /** Largest resume of a job application. */
  resumeMaxBytes: number;
  /** Forms an hour from one network. */
  formsPerHour: number;
  answerPage: PageAnswer;
  /** Everything that belongs into the sitemap. */
  listPages: () => Promise<SitePage[]>;
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
  log: FastifyBaseLogger;
  /** Lets the development server answer before the site does. */
  prepare?: (server: FastifyInstance) => Promise<void>;
}

/** Largest JSON or form body in bytes; the longest valid form, Malayalam in percent signs, takes about 50 KB. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** A sender that is silent for so long is cut off, so that nobody holds a socket for minutes. */
const IDLE_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** 5 MB over the slowest mobile network, 50 kbit/s. */
const UPLOAD_TIMEOUT_MS = 15 * 60_000;

/** What the content service posts is no form. */
const CONTENT_API_PATH = "/api/content/";

/** Builds the HTTP server without listening, so that tests can send it requests. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: parts.log,
    // Request lines would put visitors' addresses into the log; faults are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: "idle",
  });
  server.setErrorHandler(answerError);
  await parts.prepare?.(server);
  registerSecurityHeaders(server, parts.origin);
  registerBodyTimeLimit(server, IDLE_TIMEOUT_MS);
  registerFormRateLimit(server, { formsPerHour: parts.formsPerHour, except: [CONTENT_API_PATH] });
  registerSameOriginRule(server, parts);
  if (parts.countRequest) registerRequestWatch(server, parts.countRequest);
  registerHealth(server, parts.checkReadiness);
  registerFormsApi(server, parts);
  registerProblems(server);
  if (parts.contentWebhook) registerContentWebhook(server, parts.contentWebhook);
  registerMedia(server, parts.mediaFiles);
  registerOtherMethods(server, `${MEDIA_PATH}/*`, READ_METHODS);
  registerRobots(server, parts.origin);
  registerSitemap(server, parts);
  await registerStaticFiles(server, parts.folders);
  registerPages(server, parts);
  return server;
}
