import type { ContextType } from "react";
import {
  type DataRouter,
  type DataRouteObject,
  type HydrationState,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type UNSAFE_FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from "react-router";

/** What React Router's inline scripts leave. */
export type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** What the page was shown with. */
export interface RouterParts {
  framework: Framework;
  routes: DataRouteObject[];
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** Where the data belongs, though the visitor may have gone back since. */
  location: DataRouter["state"]["location"];
  hydrationData: HydrationState;
}

/** The router that `HydratedRouter` makes, without its lazy discovery of routes, which is off (`react-router.config.ts`). */
export function createFullRouter({ framework, routes, history, location, hydrationData }: RouterParts): DataRouter {
  const { manifest, routeModules, ssr } = framework;
  const router: DataRouter = createRouter({
    routes,
    history: { ...history, location },
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, ssr),
  });
  return router.initialize();
}
