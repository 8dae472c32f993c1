import { useEffect } from "react";
import { useMatches } from "react-router";
import type { PageGraph } from "./page-graph.ts";
import { writeJsonScript } from "./write-json-script.ts";

/**
 * Keeps the document's structured data with the page that is shown. The first page's comes from the server; React cannot
 * make the later ones', because it makes scripts of markup, which Trusted Types refuse.
 */
export function useStructuredData() {
  const graph = graphOf(useMatches().at(-1)?.loaderData);
  useEffect(() => {
    if (!graph) return;
    const script = document.querySelector('head > script[type="application/ld+json"]') ?? writeJsonScript(graph);
    return () => script.remove();
  }, [graph]);
}

function graphOf(loaderData: unknown): PageGraph | undefined {
  const { head } = (loaderData ?? {}) as { head?: { graph?: PageGraph } };
  return head?.graph;
}
