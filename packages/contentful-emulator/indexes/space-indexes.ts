import { createLruCache, once } from "../caching.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { viewAssets, viewEntries, type AssetView, type EntryView, type Perspective } from "../space/content-view.ts";
import { createCollectionIndex, type CollectionIndex } from "./collection-index.ts";
import { findLinkingEntries, type LinkingEntries } from "./linking-entries.ts";
import { buildOnce, type Steps } from "../steps.ts";

/** The indexes of a space, one for each collection and perspective, built on first use. */
export interface SpaceIndexes {
  /** The visible entries, of one content type or all. */
  ofEntries(perspective: Perspective, contentTypeId?: string): CollectionIndex<EntryView>;
  /** The visible assets. */
  ofAssets(perspective: Perspective): CollectionIndex<AssetView>;
  /** Which entries link to which. */
  readonly linking: () => Steps<LinkingEntries>;
}

interface PerspectiveIndexes {
  ofEntries(contentTypeId: string | undefined): CollectionIndex<EntryView>;
  ofAssets(): CollectionIndex<AssetView>;
}

/** A perspective's indexes may need as much memory as the export itself. */
const MAX_PERSPECTIVES = 12;

const indexesBySpace = new WeakMap<ContentSpace, SpaceIndexes>();

/** The indexes of a space; an export that is read again gets new ones. */
export function indexesOf(space: ContentSpace): SpaceIndexes {
  const indexes = indexesBySpace.get(space) ?? createSpaceIndexes(space);
  indexesBySpace.set(space, indexes);
  return indexes;
}

/** Caches the indexes of the last perspectives used. */
function createSpaceIndexes(space: ContentSpace): SpaceIndexes {
  const indexes = createLruCache<string, PerspectiveIndexes>(MAX_PERSPECTIVES);
  const find = (perspective: Perspective) =>
    indexes.get(nameOf(perspective), () => createPerspectiveIndexes(perspective));
  return {
    ofEntries: (perspective, contentTypeId) => find(perspective).ofEntries(contentTypeId),
    ofAssets: (perspective) => find(perspective).ofAssets(),
    linking: buildOnce(() => findLinkingEntries(space)),
  };
}

function nameOf({ locale, preview, useFallbackLocale }: Perspective): string {
  return JSON.stringify([locale, preview, useFallbackLocale]);
}

/** Copies the perspective's own fields, because the object given may be a view that holds an entry. */
function createPerspectiveIndexes({ space, locale, preview, useFallbackLocale }: Perspective): PerspectiveIndexes {
  const perspective = { space, locale, preview, useFallbackLocale };
  const entriesByType = new Map<string | undefined, CollectionIndex<EntryView>>();
  const assets = once(() => createCollectionIndex(perspective, viewAssets(perspective, space.assets)));
  function ofEntries(contentTypeId: string | undefined): CollectionIndex<EntryView> {
    const listed = contentTypeId === undefined ? space.entries : space.findEntriesOfType(contentTypeId);
    const index =
      entriesByType.get(contentTypeId) ?? createCollectionIndex(perspective, viewEntries(perspective, listed));
    entriesByType.set(contentTypeId, index);
    return index;
  }
  return { ofEntries, ofAssets: assets };
}
