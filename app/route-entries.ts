/** As React Router's configuration wants it; its own helpers are of a package that a running site is without. */
export interface RouteEntry {
  file: string;
  id?: string;
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

export function index(file: string): RouteEntry {
  return { file, index: true };
}

export function layout(file: string, children: RouteEntry[]): RouteEntry {
  return { file, children };
}

export function route(path: string, file: string, more?: { id: string } | RouteEntry[]): RouteEntry {
  return { path, file, ...(Array.isArray(more) ? { children: more } : more) };
}
