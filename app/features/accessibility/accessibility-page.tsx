import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { AccessibilityStatement, HospitalContact, TextSection } from "#hospitals/site.ts";

interface AccessibilityPageProps {
  statement: AccessibilityStatement;
  homePath: string;
  /** Who answers a report. */
  contact: Pick<HospitalContact, "phone" | "email">;
}

// A day without an hour is read as midnight UTC, so it is written in UTC as well.
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** What the pages promise to people with disabilities, where they fall short, and whom to tell. */
export function AccessibilityPage({ statement, homePath, contact }: AccessibilityPageProps) {
  const { introduction, sections, report, reviewedOn } = statement;
  const { phone, email } = contact;
  return (
    <>
      <PageHeader title="Accessibility" crumbs={[{ label: "Home", to: homePath }]} lead={introduction} />
      <Section>
        <div className="rich-text">
          {sections.map((section) => (
            <StatementSection key={section.heading} section={section} />
          ))}
          <StatementSection section={report} />
          <ContactList
            items={[
              { icon: "mail", label: "E-mail", value: email, href: `mailto:${email}` },
              { icon: "phone", label: "Telephone", value: phone.printed, href: phone.href },
            ]}
          />
          <p>
            Last reviewed on <time dateTime={reviewedOn}>{DAY.format(new Date(reviewedOn))}</time>
          </p>
        </div>
      </Section>
    </>
  );
}

function StatementSection({ section: { heading, paragraphs } }: { section: TextSection }) {
  return (
    <>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
