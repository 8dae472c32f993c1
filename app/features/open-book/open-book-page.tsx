import { TextLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section, SectionHeading } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { BookBlock } from "./book-block.tsx";
import type { BookView } from "./book-view.ts";

interface OpenBookPageProps {
  book: BookView;
  homePath: string;
  /** The book in other forms. */
  others: { to: string; label: string }[];
}

export function OpenBookPage({ book: { title, lead, sample, groups }, homePath, others }: OpenBookPageProps) {
  const { onThisPage } = useTexts("common");
  return (
    <div className="book">
      <PageHeader title={title} tone="page" homePath={homePath} lead={lead} />
      <Section tone="sand">
        {sample && <p className="book__caution">{sample}</p>}
        <nav className="book__contents" aria-label={onThisPage}>
          {groups.map(({ id, heading, blocks }) => (
            <div key={id}>
              <p className="book__group">{heading}</p>
              <ul className="book__chips">
                {blocks.map((block) => (
                  <li key={block.id}>
                    <a href={`#${block.id}`}>{block.heading}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="flow">
          {others.map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
        </p>
      </Section>
      {groups.map(({ id, heading, blocks }) => (
        <Section key={id} labelledBy={`group-${id}`}>
          <SectionHeading id={`group-${id}`} title={heading} />
          {blocks.map((block) => (
            <BookBlock key={block.id} block={block} />
          ))}
        </Section>
      ))}
    </div>
  );
}
