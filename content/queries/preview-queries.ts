import type { EditedEntryQuery, EditedEntryQueryVariables } from "../fetch/cms-types.generated.ts";
import { LINKED_ENTRY_FIELDS } from "./asset-fields.ts";
import { cmsQuery } from "./cms-query.ts";

/** What tells on which page an entry of any type is shown; it is asked for by whoever edits the entry. */
export const EDITED_ENTRY_QUERY = cmsQuery<EditedEntryQuery, EditedEntryQueryVariables>(`
  query EditedEntry($id: String!) {
    entryCollection(where: { sys: { id: $id } }, limit: 1) {
      items {
        ${LINKED_ENTRY_FIELDS}
        sys { locale }
        ... on Testimonials { testimonialContent { json } }
        ... on Departments { departments listingHospital: hospital }
      }
    }
  }`);
