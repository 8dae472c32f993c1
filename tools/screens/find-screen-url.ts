import type { Screen } from "./screen.ts";

/** The address a screen is at; throws when no link of its list leads to it. */
export async function findScreenUrl({ path, firstLinkBelow }: Screen, origin: string): Promise<string> {
  if (firstLinkBelow === undefined) return origin + path;
  const page = await fetch(origin + path);
  const links = (await page.text()).matchAll(/href="([^"?#]+)/g);
  const link = [...links].map(([, href = ""]) => href).find((href) => href.startsWith(firstLinkBelow));
  if (!link) throw new Error(`${path} has no link to a page below ${firstLinkBelow}`);
  return origin + link;
}
