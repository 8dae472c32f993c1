import { join } from "node:path";
import type { Logger } from "pino";
import { SpaceExportError } from "contentful-emulator/space";
import { startContentService, type ContentService } from "contentful-emulator";
import type { Content, DraftContent } from "#content/content.ts";
import { createContent, createDraftContent, type ContentClient } from "#content/create-content.server.ts";
import { createCircuitBreaker } from "#content/fetch/circuit-breaker.server.ts";
import { openLastAnswers } from "#content/fetch/last-answers.server.ts";
import { nextPort } from "./config-values.server.ts";
import type { Config } from "./config.server.ts";
import type { ContentChange } from "./webhook/content-changes.ts";

export interface ConnectedContent {
  content: ContentClient;
  /** The service itself: nothing last known is given, and no question spared. */
  direct: Content;
  /** What editors see; undefined where nobody may. */
  drafts: DraftContent | undefined;
  graphqlUrl: string;
  /** The embedded service; undefined with a hosted one. */
  service: ContentService | undefined;
  /** Lets nothing be read any more that was asked before a change. */
  forget: (change: ContentChange) => Promise<void>;
}

/** A hosted service may be away; the embedded one, which listens on this machine only, is there while the site is. */
export async function connectContent(config: Config, log: Logger): Promise<ConnectedContent> {
  const { content: source, preview } = config;
  if (source.kind === "embedded") return startEmbeddedContent(config, source.exportFile, log);
  const { graphqlUrl, deliveryToken: token } = source;
  const lastAnswers = await openLastAnswers({ directory: join(config.dataDir, "content"), graphqlUrl }).catch(
    (error: unknown) => log.error({ err: error }, "DATA_DIR keeps no content for outages of the content service"),
  );
  const breaker = createCircuitBreaker({
    onChange: (state) =>
      state === "open"
        ? log.error("the content service is away: last known content is served")
        : log.info("the content service answers again"),
  });
  const content = createContent({ graphqlUrl, token, ...(lastAnswers && { lastAnswers }), breaker, log });
  const forget = async ({ id, isWithdrawn }: ContentChange) => {
    content.forgetCalls();
    if (isWithdrawn && id !== undefined) await lastAnswers?.forget(id);
  };
  const drafts =
    preview?.token === undefined ? undefined : createDraftContent({ graphqlUrl, token: preview.token, log });
  return { content, direct: createContent({ graphqlUrl, token }), drafts, graphqlUrl, service: undefined, forget };
}

async function startEmbeddedContent(config: Config, exportFile: string, log: Logger): Promise<ConnectedContent> {
  const service = await startContentService({
    exportFile,
    host: "127.0.0.1",
    port: nextPort(config.port),
    hasControl: config.hasContentControl,
  });
  const { graphqlUrl, deliveryToken: token, previewToken, schemaError } = service;
  if (schemaError !== undefined) {
    await service.close();
    throw new SpaceExportError(`${exportFile}: ${schemaError}`);
  }
  const content = createContent({ graphqlUrl, token, log });
  const drafts = config.preview && createDraftContent({ graphqlUrl, token: previewToken, log });
  return { content, direct: content, drafts, graphqlUrl, service, forget: async () => content.forgetCalls() };
}
