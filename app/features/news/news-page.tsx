import { Card } from "#app/ui/card/card.tsx";
import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { editorText } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import { describePicture, MediaImage, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
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
  const texts = useTexts("news");
  const { news: title } = useTexts("sections");
  const { toAppointment, toNewsArticle } = hospitalPaths({ basePath });
  return (
    <ListPage
      basePath={basePath}
      title={title}
      lead={texts.lead}
      picture={picture}
      heading={{ title: texts.latest }}
      className="news-list"
      empty={{ text: texts.none }}
      aside={<ContactColumn title={texts.numbers} contacts={numbers} toAppointment={toAppointment} />}
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <NewsCard article={article} to={toNewsArticle(article.id)} isFirst={index === 0} />
        </li>
      ))}
    </ListPage>
  );
}

interface NewsCardProps {
  article: NewsSummary;
  to: string;
  /** True for the newest, whose picture is seen at once. */
  isFirst: boolean;
}

function NewsCard({ article, to, isFirst }: NewsCardProps) {
  const texts = useTexts("news");
  const { id, headline, subHeadline, publishedAt, thumbnail } = article;
  return (
    <Card
      title={editorText(id, "headline", headline)}
      media={<Thumbnail thumbnail={thumbnail} isFirst={isFirst} />}
      footer={
        <TextLink to={to} label={texts.readArticle(headline)}>
          {texts.readMore}
        </TextLink>
      }
    >
      <PublishedDate publishedAt={publishedAt} />
      <p>{editorText(id, "subHeadline", subHeadline)}</p>
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
