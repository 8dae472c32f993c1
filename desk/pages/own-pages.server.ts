import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContentFault, describeFault } from "contentful-emulator/front-matter";
import { watchFolders } from "contentful-emulator/watch";
import type { Logger } from "pino";
import { SiteDataError, type SiteDataProblem } from "#site/hospitals/read-data-file.server.ts";
import type { OwnPage, OwnPages } from "#site/pages/own-page.ts";
import { type AddressTable, createPageTest, isTaken, type KnownSite } from "./page-test.ts";
import { type PageSource, type ReadPage, readPage } from "./read-page.ts";

/** Faults name its files below `label`. */
type PagesFolder = { path: string; label: string };

/** Where pages are kept; what a later folder has takes the place of a file of the same name. */
export interface PagesPlace {
  folders: readonly [PagesFolder, ...PagesFolder[]];
  site: KnownSite;
  table: AddressTable;
}

/** The two folders of pages: the site data's, and what was written at the desk. */
export function pageFolders({
  siteDataDir,
  dataDir,
}: {
  siteDataDir: string;
  dataDir: string;
}): [PagesFolder, PagesFolder] {
  return [
    { path: join(siteDataDir, "pages"), label: "pages" },
    { path: join(dataDir, "pages"), label: join(dataDir, "pages") },
  ];
}

