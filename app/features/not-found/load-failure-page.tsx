import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button/button-class.ts";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { contactItems, type HospitalNumbers } from "./numbers.ts";

interface LoadFailurePageProps {
  homePath: string;
  /** Whom to call in the meantime; empty when not even that is known. */
  hospitals: HospitalNumbers[];
}

/** Stands in for a page that did not arrive, mostly because the visitor's connection is down; a call still works then. */
export function LoadFailurePage({ homePath, hospitals }: LoadFailurePageProps) {
  const place = useLocation();
  useEffect(() => {
    // Some links leave the page where it was scrolled to, which would now be its footer.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <>
      <PageHeader
        title="This page did not load"
        crumbs={[{ label: "Home", to: homePath }]}
        lead={
          <span role="alert">
            Your internet connection may be down. Check it, then try again. Telephone calls still reach us.
          </span>
        }
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            {/* A whole document, which also helps where the page's own program failed. */}
            <Link className={buttonClass("primary")} to={place} reloadDocument>
              Try again
            </Link>
          </p>
          <div className="not-found__numbers">
            <ContactList items={contactItems(hospitals)} />
          </div>
        </div>
      </Section>
    </>
  );
}
