import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describeFault } from "contentful-emulator/front-matter";
import { watchFolders } from "contentful-emulator/watch";
import type { Logger } from "pino";
import type { OwnPage, OwnPages } from "#site/pages/own-page.ts";
import type { EntryPlace } from "../entries/entry-places.server.ts";
import { createEntryTypes } from "../entries/entry-types.ts";
import type { KnownSite } from "./page-test.ts";
import { PAGE, type PageSource, readPages } from "./read-pages.ts";

/** Where pages are kept; what DATA_DIR has takes the place of a file of the site data of the same name. */
export interface PagesPlace extends KnownSite {
  siteDataDir: string;
  dataDir: string;
}

const FOLDER = "pages";

/** The files in the order of their names. Faults name those of the site data without their place. */
export async function readSources({ siteDataDir, dataDir }: Pick<PagesPlace, "siteDataDir" | "dataDir">) {
  const sources = new Map<string, PageSource>();
  for (const folder of [siteDataDir, dataDir]) {
    const names = await readdir(join(folder, FOLDER)).catch(() => []);
    for (const name of names.filter((one) => /^[^.#].*\.md$/.test(one))) {
      // One that cannot be read has a fault, as one without fields has.
      const source = await readFile(join(folder, FOLDER, name), "utf8").catch(() => "");
      sources.set(name, { name, file: join(folder === dataDir ? folder : "", FOLDER, name), source });
    }
  }
  return [...sources.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** Pages as entries of the desk, which writes them into DATA_DIR. */
export function pagesAsEntries(place: PagesPlace, whenShown: () => Promise<void>): EntryPlace {
  const { siteDataDir: below, dataDir, site } = place;
  const [defaultLocale, ...others] = site.languages;
  return {
    ...{ types: createEntryTypes([PAGE]), directory: () => dataDir, below, whenShown },
    async openCheck() {
      const sources = await readSources(place);
      return {
        paths: sources.map(({ name }) => `${FOLDER}/${name}`),
        locales: { defaultLocale, others },
        findFaults(file, source) {
          const name = basename(file);
          // The last of two with one address has the fault.
          const all = [...sources.filter((one) => one.name !== name), { name, file, source }];
          return readPages(all, place).faults.filter((fault) => fault.file === file);
        },
      };
    },
  };
}

/** The pages as the files are now. One with a fault stays as it was, or is not shown, and the log names the fault. */
export async function openOwnPages(place: PagesPlace, log: Pick<Logger, "warn">, onChange: () => void) {
  let sources: PageSource[] = [];
  let good = sources;
  let pages = new Map<string, OwnPage[]>();

  async function reload(): Promise<void> {
    const found = await readSources(place);
    if (isDeepStrictEqual(found, sources)) return;
    sources = found;
    const { faults } = readPages(sources, place);
    for (const fault of faults) log.warn(`a page is not shown as it is written: ${describeFault(fault)}`);
    const isFaulty = ({ file }: PageSource) => faults.some((fault) => fault.file === file);
    good = sources.flatMap((one) => (isFaulty(one) ? good.filter(({ name }) => name === one.name) : one));
    pages = new Map(place.site.languages.map((language) => [language, readPages(good, place, { language }).pages]));
    onChange();
  }

  await reload();
  return {
    in: (language: string): OwnPages => ({ list: () => pages.get(language) ?? [] }),
    /** With what is not public yet, in the first language. */
    drafts: { list: () => readPages(sources, place, { isDrafts: true }).pages } satisfies OwnPages,
    reload,
    watch: () =>
      watchFolders({
        folders: () => [place.siteDataDir, place.dataDir].map((folder) => join(folder, FOLDER)),
        check: () => reload().then(() => true),
      }),
  };
}
