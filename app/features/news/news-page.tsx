import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { editorText } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EmptyMessage } from "#app/ui/message/message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { NewsSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { PublishedDate } from "./published-date.tsx";

interface NewsPageProps {
  basePath: string;
  /** Newest first. */
  articles: NewsSummary[];
  numbers: ContactItem[];
}

/** A front page: the newest article large beside the numbers, the others below over the whole width. */
export function NewsPage({ basePath, articles, numbers }: NewsPageProps) {
  const texts = useTexts("news");
  const { home, news: title } = useTexts("sections");
  const { toAppointment, toNewsArticle } = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: home, to: basePath }]} lead={texts.lead} />
      <Section labelledBy="news-heading">
        <h2 className="visually-hidden" id="news-heading">
          {texts.latest}
        </h2>
        <div className="news-page">
          {articles.length === 0 ? (
            <EmptyMessage>{texts.none}</EmptyMessage>
          ) : (
            <ul className="news-list">
              {articles.map((article, index) => (
                <li className="news-list__item" key={article.id}>
                  <NewsItem article={article} to={toNewsArticle(article.id)} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          )}
          <ContactColumn title={texts.numbers} contacts={numbers} toAppointment={toAppointment} />
        </div>
      </Section>
    </>
  );
}

interface NewsItemProps {
  article: NewsSummary;
  to: string;
  /** True for the newest, whose picture is seen at once. */
  isFirst: boolean;
}

function NewsItem({ article, to, isFirst }: NewsItemProps) {
  const texts = useTexts("news");
  const { id, headline, subHeadline, publishedAt, thumbnail } = article;
  return (
    <article className={isFirst ? "news-item news-item--first" : "news-item"}>
      <div className="news-item__media picture-frame">
        <Thumbnail thumbnail={thumbnail} isFirst={isFirst} />
      </div>
      <PublishedDate publishedAt={publishedAt} />
      <div className="news-item__body">
        <h3 className="news-item__title">{editorText(id, "headline", headline)}</h3>
        <p>{editorText(id, "subHeadline", subHeadline)}</p>
        <TextLink to={to} label={texts.readArticle(headline)}>
          {texts.readMore}
        </TextLink>
      </div>
    </article>
  );
}

function Thumbnail({ thumbnail, isFirst }: { thumbnail: NewsSummary["thumbnail"]; isFirst: boolean }) {
  if (!thumbnail) return <Icon name="clinic-building" className="news-item__figure" />;
  const sizes = isFirst ? "(width < 62rem) 92vw, 50rem" : "(width < 40rem) 6.5rem, 10rem";
  return (
    <MediaImage
      asset={thumbnail}
      alt={describePicture(thumbnail)}
      sizes={sizes}
      maxWidth={isFirst ? 800 : 320}
      priority={isFirst}
    />
  );
}
