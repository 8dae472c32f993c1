import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import type { PageRoutes } from "#app/cache-policy.ts";
import routes from "#app/routes.ts";

/** The table of routes without what they load and show. */
export const ROUTE_TREE: RouteObject[] = [{ id: "root", path: "", children: routes.map(toRoute) }];

function toRoute({ file, path, index, children }: RouteConfigEntry): RouteObject {
  const id = file.replace(/\.tsx$/, "");
  return index ? { id, index } : { id, ...(path !== undefined && { path }), children: children?.map(toRoute) ?? [] };
}

/** The site's table of routes as tests know it that build no pages. */
export const pageRoutes: PageRoutes = {
  match(path) {
    const matches = matchRoutes(ROUTE_TREE, path) ?? [];
    return { ids: matches.map(({ route }) => route.id ?? ""), params: matches.at(-1)?.params ?? {} };
  },
  formAt: () => undefined,
};
