import type { ContentSpace } from "../space/content-space.ts";
import { createAssetType } from "./asset-type.ts";
import type { AssetType } from "./asset-type.ts";
import { createEntryType } from "./entry-types.ts";
import type { EntryType } from "./entry-types.ts";
import { createMultiTypeFilters } from "./multi-type-filters.ts";
import type { MultiTypeFilters } from "./multi-type-filters.ts";

/** The GraphQL types of one space, which refer to each other. */
export interface SpaceTypes {
  readonly spaceId: string;
  /** By content type id. */
  readonly entries: ReadonlyMap<string, EntryType>;
  readonly asset: AssetType;
  readonly multiTypeFilters: MultiTypeFilters;
}

/** The types of all content types of a space, and that of its assets. */
export function createSpaceTypes({ id, contentTypes }: ContentSpace): SpaceTypes {
  const entries = new Map<string, EntryType>();
  const types: SpaceTypes = {
    spaceId: id,
    entries,
    asset: createAssetType(() => types),
    multiTypeFilters: createMultiTypeFilters(contentTypes),
  };
  for (const contentType of contentTypes) entries.set(contentType.sys.id, createEntryType(contentType, types));
  return types;
}
