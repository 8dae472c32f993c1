import { GraphQLInt, GraphQLObjectType, GraphQLString, type GraphQLFieldConfig, type GraphQLScalarType } from "graphql";
import type { ExportedFile } from "../export/space-export.ts";
import { readLocalized, type AssetView } from "../space/content-view.ts";
import { createCollectionTypes } from "./collection.ts";
import { createNumberTerms, createStringTerms } from "./filter-terms.ts";
import { createFilter } from "./filter.ts";
import { imageTransformType, toTransformedUrl, type ImageTransform } from "./image-transform-type.ts";
import { createLinkedFromField } from "./linking-collections.ts";
import { createOrderType, sysOrderKeys } from "./order.ts";
import { applyPerspective, LOCALE_ARGS, type PerspectiveArgs, type QueryContext } from "./query-context.ts";
import type { AssetType, SpaceTypes } from "./space-types.ts";
import { itemFields, itemTerms } from "./sys-types.ts";

type ReadAsset = (view: AssetView) => string | number | undefined;

const fileOf = (view: AssetView): ExportedFile | undefined => readLocalized(view.item.fields.file, view);

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const readers = {
  title: (view) => textOf(readLocalized(view.item.fields.title, view)),
  description: (view) => textOf(readLocalized(view.item.fields.description, view)),
  url: (view) => fileOf(view)?.url,
  contentType: (view) => fileOf(view)?.contentType,
  fileName: (view) => fileOf(view)?.fileName,
  size: (view) => fileOf(view)?.details?.size,
  width: (view) => fileOf(view)?.details?.image?.width,
  height: (view) => fileOf(view)?.details?.image?.height,
} satisfies Record<string, ReadAsset>;

function createAssetField(
  type: GraphQLScalarType,
  read: ReadAsset,
): GraphQLFieldConfig<AssetView, QueryContext, PerspectiveArgs> {
  return { type, args: LOCALE_ARGS, resolve: (view, args, context) => read(applyPerspective(view, args, context)) };
}

/** The types of a space's assets; those of its content types are looked up when the schema is put together. */
export function createAssetType(getTypes: () => SpaceTypes): AssetType {
  const object = new GraphQLObjectType<AssetView, QueryContext>({
    name: "Asset",
    description: "A file of any kind with its title and description.",
    fields: () => ({
      ...itemFields,
      title: createAssetField(GraphQLString, readers.title),
      description: createAssetField(GraphQLString, readers.description),
      contentType: createAssetField(GraphQLString, readers.contentType),
      fileName: createAssetField(GraphQLString, readers.fileName),
      size: createAssetField(GraphQLInt, readers.size),
      width: createAssetField(GraphQLInt, readers.width),
      height: createAssetField(GraphQLInt, readers.height),
      url: {
        type: GraphQLString,
        args: { ...LOCALE_ARGS, transform: { type: imageTransformType } },
        resolve: resolveUrl,
      },
      linkedFrom: createLinkedFromField("Asset", "Asset", undefined, getTypes()),
    }),
  });
  return { object, collections: createCollectionTypes("Asset", () => object) };
}

function resolveUrl(
  parent: AssetView,
  { transform, ...args }: PerspectiveArgs & { transform?: ImageTransform | null },
  context: QueryContext,
): string | null {
  const view = applyPerspective(parent, args, context);
  const url = readers.url(view);
  if (url === undefined) return null;
  const isPicture = fileOf(view)?.contentType?.startsWith("image/");
  return toTransformedUrl(context.assetUrl(url), (isPicture && transform) || {});
}

export const assetFilter = createFilter<AssetView>("AssetFilter", () => [
  ...itemTerms,
  ...(["title", "description", "url", "contentType", "fileName"] as const).flatMap((name) =>
    createStringTerms(name, readers[name]),
  ),
  ...(["size", "width", "height"] as const).flatMap((name) => createNumberTerms(name, GraphQLInt, readers[name])),
]);

/** Contentful orders assets by these, not by title. */
export const assetOrderType = createOrderType<AssetView>("AssetOrder", [
  ...(["contentType", "fileName", "height", "size", "url", "width"] as const).map((name) => ({
    name,
    read: readers[name],
  })),
  ...sysOrderKeys,
]);
