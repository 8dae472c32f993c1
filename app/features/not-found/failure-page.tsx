import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { PlaceInSite } from "./place-in-site.ts";
import { UsefulLinks } from "./useful-links.tsx";

/** Says that a page could not be made just now, and how to reach the hospital without it. */
export function FailurePage({ shell }: { shell: PlaceInSite }) {
  const { homePath, contact } = shell;
  return (
    <>
      <PageHeader
        title="Something went wrong"
        crumbs={[{ label: "Home", to: homePath }]}
        lead="This page cannot be shown just now. Please try again in a few minutes, or call us."
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            <ButtonLink to={contact.phone.href} icon="phone">{`Call ${contact.phone.printed}`}</ButtonLink>
          </p>
          <UsefulLinks shell={shell} />
        </div>
      </Section>
    </>
  );
}
