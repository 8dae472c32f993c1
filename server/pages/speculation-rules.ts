import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/**
 * Links to pages by their plain path, in the menu and the bar: elsewhere a phone would load a page whenever somebody
 * begins to scroll on its link. `data-loads-ahead` is set once the page's own script does this (`app/page-links.tsx`).
 */
const LINKS = `html:not([data-loads-ahead]) :is(header, aside) a[href^="/"]:not([href*="#"], [href*="?"], [href*="."])`;

/** Until then the browser fetches a page when its link is pressed, without data saver (HTML, §7.6). */
const RULES = JSON.stringify({ prefetch: [{ where: { selector_matches: LINKS }, eagerness: "conservative" }] });

const PATH = "/speculation-rules.json";

/** The value of a page's `Speculation-Rules` header. */
export const SPECULATION_RULES = `"${PATH}?v=${hash("sha256", RULES).slice(0, 8)}"`;

export function registerSpeculationRules(server: FastifyInstance) {
  server.get(PATH, async (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(RULES),
  );
}
