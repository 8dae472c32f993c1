import { Icon } from "#app/ui/icon/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { Hospital } from "#hospitals/site.ts";

/** How the hospital cares, in words and in points. */
export function WeCare({ heading, paragraphs, points }: NonNullable<Hospital["weCare"]>) {
  return (
    <Section tone="mist" id="we-care" labelledBy="we-care-heading">
      <SectionHeading id="we-care-heading" title={heading} />
      <div className="we-care">
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="tick-list tick-list--panel">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
