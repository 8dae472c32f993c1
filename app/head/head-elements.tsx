import { useMatches } from "react-router";
import { pathIn } from "#site/hospitals/hospital-paths.ts";
import { metaElements, type PageHead } from "./page-head.ts";

/** What the page's loader says about it; undefined while its data is not loaded. */
export function usePageHead(): PageHead | undefined {
  const { head } = (useMatches().slice(-1)[0]?.loaderData ?? {}) as { head?: PageHead };
  return head;
}

/** One for all routes, in place of a `meta` in each. */
export function HeadElements(edition: Edition) {
  const head = usePageHead();
  if (!head) return null;
  const { title, canonical, graph } = head;
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <Alternates {...edition} canonical={canonical} />}
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

interface Edition {
  /** Where the site has several; the first is its own. */
  languages?: readonly string[] | undefined;
  prefix?: string | undefined;
}

/** The same page in each language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function Alternates({ languages = [], prefix = "", canonical }: Edition & { canonical: string }) {
  const { origin } = new URL(canonical);
  const path = canonical.slice(origin.length + prefix.length);
  const hrefOf = (language = "") => origin + pathIn(language === languages[0] ? "" : `/${language}`, path);
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={hrefOf(language)} />
      ))}
      {languages.length > 0 && <link rel="alternate" hrefLang="x-default" href={hrefOf(languages[0])} />}
    </>
  );
}

/** JSON without what could end the script. */
function escapeScript(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
