import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { TestimonialSummary } from "#content/content.ts";
import { TestimonialCard } from "./testimonial-card.tsx";

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
