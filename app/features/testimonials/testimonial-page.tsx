import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { DetailPage } from "#app/ui/detail-page/detail-page.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/picture.tsx";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Testimonial } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { ReviewVideo } from "./review-video.tsx";

interface TestimonialPageProps {
  basePath: string;
  testimonial: Testimonial | undefined;
  contacts: ContactItem[];
}

export function TestimonialPage({ basePath, testimonial, contacts }: TestimonialPageProps) {
  const { sections, common } = useTexts();
  const { toAppointment, toEntry, toTestimonials } = hospitalPaths({ basePath });
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.testimonials, all: common.allTestimonials, to: toTestimonials }}
      tone="sand"
      title={editorText(testimonial?.id, "reviewer", testimonial?.reviewer)}
      aside={<ContactColumn title={common.contact} contacts={contacts} toAppointment={toAppointment} />}
    >
      {testimonial && (
        <article className="testimonial">
          <Story testimonial={testimonial} toEntry={toEntry} />
          <TextLink to={toTestimonials}>{common.allTestimonials}</TextLink>
        </article>
      )}
    </DetailPage>
  );
}

function Story({ testimonial, toEntry }: { testimonial: Testimonial; toEntry: ToEntry }) {
  const { id, reviewer, video, poster, content } = testimonial;
  return (
    <>
      {video && (
        <div className="testimonial__video">
          <ReviewVideo video={video} poster={poster} reviewer={reviewer} maxWidth={800} />
        </div>
      )}
      {!video && poster && (
        <div className="testimonial__poster picture-frame">
          <MediaImage
            asset={poster}
            alt={describePicture(poster)}
            sizes="(max-width: 61.99rem) 100vw, 50rem"
            maxWidth={800}
            priority
          />
        </div>
      )}
      {!video && !poster && <Icon name="quote" className="testimonial__mark" />}
      <EditorField entry={id} field="testimonialContent" isBlock>
        <RichText nodes={content} toEntry={toEntry} />
      </EditorField>
    </>
  );
}
