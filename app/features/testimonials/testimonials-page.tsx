import { Card } from "#app/ui/card/card.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.ts";
import { ListPage } from "#app/ui/list-page/list-page.tsx";
import { describePicture, MediaImage, type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { TestimonialSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { ReviewVideo } from "./review-video.tsx";

interface TestimonialsPageProps {
  basePath: string;
  motto: string;
  defaultPicture: PictureFiles | undefined;
  testimonials: TestimonialSummary[];
}

export function TestimonialsPage(props: TestimonialsPageProps) {
  const { basePath, motto, defaultPicture, testimonials } = props;
  const { testimonials: testimonialsTexts, sections } = useTexts();
  return (
    <ListPage
      basePath={basePath}
      title={sections.testimonials}
      lead={motto}
      tone="sand"
      className="testimonial-grid"
      empty={{ text: testimonialsTexts.none, icon: "quote" }}
    >
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.id}>
          <TestimonialCard
            basePath={basePath}
            testimonial={testimonial}
            defaultPicture={defaultPicture}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ListPage>
  );
}

interface TestimonialCardProps {
  basePath: string;
  testimonial: TestimonialSummary;
  defaultPicture: PictureFiles | undefined;
  isFirst: boolean;
}

function TestimonialCard({ basePath, testimonial, defaultPicture, isFirst }: TestimonialCardProps) {
  const { readStory } = useTexts("testimonials");
  const { id, reviewer, shortReview, hasContent } = testimonial;
  return (
    <Card
      title={editorText(id, "reviewer", reviewer)}
      headingLevel={2}
      mediaShape="fixed"
      media={<Media testimonial={testimonial} defaultPicture={defaultPicture} isFirst={isFirst} />}
      {...(hasContent ? { to: hospitalPaths({ basePath }).toTestimonial(id), action: readStory } : {})}
    >
      <EditorField entry={id} field="shortReview" isBlock>
        <RichText nodes={shortReview} headingOffset={2} />
      </EditorField>
    </Card>
  );
}

const SIZES = "(max-width: 39.99rem) 90vw, (max-width: 61.99rem) 45vw, 25rem";

function Media({ testimonial, defaultPicture, isFirst }: Omit<TestimonialCardProps, "basePath">) {
  const { video, poster, reviewer } = testimonial;
  if (video) return <ReviewVideo video={video} poster={poster} reviewer={reviewer} maxWidth={320} />;
  const place = { sizes: SIZES, priority: isFirst };
  if (poster) return <MediaImage asset={poster} alt={describePicture(poster)} maxWidth={400} {...place} />;
  return <Picture picture={defaultPicture} alt="" {...place} />;
}
