import { Fragment } from "react";
import { SidePanel } from "#app/ui/contacts/contacts.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Paragraphs, Section } from "#app/ui/page/page.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import type { FormNotice, NoticeText } from "#site/hospitals/site.ts";

interface PrivacyPageProps {
  /** The notice in one language. */
  text: NoticeText;
  /** The way to it in the others. */
  others: FormNotice["links"];
  homePath: string;
}

export function PrivacyPage({ text: { language, title, summary, sections }, others, homePath }: PrivacyPageProps) {
  const parts = sections.map((section, index) => ({ ...section, id: `part-${index}` }));
  return (
    <>
      <PageHeader title={title} homePath={homePath} />
      <Section>
        <Reading contents={parts}>
          <div className="rich-text" lang={language}>
            {others.map((other) => (
              <p key={other.language} lang={other.language}>
                <TextLink to={other.to}>{other.label}</TextLink>
              </p>
            ))}
            {summary && (
              <SidePanel title={summary.heading}>
                <ul>
                  {summary.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </SidePanel>
            )}
            {parts.map(({ id, heading, items, paragraphs }) => (
              <Fragment key={id}>
                <h2 id={id}>{heading}</h2>
                {items.length > 0 && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                <Paragraphs texts={paragraphs} />
              </Fragment>
            ))}
          </div>
        </Reading>
      </Section>
    </>
  );
}
