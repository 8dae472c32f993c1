import type { DraftContent, EditedEntry } from "../content.ts";
import type { QueryCms } from "../fetch/query.server.ts";
import { readText, readTexts } from "../transform/read-fields.ts";
import { ENTRY_KINDS } from "../transform/rich-text-source.ts";
import type { CmsEditedEntry } from "./cms-entries.ts";
import { cmsQuery } from "./cms-query.ts";
import type * as Cms from "./cms-types.generated.ts";

export const EDITED_ENTRY_QUERY = cmsQuery<Cms.EditedEntryQuery, Cms.EditedEntryQueryVariables>(`
  query EditedEntry($id: String!) {
    entryCollection(where: { sys: { id: $id } }, limit: 1) {
      items {
        ...LinkedEntry
        sys { locale }
        ... on Testimonials { testimonialContent { json } }
        ... on Departments { departments listingHospital: hospital }
      }
    }
  }`);

export function createEditedEntryContent(queryCms: QueryCms) {
  return {
    fetchEditedEntry: (id) =>
      queryCms(EDITED_ENTRY_QUERY, { id }, ({ entryCollection }) => {
        const [entry] = (entryCollection?.items ?? []).filter((item) => item !== null);
        return entry && transformEditedEntry(entry);
      }),
  } satisfies Partial<DraftContent>;
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
