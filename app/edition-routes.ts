interface EditionRoute {
  parentId?: string | undefined;
  path?: string | undefined;
}

/** The site's routes in another of its languages: below what its addresses begin with, e.g. "/ml". */
export function routesBelow<Route extends EditionRoute | undefined>(
  routes: Readonly<Record<string, Route>>,
  prefix: string,
): Record<string, Route> {
  const start = prefix.slice(1);
  const entries = Object.entries(routes).map(([id, route]): [string, Route] => {
    if (prefix === "" || route?.parentId !== "root") return [id, route];
    return [id, { ...route, path: route.path === undefined ? start : `${start}/${route.path}` }];
  });
  return Object.fromEntries(entries);
}
