import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { menuContext, servicesContext, type PageServices } from "#app/context.ts";
import { routesBelow } from "#app/edition-routes.ts";
import { createMenu, createPageRoutes } from "#app/route-policy.ts";
import * as serverBuild from "virtual:react-router/server-build";

/** A page's body is in `html`; redirects and data have their own. */
export type PageResponse = Response & { html?: Buffer };

export type PageRenderer = (request: Request, services: PageServices) => Promise<PageResponse>;

// React Router types the build less exactly than it reads it: absent settings are undefined.
const build = serverBuild as ServerBuild;

export const pageRoutes = createPageRoutes(build.routes);

const menu = createMenu(pageRoutes.pages);

/** Bundled together with the pages, so that both share one set of context keys. `mode`: whether errors have details. */
export function createPageRenderer(mode: "production" | "development"): PageRenderer {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return (request, services) => {
    const { prefix } = services.site;
    const handle = handlers.get(prefix) ?? createRequestHandler(buildBelow(prefix), mode);
    handlers.set(prefix, handle);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(menuContext, menu);
    return handle(request, context);
  };
}

function buildBelow(prefix: string): ServerBuild {
  const { routes, assets } = build;
  if (prefix === "") return build;
  return {
    ...build,
    routes: routesBelow(routes, prefix),
    assets: { ...assets, routes: routesBelow(assets.routes, prefix) },
  };
}
