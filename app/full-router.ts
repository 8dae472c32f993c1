import type { ContextType } from "react";
import {
  type DataRouter,
  type DataStrategyResult,
  type HydrationState,
  type UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeRouteData,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from "react-router";

type RouteModule = Framework["routeModules"][string];

/** What React Router's inline scripts leave. */
export type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** What the page was shown with. */
export interface RouterParts {
  framework: Framework;
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** Where the data belongs, though the visitor may have gone back since. */
  location: DataRouter["state"]["location"];
  hydrationData: HydrationState;
}

/** The router of `HydratedRouter` without lazy discovery of routes, which is off (`react-router.config.ts`). */
export function createFullRouter({ framework, history, location, hydrationData }: RouterParts): DataRouter {
  const { manifest, routeModules, ssr, isSpaMode } = framework;
  const routes = createClientRoutes(manifest.routes, routeModules, null, ssr, isSpaMode);
  const router: DataRouter = createRouter({
    routes,
    history: { ...history, location },
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: withDataAhead(
      getDataStrategy(() => router, manifest, routeModules, ssr),
      manifest,
    ),
  });
  noteRouter({ router, framework });
  return router.initialize();
}

type MadeRouter = { router: DataRouter; framework: Framework };

let noteRouter: (made: MadeRouter) => void;
const made = new Promise<MadeRouter>((resolve) => (noteRouter = resolve));

type DataStrategy = ReturnType<typeof getDataStrategy>;

/** By the route's id, what the server sends for a page (React Router's "single fetch"). */
type RouteData = Record<string, { data: unknown }>;

/** A page's data is used so long after it was asked for. */
const AHEAD_MS = 10_000;

/** The page that the visitor seems to head for. */
let ahead: { path: string; askedAt: number; data: Promise<RouteData | undefined> } | undefined;

/**
 * Loads scripts and data of the page with that path, and keeps the data for 10 s: out of its own cache a phone's
 * browser takes 40 ms to hand it over. While a page is on its way nothing is asked: what came for that page would
 * be shown, old, when its link is followed again. Rejects when a script does not come; without data the page asks for
 * it. Waits until a router is made.
 */
export async function loadAhead(path: string): Promise<void> {
  const { router, framework } = await made;
  const shown = new Set(router.state.matches.map(({ route, pathname }) => route.id + pathname));
  const routes = (router.match(path) ?? [])
    .filter(({ route, pathname }) => framework.manifest.routes[route.id]?.hasLoader && !shown.has(route.id + pathname))
    .map(({ route }) => route.id);
  if (routes.length > 0 && !router.state.navigation.location && (ahead?.path !== path || isOld(ahead))) {
    const address = `${path.endsWith("/") ? `${path}_` : path}.data?_routes=${encodeURIComponent(routes.join(","))}`;
    ahead = { path, askedAt: performance.now(), data: fetchData(address) };
  }
  await loadScripts(path);
}

function isOld({ askedAt }: { askedAt: number }): boolean {
  return performance.now() - askedAt > AHEAD_MS;
}

/** Undefined when the server cannot be reached, redirects, or responds with an error. */
async function fetchData(address: string): Promise<RouteData | undefined> {
  try {
    const response = await fetch(address, { priority: "low" });
    if (response.status !== 200 || !response.body) return undefined;
    const { value } = await decodeRouteData(response.body, window);
    return Object.values(value as object).every((result: object) => "data" in result)
      ? (value as RouteData)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Shows a page with the data that was fetched ahead, once, if that is all it needs; else asks the server. */
function withDataAhead(askServer: DataStrategy, { routes }: Framework["manifest"]): DataStrategy {
  return async (args) => {
    const { request, matches, fetcherKey } = args;
    const { pathname, search } = new URL(request.url);
    const isPage = search === "" && request.method === "GET" && fetcherKey === null;
    const used = isPage && ahead?.path === pathname ? ahead : undefined;
    if (used) ahead = undefined;
    const data = used && !isOld(used) ? await used.data : undefined;
    const called = matches.filter((match) => match.shouldCallHandler());
    if (!data || !called.every(({ route }) => route.id in data || !routes[route.id]?.hasLoader)) return askServer(args);
    const results: Record<string, DataStrategyResult> = {};
    for (const match of called) {
      const { id } = match.route;
      results[id] = await match.resolve(async (handler) => handler(async () => data[id]?.data));
    }
    return results;
  };
}

/** Loads the scripts of the page with that path; rejects when one does not come. Waits until a router is made. */
export async function loadScripts(path: string): Promise<void> {
  const { router, framework } = await made;
  const { manifest, routeModules } = framework;
  const load = async (id: string) => {
    routeModules[id] ??= (await import(/* @vite-ignore */ manifest.routes[id]?.module ?? "")) as RouteModule;
  };
  await Promise.all((router.match(path) ?? []).map(({ route }) => load(route.id)));
}
