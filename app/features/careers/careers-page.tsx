import { editorText } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EmptyMessage } from "#app/ui/message/message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { CareerSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";

interface CareersPageProps {
  basePath: string;
  /** How many jobs there are in all. */
  total: number;
  /** Newest first. */
  careers: CareerSummary[];
}

/** A notice board: how to apply stays in view beside the jobs, one a row. */
export function CareersPage({ basePath, total, careers }: CareersPageProps) {
  const texts = useTexts("careers");
  const { home, careers: title } = useTexts("sections");
  const { toCareer } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: home, to: basePath }]} lead={texts.lead} />
      <Section labelledBy="jobs-heading">
        <div className="jobs">
          <div className="jobs__intro">
            <SectionHeading id="jobs-heading" title={texts.found(total)} />
            {careers.length > 0 && <HowToApply />}
          </div>
          {careers.length === 0 ? (
            <EmptyMessage>{texts.none}</EmptyMessage>
          ) : (
            <ul className="job-list">
              {careers.map(({ id, jobTitle, shortDescription }) => (
                <li className="job-list__item" key={id}>
                  <h3 className="job-list__title">{editorText(id, "jobTitle", jobTitle)}</h3>
                  <p className="job-list__text">{editorText(id, "jobShortDescription", shortDescription)}</p>
                  <TextLink to={toCareer(id)} label={texts.viewJob(jobTitle)}>
                    {texts.viewMore}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
    </>
  );
}

function HowToApply() {
  const { howToApply } = useTexts("careers");
  return (
    <ol className="jobs__steps">
      {howToApply.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ol>
  );
}
