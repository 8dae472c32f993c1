import type { ExportedContentType, ExportedLocale, ExportedTag } from "../export/space-export.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { linkTo } from "./item-sys.ts";

type Sys = Readonly<Record<string, unknown>>;

/** A space as the API writes it, with its locales. */
export function formatSpace(space: ContentSpace) {
  const locales = formatLocales(space);
  return {
    sys: { type: "Space", id: space.id },
    name: space.id,
    locales: locales.map(({ code, default: isDefault, name, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  };
}

/** The locales of a space, the default one first, as Contentful's web app lists them. */
export function formatLocales({ exported, locales }: ContentSpace) {
  const known: readonly ExportedLocale[] =
    exported.locales.length > 0 ? exported.locales : [{ code: locales.defaultCode, default: true, fallbackCode: null }];
  return known.map((locale) => ({
    code: locale.code,
    name: typeof locale.name === "string" ? locale.name : locale.code,
    default: locale.code === locales.defaultCode,
    fallbackCode: locale.fallbackCode ?? null,
    sys: { id: readId(locale.sys) ?? locale.code, type: "Locale", version: 1 },
  }));
}

function readId(sys: unknown): string | undefined {
  const { id } = (sys ?? {}) as { id?: unknown };
  return typeof id === "string" ? id : undefined;
}

/** A content type. Validations of fields are not delivered, those of a list's items are. */
export function formatContentType(
  space: ContentSpace,
  { sys, name, description, fields, ...rest }: ExportedContentType,
) {
  const { createdAt, updatedAt, publishedAt, firstPublishedAt, publishedCounter }: Sys = sys;
  return {
    sys: {
      space: linkTo("Space", space.id),
      id: sys.id,
      type: "ContentType",
      createdAt: firstPublishedAt ?? createdAt,
      updatedAt: publishedAt ?? updatedAt,
      environment: linkTo("Environment", space.environmentId),
      revision: publishedCounter ?? 1,
    },
    displayField: (rest as { displayField?: unknown }).displayField ?? null,
    name,
    description: description ?? "",
    fields: fields.map(formatField),
  };
}

function formatField(field: ExportedContentType["fields"][number]) {
  const { id, name, type, localized, required, disabled, omitted, linkType, items, allowedResources } =
    field as typeof field & Record<"disabled" | "allowedResources", unknown>;
  return {
    id,
    name,
    type,
    localized,
    required,
    disabled: disabled ?? false,
    omitted,
    ...(linkType !== undefined && { linkType }),
    ...(items && { items }),
    ...(allowedResources !== undefined && { allowedResources }),
  };
}

/** A tag that everybody may see. */
export function formatTag(space: ContentSpace, { sys, name }: ExportedTag) {
  const { createdAt, updatedAt, version }: Sys = sys;
  return {
    sys: {
      space: linkTo("Space", space.id),
      id: sys.id,
      type: "Tag",
      createdAt,
      updatedAt,
      environment: linkTo("Environment", space.environmentId),
      version: version ?? 1,
      visibility: "public",
    },
    name,
  };
}
