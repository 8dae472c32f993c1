import type { EntryVersionRow } from "#outbox/store/database.ts";
import type { EntryVersion } from "./desk-entries.ts";

export function toVersion(row: EntryVersionRow): EntryVersion {
  const { number, state, source, made_by: by, at, publish_at: from, unpublish_at: until } = row;
  return {
    ...{ number, state, source, by, at: new Date(at) },
    ...(from !== null && { publishAt: new Date(from) }),
    ...(until !== null && { unpublishAt: new Date(until) }),
  };
}
