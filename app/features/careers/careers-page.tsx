import { FactList } from "#app/ui/facts/facts.tsx";
import { Row } from "#app/ui/row/row.tsx";
import { editorText } from "#app/ui/editor-field/editor-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EmptyMessage, PageHeader, Pager, type PagerView, Section, SectionHeading } from "#app/ui/page/page.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { CareerSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

interface CareersPageProps {
  basePath: string;
  place: string;
  /** How many there are, where that is known. */
  found: string;
  /** Newest first. */
  careers: CareerSummary[];
  pager?: PagerView;
  picture?: PictureFiles | undefined;
  pictureDescription?: string | undefined;
}

export function CareersPage({ basePath, place, found, careers, pager, picture, pictureDescription }: CareersPageProps) {
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
        <SectionHeading id="jobs-heading" title={found} />
        {careers.length === 0 ? (
          <EmptyMessage>{texts.none}</EmptyMessage>
        ) : (
          <ul className="lines job-list">
            {careers.map((job) => (
              <li key={job.id}>
                <JobRow job={job} place={place} to={toCareer(job.id)} />
              </li>
            ))}
          </ul>
        )}
        <Pager pager={pager} />
      </Section>
    </>
  );
}

function JobRow({ job, place, to }: { job: CareerSummary; place: string; to: string }) {
  const texts = useTexts("careers");
  const { id, jobTitle, shortDescription } = job;
  return (
    <Row
      headingLevel={3}
      title={editorText(id, "jobTitle", jobTitle)}
      actions={
        <TextLink to={to} label={texts.viewJob(jobTitle)}>
          {texts.viewMore}
        </TextLink>
      }
    >
      <p>{editorText(id, "jobShortDescription", shortDescription)}</p>
      <JobFacts job={job} place={place} isCounted />
    </Row>
  );
}

interface JobFactsProps {
  job: CareerSummary;
  place: string;
  /** Whether the vacancies are said here, and not by the title above. */
  isCounted?: boolean;
}

/** What decides whether to read on: where, how many, and until when. */
export function JobFacts({ job, place, isCounted = false }: JobFactsProps) {
  const { vacancies, lastDate } = job;
  const { careers: texts, news } = useTexts();
  const [year, month, day] = (lastDate ?? "").split("-").map(Number);
  return (
    <FactList
      facts={[
        { label: texts.place, value: place },
        ...(isCounted ? [{ label: texts.vacancies, value: vacancies || texts.noVacancy }] : []),
        ...(year && month ? [{ label: texts.lastDate, value: `${day} ${news.monthOfYear(month - 1, year)}` }] : []),
      ]}
    />
  );
}

function HowToApply() {
  const { howToApply } = useTexts("careers");
  return (
    <ol className="stack job-steps at-desks">
      {howToApply.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ol>
  );
}
