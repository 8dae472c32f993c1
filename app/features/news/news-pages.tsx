import { ContactColumn, type ContactItem } from "#app/ui/contacts/contacts.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import {
  DetailPage,
  EmptyMessage,
  PageHeader,
  Pager,
  type PagerView,
  Section,
  titleClass,
  useCompletePage,
} from "#app/ui/page/page.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/picture.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { NextEntry, Row } from "#app/ui/row/row.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { NewsArticle, NewsSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

interface NewsPageProps {
  basePath: string;
  articles: NewsSummary[];
  numbers: ContactItem[];
  pager?: PagerView;
}

const FIRST_OTHERS = 4;

/** A front page: the newest article beside the numbers, the others below over the whole width. */
export function NewsPage({ basePath, articles, numbers, pager }: NewsPageProps) {
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
        <div className="news-page with-side">
          {newest ? (
            <ul className="news-list news-list--newest">
              <li>
                <NewestArticle article={newest} to={toNewsArticle(newest.id)} />
              </li>
            </ul>
          ) : (
            <EmptyMessage>{texts.none}</EmptyMessage>
          )}
          {others.length > 0 && (
            <ul className="news-list lines">
              {(isComplete ? others : others.slice(0, FIRST_OTHERS)).map((article) => (
                <li key={article.id}>
                  <NewsRow article={article} to={toNewsArticle(article.id)} />
                </li>
              ))}
            </ul>
          )}
          <ContactColumn title={texts.numbers} contacts={numbers} toAppointment={toAppointment} />
        </div>
        <Pager pager={pager} />
      </Section>
    </>
  );
}

type NewsItemProps = { article: NewsSummary; to: string };

function NewestArticle({ article, to }: NewsItemProps) {
  const texts = useTexts("news");
  const { id, headline, subHeadline, publishedAt, thumbnail } = article;
  return (
    <article className="newest">
      <Thumbnail thumbnail={thumbnail} sizes="(max-width: 61.99rem) 92vw, 54rem" maxWidth={1080} isFirst />
      <PublishedDate publishedAt={publishedAt} />
      <div className="stack newest__body">
        <h3 className={titleClass("newest__title", headline)}>{editorText(id, "headline", headline)}</h3>
        <p>{editorText(id, "subHeadline", subHeadline)}</p>
        <TextLink to={to} label={texts.readArticle(headline)}>
          {texts.readMore}
        </TextLink>
      </div>
    </article>
  );
}

function NewsRow({ article, to }: NewsItemProps) {
  const texts = useTexts("news");
  const { id, headline, subHeadline } = article;
  return (
    <Row
      title={editorText(id, "headline", headline)}
      sign={<DatedThumbnail article={article} />}
      headingLevel={3}
      actions={
        <TextLink to={to} label={texts.readArticle(headline)}>
          {texts.readMore}
        </TextLink>
      }
    >
      <p>{editorText(id, "subHeadline", subHeadline)}</p>
    </Row>
  );
}

function DatedThumbnail({ article: { publishedAt, thumbnail } }: { article: NewsSummary }) {
  return (
    <>
      <Thumbnail thumbnail={thumbnail} sizes="(max-width: 39.99rem) 6.5rem, 10rem" maxWidth={320} />
      <PublishedDate publishedAt={publishedAt} />
    </>
  );
}

interface ThumbnailProps {
  thumbnail: NewsSummary["thumbnail"];
  sizes: string;
  maxWidth: number;
  isFirst?: boolean;
}

function Thumbnail({ thumbnail, isFirst = false, ...place }: ThumbnailProps) {
  return (
    <div className="news-thumbnail picture-frame">
      {thumbnail ? (
        <MediaImage asset={thumbnail} alt={describePicture(thumbnail)} priority={isFirst} {...place} />
      ) : (
        <Icon name="clinic-building" className="news-thumbnail__figure" />
      )}
    </div>
  );
}

interface NewsArticlePageProps {
  basePath: string;
  article: NewsArticle | undefined;
  next: NewsSummary | undefined;
  contacts: ContactItem[];
}

export function NewsArticlePage({ basePath, article, next, contacts }: NewsArticlePageProps) {
  const { news, sections, common } = useTexts();
  const { toAppointment, toEntry, toNews, toNewsArticle } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.news, all: news.all, to: toNews }}
      tone="page"
      title={editorText(article?.id, "headline", article?.headline)}
      lead={editorText(article?.id, "subHeadline", article?.subHeadline)}
      note={article?.isUntranslated && common.notTranslated}
      aside={<ContactColumn title={common.contact} contacts={contacts} toAppointment={toAppointment} />}
    >
      {article && (
        <article className="stack news-article">
          <PublishedDate publishedAt={article.publishedAt} />
          <EditorField entry={article.id} field="content" isBlock>
            <RichText nodes={article.content} toEntry={toEntry} />
          </EditorField>
          {next && (
            <NextEntry label={news.next}>
              <Row title={next.headline} to={toNewsArticle(next.id)} sign={<DatedThumbnail article={next} />}>
                <p>{next.subHeadline}</p>
              </Row>
            </NextEntry>
          )}
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
