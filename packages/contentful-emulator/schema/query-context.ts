import { GraphQLBoolean, GraphQLString, type GraphQLFieldConfigArgumentMap } from "graphql";
import type { ContentSpace } from "../space/content-space.ts";
import type { Perspective } from "../space/content-view.ts";
import { createContentError } from "./errors.ts";

/** What resolvers may use while one query runs. */
export interface QueryContext {
  readonly space: ContentSpace;
  /** True when the request's token may see drafts. */
  readonly canPreview: boolean;
  /** The address under which an asset's file can be fetched, from the one the export names. */
  readonly assetUrl: (exportedUrl: string) => string;
}

export interface PerspectiveArgs {
  locale?: string | null;
  preview?: boolean | null;
  useFallbackLocale?: boolean | null;
}

export const LOCALE_ARGS: GraphQLFieldConfigArgumentMap = {
  locale: { type: GraphQLString },
  useFallbackLocale: { type: GraphQLBoolean },
};

export const PERSPECTIVE_ARGS: GraphQLFieldConfigArgumentMap = {
  ...LOCALE_ARGS,
  preview: { type: GraphQLBoolean },
};

/** The perspective of a query before any argument: default locale, published content. */
export function createRootPerspective({ space }: QueryContext): Perspective {
  return { space, locale: space.locales.defaultCode, useFallbackLocale: true, preview: false };
}

/** The perspective a field's arguments ask for; arguments left out are inherited from the parent. */
export function applyPerspective<T extends Perspective>(parent: T, args: PerspectiveArgs, context: QueryContext): T {
  const locale = args.locale ?? parent.locale;
  const preview = args.preview ?? parent.preview;
  if (!context.space.locales.has(locale)) {
    throw createContentError("UNKNOWN_LOCALE", `Unknown locale '${locale}'`, { locale });
  }
  if (preview && !context.canPreview) {
    throw createContentError("ACCESS_TOKEN_INVALID", "Drafts can only be read with a preview token");
  }
  return { ...parent, locale, preview, useFallbackLocale: args.useFallbackLocale ?? parent.useFallbackLocale };
}
