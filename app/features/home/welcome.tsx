import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { HomeView } from "./home-view.ts";

/** A greeting under an arch, with what holds at every hour. */
export function Welcome({ view, toAboutUs }: { view: HomeView; toAboutUs: string }) {
  const { welcome, claims } = view;
  return (
    <Section labelledBy="welcome-title">
      <div className="welcome">
        <div className="welcome__arch picture-frame">
          <Picture picture={welcome.picture} alt={welcome.pictureDescription} sizes="(width < 62rem) 100vw, 38rem" />
        </div>
        <div className="welcome__text">
          <SectionHeading id="welcome-title" title={welcome.heading} />
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TickList points={claims} isWide isBold />
          <ButtonLink to={toAboutUs} variant="secondary" endIcon="arrow-right">
            Read More<span className="visually-hidden"> about us</span>
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
