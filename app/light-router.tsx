import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  resolvePath,
  type RouterNavigateOptions,
  RouterProvider,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";
import { whenTouched } from "#app/ui/when-touched.ts";
import type { Framework, loadScripts as LoadScripts, RouterParts } from "./full-router.ts";

/** A page that is there sooner is shown at once: to render first that it loads would take a phone as long again. */
const LOADING_SHOWN_AFTER_MS = 150;

type State = DataRouter["state"];
type Subscriber = Parameters<DataRouter["subscribe"]>[0];

/** What React Router's inline scripts leave. */
export interface FrameworkWindow {
  __reactRouterContext: Omit<Framework, "manifest" | "routeModules">;
  __reactRouterManifest: Framework["manifest"];
  __reactRouterRouteModules: Framework["routeModules"];
}

/** What `HydratedRouter` renders, with a router of which most comes later. */
export function LightRouter({ router, framework }: ReturnType<typeof startLightRouter>) {
  return (
    <FrameworkContext value={framework}>
      <RouterProvider router={router} />
    </FrameworkContext>
  );
}

/**
 * Makes a router that shows the page with what the server's loaders returned. React Router's own router, a fifth of all
 * scripts, follows at the first touch, movement of the mouse or focus, or when something is asked of it. Call it once.
 */
export function startLightRouter({ loaderData = {}, actionData = null }: HydrationState) {
  /* oxlint-disable no-underscore-dangle -- React Router's names */
  const loaded = window as unknown as FrameworkWindow;
  const framework: Framework = {
    ...loaded.__reactRouterContext,
    manifest: loaded.__reactRouterManifest,
    routeModules: loaded.__reactRouterRouteModules,
  };
  /* oxlint-enable no-underscore-dangle */
  const routes = routesOfPage(framework);
  const history = createBrowserHistory();
  const { location } = history;
  const matches = (matchRoutes(routes, location) ?? []) as State["matches"];
  for (const { route } of matches) {
    // What React Router expects of a route without a loader.
    if (!framework.manifest.routes[route.id]?.hasLoader) loaderData[route.id] = null;
  }
  const router = createForwarder(
    {
      historyAction: history.action,
      location,
      matches,
      initialized: true,
      renderFallback: false,
      navigation: { state: "idle" } as State["navigation"],
      restoreScrollPosition: false,
      preventScrollReset: false,
      revalidation: "idle",
      loaderData,
      actionData,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    },
    routes,
    { framework, history, location, hydrationData: { loaderData, actionData } },
  );
  return { router, framework };
}

/** The routes of this page alone, from the root to the page, as React Router makes them (`lib/dom/ssr/routes.tsx`). */
function routesOfPage({ manifest, routeModules }: Framework): DataRouteObject[] {
  return Object.entries(routeModules).reduceRight<DataRouteObject[]>((children, [id, routeModule]) => {
    const { default: Component, ErrorBoundary, Layout, handle } = routeModule ?? {};
    const { path, index } = manifest.routes[id] ?? {};
    const place = { id, path, handle, ...(index ? { index } : { children }) };
    const shown = Layout
      ? {
          element: <Layout>{Component ? <Component /> : <></>}</Layout>,
          errorElement: <Layout>{ErrorBoundary ? <ErrorBoundary /> : <></>}</Layout>,
        }
      : { Component, ErrorBoundary };
    const route = { ...place, ...shown } as DataRouteObject;
    return [Object.assign(route, mapRouteProperties(route))];
  }, []);
}

