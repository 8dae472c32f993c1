import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { startContentService, type ContentReload, type ContentService, type ImageTools } from "contentful-emulator";
import { SpaceExportError } from "contentful-emulator/space";
import type { Content, DraftContent } from "#site/content/content.ts";
import type { StandIns } from "#site/content/transform/rich-text.ts";
import { loadContentMap } from "#desk/content-map.server.ts";
import { mapQueries } from "#desk/map-queries.server.ts";
import { createOwnContent, findContent } from "#desk/entries/own-content.server.ts";
import { createContentTypes } from "#site/content/content-model.ts";
import { createContent, createDraftContent, type ContentClient } from "#site/content/create-content.server.ts";
import { createCircuitBreaker } from "#site/content/fetch/circuit-breaker.server.ts";
import { createPace } from "#site/content/fetch/send-query.server.ts";
import { openLastKnown } from "#site/content/fetch/last-known.server.ts";
import type { Site } from "#site/hospitals/site.ts";
import { nextPort } from "./config-values.server.ts";
import type { Config, ContentSource } from "./config.server.ts";
import type { ContentChange } from "./webhook/content-changes.ts";

export interface ConnectedContent {
  content: ContentClient;
  direct: Content;
  drafts: DraftContent | undefined;
  graphqlUrl: string;
  service: ContentService | undefined;
  forget: (change: ContentChange) => Promise<void>;
  /** What the desk writes; undefined for a hosted service, and for an export of another space's names. */
  desk?: ReturnType<typeof createOwnContent> & {
    contentTypes: ReturnType<typeof createContentTypes>;
    whenShown: () => Promise<void>;
  };
}

/** Where it takes longer, the page that follows a publication may still be the one before it. */
const SHOWN_AFTER_MS = 1500;

export interface ConnectOptions {
  config: Config;
  log: Logger;
  standIns?: StandIns;
  hasControl?: boolean;
  images?: ImageTools;
  /** The names by which entries say their hospital, which the files of a content folder are checked against. */
  hospitalNames?: readonly string[];
  /** Told the hospitals whose content changed, by `contentName`; undefined where it may be that of all. */
  onChange?: (hospitals?: readonly string[]) => Promise<void>;
}

type MappedOptions = ConnectOptions & { translate: ReturnType<typeof mapQueries> | undefined };

/** Connects to the hosted content service, which may be away, or starts the embedded one for the site's life. */
export async function connectContent(options: ConnectOptions): Promise<ConnectedContent> {
  const { content: source, siteDataDir } = options.config;
  const map = await loadContentMap(siteDataDir);
  const mapped = { ...options, translate: map && mapQueries(map) };
  return source.kind === "embedded" ? startEmbeddedContent(mapped, source.path) : connectHostedContent(mapped, source);
}

async function connectHostedContent(
  { config: { dataDir, preview }, log, standIns, translate }: MappedOptions,
  { graphqlUrl, deliveryToken: token }: Extract<ContentSource, { kind: "hosted" }>,
): Promise<ConnectedContent> {
  const lastKnown = await openLastKnown({ directory: join(dataDir, "content"), graphqlUrl }).catch((error: unknown) =>
    log.error({ err: error }, "no content can be stored for outages of the content service: check DATA_DIR/content"),
  );
  const breaker = createCircuitBreaker({
    onChange: (state) =>
      state === "open"
        ? log.error("the content service is away: last known content is served")
        : log.info("the content service responds again"),
  });
  const asked = { graphqlUrl, token, translate, pace: createPace() };
  const content = createContent({ ...asked, standIns, ...(lastKnown && { lastKnown }), breaker, log });
  return {
    content,
    direct: createContent(asked),
    drafts:
      preview?.token === undefined
        ? undefined
        : createDraftContent({ graphqlUrl, token: preview.token, standIns, log, translate }),
    graphqlUrl,
    service: undefined,
    forget: async ({ id, isWithdrawn }) => {
      content.forgetRequests();
      if (isWithdrawn && id !== undefined) await lastKnown?.forget(id);
    },
  };
}

async function startEmbeddedContent(
  { config, log, standIns, images, hasControl = false, hospitalNames = [], onChange, translate }: MappedOptions,
  settledPath: string,
): Promise<ConnectedContent> {
  const { port, siteOrigin, dataDir } = config;
  const found = await findContent(settledPath, dataDir);
  const { path } = found;
  if (path !== settledPath) log.info({ path }, "the content is the folder that was made at the desk");
  const contentTypes = createContentTypes(hospitalNames);
  const place = found.isFolder ? { contentFolder: path, contentTypes } : { exportFile: path };
  const onReload = (reload: ContentReload) => {
    logReload(reload, log);
    onChange?.(hospitalsOf(reload)).catch((error: unknown) =>
      log.error({ err: error }, "changed content is not shown everywhere yet"),
    );
  };
  const start = (at: number) =>
    startContentService({
      ...{ ...place, port: at, hasControl, onReload },
      ...(images && { images }),
      logError: (reason) => log.error({ reason }, "the embedded content service failed"),
    });
  // On a public site the next port may be that of another process of the site, and nobody looks at the service.
  const service = await start(siteOrigin?.startsWith("https:") ? 0 : nextPort(port)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") return start(0);
      throw error;
    },
  );
  const { graphqlUrl, deliveryToken: token, previewToken, schemaError } = service;
  if (schemaError !== undefined) {
    await service.close();
    throw new SpaceExportError(`${path}: ${schemaError}`);
  }
  logFaults(service.faults, log);
  const mapped = { graphqlUrl, standIns, log, ...(!found.isFolder && { translate }) };
  const content = createContent({ ...mapped, token });
  const drafts = createDraftContent({ ...mapped, token: previewToken });
  const moveTo = async (folder: string) => {
    await service.moveTo({ contentFolder: folder, contentTypes });
    await onChange?.();
  };
  const own = createOwnContent(found, dataDir, contentTypes, moveTo);
  const whenShown = async () => Promise.race([service.refresh(), sleep(SHOWN_AFTER_MS)]);
  return {
    ...{ content, direct: content, drafts, graphqlUrl, service, forget: async () => content.forgetRequests() },
    // A copy would have the names of the space it came from.
    ...((found.isFolder || !translate) && { desk: { ...own, contentTypes, whenShown } }),
  };
}

function hospitalsOf({ changed }: ContentReload): string[] | undefined {
  const names = changed?.map(({ fields }) => Object.values(fields.hospital ?? fields.hospitalName ?? {}).flat());
  return names?.every(({ length }) => length > 0) ? [...new Set(names.flat().map(String))] : undefined;
}

function logReload({ error, faults }: ContentReload, log: Logger) {
  if (error === undefined) log.info("changed content is shown");
  else log.error({ reason: error }, "changed content cannot be shown, so the content before it stays: correct it");
  logFaults(faults, log);
}

function logFaults(faults: readonly string[], log: Logger) {
  if (faults.length > 0)
    log.error({ faults }, "the content has mistakes, and what does not fit is not shown: correct them");
}

export async function isContentAvailable({ hospitals: [hospital] }: Site, content: Content): Promise<boolean> {
  return !hospital || (await content.fetchDepartmentListings(hospital.contentName)).status === "ok";
}
