import { Card } from "#app/ui/card/card.tsx";
import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/media-image.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { NewsSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { PublishedDate } from "./published-date.tsx";

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

interface NewsCardProps {
  article: NewsSummary;
  to: string;
  /** True for the newest, whose picture is seen at once. */
  isFirst: boolean;
}

function NewsCard({ article, to, isFirst }: NewsCardProps) {
  const { id, headline, subHeadline, publishedAt, thumbnail } = article;
  return (
    <Card
      title={
        <EditorField entry={id} field="headline">
          {headline}
        </EditorField>
      }
      media={<Thumbnail thumbnail={thumbnail} isFirst={isFirst} />}
      footer={
        <TextLink to={to} label={`Read More: ${headline}`}>
          Read More
        </TextLink>
      }
    >
      <PublishedDate publishedAt={publishedAt} />
      <p>
        <EditorField entry={id} field="subHeadline">
          {subHeadline}
        </EditorField>
      </p>
    </Card>
  );
}

function Thumbnail({ thumbnail, isFirst }: { thumbnail: NewsSummary["thumbnail"]; isFirst: boolean }) {
  if (!thumbnail) return <Icon name="clinic-building" className="news-list__figure" />;
  const sizes = isFirst ? "(width < 40rem) 90vw, 34rem" : "(width < 40rem) 90vw, 26rem";
  return (
    <MediaImage asset={thumbnail} alt={describePicture(thumbnail)} sizes={sizes} maxWidth={640} priority={isFirst} />
  );
}
