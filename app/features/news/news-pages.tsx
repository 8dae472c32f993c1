import { ContactColumn, type ContactItem } from "#app/ui/contacts/contacts.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { DetailPage, EmptyMessage, PageHeader, Section, titleClass, useCompletePage } from "#app/ui/page/page.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/picture.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { NewsArticle, NewsSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

type NewsPageProps = { basePath: string; articles: NewsSummary[]; numbers: ContactItem[] };

const FIRST_OTHERS = 4;

/** A front page: the newest article over the whole width, the numbers beside the others. */
export function NewsPage({ basePath, articles, numbers }: NewsPageProps) {
  const { news: texts, sections } = useTexts();
  const { toAppointment, toNewsArticle } = hospitalPaths({ basePath });
  const isComplete = useCompletePage();
  const [newest, ...others] = articles;
  return (
    <>
      <PageHeader title={sections.news} tone="page" homePath={basePath} lead={texts.lead} />
      <Section labelledBy="news-heading">
        <h2 className="visually-hidden" id="news-heading">
          {texts.latest}
        </h2>
        <div className="news-page">
          {newest ? (
            <ul className="news-list news-list--newest">
              <li>
                <NewsItem article={newest} to={toNewsArticle(newest.id)} isFirst />
              </li>
            </ul>
          ) : (
            <EmptyMessage>{texts.none}</EmptyMessage>
          )}
          {others.length > 0 && (
            <ul className="news-list">
              {(isComplete ? others : others.slice(0, FIRST_OTHERS)).map((article) => (
                <li key={article.id}>
                  <NewsItem article={article} to={toNewsArticle(article.id)} />
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

function NewsItem({ article, to, isFirst = false }: { article: NewsSummary; to: string; isFirst?: boolean }) {
  const texts = useTexts("news");
  const { id, headline, subHeadline, publishedAt, thumbnail } = article;
  return (
    <article className={isFirst ? "news-item news-item--first" : "news-item"}>
      <div className="news-item__media picture-frame">
        <Thumbnail thumbnail={thumbnail} isFirst={isFirst} />
      </div>
      <PublishedDate publishedAt={publishedAt} />
      <div className="news-item__body">
        <h3 className={isFirst ? titleClass("news-item__title", headline) : "news-item__title"}>
          {editorText(id, "headline", headline)}
        </h3>
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
  const sizes = isFirst ? "(max-width: 47.99rem) 92vw, 64vw" : "(max-width: 39.99rem) 6.5rem, 12rem";
  return (
    <MediaImage
      asset={thumbnail}
      alt={describePicture(thumbnail)}
      sizes={sizes}
      maxWidth={isFirst ? 1080 : 320}
      priority={isFirst}
    />
  );
}

type NewsArticlePageProps = { basePath: string; article: NewsArticle | undefined; contacts: ContactItem[] };

export function NewsArticlePage({ basePath, article, contacts }: NewsArticlePageProps) {
  const { news, sections, common } = useTexts();
  const { toAppointment, toEntry, toNews } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.news, all: news.all, to: toNews }}
      tone="page"
      title={editorText(article?.id, "headline", article?.headline)}
      lead={editorText(article?.id, "subHeadline", article?.subHeadline)}
      aside={<ContactColumn title={common.contact} contacts={contacts} toAppointment={toAppointment} />}
    >
      {article && (
        <article className="news-article">
          <PublishedDate publishedAt={article.publishedAt} />
          <EditorField entry={article.id} field="content" isBlock>
            <RichText nodes={article.content} toEntry={toEntry} />
          </EditorField>
          <TextLink to={toNews}>{news.all}</TextLink>
        </article>
      )}
    </DetailPage>
  );
}

/** India has one time and no summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** The day of publication in India. Without `Intl.DateTimeFormat`, which takes a phone 70 ms to make. */
export function PublishedDate({ publishedAt }: { publishedAt: string }) {
  const { monthOfYear } = useTexts("news");
  const inIndia = new Date(Date.parse(publishedAt) + INDIA_MS);
  if (Number.isNaN(inIndia.getTime())) return null;
  return (
    <time className="published-date" dateTime={publishedAt}>
      <span className="published-date__day">{inIndia.getUTCDate()}</span>
      {` ${monthOfYear(inIndia.getUTCMonth(), inIndia.getUTCFullYear())}`}
    </time>
  );
}
