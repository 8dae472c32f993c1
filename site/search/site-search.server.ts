import { setTimeout } from "node:timers/promises";
import type { Content } from "#site/content/content.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import { createAnswer, createSuggestions, type TellOfDoctor } from "./create-answer.ts";
import { fetchFindableContent, type FindableContent } from "./findable-content.ts";
import { ownPagePath, type OwnPages } from "#site/pages/own-page.ts";
import { rankTargets, createTargetIndex, type FoundOwnPage, type TargetIndex } from "./rank-targets.ts";
import type { SearchAnswer } from "./search-answer.ts";
import type { SearchWords } from "./search-words.server.ts";
import type { PageName } from "./visits.ts";

export type SiteSearch = ReturnType<typeof createSiteSearch>;

export interface SiteSearchOptions {
  site: Pick<Site, "group" | "hospitals" | "language" | "prefix">;
  ownPages?: OwnPages;
  /** What the site calls its pages, by their names in `pages.json`. */
  pageNames: Record<PageName, string>;
  words: SearchWords;
  content: Pick<Content, "fetchDoctors" | "fetchNews">;
  reportFailure: (error: unknown) => void;
  onRenewed?: () => void;
  onMiss?: (query: string, browser?: string) => void;
  now?: () => number;
}

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 10_000;
/** A hosted content service limits how many queries come at once. */
const MAX_LOADS = 3;
/** How long the first search of a group waits for the content of its hospitals. */
const MAX_WAIT_MS = 150;
/** And how long before it says that there is nothing. */
const MAX_WAIT_FOR_NONE_MS = 3000;

/** Nothing is fetched before the first query. Each hospital's content is found as soon as it has come. */
export function createSiteSearch(options: SiteSearchOptions) {
  const { site, content, reportFailure, onRenewed, onMiss, now = () => performance.now() } = options;
  const words = inLanguage(options.words, site.language);
  const held = new Map<Hospital, { found: FindableContent; renewAt: number }>();
  const waiting = new Set<Hospital>();
  const loads = new Map<Hospital, Promise<void>>();
  let pages: string | undefined;
  let index: TargetIndex | undefined;
  let renewing: Promise<unknown> | undefined;

  function openIndex(): TargetIndex {
    const listed = JSON.stringify(options.ownPages?.list());
    if (index && listed !== pages) index.setPages(listOwnPages(options));
    pages = listed;
    index ??= createTargetIndex(site, words, listOwnPages(options), options.pageNames);
    return index;
  }

  function load(hospital: Hospital): Promise<void> {
    const begin = async () => {
      waiting.delete(hospital);
      const found = await fetchFindableContent(content, hospital, held.get(hospital)?.found);
      held.set(hospital, { found, renewAt: now() + (found.isWhole ? FRESH_MS : RETRY_MS) });
      (index ?? openIndex()).setContent(hospital, found);
    };
    const loading = loads.get(hospital) ?? begin().finally(() => loads.delete(hospital));
    loads.set(hospital, loading);
    return loading;
  }

  /** Hospital after hospital, 1 ms each, so that the site answers meanwhile: a worker would hold all data again. */
  async function loadWaiting() {
    for (const next of waiting) {
      await loads.get(next);
      await load(next);
    }
  }

  function renewBeside(hospitals: Iterable<Hospital>): Promise<unknown> | undefined {
    for (const hospital of hospitals) waiting.add(hospital);
    if (waiting.size === 0) return undefined;
    renewing ??= Promise.all(Array.from({ length: MAX_LOADS }, loadWaiting))
      .then(onRenewed)
      .catch(reportFailure)
      .finally(() => {
        renewing = undefined;
        return renewBeside([]);
      });
    return renewing;
  }

  const isWhole = () => held.size === site.hospitals.length;

  async function rank(query: string, hospital: Hospital | undefined) {
    const of = index ?? openIndex();
    const isStale = (one: Hospital) => !loads.has(one) && now() > (held.get(one)?.renewAt ?? -Infinity);
    const isAsked = (one: Hospital) => hospital === undefined || one === hospital || !held.has(one);
    renewBeside(site.hospitals.filter((one) => isAsked(one) && isStale(one)));
    if (hospital && !held.has(hospital)) await load(hospital);
    const wait = (ms: number) => Promise.race([renewing, setTimeout(ms, undefined, { ref: false })]);
    if (!isWhole()) await wait(MAX_WAIT_MS);
    const ranked = rankTargets(of, query, hospital);
    if (hospital || isWhole() || ranked.targets.length > 0 || ranked.alarms.size > 0) return ranked;
    await wait(MAX_WAIT_FOR_NONE_MS);
    return rankTargets(of, query, hospital);
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
      if (isWhole() && !ranked.isSure && ranked.alarms.size === 0) onMiss?.(query, browser);
      return createAnswer({ ranked, words, hospital, tellOfDoctor });
    },
    async suggest(query: string, hospital?: Hospital) {
      return createSuggestions(await rank(query, hospital), words, hospital);
    },
    /** Makes the index ahead of the first query: one turn of 0.2 s for 300 hospitals. */
    open: openIndex,
    /** Fetches ahead of the first query. Never rejects. */
    warm: () => renewBeside(site.hospitals),
    /** Fetches again, of these hospitals by their `contentName` alone where they are named. */
    renew({ hospitals }: { hospitals?: readonly string[] | undefined } = {}) {
      if (!index) return;
      openIndex();
      renewBeside(site.hospitals.filter(({ contentName }) => hospitals?.includes(contentName) ?? true));
    },
  };
}

function listOwnPages({ site, ownPages }: SiteSearchOptions): FoundOwnPage[] {
  return (ownPages?.list() ?? []).map((page) => ({
    ...{ id: page.address, name: page.title, headings: page.contents.map(({ heading }) => heading) },
    ...(page.hospitals.length === 0 && { ofGroup: { place: site.group.name, to: ownPagePath(page, site.prefix) } }),
    hospitals: site.hospitals.filter(({ id }) => page.hospitals.length === 0 || page.hospitals.includes(id)),
  }));
}

function inLanguage(words: SearchWords, language: string): SearchWords {
  const helpLines = words.helpLines.map((line) => ({ ...line, ...line.translations[language] }));
  return { ...words, helpLines };
}
