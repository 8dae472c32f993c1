import { editorText } from "#app/ui/editor-field/editor-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EmptyMessage, PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { CareerSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

interface CareersPageProps {
  basePath: string;
  total: number;
  /** Newest first. */
  careers: CareerSummary[];
  picture?: PictureFiles | undefined;
  pictureDescription?: string | undefined;
}

export function CareersPage({ basePath, total, careers, picture, pictureDescription }: CareersPageProps) {
  const texts = useTexts("careers");
  const { careers: title } = useTexts("sections");
  const { toCareer } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={title}
        tone="sand"
        homePath={basePath}
        lead={texts.lead}
        picture={picture}
        pictureDescription={pictureDescription}
      >
        {careers.length > 0 && <HowToApply />}
      </PageHeader>
      <Section labelledBy="jobs-heading">
        <SectionHeading id="jobs-heading" title={texts.found(total)} />
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
      </Section>
    </>
  );
}

function HowToApply() {
  const { howToApply } = useTexts("careers");
  return (
    <ol className="job-steps">
      {howToApply.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ol>
  );
}
