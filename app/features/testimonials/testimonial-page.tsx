import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EntryHeader } from "#app/ui/page-header/page-header.tsx";
import { describePicture, MediaImage } from "#app/ui/picture/media-image.tsx";
import { RichText, type ToEntry } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { ContactColumn } from "#app/ui/side-panel/side-panel.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { Testimonial } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ReviewVideo } from "./review-video.tsx";

interface TestimonialPageProps {
  basePath: string;
  /** Undefined when the content service could not be asked. */
  testimonial: Testimonial | undefined;
  contacts: ContactItem[];
}

export function TestimonialPage({ basePath, testimonial, contacts }: TestimonialPageProps) {
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <EntryHeader
        basePath={basePath}
        section={{ label: "Testimonials", to: paths.toTestimonials }}
        entryId={testimonial?.id}
        title={{ field: "reviewer", text: testimonial?.reviewer }}
      />
      <Section>
        <div className="with-side">
          <article className="testimonial">
            {testimonial ? <Story testimonial={testimonial} toEntry={paths.toEntry} /> : <UnavailableMessage />}
            <TextLink to={paths.toTestimonials}>All testimonials</TextLink>
          </article>
          <ContactColumn title="Contact" contacts={contacts} toAppointment={paths.toAppointment} />
        </div>
      </Section>
    </>
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
            sizes="(width < 62rem) 100vw, 50rem"
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
