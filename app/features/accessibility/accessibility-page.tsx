import { Fragment } from "react";
import { ContactList } from "#app/ui/contacts/contacts.tsx";
import { PageHeader, Paragraphs, Section } from "#app/ui/page/page.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { AccessibilityStatement, HospitalContact } from "#site/hospitals/site.ts";

interface AccessibilityPageProps {
  statement: AccessibilityStatement;
  homePath: string;
  contact: Pick<HospitalContact, "phone" | "email">;
}

export function AccessibilityPage({ statement, homePath, contact: { phone, email } }: AccessibilityPageProps) {
  const { introduction, sections: parts, report, reviewedOn } = statement;
  const { locale, sections, common, accessibility } = useTexts();
  const contents = [...parts, report].map((part, index) => ({ ...part, id: `part-${index}` }));
  // A day without an hour is read as midnight UTC, so it is written in UTC as well.
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <>
      <PageHeader title={sections.accessibility} homePath={homePath} lead={introduction} />
      <Section>
        <Reading contents={contents}>
          <div className="rich-text">
            {contents.map(({ id, heading, paragraphs }) => (
              <Fragment key={id}>
                <h2 id={id}>{heading}</h2>
                <Paragraphs texts={paragraphs} />
              </Fragment>
            ))}
            <ContactList
              items={[
                { icon: "mail", label: common.email, value: email, href: `mailto:${email}` },
                { icon: "phone", label: common.phone, value: phone.printed, href: phone.href },
              ]}
            />
            <p>
              {accessibility.lastReviewed} <time dateTime={reviewedOn}>{dates.format(new Date(reviewedOn))}</time>
            </p>
          </div>
        </Reading>
      </Section>
    </>
  );
}
