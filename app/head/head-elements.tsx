import { useMatches } from "react-router";
import { metaElements, type PageHead } from "./page-head.ts";

/** What the page's loader says about it; undefined while its data is not loaded. */
export function usePageHead(): PageHead | undefined {
  const { head } = (useMatches().slice(-1)[0]?.loaderData ?? {}) as { head?: PageHead };
  return head;
}

/** One for all routes, in place of a `meta` in each. */
export function HeadElements() {
  const head = usePageHead();
  if (!head) return null;
  const { title, canonical, graph } = head;
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {metaElements(head).map((attributes) => (
        <meta key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {/* In the browser `useStructuredData` writes it. */}
      {graph && import.meta.env.SSR && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeScript(JSON.stringify(graph)) }} />
      )}
    </>
  );
}

/** JSON without what could end the script. */
function escapeScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