/** Passes every call to the full router, which the first call loads. */
function createForwarder(first: State, routes: DataRouteObject[], parts: RouterParts): DataRouter {
  const { history, framework } = parts;
  let state = first;
  let full: DataRouter | undefined;
  let loading: Promise<DataRouter> | undefined;
  let scroll: Parameters<DataRouter["enableScrollRestoration"]> | undefined;
  let loadPage: typeof LoadScripts | undefined;
  /** A browser may keep to a script's failure until another document is loaded. */
  let hasFailed = false;
  let held: ReturnType<typeof setTimeout> | undefined;
  const subscribers = new Set<Subscriber>();
  const publish: Subscriber = (next, options) => {
    state = next;
    for (const subscriber of subscribers) subscriber(next, options);
  };

  const publishLate: Subscriber = (next, options) => {
    clearTimeout(held);
    const isFollowing = next.navigation.state === "loading" && !next.navigation.formMethod;
    if (isFollowing) held = setTimeout(() => publish(next, options), LOADING_SHOWN_AFTER_MS);
    else publish(next, options);
  };

  function load(): Promise<DataRouter> {
    loading ??= import("./full-router.ts").then(({ createFullRouter, loadScripts }) => {
      // It reads data through one; Firefox has it from 102 on. Before, each page is a document of its own.
      if (!("TransformStream" in window)) throw new Error("this browser has no TransformStream");
      full = createFullRouter(parts);
      loadPage = loadScripts;
      if (scroll) full.enableScrollRestoration(...scroll);
      full.subscribe(publishLate);
      window.removeEventListener("popstate", followHistory);
      return full;
    });
    loading.catch(() => (loading = undefined));
    return loading;
  }

  /** The visitor went back or forward before the full router came, which listens itself. */
  function followHistory() {
    load().then(
      () => window.dispatchEvent(new PopStateEvent("popstate")),
      (error: unknown) => {
        // A link within the page needs no router.
        if (history.location.pathname !== state.location.pathname) fail(error);
      },
    );
  }

  /** Shows in the place of the page, within what it shares with the last page, that it did not load. */
  function fail(error: unknown) {
    hasFailed = true;
    const path = `${history.location.pathname}/`;
    const boundary = state.matches
      .filter(
        ({ route, pathnameBase }) =>
          framework.routeModules[route.id]?.ErrorBoundary && path.startsWith(`${pathnameBase.replace(/\/$/, "")}/`),
      )
      .pop();
    const errors = { [boundary?.route.id ?? "root"]: error };
    publish(
      { ...state, location: history.location, errors },
      { deletedFetchers: [], newErrors: errors, flushSync: false },
    );
  }

  /** Without a full router, follows the link as a browser would, if the network is there. */
  async function leave(to: To | number | null, options: RouterNavigateOptions | undefined, error: unknown) {
    if (typeof to === "number") return history.go(to);
    const url = history.createURL(pathTo(to));
    if (options && "formData" in options && options.formData) {
      url.search = String(new URLSearchParams([...options.formData] as [string, string][]));
    }
    try {
      await fetch(url, { method: "HEAD" });
    } catch {
      history.push(createPath(url));
      return fail(error);
    }
    window.location.assign(url);
  }

  /** Loads what is missing first: without a connection React Router would reload, and lose, the page. */
  async function navigateLate(to: To | number | null, options: RouterNavigateOptions | undefined) {
    try {
      const router = await load();
      if ((hasFailed || !navigator.onLine) && typeof to !== "number") await loadPage?.(pathTo(to).pathname);
      await router.navigate(to as To, options);
    } catch (error) {
      await leave(to, options, error);
    }
  }

  function pathTo(to: To | null) {
    return resolvePath(to ?? "", history.location.pathname);
  }

  void whenTouched().then(() => void (navigator.onLine && load().catch(() => undefined)));
  window.addEventListener("popstate", followHistory);

  return {
    get state() {
      return full?.state ?? state;
    },
    get manifest() {
      return full?.manifest ?? {};
    },
    get routes() {
      return full?.routes ?? routes;
    },
    window,
    match: (to: string) => full?.match(to) ?? null,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...options: NonNullable<typeof scroll>) {
      scroll = options;
      return full?.enableScrollRestoration(...options) ?? (() => undefined);
    },
    navigate: (to: To | number | null, options?: RouterNavigateOptions) =>
      (navigator.onLine && !hasFailed ? full?.navigate(to as To, options) : undefined) ?? navigateLate(to, options),
    revalidate: () => full?.revalidate() ?? load().then((router) => router.revalidate()),
  } as unknown as DataRouter;
}
