import { GraphQLInt, GraphQLObjectType, GraphQLString } from "graphql";
import type { GraphQLFieldConfig, GraphQLScalarType } from "graphql";
import type { ExportedFile } from "../export/space-export.ts";
import { readLocalized } from "../space/content-view.ts";
import type { AssetView } from "../space/content-view.ts";
import { createCollectionType } from "./collection.ts";
import { createNumberTerms, createStringTerms } from "./filter-terms.ts";
import { createFilter } from "./filter.ts";
import { imageTransformType, toTransformedUrl } from "./image-transform-type.ts";
import type { ImageTransform } from "./image-transform-type.ts";
import { createOrderType, sysOrderKeys } from "./order.ts";
import { applyPerspective, LOCALE_ARGS } from "./query-context.ts";
import type { PerspectiveArgs, QueryContext } from "./query-context.ts";
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

/** A file with its description. */
export const assetType = new GraphQLObjectType<AssetView, QueryContext>({
  name: "Asset",
  fields: {
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
      resolve: (view: AssetView, args: PerspectiveArgs & { transform?: ImageTransform | null }, context) => {
        const url = readers.url(applyPerspective(view, args, context));
        if (url === undefined) return null;
        const isPicture = fileOf(view)?.contentType?.startsWith("image/");
        return toTransformedUrl(context.assetUrl(url), (isPicture && args.transform) || {});
      },
    },
  },
});

export const assetCollectionType = createCollectionType("AssetCollection", () => assetType);

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
