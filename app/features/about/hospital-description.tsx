import { Picture, type PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";

interface HospitalDescriptionProps {
  about: { heading: string; paragraphs: string[] };
  claims: string[];
  picture: PictureFiles | undefined;
  pictureDescription: string;
}

export function HospitalDescription({ about, claims, picture, pictureDescription }: HospitalDescriptionProps) {
  return (
    <Section labelledBy="about-heading">
      <div className="about-us">
        <div>
          <SectionHeading id="about-heading" title={about.heading} />
          <div className="prose">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="about-us__side">
          <div className="about-us__picture picture-frame">
            <Picture picture={picture} alt={pictureDescription} sizes="(width < 62rem) 100vw, 34rem" />
          </div>
          <TickList points={claims} isBold />
        </div>
      </div>
    </Section>
  );
}
