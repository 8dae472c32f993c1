import { Card } from "#app/ui/card/card.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/media-image.tsx";
import { type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { TestimonialSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ReviewVideo } from "./review-video.tsx";

interface TestimonialsPageProps {
  basePath: string;
  motto: string;
  picture: PictureFiles | undefined;
  /** Stands where a testimonial has neither video nor poster. */
  defaultPicture: PictureFiles | undefined;
  testimonials: TestimonialSummary[];
}

export function TestimonialsPage(props: TestimonialsPageProps) {
  const { basePath, motto, picture, defaultPicture, testimonials } = props;
  return (
    <>
      <PageHeader title="Testimonials" crumbs={[{ label: "Home", to: basePath }]} lead={motto} picture={picture} />
      <Section>
        {testimonials.length === 0 ? (
          <EmptyMessage icon="quote">No Reviews found</EmptyMessage>
        ) : (
          <ul className="grid testimonial-grid">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard basePath={basePath} testimonial={testimonial} defaultPicture={defaultPicture} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

interface TestimonialCardProps {
  basePath: string;
  testimonial: TestimonialSummary;
  defaultPicture: PictureFiles | undefined;
}

/** A patient's words; the whole card is a link where there is more to read. */
function TestimonialCard({ basePath, testimonial, defaultPicture }: TestimonialCardProps) {
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
