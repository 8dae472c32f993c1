import { isbot } from "isbot";
import type { PageRoutes } from "#app/route-policy.ts";
import { todayInKolkata } from "#forms/calendar.ts";
import { FORMS, type FormKind } from "#forms/forms.ts";
import type { Clock, SubmissionLog } from "#forms/submissions.ts";
import { onceAtATime } from "#outbox/run-queue.ts";
import type { PageCountRow } from "#outbox/store/database.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { findHospitalByBasePath } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Site } from "#site/hospitals/site.ts";
import { remember } from "#site/remember.ts";
import { pagePath, pagePrefix } from "./page-address.ts";

/** A response, with the address as it was asked for. */
export interface PageView
  extends Record<"contentType" | "agent", string | undefined>, Record<"method" | "url", string> {
  status: number;
}

export interface PageCountsOptions {
  store: Pick<Store, "addPageCounts">;
  site: Pick<Site, "hospitals" | "languages">;
  match: PageRoutes["match"];
  clock: Clock;
  log: SubmissionLog;
  everyMs?: number;
  mostPages?: number;
}

type Counted = Omit<PageCountRow, "day" | "what" | "count">;

const WRITE_EVERY_MS = 60_000;
/** Of a day; what more addresses ask for is counted together. */
const MAX_PAGES = 2000;
const MAX_REMEMBERED = 5000;

export type PageCounts = ReturnType<typeof createPageCounts>;

/** Counts in memory how often pages are opened, and adds that to the store once a minute. Nobody is followed. */
export function createPageCounts(options: PageCountsOptions) {
  const { store, site, match, clock, log, everyMs = WRITE_EVERY_MS, mostPages = MAX_PAGES } = options;
  const placesOf = remember((url) => findPlaces(url, site, match), MAX_REMEMBERED);
  const isProgram = remember(isbot, MAX_REMEMBERED);
  const seen = new Set<string>();
  let day = todayInKolkata(clock.now());
  let waiting = new Map<string, PageCountRow>();

  function count(what: PageCountRow["what"], { hospital_id, page }: Counted, more = 1) {
    const key = `${day}\n${what}\n${hospital_id}\n${page}`;
    const row = waiting.get(key);
    if (row) {
      row.count += more;
      return;
    }
    if (!seen.has(key) && seen.size >= mostPages && page !== "") return count(what, { hospital_id, page: "" }, more);
    seen.add(key);
    waiting.set(key, { day, hospital_id, page, what, count: more });
  }

  const write = onceAtATime(async () => {
    const rows = waiting;
    waiting = new Map();
    const today = todayInKolkata(clock.now());
    if (today !== day) seen.clear();
    day = today;
    if (rows.size === 0) return;
    try {
      await store.addPageCounts([...rows.values()]);
    } catch (error) {
      for (const [key, row] of waiting) rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) });
      waiting = new Map([...rows].slice(-2 * MAX_PAGES));
      throw error;
    }
  }, log);
  const timer = setInterval(() => void write(), everyMs).unref();

  return {
    note({ method, url, status, contentType, agent }: PageView): void {
      const isMissing = status === 404 || status === 410;
      if (method !== "GET" || (!isMissing && status !== 200 && status !== 304)) return;
      const places = placesOf(url);
      if (!places || !(contentType?.startsWith("text/html") || contentType?.startsWith("text/x-script"))) return;
      if (!agent || isProgram(agent)) return count("bot", { hospital_id: "", page: "" });
      const what = isMissing ? "missing" : "view";
      count(what, places[what]);
    },
    noteSent(kind: FormKind, hospitalId: string): void {
      const hospital = site.hospitals.find(({ id }) => id === hospitalId);
      if (hospital) count("sent", { hospital_id: hospitalId, page: FORMS[kind].page(hospitalPaths(hospital)) });
    },
    /** Never rejects: what cannot be stored now is added later. */
    write,
    stop(): Promise<void> {
      clearInterval(timer);
      return write();
    },
  };
}

/** As what an address counts where it is a page and where it is none; undefined for what is never counted. */
function findPlaces(url: string, site: PageCountsOptions["site"], match: PageRoutes["match"]) {
  const address = URL.parse(`http://localhost/${url.replace(/^\/+/, "")}`);
  if (!address) return undefined;
  const path = pagePath(address, site);
  const { policy, params, pattern } = match(path);
  if (policy?.isPrivate || policy?.isUncounted) return undefined;
  const hospital = findHospitalByBasePath(site, params["basePath"] ?? "");
  const prefix = pagePrefix(address, site);
  const own = hospital || params["basePath"] === undefined ? pattern : "/*";
  const missing = prefix + own.replace("/:basePath", hospital?.basePath ?? "");
  const hasEnd = policy?.isCached !== false;
  const hospital_id = hospital?.id ?? "";
  return {
    missing: { hospital_id, page: missing },
    view: { hospital_id, page: hasEnd ? prefix + (path === "/" && prefix ? "" : path) : missing },
  };
}
