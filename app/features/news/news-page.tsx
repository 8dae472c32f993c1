import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ContactColumn } from "#app/ui/side-panel/contact-column.tsx";
import type { NewsSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { NewsCard } from "./news-card.tsx";

interface NewsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  /** Newest first. */
  articles: NewsSummary[];
  numbers: ContactItem[];
}

export function NewsPage({ basePath, picture, articles, numbers }: NewsPageProps) {
  return (
    <>
      <PageHeader
        title="News"
        crumbs={[{ label: "Home", to: basePath }]}
        lead="What is new at our hospital."
        picture={picture}
      />
      <Section labelledBy="news-heading">
        <SectionHeading id="news-heading" title="Latest News" />
        <div className="with-side">
          <NewsList basePath={basePath} articles={articles} />
          <ContactColumn
            title="Important Numbers"
            contacts={numbers}
            toAppointment={hospitalPaths({ basePath }).toAppointment}
          />
        </div>
      </Section>
    </>
  );
}

function NewsList({ basePath, articles }: Pick<NewsPageProps, "basePath" | "articles">) {
  if (articles.length === 0) return <EmptyMessage>No news to view</EmptyMessage>;
  const { toNewsArticle } = hospitalPaths({ basePath });
  return (
    <ul className="news-list">
      {articles.map((article, index) => (
        <li key={article.id}>
          <NewsCard article={article} to={toNewsArticle(article.id)} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
