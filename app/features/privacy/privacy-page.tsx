import { Fragment } from "react";
import { PageHeader, Paragraphs, Section } from "#app/ui/page/page.tsx";
import { Reading } from "#app/ui/reading/reading.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { NoticeText, PrivacyNotice } from "#site/hospitals/site.ts";

export function PrivacyPage({ notice: { texts, version }, homePath }: { notice: PrivacyNotice; homePath: string }) {
  const { versionOf } = useTexts("privacy");
  const [own, ...others] = texts;
  if (!own) return null;
  return (
    <>
      <PageHeader title={own.title} homePath={homePath} />
      <Section id={own.language}>
        <Reading contents={own.sections.map(({ heading }, part) => ({ id: `part-${part}`, heading }))}>
          <div className="rich-text">
            {others.map(({ language, title }) => (
              <p key={language}>
                <TextLink to={`#${language}`}>
                  <span lang={language}>{title}</span>
                </TextLink>
              </p>
            ))}
            <NoticeSections text={own} Heading="h2" />
            <p>{versionOf(version)}</p>
          </div>
        </Reading>
      </Section>
      {others.map((text) => (
        <Section key={text.language} id={text.language} tone="sand">
          <div className="reading">
            <div className="rich-text" lang={text.language}>
              <h2>{text.title}</h2>
              <NoticeSections text={text} Heading="h3" />
            </div>
          </div>
        </Section>
      ))}
    </>
  );
}

function NoticeSections({ text, Heading }: { text: NoticeText; Heading: "h2" | "h3" }) {
  return text.sections.map(({ heading, items, paragraphs }, part) => (
    <Fragment key={heading}>
      <Heading id={Heading === "h2" ? `part-${part}` : undefined}>{heading}</Heading>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <Paragraphs texts={paragraphs} />
    </Fragment>
  ));
}
