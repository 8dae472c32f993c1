import { ButtonLink } from "#app/ui/link/link.tsx";
import { DetailPage } from "#app/ui/page/page.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { NextEntry, Row } from "#app/ui/row/row.tsx";
import { SidePanel } from "#app/ui/contacts/contacts.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { TickList } from "#app/ui/facts/facts.tsx";
import type { Career, CareerSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import { JobFacts } from "./careers-page.tsx";
import { ApplySection, type JobApplicationData } from "./apply-section.tsx";

interface CareerPageProps {
  basePath: string;
  career: Career | undefined;
  place: string;
  picture: PictureFiles | undefined;
  next: CareerSummary | undefined;
  contact: JobContact;
  application: JobApplicationData;
  reply: FormReply | undefined;
}

export function CareerPage(props: CareerPageProps) {
  const { basePath, career, place, picture, next, contact, application, reply } = props;
  const texts = useTexts("careers");
  const { sections, common } = useTexts();
  const { toCareer, toCareers, toEntry } = hospitalPaths({ basePath });
  // Words of two languages in one title could not be marked.
  const title = career?.isUntranslated ? career.jobTitle : career && texts.title(career.jobTitle, career.vacancies);
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.careers, all: texts.all, to: toCareers }}
      tone="sand"
      picture={picture}
      title={editorText(career?.id, "jobTitle", title)}
      lead={editorText(career?.id, "jobShortDescription", career?.shortDescription)}
      note={career?.isUntranslated && common.notTranslated}
      aside={
        career && (
          <aside className="side-column" aria-label={texts.questions}>
            <AskPanel jobTitle={career.jobTitle} contact={contact} />
          </aside>
        )
      }
    >
      {career && (
        <div className="stack stack--wide">
          <JobFacts job={career} place={place} isCounted={career.isUntranslated ?? false} />
          <CareerDescription career={career} toEntry={toEntry} />
          <ApplySection key={application.action} job={application} reply={reply} />
          {next && (
            <NextEntry label={texts.next}>
              <Row title={next.jobTitle} to={toCareer(next.id)}>
                <p>{next.shortDescription}</p>
              </Row>
            </NextEntry>
          )}
        </div>
      )}
    </DetailPage>
  );
}

function CareerDescription({ career, toEntry }: { career: Career; toEntry: ToEntry }) {
  const texts = useTexts("careers");
  const { id, description, responsibilities, skills, experience } = career;
  return (
    <div className="job">
      <EditorField entry={id} field="jobDescription" isBlock>
        <RichText nodes={description} toEntry={toEntry} />
      </EditorField>
      <EditorField entry={id} field="responsibilities" isBlock>
        <JobPoints title={texts.responsibilities} points={responsibilities} />
      </EditorField>
      <EditorField entry={id} field="skills" isBlock>
        <JobPoints title={texts.skills} points={skills} />
      </EditorField>
      {experience && (
        <section className="flow job__part">
          <h2>{texts.experience}</h2>
          <p>{editorText(id, "experience", experience)}</p>
        </section>
      )}
    </div>
  );
}

function JobPoints({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="flow job__part">
      <h2>{title}</h2>
      <TickList points={points} />
    </section>
  );
}

type JobContact = { email: string; phone: Phone };

function AskPanel({ jobTitle, contact }: { jobTitle: string; contact: JobContact }) {
  const texts = useTexts("careers");
  const { call } = useTexts("common");
  const subject = encodeURIComponent(texts.mailSubject(jobTitle));
  return (
    <SidePanel title={texts.anyQuestions} tone="deep">
      <p>{texts.ask}</p>
      <ButtonLink to={`mailto:${contact.email}?subject=${subject}`} icon="mail">
        {texts.askByEmail}
      </ButtonLink>
      <ButtonLink to={contact.phone.href} variant="ghost" icon="phone">
        {call(contact.phone.printed)}
      </ButtonLink>
    </SidePanel>
  );
}
