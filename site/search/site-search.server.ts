import type { Content } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { createAnswer, createSuggestions, type Suggestions, type TellOfDoctor } from "./create-answer.ts";
import { fetchFindableContent, type FindableContent } from "./findable-content.ts";
import { ownPagePath, type OwnPages } from "#site/pages/own-page.ts";
import { rankTargets, createTargetIndex, type FoundOwnPage, type TargetIndex } from "./rank-targets.ts";
import type { SearchAnswer } from "./search-answer.ts";
import type { SearchWords } from "./search-words.server.ts";

export type SiteSearch = ReturnType<typeof createSiteSearch>;

export interface SiteSearchOptions {
  site: Pick<Site, "group" | "hospitals" | "language" | "prefix">;
  ownPages?: OwnPages;
  /** What the site calls its pages, by their names in `pages.json`. */
  pageNames?: Partial<Record<string, string>>;
  words: SearchWords;
  content: Pick<Content, "fetchDoctors" | "fetchDepartmentListings" | "fetchListedDoctors" | "fetchNews">;
  reportFailure: (error: unknown) => void;
  onRenewed?: () => void;
  onMiss?: (query: string, browser?: string) => void;
  now?: () => number;
}

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 10_000;

/** Nothing is fetched before the first query. */
export function createSiteSearch(options: SiteSearchOptions) {
  const { site, content, reportFailure, onRenewed, onMiss, now = () => performance.now() } = options;
  const words = inLanguage(options.words, site.language);
  let found: FindableContent[] = [];
  let index: TargetIndex | undefined;
  let renewAt = -Infinity;
  let making: Promise<TargetIndex> | undefined;
  let isChanged = false;

  async function make(): Promise<TargetIndex> {
    do {
      isChanged = false;
      const next: FindableContent[] = [];
      // One hospital after the other: a hosted content service limits how many queries come at once.
      for (const [at, hospital] of site.hospitals.entries())
        next.push(await fetchFindableContent(content, hospital, found[at]));
      found = next;
    } while (isChanged);
    index = createTargetIndex(site, words, found, listOwnPages(options), options.pageNames);
    onRenewed?.();
    renewAt = now() + (found.every(({ isWhole }) => isWhole) ? FRESH_MS : RETRY_MS);
    return index;
  }

  function renew(): Promise<TargetIndex> {
    making ??= make().finally(() => (making = undefined));
    return making;
  }

  function renewBeside() {
    renew().catch(reportFailure);
  }

  async function rank(query: string, hospital: Hospital | undefined) {
    if (index && now() > renewAt) renewBeside();
    return rankTargets(index ?? (await renew()), query, hospital);
  }

  return {
    /** `browser` tells one from another, so that each counts once where nothing answers. */
    async answer(
      query: string,
      hospital?: Hospital,
      tellOfDoctor?: TellOfDoctor,
      browser?: string,
    ): Promise<SearchAnswer> {
      const ranked = await rank(query, hospital);
      // What tells of danger is nobody's to read.
      if (!ranked.isSure && ranked.alarms.size === 0) onMiss?.(query, browser);
      return createAnswer({ ranked, words, hospital, tellOfDoctor });
    },
    async suggest(query: string, hospital?: Hospital): Promise<Suggestions> {
      return createSuggestions(await rank(query, hospital), words, hospital);
    },
    /** Fetches ahead of the first query. */
    warm: renewBeside,
    renew() {
      isChanged = true;
      if (index) renewBeside();
    },
  };
}

function listOwnPages({ site, ownPages }: SiteSearchOptions): FoundOwnPage[] {
  return (ownPages?.list() ?? []).map((page) => ({
    ...{ id: page.address, name: page.title, headings: page.contents.map(({ heading }) => heading) },
    ...(page.hospitals === "group" && { ofGroup: { place: site.group.name, to: ownPagePath(page, site.prefix) } }),
    hospitals: site.hospitals.filter(({ id }) => page.hospitals === "group" || page.hospitals.includes(id)),
  }));
}

function inLanguage(words: SearchWords, language: string): SearchWords {
  const helpLines = words.helpLines.map((line) => ({ ...line, ...line.translations[language] }));
  return { ...words, helpLines };
}
