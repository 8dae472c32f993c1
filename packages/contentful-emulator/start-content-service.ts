import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { toServedPath, type AssetFiles } from "./assets/asset-files.ts";
import { handleAsset } from "./assets/handle-asset.ts";
import { createImageTools, type ImageTools } from "./assets/image-tools.ts";
import {
  handleControl,
  keepToThisMachine,
  CONTROL_PATH,
  isControlPath,
  type Control,
} from "./control/handle-control.ts";
import { createQueryLog } from "./control/query-log.ts";
import type { ContentPlace } from "./content-source.ts";
import { ConnectionCut, createContentFaults, type ContentFaults } from "./faults/content-faults.ts";
import { readContentfulHost } from "./http/contentful-hosts.ts";
import { allowEveryOrigin, endPreflight } from "./http/cors.ts";
import { isExplorePath, renderExplorer } from "./http/explore.ts";
import { handleGraphql, isGraphqlPath, nameRequest, type GraphqlSource } from "./http/handle-graphql.ts";
import type { HttpResponse } from "./http/messages.ts";
import { createPersistedQueries } from "./http/persisted-queries.ts";
import { logRequest } from "./http/log-request.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { sendResponse } from "./http/send-response.ts";
import { handleRest, isRestPath, type RestSource } from "./rest/handle-rest.ts";
import { createSyncJournal } from "./rest/sync-journal.ts";
import { SchemaError } from "./schema/errors.ts";
import { warnOfSharedCollections } from "./schema/type-names.ts";
import { warnOfLostLocales } from "./space/locales.ts";
import { describeService, type Row } from "./status/describe-service.ts";
import { renderStatus } from "./status/status-page.ts";
import { openServedContent, type ContentReload, type ServedContent } from "./served-content.ts";

export type { ContentReload, ImageTools };

export type ContentServiceOptions = ContentPlace & ServiceOptions;

interface ServiceOptions {
  /** The address to listen at; "0.0.0.0" or "::" for every address of this machine. 127.0.0.1 when left out. */
  host?: string;
  /** 0, or left out, for any free port. */
  port?: number;
  /** Token that reads published content; a random one when left out. */
  deliveryToken?: string;
  /** Token that also reads drafts; a random one when left out. */
  previewToken?: string;
  /** Requests a second after which queries are refused, as Contentful does; none are when left out. */
  requestsPerSecond?: number;
  /** Works on pictures; in this process when left out. */
  images?: ImageTools;
  /** A certificate and its key, as PEM, to serve HTTPS; HTTP when left out. */
  tls?: { cert: string; key: string };
  /** How complex a GraphQL query may be; 11,000 when left out, as at Contentful. */
  maxComplexity?: number;
  /** Accepts every token: an app has those of its space. */
  acceptsAnyToken?: boolean;
  /** Serves a page at `/` that tells this machine what is served, with the tokens. */
  hasStatusPage?: boolean;
  /** Told every request: method, address without token, status, milliseconds and what a query cost. */
  logRequest?: (line: string) => void;
  /** Failures to provoke, in tests. */
  faults?: ContentFaults;
  /** Serves `/control`, where anyone who reaches the address can inject faults and read the queries received. */
  hasControl?: boolean;
  /** Told the request id and the error behind a response that says only that the service failed; else stderr. */
  logError?: (message: string) => void;
  /** Reads changed content again, within a second, and tells what came of it; left out, it is read once. */
  onReload?: (reload: ContentReload) => void;
}

