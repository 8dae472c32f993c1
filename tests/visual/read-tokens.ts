import { readFile } from "node:fs/promises";

export type Scheme = "light" | "dark";

/** The tokens of a scheme, by name without the dashes, as `app/styles/tokens.css` states them. */
export async function readTokens(scheme: Scheme): Promise<ReadonlyMap<string, string>> {
  const css = (await readFile("app/styles/tokens.css", "utf8")).replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const start = css.indexOf("@media screen and (prefers-color-scheme: dark)");
  if (start < 0) throw new Error("tokens.css has no dark scheme");
  const light = declarations(css.slice(0, start));
  return scheme === "light" ? light : new Map([...light, ...declarations(css.slice(start))]);
}

function declarations(css: string): Map<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value.trim()]));
}
