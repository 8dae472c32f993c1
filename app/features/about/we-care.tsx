import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
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
        <div className="we-care__points">
          <TickList points={points} isBold />
        </div>
      </div>
    </Section>
  );
}
