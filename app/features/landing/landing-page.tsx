import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { IconBox } from "#app/ui/tile/icon-box.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import { HospitalCard } from "./hospital-card.tsx";
import { InstitutionCard } from "./institution-card.tsx";
import { LandingHero } from "./landing-hero.tsx";
import type { LandingView } from "./landing-view.ts";

/** The group's home page: choose a hospital, see what the group offers. */
export function LandingPage({ view }: { view: LandingView }) {
  return (
    <>
      <LandingHero view={view} />
      <section className="section" id="our-hospitals" aria-labelledby="our-hospitals-title">
        <div className="wrap">
          <div data-header-marker="">
            <SectionHeading
              level={1}
              id="our-hospitals-title"
              title="Our Hospitals"
              subtitle="Each has its own doctors, departments and phone numbers."
            />
          </div>
          <ul className="grid hospital-list">
            {view.hospitals.map((hospital) => (
              <li key={hospital.basePath}>
                <HospitalCard hospital={hospital} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section tone="deep">
        <h2 className="visually-hidden">The group in figures</h2>
        <Stats stats={view.stats} />
      </Section>
      <Section id="our-institutions" labelledBy="our-institutions-title">
        <SectionHeading id="our-institutions-title" title="Our Institutions" />
        <InstitutionCard institution={view.nursingCollege} />
      </Section>
      <Section tone="sand" id="awesome-facilities" labelledBy="awesome-facilities-title">
        <SectionHeading
          id="awesome-facilities-title"
          title="Awesome Facilities"
          subtitle="In each of our hospitals, round the clock where it matters."
          action={<TextLink to={groupPaths.toWhatIsWhere}>What is where</TextLink>}
        />
        <ul className="grid">
          {view.awesomeFacilities.map(({ title, description, icon }) => (
            <li key={title}>
              <IconBox icon={icon} title={title}>
                {description}
              </IconBox>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
