import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { TestimonialSummary } from "#site/content/content.ts";
import type { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { ShortText } from "#site/hospitals/site.ts";

interface TestimonialSliderProps {
  testimonials: TestimonialSummary[];
  placeholders: ShortText[];
  motto: string;
  paths: ReturnType<typeof hospitalPaths>;
}

/** What patients say; without testimonials, what the hospital promises (checklist A21), or nothing. */
export function TestimonialSlider({ testimonials, placeholders, motto, paths }: TestimonialSliderProps) {
  const { sections, common } = useTexts();
  const slides =
    testimonials.length > 0 ? reviewSlides(testimonials, paths.toTestimonial) : placeholderSlides(placeholders);
  if (slides.length === 0) return null;
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading
        id="testimonials-title"
        title={sections.testimonials}
        subtitle={motto}
        action={<TextLink to={paths.toTestimonials}>{common.allTestimonials}</TextLink>}
      />
      <Slider label={sections.testimonials} slides={slides} />
    </Section>
  );
}

function reviewSlides(testimonials: TestimonialSummary[], toTestimonial: (id: string) => string) {
  return testimonials.map(({ id, reviewer, shortReview, hasContent }) => ({
    id,
    content: (
      <Quotation author={reviewer} to={hasContent ? toTestimonial(id) : undefined}>
        <RichText nodes={shortReview} headingOffset={3} />
      </Quotation>
    ),
  }));
}

function placeholderSlides(placeholders: ShortText[]) {
  return placeholders.map(({ title, text }) => ({
    id: title,
    content: (
      <Quotation title={title}>
        <p>{text}</p>
      </Quotation>
    ),
  }));
}

interface QuotationProps {
  title?: string;
  author?: string;
  to?: string | undefined;
  children: ReactNode;
}

function Quotation({ title, author, to, children }: QuotationProps) {
  const { readMore, readMoreFrom } = useTexts("home");
  return (
    <figure className="quotation">
      <Icon name="quote" className="quotation__mark" />
      {title && <h3>{title}</h3>}
      <div className="quotation__text">{children}</div>
      {author && (
        <figcaption className="quotation__foot">
          <span className="quotation__author">
            <span className="quotation__initial" aria-hidden="true">
              {author.slice(0, 1)}
            </span>
            {author}
          </span>
          {to && (
            <TextLink to={to} label={readMoreFrom(author)}>
              {readMore}
            </TextLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
