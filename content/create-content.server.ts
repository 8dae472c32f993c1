import { findAssetSource } from "./asset-source.ts";
import type { Content } from "./content.ts";
import { createCareerContent } from "./fetch/fetch-careers.server.ts";
import { createDoctorContent } from "./fetch/fetch-doctors.server.ts";
import { createNewsContent } from "./fetch/fetch-news.server.ts";
import { createPublishedEntriesContent } from "./fetch/fetch-published-entries.server.ts";
import { createTestimonialContent } from "./fetch/fetch-testimonials.server.ts";
import { createCmsQuery } from "./fetch/query-cms.server.ts";
import { createAssetTransform } from "./transform/transform-media-asset.ts";
import { createRichTextTransform } from "./transform/transform-rich-text.ts";

export interface ContentOptions {
  /** The content service's GraphQL address; assets are shown from the source that belongs to it. */
  graphqlUrl: string;
  /** Read token; it never leaves the server. */
  token: string;
  /** How long a query may take before it counts as failed. */
  timeoutMs?: number;
  /** Hears of content that could not be shown as it was written. */
  log?: ContentLog;
}

interface ContentLog {
  warn(details: object, message: string): void;
}

const DEFAULT_TIMEOUT_MS = 4000;

/** Content read from a Contentful-like GraphQL service; nothing is asked before the first method is called. */
export function createContent(options: ContentOptions): Content {
  const { graphqlUrl, token, timeoutMs = DEFAULT_TIMEOUT_MS, log } = options;
  const queryCms = createCmsQuery({ graphqlUrl, token, timeoutMs });
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
