import type { FastifyRequest } from "fastify";
import { splitPrefix } from "#site/hospitals/find-hospital.ts";
import type { Site } from "#site/hospitals/site.ts";

/** The edition that a request asks for: the API's by its header, any other by its address; else the site's own. */
export function editionFor<One extends { site: Pick<Site, "language" | "prefix"> }>(
  { url, headers }: Pick<FastifyRequest, "url" | "headers">,
  editions: readonly [One, ...One[]],
): One {
  const [own, ...others] = editions;
  if (!url.startsWith("/api/")) {
    const languages = [own.site.language, ...others.map(({ site }) => site.language)] as const;
    const { prefix } = splitPrefix({ languages }, url.split("?")[0] ?? "");
    return editions.find(({ site }) => site.prefix === prefix) ?? own;
  }
  const [found = own] = wantedLanguages(headers["accept-language"]).flatMap(
    (tag) => editions.find(({ site }) => `${tag}-`.startsWith(`${site.language.toLowerCase()}-`)) ?? [],
  );
  return found;
}

/** The most wanted first (RFC 9110 §12.5.4). */
function wantedLanguages(header = ""): string[] {
  const ranges = header.split(",").map((range) => {
    const [tag = "", ...parameters] = range.toLowerCase().replaceAll(" ", "").split(";");
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    return { tag, weight: Number(weight) };
  });
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return wanted.map(({ tag }) => tag);
}
