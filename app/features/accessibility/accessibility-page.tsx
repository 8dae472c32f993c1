import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { AccessibilityStatement, HospitalContact, TextSection } from "#site/hospitals/site.ts";

interface AccessibilityPageProps {
  statement: AccessibilityStatement;
  homePath: string;
  contact: Pick<HospitalContact, "phone" | "email">;
}

export function AccessibilityPage({ statement, homePath, contact }: AccessibilityPageProps) {
  const { introduction, sections, report, reviewedOn } = statement;
  const { phone, email } = contact;
  const parts = [...sections, report];
  const { locale, sections: sectionsTexts, common, accessibility } = useTexts();
  return (
    <>
      <PageHeader title={sectionsTexts.accessibility} homePath={homePath} lead={introduction} />
      <Section>
        <Reading contents={parts.map(({ heading }, part) => ({ id: `part-${part}`, heading }))}>
          <div className="rich-text">
            {parts.map((section, part) => (
              <StatementSection key={section.heading} id={`part-${part}`} section={section} />
            ))}
            <ContactList
              items={[
                { icon: "mail", label: common.email, value: email, href: `mailto:${email}` },
                { icon: "phone", label: common.phone, value: phone.printed, href: phone.href },
              ]}
            />
            <p>
              {accessibility.lastReviewed} <time dateTime={reviewedOn}>{formatDay(reviewedOn, locale)}</time>
            </p>
          </div>
        </Reading>
      </Section>
    </>
  );
}

/** A day without an hour is read as midnight UTC, so it is written in UTC as well. */
function formatDay(day: string, locale: string): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}

function StatementSection({ id, section: { heading, paragraphs } }: { id: string; section: TextSection }) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
