import { findAssetSource } from "./asset-source.ts";
import type { Content, DraftContent } from "./content.ts";
import { askForDrafts } from "./fetch/ask-for-drafts.server.ts";
import type { CircuitBreaker } from "./fetch/circuit-breaker.server.ts";
import { createCareerContent } from "./fetch/fetch-careers.server.ts";
import { createDoctorContent } from "./fetch/fetch-doctors.server.ts";
import { createEditedEntryContent } from "./fetch/fetch-edited-entry.server.ts";
import { createNewsContent } from "./fetch/fetch-news.server.ts";
import { createPublishedEntriesContent } from "./fetch/fetch-published-entries.server.ts";
import { createTestimonialContent } from "./fetch/fetch-testimonials.server.ts";
import type { LastAnswers } from "./fetch/last-answers.server.ts";
import { createCmsQuery, type AskCms, type QueryCms } from "./fetch/query-cms.server.ts";
import { readQueryName, rememberAnswers, type ContentLog } from "./fetch/remember-answers.server.ts";
import { shareCalls } from "./fetch/share-calls.server.ts";
import type { Wire } from "./fetch/wire.ts";
import type { CmsQuery } from "./queries/cms-query.ts";
import { createAssetTransform } from "./transform/transform-media-asset.ts";
import { createRichTextTransform } from "./transform/transform-rich-text.ts";

export interface ContentOptions {
  /** The content service's GraphQL address; assets are shown from the source that belongs to it. */
  graphqlUrl: string;
  /** Read token; it never leaves the server. */
  token: string;
  /** How long a query may take before it counts as failed. */
  timeoutMs?: number;
  /** Answers to give while the service is away; without them such a query fails. */
  lastAnswers?: LastAnswers;
  /** Spares a service that is away; without one every query is sent. */
  breaker?: CircuitBreaker;
  /** Hears of failures, and of content that could not be shown as it was written. */
  log?: ContentLog;
}

/** Content, and a way to hear that it has changed. */
export interface ContentClient extends Content {
  /** Makes whatever is asked from now on be asked anew, whatever calls are under way. */
  forgetCalls: () => void;
}

const DEFAULT_TIMEOUT_MS = 2000;

/** Content read from a Contentful-like GraphQL service; nothing is asked before the first method is called. */
export function createContent({
  graphqlUrl,
  token,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  ...options
}: ContentOptions): ContentClient {
  const shared = shareCalls(guardCalls(createCmsQuery({ graphqlUrl, token, timeoutMs }), options));
  const queryCms = rememberAnswers({ ask: shared.ask, ...options });
  return { ...createMethods(queryCms, graphqlUrl, options.log), forgetCalls: shared.forget };
}

/**
 * Content as it is being edited, read with a preview token. Nothing of it is remembered or shared with anybody who asks
 * for published content, and its failures are its own.
 */
export function createDraftContent({
  graphqlUrl,
  token,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  log,
}: Pick<ContentOptions, "graphqlUrl" | "token" | "timeoutMs" | "log">): DraftContent {
  const ask = guardCalls(createCmsQuery({ graphqlUrl, token, timeoutMs }), { log });
  const queryCms: QueryCms = async <Data, Variables extends Record<string, unknown>>(
    query: CmsQuery<Data, Variables>,
    variables: Variables,
  ) => {
    const { data, errors } = await ask(askForDrafts(query), variables);
    return { data: data as Wire<Data>, errors };
  };
  return { ...createMethods(queryCms, graphqlUrl, log), ...createEditedEntryContent(queryCms) };
}

function createMethods(queryCms: QueryCms, graphqlUrl: string, log: ContentLog | undefined): Content {
  const transformAsset = createAssetTransform(findAssetSource(graphqlUrl));
  const transformRichText = createRichTextTransform({
    transformAsset,
    reportSkipped: (nodeType, entryId) =>
      log?.warn({ nodeType, entryId }, "a part of a text is of a kind that pages do not show"),
  });
  const transforms = { transformAsset, transformRichText };
  return {
    ...createDoctorContent(queryCms, transformAsset),
    ...createNewsContent(queryCms, transforms),
    ...createCareerContent(queryCms, transforms),
    ...createTestimonialContent(queryCms, transforms),
    ...createPublishedEntriesContent(queryCms),
  };
}

type GuardOptions = { [Name in "breaker" | "log"]?: ContentOptions[Name] | undefined };

/** Puts each failure into the log by its query's name; what the breaker refuses was not sent and is not logged. */
function guardCalls(ask: AskCms, { breaker, log }: GuardOptions): AskCms {
  const logged: AskCms = async (query, variables) => {
    try {
      return await ask(query, variables);
    } catch (error) {
      log?.error({ err: error, query: readQueryName(query) }, "a query to the content service failed");
      throw error;
    }
  };
  return breaker ? (query, variables) => breaker(() => logged(query, variables)) : logged;
}
