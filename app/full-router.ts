import type { ContextType } from "react";
import {
  type DataRouter,
  type HydrationState,
  type UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
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

/** The router that `HydratedRouter` makes, without its lazy discovery of routes, which is off (`react-router.config.ts`). */
export function createFullRouter({ framework, history, location, hydrationData }: RouterParts): DataRouter {
  const { manifest, routeModules, ssr, isSpaMode } = framework;
  const routes = createClientRoutes(manifest.routes, routeModules, null, ssr, isSpaMode);
  const router: DataRouter = createRouter({
    routes,
    history: { ...history, location },
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, ssr),
  });
  noteRouter({ router, framework });
  return router.initialize();
}

type MadeRouter = { router: DataRouter; framework: Framework };

let noteRouter: (made: MadeRouter) => void;
const made = new Promise<MadeRouter>((resolve) => (noteRouter = resolve));

/** Loads the scripts of the page with that path; rejects when one does not come. Waits until a router is made. */
export async function loadScripts(path: string): Promise<void> {
  const { router, framework } = await made;
  const { manifest, routeModules } = framework;
  const load = async (id: string) => {
    routeModules[id] ??= (await import(/* @vite-ignore */ manifest.routes[id]?.module ?? "")) as RouteModule;
  };
  await Promise.all((router.match(path) ?? []).map(({ route }) => load(route.id)));
}
