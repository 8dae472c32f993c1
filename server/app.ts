import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
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