/** A running content service. */
export interface ContentService {
  /** e.g. "http://127.0.0.1:4300"; asset files are served below it. */
  readonly origin: string;
  /** Where GraphQL is served: Contentful's path below `origin`. */
  readonly graphqlUrl: string;
  /** Where the REST APIs are served: Contentful's path below `origin`. */
  readonly restUrl: string;
  readonly deliveryToken: string;
  readonly previewToken: string;
  /** Address of the control's page; undefined without one. */
  readonly controlUrl: string | undefined;
  /** Why every query is refused: the content model has no valid schema. Else undefined. */
  readonly schemaError: string | undefined;
  /** What to mend in content model and locales although they are served, one line each. */
  readonly schemaWarnings: readonly string[];
  /**
   * What is wrong in the content now, one line each, and why changed content is not served. Of a folder's files the
   * last good versions are served, of an export what fits its content model and locales.
   */
  readonly faults: readonly string[];
  /** What is served, where, and with which tokens. */
  readonly summary: readonly Row[];
  /** Reads what changed until now, which it else does soon. Never rejects. */
  refresh: () => Promise<void>;
  /** Serves other content from now on. Rejects with `SpaceExportError`, and serves on, when that cannot be served. */
  moveTo: (place: ContentPlace) => Promise<void>;
  /** Stops listening and cuts open connections. */
  close(): Promise<void>;
}

