import { createKeptValues } from "../cache/kept-values.ts";
import type { AssetView, EntryView, Perspective } from "../space/content-view.ts";
import { viewAssets, viewEntries } from "../space/content-view.ts";
import { createCollectionIndex } from "./collection-index.ts";
import type { CollectionIndex } from "./collection-index.ts";
import { once } from "./once.ts";

/** The indexes of a space, one for each collection and perspective, made when first asked for. */
export interface SpaceIndexes {
  /** The visible entries, of one content type or all. */
  ofEntries(perspective: Perspective, contentTypeId?: string): CollectionIndex<EntryView>;
  /** The visible assets. */
  ofAssets(perspective: Perspective): CollectionIndex<AssetView>;
}

interface PerspectiveIndexes {
  ofEntries(contentTypeId: string | undefined): CollectionIndex<EntryView>;
  ofAssets(): CollectionIndex<AssetView>;
}

/** A perspective's indexes may need as much memory as the export itself. */
const MOST_PERSPECTIVES = 12;

/**
 * No indexes yet; those of the last perspectives asked for are kept. They belong to one space: another, such as the same
 * export read again, has its own.
 */
export function createSpaceIndexes(): SpaceIndexes {
  const kept = createKeptValues<string, PerspectiveIndexes>(MOST_PERSPECTIVES);
  const find = (perspective: Perspective) => kept.get(nameOf(perspective), () => createPerspectiveIndexes(perspective));
  return {
    ofEntries: (perspective, contentTypeId) => find(perspective).ofEntries(contentTypeId),
    ofAssets: (perspective) => find(perspective).ofAssets(),
  };
}

function nameOf({ locale, preview, useFallbackLocale }: Perspective): string {
  return JSON.stringify([locale, preview, useFallbackLocale]);
}

/** Keeps nothing of a perspective but what makes it, because it may be a view or more. */
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
