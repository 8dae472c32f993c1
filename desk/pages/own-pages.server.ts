import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ContentFault, describeFault } from "contentful-emulator/front-matter";
import { watchFolders } from "contentful-emulator/watch";
import type { Logger } from "pino";
import { SiteDataError, type SiteDataProblem } from "#site/hospitals/read-data-file.server.ts";
import type { OwnPage, OwnPages } from "#site/pages/own-page.ts";
import type { EntryPlace } from "../entries/entry-places.server.ts";
import { createEntryTypes } from "../entries/entry-types.ts";
import { type AddressTable, isTaken, type KnownSite } from "./page-test.ts";
import { lineOf, PAGE, type PageSource, type ReadPage, readPage } from "./read-page.ts";

/** Where pages are kept; what DATA_DIR has takes the place of a file of the site data of the same name. */
export interface PagesPlace {
  siteDataDir: string;
  dataDir: string;
  site: KnownSite;
  table: AddressTable;
}

type Known = Pick<PagesPlace, "site" | "table">;

const FOLDER = "pages";

/** The files by name, e.g. "patients-rights.md". Faults name those of the site data without their place. */
export async function readSources({ siteDataDir, dataDir }: Pick<PagesPlace, "siteDataDir" | "dataDir">) {
  const sources = new Map<string, PageSource>();
  for (const [folder, label] of [[siteDataDir, FOLDER] as const, [dataDir, join(dataDir, FOLDER)] as const]) {
    const names = await readdir(join(folder, FOLDER)).catch(() => []);
    for (const name of names.toSorted()) {
      if (!/^[^.#].*\.md$/.test(name)) continue;
      const source = await readFile(join(folder, FOLDER, name), "utf8").catch(() => undefined);
      if (source !== undefined) sources.set(name, { file: `${label}/${name}`, source });
    }
  }
  return sources;
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
        paths: [...sources.values()].map(({ file }) => `${FOLDER}/${basename(file)}`),
        locales: { defaultLocale, others },
        findFaults(file, source) {
          const name = basename(file);
          const { faults } = parseOwnPages(new Map(sources).set(name, { file, source }), place);
          return faults.filter((fault) => fault.file === file || fault.message.includes(` is in ${name} already`));
        },
      };
    },
  };
}

const DRAFT = /\.draft\.md$/;

/** Undefined for a file that never had a page without a fault. */
type Sources = ReadonlyMap<string, PageSource | undefined>;

/** By language, in the order of the files' names; what has a fault is left out. `isDrafts`: as previews show them. */
export function parseOwnPages(sources: Sources, { site, table }: Known, isDrafts = false) {
  const faults: ContentFault[] = [];
  const read = new Map<string, ReadPage>();
  const names = new Set(Array.from(sources.keys(), (name) => name.replace(DRAFT, ".md")));
  for (const name of [...names].toSorted()) {
    const draft = isDrafts ? sources.get(name.replace(/\.md$/, ".draft.md")) : undefined;
    const source = draft ?? sources.get(name);
    if (!source) continue;
    const page = readPage(source, faults, site);
    if (!page || (page.isDraft && !isDrafts)) continue;
    const taken = isTaken(table, page.address) && page.hospitals !== "group" ? "a page of each hospital" : "";
    const other = [...read].find(
      ([, { address, hospitals }]) => address === page.address && meet(hospitals, page.hospitals),
    );
    const by = taken || (other && `in ${other[0]}`);
    if (!by) read.set(name, page);
    else
      faults.push({
        ...{ file: source.file, line: lineOf(source.source, "address:") },
        message: `address ${page.address} is ${by} already: choose another`,
      });
  }
  const inLanguage = (language: string) =>
    [...read.values()].flatMap(({ words, address, place, hospitals }): OwnPage[] => {
      const said = words.get(language) ?? words.get(site.languages[0]);
      return said ? [{ address, place, ...said, hospitals }] : [];
    });
  const pages = new Map(site.languages.map((language) => [language, inLanguage(language)]));
  return { pages, faults };
}

function meet(one: OwnPage["hospitals"], other: OwnPage["hospitals"]): boolean {
  if (one === "group" || other === "group") return one === other;
  return one.some((id) => other.includes(id));
}

interface LiveOptions extends PagesPlace {
  log: Pick<Logger, "warn">;
  onChange: () => void;
}

/**
 * The pages as the files are now. A page with a fault stays as it was, and the log names it; at the start one of the
 * site data is a `SiteDataError`.
 */
export async function openOwnPages({ log, onChange, ...place }: LiveOptions) {
  let seen: Sources = new Map();
  let good: Sources = seen;
  let pages = new Map<string, OwnPage[]>();
  let drafts = pages;

  function use(sources: Sources): ContentFault[] {
    const { faults, ...read } = parseOwnPages(sources, place);
    for (const fault of faults) log.warn(`a page is not shown as it is written: ${describeFault(fault)}`);
    const faulty = new Set(faults.map(({ file }) => file));
    seen = sources;
    good = new Map(Array.from(sources, ([name, one]) => [name, one && faulty.has(one.file) ? good.get(name) : one]));
    pages = faults.length > 0 ? parseOwnPages(good, place).pages : read.pages;
    drafts = parseOwnPages(sources, place, true).pages;
    return faults;
  }

  const ofSite = use(await readSources(place)).filter(({ file }) => file.startsWith(`${FOLDER}/`));
  if (ofSite.length > 0) throw new SiteDataError(ofSite.map(toProblem));

  async function reload(): Promise<void> {
    const sources = await readSources(place);
    if (JSON.stringify([...sources]) === JSON.stringify([...seen])) return;
    use(sources);
    onChange();
  }

  return {
    in: (language: string): OwnPages => ({ list: () => pages.get(language) ?? [] }),
    /** With what is not public yet, in the first language. */
    drafts: { list: () => drafts.get(place.site.languages[0]) ?? [] } satisfies OwnPages,
    reload,
    watch: () =>
      watchFolders({
        folders: () => [place.siteDataDir, place.dataDir].map((folder) => join(folder, FOLDER)),
        check: async () => {
          await reload().catch(() => undefined);
          return true;
        },
      }),
  };
}

export function toProblem({ file, line, message }: ContentFault): SiteDataProblem {
  return { file: line === undefined ? file : `${file}:${line}`, path: "", message };
}
