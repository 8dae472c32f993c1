import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { CareerSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

interface CareersPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  /** How many jobs there are in all. */
  total: number;
  /** Newest first. */
  careers: CareerSummary[];
}

export function CareersPage({ basePath, picture, total, careers }: CareersPageProps) {
  return (
    <>
      <PageHeader
        title="Careers"
        crumbs={[{ label: "Home", to: basePath }]}
        lead="Work where care comes first."
        picture={picture}
      />
      <Section labelledBy="careers-heading">
        <SectionHeading id="careers-heading" title={`We found ${total} available job(s) for you`} />
        {careers.length === 0 ? (
          <EmptyMessage>No Careers found</EmptyMessage>
        ) : (
          <JobList basePath={basePath} careers={careers} />
        )}
      </Section>
    </>
  );
}

function JobList({ basePath, careers }: Pick<CareersPageProps, "basePath" | "careers">) {
  const { toCareer } = hospitalPaths({ basePath });
  return (
    <ul className="job-list">
      {careers.map(({ id, jobTitle, shortDescription }) => (
        <li key={id}>
          <Card
            title={
              <EditorField entry={id} field="jobTitle">
                {jobTitle}
              </EditorField>
            }
            footer={
              <TextLink to={toCareer(id)} label={`View more: ${jobTitle}`}>
                View more
              </TextLink>
            }
          >
            <p>
              <EditorField entry={id} field="jobShortDescription">
                {shortDescription}
              </EditorField>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
