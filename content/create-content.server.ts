import { findAssetSource } from "./asset-source.ts";
import type { Content, DraftContent } from "./content.ts";
import { createCareerContent } from "./entries/careers.server.ts";
import { createDepartmentContent } from "./entries/departments.server.ts";
import { createDoctorContent } from "./entries/doctors.server.ts";
import { createEditedEntryContent } from "./entries/edited-entry.server.ts";
import { createNewsContent } from "./entries/news.server.ts";
import { createPublishedEntriesContent } from "./entries/published-entries.server.ts";
import { createTestimonialContent } from "./entries/testimonials.server.ts";
import {
  createDraftQuery,
  createQuery,
  type ContentLog,
  type QueryCms,
  type QueryOptions,
} from "./fetch/query.server.ts";
import { createAssetTransform } from "./transform/read-fields.ts";
import { createRichTextTransform } from "./transform/rich-text.ts";

export interface ContentOptions extends Omit<QueryOptions, "connection"> {
  /** The content service's GraphQL address; assets are shown from the source that belongs to it. */
  graphqlUrl: string;
  /** Read token; it never leaves the server. */
  token: string;
  /** How long a query may take before it counts as failed. */
  timeoutMs?: number;
}

/** Content, and what to call when it has changed. */
export interface ContentClient extends Content {
  /** Lets no later call share a request that is under way. */
  forgetRequests: () => void;
}

const DEFAULT_TIMEOUT_MS = 2000;

/** Content read from a Contentful-like GraphQL service; nothing is sent before the first method is called. */
export function createContent({
  graphqlUrl,
  token,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  ...options
}: ContentOptions): ContentClient {
  const { query, forgetRequests } = createQuery({ connection: { graphqlUrl, token, timeoutMs }, ...options });
  return { ...createMethods(query, graphqlUrl, options.log), forgetRequests };
}

/** Content as it is being edited, read with a preview token. Nothing of it is stored or shared. */
export function createDraftContent({
  graphqlUrl,
  token,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  log,
}: Pick<ContentOptions, "graphqlUrl" | "token" | "timeoutMs" | "log">): DraftContent {
  const query = createDraftQuery({ connection: { graphqlUrl, token, timeoutMs }, log });
  return { ...createMethods(query, graphqlUrl, log), ...createEditedEntryContent(query) };
}

function createMethods(query: QueryCms, graphqlUrl: string, log: ContentLog | undefined): Content {
  const transformAsset = createAssetTransform(findAssetSource(graphqlUrl));
  const transformRichText = createRichTextTransform({
    transformAsset,
    reportSkipped: (nodeType, entryId) =>
      log?.warn({ nodeType, entryId }, "a part of a text is of a kind that pages do not show"),
  });
  const transforms = { transformAsset, transformRichText };
  return {
    ...createDoctorContent(query, transformAsset),
    ...createDepartmentContent(query, transformAsset),
    ...createNewsContent(query, transforms),
    ...createCareerContent(query, transforms),
    ...createTestimonialContent(query, transforms),
    ...createPublishedEntriesContent(query),
  };
}
