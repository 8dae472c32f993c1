/** The path without the slashes it begins and ends with. By hand, as a pattern would look at long runs of them in square time. */
export function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === "/") start += 1;
  while (end > start && path[end - 1] === "/") end -= 1;
  return path.slice(start, end);
}
