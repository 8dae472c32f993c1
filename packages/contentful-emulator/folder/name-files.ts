import { basename, dirname, extname, posix } from "node:path";
import type { ExportedAsset, ExportedContentType, ExportedEntry, SpaceExport } from "../export/space-export.ts";
import { linkTypeOf } from "../export/space-export.ts";
import { createLocales } from "../space/locales.ts";
import { findTargets, readLinkId } from "../space/rich-text-document.ts";

/** The file of each entry and asset, by id, below the folder. */
export interface FileNames {
  readonly entries: ReadonlyMap<string, string>;
  readonly assets: ReadonlyMap<string, string>;
}

/** Where pictures lie that entries of several types show. */
const SHARED_FOLDER = "shared";

/** Names files after what editors call the entries, and puts pictures beside the entries that show them. */
export function nameFiles(space: SpaceExport): FileNames {
  const { defaultCode } = createLocales(space.locales);
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const taken = new Set<string>();
  const entries = new Map<string, string>();
  const byName = Map.groupBy(space.entries, (entry) => `${typeIdOf(entry)}/${nameEntry(entry, types, defaultCode)[0]}`);
  for (const [name, group] of byName) {
    for (const entry of group) {
      const [, ...more] = nameEntry(entry, types, defaultCode);
      const names = group.length === 1 ? [name] : more.map((word) => `${name}-${word}`);
      entries.set(entry.sys.id, `${takeFree([...names, name], taken)}.md`);
    }
  }
  return { entries, assets: nameAssets(space, types, taken, defaultCode) };
}

const typeIdOf = (entry: ExportedEntry) => entry.sys.contentType.sys.id;

/** The words of the field that editors see first, then those of the other short fields, which may tell two apart. */
function nameEntry(entry: ExportedEntry, types: ReadonlyMap<string, ExportedContentType>, locale: string): string[] {
  const type = types.get(typeIdOf(entry));
  const display = typeof type?.displayField === "string" ? type.displayField : undefined;
  const others = (type?.fields ?? []).filter((field) => field.type === "Symbol" && field.id !== display);
  const wordsOf = (id: string) => toSlug(entry.fields[id]?.[locale]);
  const first = (display === undefined ? "" : wordsOf(display)) || toSlug(entry.sys.id) || "entry";
  return [
    first,
    ...others
      .filter(({ required }) => required)
      .map(({ id }) => wordsOf(id))
      .filter(Boolean),
  ];
}

function toSlug(value: unknown): string {
  if (typeof value !== "string") return "";
  const plain = value.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z\d]+/).filter(Boolean);
  return words.join("-").slice(0, 60).replace(/-$/, "");
}

function takeFree(names: readonly string[], taken: Set<string>, end = ""): string {
  const last = names.at(-1) ?? "";
  for (let count = 1; ; count += 1) {
    const free = (count === 1 ? names : [`${last}-${count}`]).find((name) => !taken.has((name + end).toLowerCase()));
    if (free === undefined) continue;
    taken.add((free + end).toLowerCase());
    return free + end;
  }
}

function nameAssets(
  space: SpaceExport,
  types: ReadonlyMap<string, ExportedContentType>,
  taken: Set<string>,
  locale: string,
): Map<string, string> {
  const users = new Map<string, Set<string>>();
  for (const entry of space.entries)
    for (const id of listLinkedAssets(entry, types.get(typeIdOf(entry))))
      users.set(id, (users.get(id) ?? new Set()).add(typeIdOf(entry)));
  const names = new Map<string, string>();
  for (const asset of space.assets) {
    const [folder = SHARED_FOLDER, other] = users.get(asset.sys.id) ?? [];
    const fileName = fileNameOf(asset, locale);
    const end = extname(fileName);
    const name =
      basename(fileName, end)
        .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
        .replace(/^[.#-]+/, "") || asset.sys.id;
    names.set(asset.sys.id, takeFree([posix.join(other === undefined ? folder : SHARED_FOLDER, name)], taken, end));
  }
  return names;
}

function fileNameOf({ fields, sys }: ExportedAsset, locale: string): string {
  const file = fields.file[locale] ?? Object.values(fields.file)[0];
  return file?.fileName ?? sys.id;
}

function listLinkedAssets(entry: ExportedEntry, type: ExportedContentType | undefined): string[] {
  return (type?.fields ?? []).flatMap((field) => {
    const values = Object.values(entry.fields[field.id] ?? {});
    if (field.type === "RichText")
      return values
        .flatMap((value) => findTargets(value))
        .filter(isAssetLink)
        .flatMap((link) => readLinkId(link) ?? []);
    if (linkTypeOf(field) !== "Asset") return [];
    return values.flat().flatMap((link) => readLinkId(link) ?? []);
  });
}

function isAssetLink(link: unknown): boolean {
  return (link as { sys?: { linkType?: unknown } } | null)?.sys?.linkType === "Asset";
}

/** The path of one file from the folder of another. */
export function pathFrom(file: string, target: string): string {
  return posix.relative(dirname(file), target);
}
