import type { PendingLink } from "./read-value.ts";
import { contentTypeOf } from "./folder-asset.ts";
import { draftOf, isEntryFile, placesOf, SIDECAR_END, typeOf, withoutEnd } from "./folder-paths.ts";
import { idOfPath } from "./item-sys.ts";

/** The files that links lead to. */
export interface LinkTargets {
  /** Writes the id of a link's target into the link; what is wrong with the link when there is none. */
  resolve: (file: string, pending: PendingLink) => string | undefined;
  /** The picture or file that a link of that file means. */
  findAsset: (file: string, target: string) => string | undefined;
}

/** `idOf` gives the id in an entry's file, or in the file beside an asset; undefined when unreadable. */
export function createLinkTargets(paths: ReadonlySet<string>, idOf: (path: string) => string | undefined): LinkTargets {
  const files = [...paths].filter(isEntryFile).map((path) => draftOf(path) ?? path);
  const entries = new Map(files.map((path) => [withoutEnd(path), path]));

  const findAsset = (file: string, target: string) =>
    placesOf(file, target).find((path) => paths.has(path) || paths.has(path + SIDECAR_END));

  function resolveEntry(file: string, { link, target, allowedTypes }: PendingLink): string | undefined {
    const places = [...placesOf(file, target), ...allowedTypes.map((type) => `${type}/${target}`)].map(withoutEnd);
    const found = places.flatMap((place) => entries.get(place) ?? []);
    const allowed = found.find((path) => allowedTypes.length === 0 || allowedTypes.includes(typeOf(path)));
    if (allowed !== undefined) {
      link.sys.id = idOf(allowed) ?? idOfPath(withoutEnd(allowed.slice(typeOf(allowed).length + 1)));
      return undefined;
    }
    const types = allowedTypes.join(" or ");
    if (found[0] !== undefined) return `${target} is of ${typeOf(found[0])}: the link must be to ${types}`;
    link.sys.id ||= idOfPath(withoutEnd(target)) || "nobody";
    return `there is no entry "${target}": write the name of its file${types === "" ? " with its folder" : ` in ${types}`}`;
  }

  function resolveAsset(file: string, { link, target, mimeGroups }: PendingLink): string | undefined {
    const path = findAsset(file, target);
    if (path === undefined) {
      link.sys.id ||= idOfPath(target) || "nothing";
      return `there is no file "${target}": write its path from the folder of this file`;
    }
    link.sys.id = idOf(path + SIDECAR_END) ?? idOfPath(path);
    const [group = ""] = contentTypeOf(path).split("/");
    const isAllowed = mimeGroups.length === 0 || mimeGroups.includes(group) || !MIME_GROUPS.has(group);
    return isAllowed ? undefined : `"${target}" must be of the kind ${mimeGroups.join(" or ")}, but is ${group}`;
  }

  return {
    findAsset,
    resolve: (file, pending) =>
      pending.link.sys.linkType === "Entry" ? resolveEntry(file, pending) : resolveAsset(file, pending),
  };
}

/** Contentful's groups for which the type's first half is the name. */
const MIME_GROUPS = new Set(["image", "video", "audio"]);
