import { posix } from "node:path";

/** Entries are Markdown or JSON files in a folder named after their content type. */
const ENTRY_FILE = /^[^/]+\/.+\.(?:md|json)$/;

/** What is said of a picture is in a file beside it with this at the end of its name. */
export const SIDECAR_END = ".yaml";

export function isEntryFile(path: string): boolean {
  return ENTRY_FILE.test(path);
}

export function isSidecar(path: string): boolean {
  return path.endsWith(SIDECAR_END);
}

/** The content type's id: the name of the first folder. */
export function typeOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/** The path that an entry has its id of: without the type's folder and the end of the name. */
export function nameOf(path: string): string {
  return withoutEnd(path.slice(typeOf(path).length + 1));
}

export function withoutEnd(path: string): string {
  return path.replace(/\.(?:md|json)$/, "");
}

/** The entry's file that `soup.ml.md` translates, and the locale it is in; undefined for an entry's own file. */
export function translationOf(
  path: string,
  { defaultLocale, localeCodes }: { defaultLocale: string; localeCodes: readonly string[] },
): { path: string; locale: string } | undefined {
  const [, name = "", tag = "", end = ""] = /^(.+)\.([\w-]+)(\.(?:md|json))$/.exec(path) ?? [];
  const locale = localeCodes.find((code) => code === tag) ?? localeCodes.find((code) => code.split("-")[0] === tag);
  return locale === undefined || locale === defaultLocale ? undefined : { path: name + end, locale };
}

/** Beside the entries of a type: the names of their files in the order in which they are listed, one a line. */
export const ORDER_FILE = "order.txt";

/** The entry's file that `soup.draft.md` is the next version of, shown in previews alone; undefined for other files. */
export function draftOf(path: string): string | undefined {
  return path.endsWith(".draft.md") ? path.replace(/\.draft\.md$/, ".md") : undefined;
}

/** The places that a path in a file may mean: from the file's own folder, or from the folder of all content. */
export function placesOf(file: string, target: string): string[] {
  const isOutside = (path: string) => path === ".." || path.startsWith("../");
  return [posix.join(posix.dirname(file), target), posix.normalize(target)].filter((path) => !isOutside(path));
}
