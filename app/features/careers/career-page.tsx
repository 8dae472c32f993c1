import { ButtonLink } from "#app/ui/button/button.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import type { FormReply } from "#app/ui/form/form-state.ts";
import { EntryHeader } from "#app/ui/page-header/page-header.tsx";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { Career } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";
import { ApplySection } from "./apply-section.tsx";
import type { JobApplicationData } from "./job-application-form.tsx";

interface CareerPageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  career: Career | undefined;
  contact: ApplyContact;
  application: Omit<JobApplicationData, "jobTitle">;
  /** The response when the form was posted without JavaScript. */
  reply: FormReply | undefined;
}

export function CareerPage({ basePath, career, contact, application, reply }: CareerPageProps) {
  const { toCareers, toEntry } = hospitalPaths({ basePath });
  return (
    <>
      <EntryHeader
        basePath={basePath}
        section={{ label: "Careers", to: toCareers }}
        entryId={career?.id}
        title={{ field: "jobTitle", text: career && titleWithVacancies(career.jobTitle, career.vacancies) }}
        lead={{ field: "jobShortDescription", text: career?.shortDescription }}
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

/** What the job is and asks for; lists and experience only where they are given. */
function CareerDescription({ career, toEntry }: { career: Career; toEntry: ToEntry }) {
  const { id, description, responsibilities, skills, experience } = career;
  return (
    <div className="job">
      <EditorField entry={id} field="jobDescription" isBlock>
        <RichText nodes={description} toEntry={toEntry} />
      </EditorField>
      <EditorField entry={id} field="responsibilities" isBlock>
        <JobPoints title="Responsibilities" points={responsibilities} />
      </EditorField>
      <EditorField entry={id} field="skills" isBlock>
        <JobPoints title="Skills" points={skills} />
      </EditorField>
      {experience && (
        <section className="job__part">
          <h2>Experience</h2>
          <p>
            <EditorField entry={id} field="experience">
              {experience}
            </EditorField>
          </p>
        </section>
      )}
    </div>
  );
}

function JobPoints({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="job__part">
      <h2>{title}</h2>
      <TickList points={points} />
    </section>
  );
}

/** A job's title with its vacancies, or with 'No Vacancy' when there is none (checklist A30). */
export function titleWithVacancies(jobTitle: string, vacancies: number): string {
  return `${jobTitle} – ${vacancyText(vacancies)}`;
}

function vacancyText(vacancies: number): string {
  if (vacancies < 1) return "No Vacancy";
  return `${vacancies} ${vacancies === 1 ? "Vacancy" : "Vacancies"}`;
}

export interface ApplyContact {
  email: string;
  phone: Phone;
}

/** Whom to ask about a job, by a mail whose subject names it or by telephone. */
function ApplyPanel({ jobTitle, contact }: { jobTitle: string; contact: ApplyContact }) {
  const subject = encodeURIComponent(`Question about: ${jobTitle}`);
  return (
    <SidePanel title="Questions about this job?" tone="deep">
      <p>Write to us or call to ask about the post, the duty hours or the papers you need.</p>
      <ButtonLink to={`mailto:${contact.email}?subject=${subject}`} icon="mail">
        Ask by e-mail
      </ButtonLink>
      <ButtonLink to={contact.phone.href} variant="ghost" icon="phone">
        {`Call ${contact.phone.printed}`}
      </ButtonLink>
    </SidePanel>
  );
}
