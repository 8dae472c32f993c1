import { findAssetSource } from "./asset-source.ts";
import type { Content, DraftContent } from "./content.ts";
import { createCareerContent } from "./entries/careers.server.ts";
import { createDepartmentContent } from "./entries/departments.server.ts";
import { createDoctorContent } from "./entries/doctors.server.ts";
import { createEditedEntryContent } from "./entries/edited-entry.server.ts";
import { createNewsContent } from "./entries/news.server.ts";
import { createPublishedEntriesContent } from "./entries/published-entries.server.ts";
import { createTestimonialContent } from "./entries/testimonials.server.ts";
import { createDraftQuery, createQuery, type QueryCms, type QueryOptions } from "./fetch/query.server.ts";
import { queryInLanguage } from "./fetch/locale.server.ts";
import type { CmsConnection } from "./fetch/send-query.server.ts";
import { createAssetTransform } from "./transform/read-fields.ts";
import { createRichTextTransform, type StandIns } from "./transform/rich-text.ts";

export interface ContentOptions extends Omit<QueryOptions, "connection"> {
  graphqlUrl: string;
  token: string;
  standIns?: StandIns | undefined;
  timeoutMs?: number;
  /** For a service that limits how often it is asked. */
  pace?: CmsConnection["pace"];
}

export interface ContentClient extends Content {
  forgetRequests: () => void;
  /** The same content in another language, as far as the space has it. */
  inLanguage: (language: string, standIns?: StandIns) => Content;
}

const DEFAULT_TIMEOUT_MS = 2000;

/** Content read from a Contentful-like GraphQL service; nothing is sent before the first method is called. */
export function createContent(options: ContentOptions): ContentClient {
  const { query, forgetRequests } = createQuery({ ...options, connection: connectionOf(options) });
  const others: { forget: () => void }[] = [];
  return {
    ...createMethods(query, options),
    forgetRequests() {
      forgetRequests();
      for (const { forget } of others) forget();
    },
    inLanguage(language, standIns = options.standIns) {
      const other = queryInLanguage(query, language);
      others.push(other);
      return createMethods(other.query, { ...options, standIns });
    },
  };
}

export function createDraftContent(options: Omit<ContentOptions, "lastKnown" | "breaker">): DraftContent {
  const query = createDraftQuery({ ...options, connection: connectionOf(options) });
  return { ...createMethods(query, options), ...createEditedEntryContent(query) };
}

function connectionOf({ graphqlUrl, token, pace, timeoutMs = DEFAULT_TIMEOUT_MS }: ContentOptions): CmsConnection {
  return { graphqlUrl, token, pace, timeoutMs };
}

const NO_STAND_INS: StandIns = { doctor: "", news: "", career: "", testimonial: "" };

type MethodsOptions = Pick<ContentOptions, "graphqlUrl" | "standIns" | "log">;

const MAX_REPORTS = 1000;

function createMethods(query: QueryCms, { graphqlUrl, log, standIns = NO_STAND_INS }: MethodsOptions): Content {
  const transformAsset = createAssetTransform(findAssetSource(graphqlUrl));
  const transformRichText = createRichTextTransform({
    transformAsset,
    reportSkipped: (nodeType, entryId) =>
      log?.warn({ nodeType, entryId }, "a part of a text is of a kind that pages do not show"),
  });
  const reported = new Set<string>();
  const reportFault = (entryId: string, fault: string) => {
    if (reported.has(entryId + fault) || reported.size >= MAX_REPORTS) return;
    reported.add(entryId + fault);
    log?.warn({ entryId, fault }, "a field of an entry is left out, because it is not as it should be");
  };
  const transforms = { transformAsset, transformRichText, standIns, reportFault };
  return {
    ...createDoctorContent(query, transforms),
    ...createDepartmentContent(query, transforms),
    ...createNewsContent(query, transforms),
    ...createCareerContent(query, transforms),
    ...createTestimonialContent(query, transforms),
    ...createPublishedEntriesContent(query),
  };
}
