import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createPageRoutes, createRouteTree, type RouteTable } from "#app/route-policy.ts";
import routes from "#app/routes.ts";

const MODULES = import.meta.glob<{ handle?: unknown; action?: unknown }>("../../app/routes/**/*.tsx", { eager: true });

type TableEntry = NonNullable<RouteTable[string]>;

const TABLE: RouteTable = Object.fromEntries(
  [{ id: "root", path: "", module: {} }, ...routes.flatMap((route) => flatten(route, "root"))].map((route) => [
    route.id,
    route,
  ]),
);

function flatten({ file, path, index, children = [], ...route }: RouteConfigEntry, parentId: string): TableEntry[] {
  const id = route.id ?? file.replace(/\.tsx$/, "");
  const module = MODULES[`../../app/${file}`] ?? {};
  return [{ id, parentId, path, index, module }, ...children.flatMap((child) => flatten(child, id))];
}

/** The table of routes without what they load and show. */
export const ROUTE_TREE = createRouteTree(TABLE);

/** The site's table of routes as tests know it that build no pages. */
export const pageRoutes = createPageRoutes(TABLE);
