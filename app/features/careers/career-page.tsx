import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { Career } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ApplyPanel, type ApplyContact } from "./apply-panel.tsx";
import { CareerDescription } from "./career-description.tsx";
import { titleWithVacancies } from "./vacancy-text.ts";

interface CareerPageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  career: Career | undefined;
  contact: ApplyContact;
}

export function CareerPage({ basePath, career, contact }: CareerPageProps) {
  const { toCarrers } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={career ? titleWithVacancies(career.jobTitle, career.vacancies) : "Careers"}
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Careers", to: toCarrers },
        ]}
        lead={career?.shortDescription}
      />
      <Section>
        {career ? (
          <div className="with-side">
            <CareerDescription career={career} />
            <aside className="side-column" aria-label="Application">
              <ApplyPanel jobTitle={career.jobTitle} contact={contact} />
            </aside>
          </div>
        ) : (
          <UnavailableMessage>
            <TextLink to={toCarrers}>All careers</TextLink>
          </UnavailableMessage>
        )}
      </Section>
    </>
  );
}
