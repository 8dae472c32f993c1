import { Card } from "#app/ui/card/card.tsx";
import { ContactColumn, type ContactItem } from "#app/ui/contacts/contacts.tsx";
import { DetailPage, ListPage, Pager, type PagerView } from "#app/ui/page/page.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { describePicture, findRenditionUrl, MediaImage, type PictureFiles, Picture } from "#app/ui/picture/picture.tsx";
import { NextEntry, Row } from "#app/ui/row/row.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Testimonial, TestimonialSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";

interface TestimonialsPageProps {
  basePath: string;
  motto: string;
  defaultPicture: PictureFiles | undefined;
  testimonials: TestimonialSummary[];
  pager?: PagerView;
}

export function TestimonialsPage({ basePath, motto, defaultPicture, testimonials, pager }: TestimonialsPageProps) {
  const { testimonials: texts, sections } = useTexts();
  const { toTestimonial } = hospitalPaths({ basePath });
  return (
    <ListPage
      basePath={basePath}
      title={sections.testimonials}
      lead={motto}
      tone="sand"
      className="grid testimonial-grid"
      empty={{ text: texts.none, icon: "quote" }}
      more={<Pager pager={pager} />}
    >
      {testimonials.map((testimonial, index) => (
        <li key={testimonial.id}>
          <TestimonialCard
            testimonial={testimonial}
            to={toTestimonial(testimonial.id)}
            defaultPicture={defaultPicture}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ListPage>
  );
}

interface TestimonialCardProps extends Pick<TestimonialsPageProps, "defaultPicture"> {
  testimonial: TestimonialSummary;
  to: string;
  isFirst: boolean;
}

function TestimonialCard({ testimonial, to, defaultPicture, isFirst }: TestimonialCardProps) {
  const { readStory } = useTexts("testimonials");
  const { id, reviewer, shortReview, hasContent, video, poster } = testimonial;
  const place = { sizes: "(max-width: 39.99rem) 90vw, (max-width: 61.99rem) 45vw, 25rem", priority: isFirst };
  const media = video ? (
    <ReviewVideo testimonial={testimonial} maxWidth={320} />
  ) : poster ? (
    <MediaImage asset={poster} alt={describePicture(poster)} maxWidth={400} {...place} />
  ) : (
    <Picture picture={defaultPicture} alt="" {...place} />
  );
  return (
    <Card
      title={editorText(id, "reviewer", reviewer)}
      headingLevel={2}
      mediaShape="fixed"
      media={media}
      to={hasContent ? to : undefined}
      action={hasContent ? readStory : undefined}
    >
      <EditorField entry={id} field="shortReview" isBlock>
        <RichText nodes={shortReview} headingOffset={2} />
      </EditorField>
    </Card>
  );
}

interface TestimonialPageProps extends Pick<TestimonialsPageProps, "basePath" | "defaultPicture"> {
  testimonial: Testimonial | undefined;
  next: TestimonialSummary | undefined;
  contacts: ContactItem[];
}

export function TestimonialPage(props: TestimonialPageProps) {
  const { basePath, defaultPicture, testimonial, next, contacts } = props;
  const { sections, common, testimonials: texts } = useTexts();
  const { toAppointment, toEntry, toTestimonial, toTestimonials } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.testimonials, all: common.allTestimonials, to: toTestimonials }}
      tone="sand"
      title={editorText(testimonial?.id, "reviewer", testimonial?.reviewer)}
      picture={testimonial?.video || testimonial?.poster ? undefined : defaultPicture}
      note={testimonial?.isUntranslated && common.notTranslated}
      aside={<ContactColumn title={common.contact} contacts={contacts} toAppointment={toAppointment} />}
    >
      {testimonial && (
        <article className="stack testimonial">
          <StoryMedia testimonial={testimonial} />
          <EditorField entry={testimonial.id} field="testimonialContent" isBlock>
            <RichText nodes={testimonial.content} toEntry={toEntry} />
          </EditorField>
          {next && (
            <NextEntry label={texts.next}>
              <Row title={next.reviewer} to={toTestimonial(next.id)}>
                <RichText nodes={next.shortReview} headingOffset={2} />
              </Row>
            </NextEntry>
          )}
          <TextLink to={toTestimonials}>{common.allTestimonials}</TextLink>
        </article>
      )}
    </DetailPage>
  );
}

function StoryMedia({ testimonial }: { testimonial: Testimonial }) {
  const { video, poster } = testimonial;
  if (video) {
    return (
      <div className="testimonial__video">
        <ReviewVideo testimonial={testimonial} maxWidth={800} />
      </div>
    );
  }
  if (!poster) return <Icon name="quote" className="testimonial__mark" />;
  const sizes = "(max-width: 61.99rem) 100vw, 50rem";
  return (
    <div className="testimonial__poster picture-frame">
      <MediaImage asset={poster} alt={describePicture(poster)} sizes={sizes} maxWidth={800} priority />
    </div>
  );
}

type ReviewVideoProps = {
  testimonial: Pick<Testimonial, "video" | "captions" | "poster" | "reviewer">;
  maxWidth: number;
};

/** Spread, because the types of React do not know the attribute for videos; a poster below the screen waits. */
const LAZY = { loading: "lazy" };

/** Loads and plays only when the visitor starts it; without a poster its first frame is shown. */
function ReviewVideo({ testimonial, maxWidth }: ReviewVideoProps) {
  const { video, captions, poster, reviewer } = testimonial;
  const { videoOf, captions: label } = useTexts("testimonials");
  return (
    <video
      className="review-video"
      controls
      preload={poster ? "none" : "metadata"}
      {...LAZY}
      poster={poster && findRenditionUrl(poster, maxWidth)}
      aria-label={videoOf(reviewer)}
    >
      <source src={video?.url} type={video?.contentType || undefined} />
      {captions && <track kind="captions" src={captions.url} label={captions.title || label} default />}
    </video>
  );
}
