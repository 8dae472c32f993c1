import { data } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { ContentResult } from "#content/content.ts";

const RETRY_AFTER_S = 60;

/** What a loader needs to read content. */
export type ContentServices = Pick<PageServices, "content" | "noteMissingContent">;

/** The content of a result, or the fallback in an outage: then the page is shown as incomplete, and never cached. */
export function contentOr<T>(
  result: ContentResult<T>,
  fallback: T,
  { noteMissingContent }: Pick<PageServices, "noteMissingContent">,
): T {
  if (result.status === "ok") return result.content;
  noteMissingContent(result.errors);
  return fallback;
}

/** The entry of a detail page: throws 404 when the content service knows no such entry; undefined in an outage. */
export function getEntry<T>(
  result: ContentResult<T | undefined>,
  services: Pick<PageServices, "noteMissingContent">,
): T | undefined {
  if (result.status === "ok" && result.content === undefined) throw data(null, { status: 404 });
  return contentOr(result, undefined, services);
}

/** A detail page's data: without its entry, in an outage, the response is 503, so that nobody takes the page for gone. */
export function detailData<T>(entry: object | undefined, pageData: T) {
  return entry ? data(pageData) : data(pageData, { status: 503, headers: { "Retry-After": String(RETRY_AFTER_S) } });
}
