import type { ExportedAsset, ExportedEntry, ExportedField } from "../export/space-export.ts";
import { fitValue } from "../space/field-values.ts";
import { readLocalized, tagIdsOf, type ItemView } from "../space/content-view.ts";
import { createdAtOf, linkTo, revisionOf, updatedAtOf } from "./item-sys.ts";

/** How items are written: each value in the perspective's locale, or in all locales by their codes. */
export interface ItemFormat {
  readonly allLocales: boolean;
  /** The top-level parts and their members to keep, as `select` names them; undefined for all. */
  readonly selected?: ReadonlyMap<string, ReadonlySet<string> | "all"> | undefined;
  readonly assetUrl: (exportedUrl: string) => string;
}

/** An entry or asset as the API writes it. */
export interface ItemJson {
  readonly metadata?: object;
  readonly sys?: object;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Writes an entry or asset. */
export function formatItem(view: ItemView, format: ItemFormat): ItemJson {
  const parts = { metadata: formatMetadata(view), sys: formatSys(view, format), fields: formatFields(view, format) };
  const { selected } = format;
  if (!selected) return parts;
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const members = selected.get(name);
      if (members === undefined) return [];
      return [[name, members === "all" ? part : pick(part as Record<string, unknown>, members)]];
    }),
  );
}

function pick(part: Readonly<Record<string, unknown>>, members: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(part).filter(([member]) => members.has(member)));
}

function formatMetadata(view: ItemView) {
  return {
    tags: tagIdsOf(view).map((id) => linkTo("Tag", id)),
    concepts: (view.item.metadata.concepts ?? []).map(({ sys }) => linkTo("TaxonomyConcept", sys.id)),
  };
}

function formatSys(view: ItemView, { allLocales }: ItemFormat) {
  const { kind, item, space, locale } = view;
  const { publishedVersion } = item.sys;
  return {
    space: linkTo("Space", space.id),
    id: item.sys.id,
    type: kind,
    createdAt: createdAtOf(view),
    updatedAt: updatedAtOf(view),
    environment: linkTo("Environment", space.environmentId),
    ...(typeof publishedVersion === "number" && { publishedVersion }),
    revision: revisionOf(view),
    ...(view.kind === "Entry" && { contentType: linkTo("ContentType", view.item.sys.contentType.sys.id) }),
    ...(!allLocales && { locale }),
  };
}

type Localized = Readonly<Record<string, unknown>>;

/** The fields that have a value. */
function formatFields(view: ItemView, { allLocales, assetUrl }: ItemFormat): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [id, values, isLocalized, field] of listFields(view)) {
    const toValue = (value: unknown) => {
      if (field) return fitValue(value, field).value;
      return id === "file" ? withUrl(value, assetUrl) : value;
    };
    if (allLocales) {
      const entries = Object.entries(values)
        .filter(([code]) => isWritten(view, code, isLocalized))
        .map(([code, value]) => [code, toValue(value)] as const)
        .filter(([, value]) => value !== undefined);
      if (entries.length > 0) written[id] = Object.fromEntries(entries);
      continue;
    }
    const value = toValue(isLocalized ? readLocalized(values, view) : values[view.space.locales.defaultCode]);
    if (value !== undefined) written[id] = value;
  }
  return written;
}

function isWritten({ space }: ItemView, code: string, isLocalized: boolean): boolean {
  return isLocalized ? space.locales.has(code) : code === space.locales.defaultCode;
}

function listFields(
  view: ItemView,
): (readonly [id: string, values: Localized, isLocalized: boolean, field?: ExportedField])[] {
  if (view.kind === "Asset") return listAssetFields(view.item);
  const { fields }: ExportedEntry = view.item;
  const contentType = view.space.findContentType(view.item.sys.contentType.sys.id);
  return (contentType?.fields ?? [])
    .filter(({ id, omitted }) => !omitted && fields[id])
    .map((field) => [field.id, fields[field.id] ?? {}, field.localized, field] as const);
}

function listAssetFields({ fields }: ExportedAsset) {
  const { title, description, file } = fields;
  return Object.entries({ title, description, file }).map(([id, values]) => [id, values ?? {}, true] as const);
}

function withUrl(file: unknown, assetUrl: ItemFormat["assetUrl"]): unknown {
  const { url } = (file ?? {}) as { url?: unknown };
  return typeof url === "string" ? { ...(file as object), url: assetUrl(url) } : file;
}
