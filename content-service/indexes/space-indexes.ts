import type { AssetView, EntryView, ItemView, Perspective } from "../space/content-view.ts";
import { viewAssets, viewEntries } from "../space/content-view.ts";
import { createCollectionIndex } from "./collection-index.ts";
import type { CollectionIndex } from "./collection-index.ts";

/** The indexes of a space, one for each collection and perspective, made when first asked for. */
export interface SpaceIndexes {
  /** The visible entries, of one content type or all. */
  ofEntries(perspective: Perspective, contentTypeId?: string): CollectionIndex<EntryView>;
  /** The visible assets. */
  ofAssets(perspective: Perspective): CollectionIndex<AssetView>;
}

/** No indexes yet. They belong to one space: another, such as the same export read again, has its own. */
export function createSpaceIndexes(): SpaceIndexes {
  const entries = keepByName<CollectionIndex<EntryView>>();
  const assets = keepByName<CollectionIndex<AssetView>>();
  return {
    ofEntries: (perspective, contentTypeId) =>
      entries(nameOf(perspective, contentTypeId), () => {
        const { space } = perspective;
        const listed = contentTypeId === undefined ? space.entries : space.findEntriesOfType(contentTypeId);
        return createIndex(perspective, viewEntries(perspective, listed));
      }),
    ofAssets: (perspective) =>
      assets(nameOf(perspective), () => createIndex(perspective, viewAssets(perspective, perspective.space.assets))),
  };
}

/** Keeps nothing of a perspective but what makes it, because it may be a view or more. */
function createIndex<T extends ItemView>(perspective: Perspective, views: readonly T[]): CollectionIndex<T> {
  const { space, locale, preview, useFallbackLocale } = perspective;
  return createCollectionIndex({ space, locale, preview, useFallbackLocale }, views);
}

function nameOf({ locale, preview, useFallbackLocale }: Perspective, contentTypeId?: string): string {
  return JSON.stringify([locale, preview, useFallbackLocale, contentTypeId]);
}

function keepByName<V>() {
  const kept = new Map<string, V>();
  return (name: string, create: () => V): V => {
    const value = kept.get(name) ?? create();
    kept.set(name, value);
    return value;
  };
}
