import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import type { PageRoutes } from "#app/cache-policy.ts";
import { servicesContext, type PageServices } from "#app/context.ts";
import * as build from "virtual:react-router/server-build";

/** Answers a page request with what these services know. */
export type PageRenderer = (request: Request, services: PageServices) => Promise<Response>;

/**
 * The server side of every page, bundled together with the pages so that both share one set of context keys.
 * `mode` decides whether React Router shows error details.
 */
export function createPageRenderer(mode: "production" | "development"): PageRenderer {
  // React Router types the build less exactly than it reads it: absent settings are undefined.
  const handle = createRequestHandler(build as ServerBuild, mode);
  return (request, services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handle(request, context);
  };
}

/** What the table of routes (`app/routes.ts`) and the route modules say of addresses. */
export function createPageRoutes(): PageRoutes {
  const { routes } = build as ServerBuild;
  const tree = childrenOf(routes, undefined);
  function match(path: string) {
    const matches = matchRoutes(tree, path) ?? [];
    return { ids: matches.map(({ route: { id = "" } }) => id), params: matches.at(-1)?.params ?? {} };
  }
  return {
    match,
    formAt(path) {
      const module = routes[match(path).ids.at(-1) ?? ""]?.module;
      if (!module?.action) return undefined;
      return (module.handle as { takesFile?: boolean } | undefined)?.takesFile ? "file" : "fields";
    },
  };
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return [{ id, path, index, caseSensitive, children: childrenOf(routes, id) } as RouteObject];
  });
}
