import type { CmsVideo } from "../fetch/cms-entries.ts";

/** The moment an entry or asset was first published, as a property to spread; nothing when the service does not say. */
export function readFirstPublished(sys: CmsVideo["sys"]): { firstPublishedAt?: string } {
  return sys?.firstPublishedAt ? { firstPublishedAt: sys.firstPublishedAt } : {};
}
