import { found, type Finding, type Ground } from "../ground.ts";

const linksOf = ({ facts }: Ground) => facts.filter(({ path }) => /(?:^|\.)(?:link|url|\w+Url)(?:\.\d+)?$/.test(path));

/** Links to pages of the site that are not there, and to entries that are not. */
export function findLinks(ground: Ground): Finding[] {
  const { hospitals, entries, hasPage } = ground;
  return linksOf(ground).flatMap(({ value: to, ...at }) => {
    if (to.startsWith("entry:"))
      return entries.some(({ id }) => to === `entry:${id}`) ? [] : found("link", at, to, "there is no such entry");
    const bases = (at.hospital ? [at.hospital] : hospitals).map(({ basePath }) => basePath);
    const isWhole = hospitals.some(({ basePath }) => to.startsWith(`${basePath}/`));
    const dead = bases.map((base) => (isWhole ? to : base + to)).find((path) => !hasPage(path.split(/[?#]/)[0]!));
    return to.startsWith("/") && dead ? found("link", at, to, `${dead} is no page of the site`) : [];
  });
}

/** Links to other sites, which nobody fetches here. */
export const listOutside = (ground: Ground): string[] =>
  [...new Set(linksOf(ground).map(({ value }) => value))].filter((to) => /^https?:/.test(to)).toSorted();