/** The files by name, e.g. "patients-rights.ml.md". */
export async function readSources({ folders }: Pick<PagesPlace, "folders">): Promise<Map<string, PageSource>> {
  const sources = new Map<string, PageSource>();
  for (const { path, label } of folders) {
    const names = await readdir(path).catch(() => []);
    for (const name of names.toSorted()) {
      if (!/^[^.#].*\.md$/.test(name)) continue;
      const source = await readFile(join(path, name), "utf8").catch(() => undefined);
      if (source !== undefined) sources.set(name, { file: `${label}/${name}`, source });
    }
  }
  return sources;
}

/** Ends the name of a translation, which is read where the site has that language. */
const TRANSLATION = /\.[a-z]{2,3}(-\w+)?\.md$/;

/** By language, in the order of the files' names; what has a fault is left out. */
export function parseOwnPages(sources: ReadonlyMap<string, PageSource>, { site, table }: Omit<PagesPlace, "folders">) {
  const [first] = site.languages;
  const faults: ContentFault[] = [];
  const names = [...sources.keys()].filter((name) => !TRANSLATION.test(name)).toSorted();
  const read = new Map<string, ReadPage>();
  for (const name of names) {
    const source = sources.get(name);
    const page = source && readPage(source, faults);
    if (!page || page.isDraft) continue;
    const mistake = findClash(page, [...read], { site, table });
    if (mistake) faults.push({ file: source.file, ...mistake });
    else read.set(name, page);
  }
  const resolve = (page: ReadPage): OwnPage => {
    const { lineOf: _line, links: _links, isDraft: _draft, hospitals: named, ...own } = page;
    return { ...own, hospitals: placesOf(named, site) };
  };
  const whole = { list: () => [...read.values()].map(resolve) };
  const pageAt = createPageTest(table, site, whole);
  const pages = new Map<string, OwnPage[]>([[first, []]]);
  for (const language of site.languages) {
    const list = [...read].map(([name, page]) => {
      const source = sources.get(name.replace(/\.md$/, `.${language}.md`));
      const shown = source && language !== first ? (readPage(source, faults, page) ?? page) : page;
      const { file = name } = (shown === page ? sources.get(name) : source) ?? {};
      if (shown !== page || language === first) faults.push(...findDeadLinks(shown, file, site, pageAt));
      return resolve(shown);
    });
    pages.set(language, list);
  }
  for (const [name, { file }] of sources)
    if (!sources.has(name.replace(TRANSLATION, ".md")))
      faults.push({ file, line: undefined, message: "translates no page: its file without the language is missing" });
  return { pages, faults };
}

/** Where a site has one hospital, its pages and the group's are the same. */
function placesOf(named: ReadPage["hospitals"], { hospitals }: KnownSite): OwnPage["hospitals"] {
  const all = hospitals.map(({ id }) => id);
  if (named === "group") return hospitals.length > 1 ? "group" : all;
  return named === "all" ? all : named;
}

type Known = Pick<PagesPlace, "site" | "table">;

function findClash(page: ReadPage, others: [string, ReadPage][], { site, table }: Known) {
  const { address, hospitals, lineOf } = page;
  const places = placesOf(hospitals, site);
  const known = site.hospitals.map(({ id }) => id);
  const stranger = typeof places === "string" ? undefined : places.find((id) => !known.includes(id));
  if (stranger !== undefined)
    return { line: lineOf("hospitals"), message: `${stranger} is no hospital of the site: ${known.join(", ")}` };
  if (places !== "group" && isTaken(table, address))
    return {
      line: lineOf("address"),
      message: `address ${address} is a page of each hospital already: choose another`,
    };
  const other = others.find(([, { address: at, hospitals: of }]) => at === address && meet(placesOf(of, site), places));
  return other && { line: lineOf("address"), message: `address ${address} is in ${other[0]} already: choose another` };
}

function meet(one: OwnPage["hospitals"], other: OwnPage["hospitals"]): boolean {
  if (one === "group" || other === "group") return one === other;
  return one.some((id) => other.includes(id));
}

function findDeadLinks(page: ReadPage, file: string, site: KnownSite, pageAt: ReturnType<typeof createPageTest>) {
  const places = placesOf(page.hospitals, site);
  const bases =
    places === "group" ? [""] : site.hospitals.flatMap((one) => (places.includes(one.id) ? [one.basePath] : []));
  return page.links.flatMap(({ address, line }): ContentFault[] => {
    const [path = ""] = address.split(/[?#]/);
    const without = bases.filter((base) => pageAt(`${base}/${path}`).startsWith("no"));
    if (without.length === 0) return [];
    return [{ file, line, message: `the link ${address} leads to no page below ${without.join(", ") || "the group"}` }];
  });
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
  const [{ label }] = place.folders;
  let seen: Sources = new Map();
  let good: Sources = new Map();
  let pages = new Map<string, OwnPage[]>();

  function use(sources: Sources, read = parseOwnPages(sources, place)) {
    for (const fault of read.faults) log.warn(`a page is not shown as it is written: ${describeFault(fault)}`);
    seen = sources;
    good = withoutFaulty(sources, read.faults, good);
    pages = read.faults.length > 0 ? parseOwnPages(good, place).pages : read.pages;
  }

  const first = await readSources(place);
  const read = parseOwnPages(first, place);
  const ofSite = read.faults.filter(({ file }) => file.startsWith(`${label}/`));
  if (ofSite.length > 0) throw new SiteDataError(ofSite.map(toProblem));
  use(first, read);

  async function reload(): Promise<void> {
    const sources = await readSources(place);
    if (JSON.stringify([...sources]) === JSON.stringify([...seen])) return;
    use(sources);
    onChange();
  }

  return {
    in: (language: string): OwnPages => ({ list: () => pages.get(language) ?? [] }),
    reload,
    watch: () =>
      watchFolders({
        folders: () => place.folders.map(({ path }) => path),
        check: () =>
          reload()
            .then(() => true)
            .catch(() => true),
      }),
  };
}

export function toProblem({ file, line, message }: ContentFault): SiteDataProblem {
  return { file: line === undefined ? file : `${file}:${line}`, path: "", message };
}

type Sources = ReadonlyMap<string, PageSource>;

function withoutFaulty(sources: Sources, faults: ContentFault[], before: Sources): Sources {
  const faulty = new Set(faults.map(({ file }) => file));
  return new Map(
    [...sources].flatMap(([name, source]) => {
      const shown = faulty.has(source.file) ? before.get(name) : source;
      return shown ? [[name, shown] as const] : [];
    }),
  );
}
