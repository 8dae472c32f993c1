import { TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Row } from "#app/ui/row/row.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";

export type EntryKind = "doctors" | "facilities" | "news" | "careers" | "testimonials";

export type EntryChoice = { to: string; title: string; text?: string };

/** What a 404 response of an entry's page carries. */
export interface MissingEntry {
  missing: EntryKind;
  toList: string;
  choices: EntryChoice[];
}

export function isMissingEntry(value: unknown): value is MissingEntry {
  return typeof value === "object" && value !== null && "missing" in value;
}

/** For an entry that is not there, or not any more: what it was to be, and the others to choose from. */
export function MissingEntryPage({ entry, homePath }: { entry: MissingEntry; homePath: string }) {
  const { missing, sections, common, news, careers } = useTexts();
  const { title, lead } = missing[entry.missing];
  const all = {
    doctors: common.allDoctors,
    facilities: common.allFacilities,
    news: news.all,
    careers: careers.all,
    testimonials: common.allTestimonials,
  };
  return (
    <>
      <PageHeader
        title={title}
        tone="sand"
        homePath={homePath}
        list={{ label: sections[entry.missing], to: entry.toList }}
        lead={entry.choices.length > 0 ? lead : undefined}
      />
      <Section>
        <ul className="lines missing-entry">
          {entry.choices.map(({ to, title: name, text }) => (
            <li key={to}>
              <Row title={name} to={to}>
                {text && <p>{text}</p>}
              </Row>
            </li>
          ))}
        </ul>
        <TextLink to={entry.toList}>{all[entry.missing]}</TextLink>
      </Section>
    </>
  );
}
