import type { SiteServices } from "#app/context.ts";
import type { PageRoutes } from "#app/route-policy.ts";
import type { AuditLine } from "#outbox/audit.ts";
import type { Sender, Submissions } from "#forms/submissions.ts";
import type { PageRenderer } from "../app.ts";
import type { ContentChange } from "../webhook/content-changes.ts";
import { createBusyPages, plainPhones } from "./plain-page.ts";
import {
  compressBest,
  type FinishedPage,
  createPageRender,
  withoutStorage,
  type PageLog,
  type RenderedPage,
  type RenderPage,
} from "./render-page.ts";
import { isDataAddress, isNoPage, pageAddress, pagePrefix, sharingOf } from "./page-address.ts";
import type { ScriptIntegrity } from "./page-scripts.ts";
import { createPageCache } from "./page-cache.ts";

export interface Visitor extends Sender {
  /** Whether the process is so busy that nothing is to be rendered. */
  isUnderPressure?: boolean;
  coarseNetwork?: string | undefined;
}

/** Responds to any page request: cached bytes for plain GETs, a fresh render for everything else. */
export type PageHandler = (request: Request, visitor?: Visitor) => Promise<FinishedPage>;

const FRESH_MS = 30_000;
const STALE_MS = 300_000;
const MIB = 2 ** 20;
/** Enough for every page of a group of three; a large group has more for those asked for most. */
const MAX_BYTES = { least: 40 * MIB, ofHospital: MIB, most: 64 * MIB };
/** For pages of frequent searches: they never push out others. */
const MAX_FREE_TEXT_BYTES = 2 * 1024 * 1024;

/** Pages being rendered at once; forms may take as many places again, so that no crowd of readers keeps them out. */
const MAX_RENDERS = 100;
const REPORT_EVERY_MS = 60_000;

export interface PageHandlerOptions {
  renderer: PageRenderer;
  integrity?: ScriptIntegrity | undefined;
  routes: PageRoutes;
  /** Of each language; the site's own comes first. */
  editions: readonly [SiteServices, ...SiteServices[]];
  log: PageLog;
  isDevelopment: boolean;
  mostRenders?: number;
  onContentChange?: (listener: (change?: Pick<ContentChange, "hospitals">) => void) => void;
  onSearchRenewed?: (listener: () => void) => void;
}

class BusyError extends Error {
  override name = "BusyError";
}

