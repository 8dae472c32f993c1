import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { describePicture } from "#app/ui/picture/describe-picture.ts";
import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { MediaImage } from "#app/ui/picture/media-image.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { TestimonialSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ReviewVideo } from "./review-video.tsx";

interface TestimonialCardProps {
  basePath: string;
  testimonial: TestimonialSummary;
  defaultPicture: PictureFiles | undefined;
}

/** A patient's words; the whole card is a link where there is more to read. */
export function TestimonialCard({ basePath, testimonial, defaultPicture }: TestimonialCardProps) {
  const { id, reviewer, shortReview, hasContent } = testimonial;
  return (
    <Card
      title={
        <EditorField entry={id} field="reviewer">
          {reviewer}
        </EditorField>
      }
      headingLevel={2}
      mediaShape="fixed"
      media={<Media testimonial={testimonial} defaultPicture={defaultPicture} />}
      {...(hasContent ? { to: hospitalPaths({ basePath }).toTestimonial(id), action: "Read the whole story" } : {})}
    >
      <EditorField entry={id} field="shortReview" isBlock>
        <RichText nodes={shortReview} headingOffset={2} />
      </EditorField>
    </Card>
  );
}

const SIZES = "(width < 40rem) 90vw, (width < 62rem) 45vw, 25rem";

/** The video, else the poster, else the default picture. */
function Media({ testimonial, defaultPicture }: Omit<TestimonialCardProps, "basePath">) {
  const { video, poster, reviewer } = testimonial;
  if (video) return <ReviewVideo video={video} poster={poster} reviewer={reviewer} maxWidth={320} />;
  if (poster) return <MediaImage asset={poster} alt={describePicture(poster)} sizes={SIZES} maxWidth={400} />;
  return <Picture picture={defaultPicture} alt="" sizes={SIZES} />;
}
