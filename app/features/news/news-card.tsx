import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { describePicture } from "#app/ui/picture/describe-picture.ts";
import { MediaImage } from "#app/ui/picture/media-image.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { NewsSummary } from "#content/content.ts";
import { PublishedDate } from "./published-date.tsx";

interface NewsCardProps {
  article: NewsSummary;
  to: string;
  /** True for the newest, whose picture is seen at once. */
  isFirst: boolean;
}

export function NewsCard({ article, to, isFirst }: NewsCardProps) {
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