/**
 * Serves a Contentful space export, or a folder of content, as Contentful's GraphQL API does, with the assets' files.
 * Rejects with `SpaceExportError` when the file is no export or the folder cannot be read, and as `server.listen` does
 * when the port is in use; nothing then keeps the process.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { tls, images = createImageTools() } = options;
  const content = await openServedContent(options, images);
  const server = tls ? createTlsServer(tls) : createServer();
  try {
    return await serveContent(server, content, { ...options, images });
  } catch (error) {
    // A server that listens keeps the process.
    await closeServer(server);
    throw error;
  }
}

async function serveContent(
  server: Server | TlsServer,
  content: ServedContent,
  options: ContentServiceOptions & { images: ImageTools },
): Promise<ContentService> {
  const { host = "127.0.0.1", port = 0, tls, images, onReload } = options;
  const tokens = {
    deliveryToken: options.deliveryToken ?? createToken(),
    previewToken: options.previewToken ?? createToken(),
    acceptsAnyToken: options.acceptsAnyToken,
  };
  const protocol = tls ? "https:" : "http:";
  const origin = `${protocol}//${await listen(server, host, port)}`;
  const control = createControl(options);
  const { logError: print = console.error } = options;
  const logError = (error: unknown, requestId: string) => print(`request ${requestId}: ${describeError(error)}`);
  const lasting = {
    tokens,
    protocol,
    logError,
    faults: control?.faults ?? options.faults,
    noteQuery: control?.queries.note,
    persisted: createPersistedQueries(),
    rateLimit: createRateLimit(options.requestsPerSecond),
    maxComplexity: options.maxComplexity,
    sync: createSyncJournal(),
  };
  server.on("request", (request, response) => {
    const { space, schema, files } = content.served;
    const reached = EVERY_ADDRESS.has(host) && request.headers.host ? `${protocol}//${request.headers.host}` : origin;
    // Who asks by Contentful's names reaches the files by them, too.
    const served = readContentfulHost(request) === undefined ? files : NO_FILES;
    const assetUrl = (url: string) => toAssetUrl(url, served, reached);
    if (options.logRequest) logRequest(request, response, options.logRequest);
    const source: GraphqlSource & RestSource = { ...lasting, assetUrl, space, schema };
    const parts = { source, files, images, control, statusPage };
    handleRequest(parts, request, response).catch((error: unknown) => fail(request, response, error, logError));
  });
  const environmentPath = () => {
    const { id, environmentId } = content.served.space;
    return `/spaces/${encodeURIComponent(id)}/environments/${encodeURIComponent(environmentId)}`;
  };
  const stopWatching = onReload && content.watch(onReload);
  const service: ContentService = {
    origin,
    get graphqlUrl() {
      return `${origin}/content/v1${environmentPath()}`;
    },
    get restUrl() {
      return origin + environmentPath();
    },
    get faults() {
      return content.faults;
    },
    get summary() {
      return describeService(service, content.served.space, options.acceptsAnyToken);
    },
    ...tokens,
    ...{ refresh: content.refresh, moveTo: content.moveTo },
    controlUrl: control && origin + CONTROL_PATH,
    get schemaError() {
      const { schema } = content.served;
      return schema instanceof SchemaError ? schema.message : undefined;
    },
    get schemaWarnings() {
      const { space } = content.served;
      return [
        ...warnOfSharedCollections(space.contentTypes),
        ...warnOfLostLocales(space.entries, space.assets, space.exported.locales),
      ];
    },
    close: () => {
      stopWatching?.();
      return closeServer(server);
    },
  };
  const statusPage = options.hasStatusPage ? () => renderStatus(service, content.served.space) : undefined;
  return service;
}

const NO_FILES: AssetFiles = new Map();

function createControl({ hasControl = false, faults = createContentFaults() }: ContentServiceOptions) {
  return hasControl ? { faults, queries: createQueryLog() } : undefined;
}

/** A fault cuts the connection; anything else is a fault of ours. */
async function fail(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  logError: (error: unknown, requestId: string) => void,
): Promise<void> {
  if (!(error instanceof ConnectionCut) && !request.socket.destroyed) {
    const requestId = randomUUID();
    logError(error, requestId);
    if (!response.headersSent) {
      const body = { message: "Internal server error", requestId };
      return sendResponse(request, response, { status: 500, headers: nameRequest(requestId), body });
    }
  }
  response.destroy();
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A file that is not on this machine keeps its public URL. */
function toAssetUrl(exportedUrl: string, files: AssetFiles, origin: string): string {
  const servedPath = toServedPath(exportedUrl);
  if (servedPath !== undefined && files.has(servedPath)) return `${origin}${servedPath}`;
  return exportedUrl.startsWith("//") ? `https:${exportedUrl}` : exportedUrl;
}

interface HandlerParts {
  source: GraphqlSource & RestSource;
  files: AssetFiles;
  images: ImageTools;
  control: Control | undefined;
  statusPage: (() => HttpResponse) | undefined;
}

async function handleRequest(parts: HandlerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { source, files, images, control, statusPage } = parts;
  const url = URL.parse(request.url ?? "/", "http://content-service");
  const send = (content: HttpResponse) => sendResponse(request, response, content);
  if (!url) return send({ status: 400, body: { message: "The address is not valid" } });
  if (control && isControlPath(url.pathname)) {
    return send(await handleControl(control, request, url.pathname));
  }
  if (statusPage && url.pathname === "/") return send(keepToThisMachine(request) ?? statusPage());
  const asked = readContentfulHost(request);
  if (asked?.endsWith(".ctfassets.net")) url.pathname = `/${asked}${url.pathname}`;
  allowEveryOrigin(response);
  if (source.faults?.intercept(request, response)) return;
  if (request.method === "OPTIONS") return endPreflight(request, response);
  if (isGraphqlPath(url.pathname)) return send(await handleGraphql(source, request, url));
  if (isExplorePath(url.pathname)) return send(await renderExplorer(source.tokens, request, url));
  if (isRestPath(url.pathname)) return send(await handleRest(source, request, url));
  const file = files.get(url.pathname);
  if (file) return handleAsset(file, url, images, request, response);
  return send({ status: 404, body: { message: "There is nothing at this address" } });
}

/** Hosts that stand for every address of this machine, and the one at which the machine itself reaches them. */
const EVERY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "::1"],
]);

/** The host and port that it listens at. */
async function listen(server: Server | TlsServer, host: string, port: number): Promise<string> {
  await listenOn(server, host, port);
  const address = server.address() as AddressInfo;
  const reachedAt = EVERY_ADDRESS.get(host) ?? host;
  return `${reachedAt.includes(":") ? `[${reachedAt}]` : reachedAt}:${address.port}`;
}

function listenOn(server: Server | TlsServer, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closeServer(server: Server | TlsServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
