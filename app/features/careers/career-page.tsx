import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { FormReply } from "#app/ui/form/form-reply.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { Career } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ApplyPanel, type ApplyContact } from "./apply-panel.tsx";
import { ApplySection } from "./apply-section.tsx";
import { CareerDescription } from "./career-description.tsx";
import type { JobApplicationData } from "./job-application-form.tsx";
import { titleWithVacancies } from "./vacancy-text.ts";

interface CareerPageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  career: Career | undefined;
  contact: ApplyContact;
  application: Omit<JobApplicationData, "jobTitle">;
  /** What the page answered when the form was posted without JavaScript. */
  reply: FormReply | undefined;
}

export function CareerPage({ basePath, career, contact, application, reply }: CareerPageProps) {
  const { toCareers, toEntry } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={
          career ? (
            <EditorField entry={career.id} field="jobTitle">
              {titleWithVacancies(career.jobTitle, career.vacancies)}
            </EditorField>
          ) : (
            "Careers"
          )
        }
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Careers", to: toCareers },
        ]}
        lead={
          career?.shortDescription && (
            <EditorField entry={career.id} field="jobShortDescription">
              {career.shortDescription}
            </EditorField>
          )
        }
      />
      <Section>
        {career ? (
          <div className="with-side">
            <div className="job-page">
              <CareerDescription career={career} toEntry={toEntry} />
              <ApplySection
                key={application.action}
                job={{ ...application, jobTitle: career.jobTitle }}
                reply={reply}
              />
            </div>
            <aside className="side-column" aria-label="Questions about this job">
              <ApplyPanel jobTitle={career.jobTitle} contact={contact} />
            </aside>
          </div>
        ) : (
          <UnavailableMessage>
            <TextLink to={toCareers}>All careers</TextLink>
          </UnavailableMessage>
        )}
      </Section>
    </>
  );
}
