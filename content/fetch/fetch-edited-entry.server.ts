import type { DraftContent, EditedEntry } from "../content.ts";
import { EDITED_ENTRY_QUERY } from "../queries/preview-queries.ts";
import { readText, readTexts } from "../transform/read-text.ts";
import { ENTRY_KINDS } from "../transform/rich-text-links.ts";
import type { CmsEditedEntry } from "./cms-entries.ts";
import type { QueryCms } from "./query-cms.server.ts";

/** The method of `DraftContent` that tells whose page shows an entry. */
export function createEditedEntryContent(queryCms: QueryCms): Pick<DraftContent, "fetchEditedEntry"> {
  return {
    async fetchEditedEntry(id) {
      const { entryCollection } = (await queryCms(EDITED_ENTRY_QUERY, { id })).data;
      const [entry] = (entryCollection?.items ?? []).filter((item) => item !== null);
      return entry && transformEditedEntry(entry);
    },
  };
}

function transformEditedEntry(entry: CmsEditedEntry): EditedEntry | undefined {
  const { __typename: type, sys } = entry;
  if (!sys?.id) return undefined;
  const owner = entry.doctorHospital ?? entry.newsHospital ?? entry.careerHospital ?? entry.testimonialHospital;
  const place = { id: sys.id, locale: sys.locale ?? "", hospitals: readTexts(owner ?? entry.listingHospital) };
  const kind = ENTRY_KINDS.get(type ?? "");
  if (kind === "testimonial") return { ...place, kind, isShort: !entry.testimonialContent };
  if (kind) return { ...place, kind };
  return type === "Departments" ? { ...place, kind: "listing", department: readText(entry.departments) } : undefined;
}
