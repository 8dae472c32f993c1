import { findAssetSource } from "./asset-source.ts";
import type { Content } from "./content.ts";
import { createCareerContent } from "./fetch/fetch-careers.server.ts";
import { createDoctorContent } from "./fetch/fetch-doctors.server.ts";
import { createNewsContent } from "./fetch/fetch-news.server.ts";
import { createPublishedEntriesContent } from "./fetch/fetch-published-entries.server.ts";
import { createTestimonialContent } from "./fetch/fetch-testimonials.server.ts";
import { createCmsQuery } from "./fetch/query-cms.server.ts";
import { createAssetTransform } from "./transform/transform-media-asset.ts";

export interface ContentOptions {
  /** The content service's GraphQL address; assets are shown from the source that belongs to it. */
  graphqlUrl: string;
  /** Read token; it never leaves the server. */
  token: string;
  /** How long a query may take before it counts as failed. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 4000;

/** Content read from a Contentful-like GraphQL service; nothing is asked before the first method is called. */
export function createContent({ graphqlUrl, token, timeoutMs = DEFAULT_TIMEOUT_MS }: ContentOptions): Content {
  const queryCms = createCmsQuery({ graphqlUrl, token, timeoutMs });
  const transformAsset = createAssetTransform(findAssetSource(graphqlUrl));
  return {
    ...createDoctorContent(queryCms, transformAsset),
    ...createNewsContent(queryCms, transformAsset),
    ...createCareerContent(queryCms, transformAsset),
    ...createTestimonialContent(queryCms, transformAsset),
    ...createPublishedEntriesContent(queryCms),
  };
}
