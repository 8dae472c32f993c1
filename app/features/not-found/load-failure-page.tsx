import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button/button-class.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";

/** Stands in for a page that did not arrive, mostly because the visitor's connection is down; needs no data at all. */
export function LoadFailurePage() {
  const place = useLocation();
  return (
    <main>
      <title>Page not loaded</title>
      <PageHeader
        title="This page did not load"
        crumbs={[{ label: "Home", to: "/" }]}
        lead="Your internet connection may be down. Check it, then try again."
      />
      <Section>
        <p className="not-found__actions">
          {/* A whole document, which also helps where the page's own program failed. */}
          <Link className={buttonClass("primary")} to={place} reloadDocument>
            Try again
          </Link>
        </p>
      </Section>
    </main>
  );
}
