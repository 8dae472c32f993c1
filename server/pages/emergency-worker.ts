import type { FastifyInstance } from "fastify";
import { WORKER_PATH } from "#site/hospitals/hospital-paths.ts";

export interface EmergencyWorker {
  /** What the addresses of each language begin with. */
  prefixes: string[];
  groupSlug: string;
  /** Whether browsers are to keep no page any more. */
  isOff: boolean;
}

/** What the worker uses of a service worker's scope, for which TypeScript has no types beside those of pages. */
interface WorkerScope {
  skipWaiting: () => void;
  registration: { unregister: () => Promise<boolean>; navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (response: Promise<Response>) => void;
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
}

/**
 * The site's one service worker, sent as text. It keeps the emergency pages and the last list of who sits, and answers
 * with them alone when a page does not come; every other page comes from the network.
 */
function keepEmergencyPages(worker: WorkerScope, starts: string[], groupSlug: string) {
  const KEPT = "emergency";
  const DAY_MS = 86_400_000;
  const PATIENCE_MS = 3000;
  const groups = starts.map((start) => `${start}/emergency`);
  const address = new RegExp(`^((?:${starts.join("|")})(?=/|$))((?:/${groupSlug}_hospital[^/]*)?)(.*)`, "i");

  async function keep(path: string) {
    const response = await fetch(path, { credentials: "omit" });
    const text = await response.clone().text();
    const isOpen = response.ok && !response.redirected && !/no-store/.test(response.headers.get("cache-control") || "");
    if (isOpen && !text.includes("<form")) await (await caches.open(KEPT)).put(path, response);
  }

  async function renew(path: string) {
    const kept = await caches.match(path);
    if (!kept || Date.now() - Date.parse(kept.headers.get("date") || "") > DAY_MS) await keep(path);
  }

  async function keepSheet(path: string) {
    const cache = await caches.open(KEPT);
    for (const { url } of await cache.keys()) if (url.endsWith("/print")) await cache.delete(url);
    await keep(path);
  }

  async function answer(live: Promise<Response>, paths: string[], isUrgent: boolean): Promise<Response> {
    const [kept] = (await Promise.all(paths.map((path) => caches.match(path)))).filter(Boolean);
    if (!kept) return live;
    const late = new Promise<Response>((resolve) => isUrgent && setTimeout(() => resolve(kept), PATIENCE_MS));
    const whole = live.then((response) => (isUrgent && response.status >= 500 ? kept : response));
    return Promise.race([whole.catch(() => kept), late]);
  }

  worker.addEventListener("install", (event) => {
    worker.skipWaiting();
    event.waitUntil(Promise.all(groups.map((path) => keep(path).catch(() => undefined))));
  });
  worker.addEventListener("activate", (event) =>
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
  );
  worker.addEventListener("fetch", (event) => {
    const { mode, method, url } = event.request;
    if (mode !== "navigate" || method !== "GET") return;
    const { pathname } = new URL(url);
    const [, start = "", hospital = "", rest = ""] = address.exec(pathname) || [];
    const own = `${start}${hospital}/emergency`;
    const sheet = `${start}${hospital}/sits_today/print`;
    const isSheet = hospital !== "" && rest.startsWith("/sits_today");
    const live = Promise.resolve(event.preloadResponse).then((ahead) => ahead || fetch(event.request));
    const pages = new Set([own, `${start}/emergency`]);
    event.respondWith(answer(live, [...(isSheet ? [sheet] : []), ...pages], pathname === own));
    const renewed = live.then(({ status }) =>
      Promise.all([...[...pages].map(renew), status === 200 && isSheet && keepSheet(sheet)]),
    );
    event.waitUntil(renewed.catch(() => undefined));
  });
}

/** Takes the other's place in every browser that has it, and leaves nothing. */
function endWorker(worker: WorkerScope) {
  worker.addEventListener("install", () => worker.skipWaiting());
  worker.addEventListener("activate", (event) =>
    event.waitUntil(caches.delete("emergency").then(() => worker.registration.unregister())),
  );
}

/** Browsers ask for it at each visit, and take a changed one at once (`updateViaCache`, Service Workers §3.2). */
export function registerEmergencyWorker(server: FastifyInstance, { prefixes, groupSlug, isOff }: EmergencyWorker) {
  const starts = prefixes.toSorted((one, other) => other.length - one.length);
  const script = isOff
    ? `(${endWorker})(self)`
    : `(${keepEmergencyPages})(self,${JSON.stringify(starts)},${JSON.stringify(groupSlug)})`;
  server.get(WORKER_PATH, async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", "default-src 'none'; connect-src 'self'")
      .send(script),
  );
}
