import type { ExportedAsset, ExportedEntry, ExportedField } from "../export/space-export.ts";
import type { ContentSpace } from "./content-space.ts";
import { fitValue } from "./field-values.ts";

/** How a query sees the space: which locale, and whether drafts are visible. */
export interface Perspective {
  readonly space: ContentSpace;
  readonly locale: string;
  readonly useFallbackLocale: boolean;
  readonly preview: boolean;
}

/** An entry as one query sees it. */
export interface EntryView extends Perspective {
  readonly kind: "Entry";
  /** In previews its next version, where there is one. */
  readonly item: ExportedEntry;
}

/** An asset as one query sees it. */
export interface AssetView extends Perspective {
  readonly kind: "Asset";
  readonly item: ExportedAsset;
}

export type ItemView = EntryView | AssetView;

type LocalizedValue<T> = Readonly<Record<string, T>> | undefined;

/** A localised field's value, by the locale's fallbacks; an explicit null or empty text does not fall back. */
export function readLocalized<T>(values: LocalizedValue<T>, perspective: Perspective): T | undefined {
  if (!values) return undefined;
  const { space, locale, useFallbackLocale } = perspective;
  const chain = useFallbackLocale ? space.locales.fallbackChain(locale) : [locale];
  const code = chain.find((candidate) => values[candidate] !== undefined);
  return code === undefined ? undefined : values[code];
}

/** The value of an entry's field; undefined for one that does not fit the field. */
export function readField(view: EntryView, field: ExportedField): unknown {
  return fitValue(readExported(view, field), field).value;
}

/** As the export has it; a field that is not localised holds one value for every locale. */
export function readExported(view: EntryView, field: ExportedField): unknown {
  const values = view.item.fields[field.id];
  if (field.localized) return readLocalized(values, view);
  return values?.[view.space.locales.defaultCode];
}

/** The tags of an item; private ones are never delivered. Source: the documentation of tags. */
export function tagIdsOf({ item, space }: ItemView): string[] {
  const ids = (item.metadata.tags ?? []).map(({ sys }) => sys.id);
  return ids.filter((id) => !space.privateTags.has(id));
}

/** True when the perspective may see the item: published ones always, drafts in preview, archived ones never. */
function isVisible({ sys }: ExportedEntry | ExportedAsset, { preview }: Pick<Perspective, "preview">): boolean {
  if (typeof sys.archivedVersion === "number") return false;
  return preview || typeof sys.publishedVersion === "number";
}

/** The entry of that id if the perspective may see it. */
export function findEntryView(perspective: Perspective, id: string): EntryView | undefined {
  const item = perspective.space.findEntry(id);
  return item && isVisible(item, perspective) ? viewEntry(perspective, item) : undefined;
}

/** The asset of that id if the perspective may see it. */
export function findAssetView(perspective: Perspective, id: string): AssetView | undefined {
  const item = perspective.space.findAsset(id);
  return item && isVisible(item, perspective) ? viewAsset(perspective, item) : undefined;
}

/** The visible ones of the given entries. */
export function viewEntries(perspective: Perspective, entries: readonly ExportedEntry[]): EntryView[] {
  return entries.filter((entry) => isVisible(entry, perspective)).map((entry) => viewEntry(perspective, entry));
}

/** The visible ones of the given assets. */
export function viewAssets(perspective: Perspective, assets: readonly ExportedAsset[]): AssetView[] {
  return assets.filter((asset) => isVisible(asset, perspective)).map((asset) => viewAsset(perspective, asset));
}

function viewEntry({ space, locale, useFallbackLocale, preview }: Perspective, item: ExportedEntry): EntryView {
  const shown = preview && item.changed ? (item.changed as ExportedEntry) : item;
  return { kind: "Entry", space, locale, useFallbackLocale, preview, item: shown };
}

function viewAsset({ space, locale, useFallbackLocale, preview }: Perspective, item: ExportedAsset): AssetView {
  return { kind: "Asset", space, locale, useFallbackLocale, preview, item };
}
