import type { GraphQLError } from "graphql";
import { allowedTypesOf, type ExportedField, type LinkType } from "../export/space-export.ts";
import { findAssetView, findEntryView, readField, type AssetView, type EntryView } from "../space/content-view.ts";
import { readLinkId } from "../space/rich-text-document.ts";
import { resolveEntryType } from "./entry-interface.ts";
import { createContentError } from "./errors.ts";
import type { EntryType, SpaceTypes } from "./space-types.ts";

/** The target type of a field that allows exactly one content type. */
export function findOnlyTarget(field: ExportedField, types: SpaceTypes): EntryType | undefined {
  const [typeId, ...others] = allowedTypesOf(field);
  return typeId !== undefined && others.length === 0 ? types.entries.get(typeId) : undefined;
}

/** The ids a link field or list of links holds, in the editor's order. */
export function readLinkIds(view: EntryView, field: ExportedField): string[] {
  const value = readField(view, field);
  const links = Array.isArray(value) ? value : [value];
  return links.map(readLinkId).filter((id) => id !== undefined);
}

/**
 * The linked entry, or Contentful's error for an unresolvable link. A collection type that a list shares with the
 * content type `only` holds no entries of others.
 */
export function resolveEntryLink(
  view: EntryView,
  field: ExportedField,
  id: string,
  only?: EntryType,
): EntryView | GraphQLError {
  const target = findEntryView(view, id);
  if (!target) return createUnresolvableLink(view, field, "Entry", id);
  const allowed = allowedTypesOf(field);
  const contentTypeId = target.item.sys.contentType.sys.id;
  const isAllowed = field.type === "RichText" || allowed.length === 0 || allowed.includes(contentTypeId);
  if (isAllowed && (!only || only.contentType.sys.id === contentTypeId)) return target;
  return createContentError(
    "UNEXPECTED_LINKED_CONTENT_TYPE",
    `Link from entry '${view.item.sys.id}' to entry '${id}' on field '${field.id}' has the unexpected content type '${contentTypeId}'`,
    { type: resolveEntryType(view), field: field.id, linkId: id, linkingEntryId: view.item.sys.id },
  );
}

/** The linked asset, or Contentful's error for an unresolvable link. */
export function resolveAssetLink(view: EntryView, field: ExportedField, id: string): AssetView | GraphQLError {
  return findAssetView(view, id) ?? createUnresolvableLink(view, field, "Asset", id);
}

function createUnresolvableLink(view: EntryView, field: ExportedField, linkType: LinkType, linkId: string) {
  const type = resolveEntryType(view);
  const linkingEntryId = view.item.sys.id;
  return createContentError(
    "UNRESOLVABLE_LINK",
    `Link from entry '${linkingEntryId}' to ${linkType.toLowerCase()} '${linkId}' on field '${field.id}' within type '${type}' cannot be resolved`,
    { type, field: field.id, linkType, linkId, linkingEntryId },
  );
}