/** Past the bound of renders a cached page is served however old, and 503 without one. */
export function createPageHandler(options: PageHandlerOptions) {
  const { renderer, integrity, routes, editions, log, isDevelopment, mostRenders = MAX_RENDERS } = options;
  const renderPage = createPageRender({ renderer, log, integrity });
  const [{ ownPages }] = editions;
  const { hospitals, languages } = editions[0].site;
  const addresses = { ...routes, hospitals, languages, ownPages };
  const busyPages = new Map(
    editions.map((edition) => {
      const { site, texts } = edition;
      return [edition, createBusyPages(site.brand, texts, plainPhones(site, texts))];
    }),
  );
  const refuse = createRefusal(log);
  let rendering = 0;

  function editionOf(url: URL): SiteServices {
    const prefix = pagePrefix(url, addresses);
    return editions.find(({ site }) => site.prefix === prefix) ?? editions[0];
  }

  async function render(...[request, ...args]: Parameters<RenderPage>): Promise<RenderedPage> {
    if (rendering >= (request.method === "POST" ? 2 * mostRenders : mostRenders)) refuse();
    rendering += 1;
    try {
      return await renderPage(request, ...args);
    } finally {
      rendering -= 1;
    }
  }

  const caching = {
    render: (address: string, last?: FinishedPage) => {
      const request = new Request(editions[0].origin + address);
      return render(request, editionOf(new URL(request.url)), "cached", last);
    },
    now: () => performance.now(),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
  };
  const { least, ofHospital, most } = MAX_BYTES;
  const maxBytes = Math.min(most, Math.max(least, hospitals.length * ofHospital));
  const cache = createPageCache({ ...caching, compressBest, maxBytes });
  const freeTextCache = createPageCache({ ...caching, maxBytes: MAX_FREE_TEXT_BYTES });
  const isFrequent = createFrequentAddresses();
  options.onContentChange?.(({ hospitals: changed } = {}) => {
    const isConcerned = changed && concernsOneOf(changed, editions);
    cache.forgetAll(isConcerned);
    freeTextCache.forgetAll(isConcerned);
  });
  options.onSearchRenewed?.(() => freeTextCache.forgetAll());

  async function respond(request: Request, url: URL, visitor: Visitor): Promise<FinishedPage> {
    const { isUnderPressure, coarseNetwork: network, ...sender } = visitor;
    const sharing = isDevelopment || request.method !== "GET" ? "never" : sharingOf(url, addresses);
    const address = pageAddress(url, addresses);
    if (sharing === "shared") return isUnderPressure ? (cache.find(address) ?? refuse()) : cache.get(address);
    if (sharing === "free-text") {
      const found = isUnderPressure ? freeTextCache.find(address) : undefined;
      if (found) return withoutStorage(found);
      if (!isUnderPressure && isFrequent(address)) return withoutStorage(await freeTextCache.get(address));
    }
    if (isUnderPressure) refuse();
    const services = editionOf(url);
    const own = {
      ...services,
      submissions: submitAs(sender, services.submissions),
      search: searchAs(`${sender.network} ${request.headers.get("user-agent")}`, services.search),
      audit: (line: AuditLine) => services.audit({ ...line, network }),
    };
    return withoutStorage((await render(request, own, "once")).page);
  }

  const handlePage: PageHandler = async (request, visitor = {}) => {
    const url = new URL(request.url);
    try {
      return await respond(request, url, visitor);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      const busy = await busyPages.get(editionOf(url));
      if (!busy) throw error;
      const { page, form, data, missing } = busy;
      if (isNoPage(url, addresses)) return missing;
      if (isDataAddress(url)) return data;
      return request.method === "POST" ? form : page;
    }
  };
  return { handlePage, pageCache: cache };
}

/** Tells the pages of these hospitals, and of the group, from those of other hospitals. */
function concernsOneOf(changed: readonly string[], editions: PageHandlerOptions["editions"]) {
  const hospitals = editions.flatMap(({ site }) => site.hospitals);
  const isChanged = new Map(
    hospitals.map(({ basePath, contentName }) => [basePath, changed.includes(contentName)] as const),
  );
  return (address: string) => {
    const [, first = "", second = ""] = address.split(/[/.?]/, 3);
    return isChanged.get(`/${first}`) ?? isChanged.get(`/${first}/${second}`) ?? true;
  };
}

/** Throws `BusyError`, and logs once a minute at most how many were refused. */
function createRefusal(log: PageLog): () => never {
  let refused = 0;
  let reportedAt = -Infinity;
  return () => {
    refused += 1;
    if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
      log.warn({ refused }, "too many pages at once: some requests got 503");
      refused = 0;
      reportedAt = performance.now();
    }
    throw new BusyError("too many pages are being rendered");
  };
}

function searchAs(browser: string, search: SiteServices["search"]): SiteServices["search"] {
  return { ...search, answer: (query, hospital, tell) => search.answer(query, hospital, tell, browser) };
}

function submitAs(sender: Sender, submissions: Submissions): Submissions {
  return { submit: (kind, input, extras) => submissions.submit(kind, input, { ...extras, sender }) };
}

const MAX_COUNTED = 500;
const OFTEN = 3;

/** Whether an address is asked for the third time among the last some hundred others. */
function createFrequentAddresses(mostCounted = MAX_COUNTED): (address: string) => boolean {
  let counts = new Map<string, number>();
  let before = new Map<string, number>();
  return (address) => {
    const count = (counts.get(address) ?? before.get(address) ?? 0) + 1;
    if (counts.size >= mostCounted) [before, counts] = [counts, new Map()];
    counts.set(address, count);
    return count >= OFTEN;
  };
}
