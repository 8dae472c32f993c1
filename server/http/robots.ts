import type { FastifyInstance } from "fastify";
import { READ_METHODS, registerOtherMethods } from "./other-methods.ts";
import { SITEMAP_PATH } from "./sitemap.ts";

const ROBOTS_PATH = "/robots.txt";

/** A search engine asks for it before each visit. */
const MAX_AGE_SECONDS = 3_600;

/** Tells search engines where the pages are listed, and what is none (RFC 9309; sitemaps.org, "Informing crawlers"). */
export function registerRobots(server: FastifyInstance, origin: string) {
  const rules = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /redirect",
    "",
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    "",
  ];
  server.get(ROBOTS_PATH, async (_request, reply) =>
    reply
      .header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`)
      .type("text/plain; charset=utf-8")
      .send(rules.join("\n")),
  );
  registerOtherMethods(server, ROBOTS_PATH, READ_METHODS);
}
