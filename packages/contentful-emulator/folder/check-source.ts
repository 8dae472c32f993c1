import { listFiles } from "./list-files.ts";
import { readSpaceFacts, type ContentTypes } from "./folder-space.ts";
import type { ContentFault } from "./front-matter.ts";
import { createLinkTargets } from "./link-files.ts";
import { readItem } from "./read-item.ts";
import { typeOf, nameOf } from "./folder-paths.ts";

/** Reads files as the folder would, before they are in it. */
export interface SourceCheck {
  /** What is wrong in the text of a file at that path. `more` names files that come with it. */
  findFaults: (path: string, text: string, more?: ReadonlySet<string>) => readonly ContentFault[];
  /** The paths of the files that are in the folder. */
  readonly paths: readonly string[];
  readonly locales: { defaultLocale: string; others: readonly string[] };
}

const NONE: ReadonlySet<string> = new Set();

/** Looks at the folder once. Rejects with `SpaceExportError`, or as `readdir` does. */
export async function openSourceCheck(directory: string, contentTypes: ContentTypes): Promise<SourceCheck> {
  const { types, space } = await readSpaceFacts(directory, contentTypes);
  const paths = (await listFiles(directory)).files.map(({ path }) => path);
  const targetsOf = (more: ReadonlySet<string>) => createLinkTargets(new Set([...paths, ...more]), () => undefined);
  let last = { more: NONE, ...targetsOf(NONE) };
  return {
    paths,
    locales: {
      defaultLocale: space.defaultLocale,
      others: space.localeCodes.filter((code) => code !== space.defaultLocale),
    },
    findFaults(path, text, more = NONE) {
      const contentType = types.get(typeOf(path));
      const { faults, links } = readItem(
        { file: path, text, modified: new Date(), namePath: nameOf(path), contentType },
        space,
      );
      if (last.more !== more) last = { more, ...targetsOf(more) };
      return [
        ...faults,
        ...links.flatMap((pending) => {
          const message = last.resolve(path, pending);
          return message === undefined ? [] : { file: path, line: pending.line, message };
        }),
      ];
    },
  };
}
