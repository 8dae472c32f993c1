import type { ReactNode } from "react";
import { ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { Card, IconBox } from "#app/ui/card/card.tsx";
import { EmergencyCalls } from "#app/ui/contacts/contacts.tsx";
import { FactList, StatsSection } from "#app/ui/facts/facts.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Section, SectionHeading, titleClass, TitledSection, useCompletePage } from "#app/ui/page/page.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import type { HighlightBox, Hospital, Site } from "#site/hospitals/site.ts";

export type LandingView = ReturnType<typeof createLandingView>;

/** In a large group the hospitals are found by place, and `inSome` says how many have something. */
export function createLandingView({ group, hospitals, pictures }: Site, inSome: (count: number) => string) {
  const { motto, introduction, stats, landingPicture, nursingCollege, awesomeFacilities } = group;
  return {
    motto,
    introduction,
    hero: {
      picture: landingPicture && pictures[landingPicture.picture],
      description: landingPicture?.description ?? "",
    },
    hospitals: (isLargeGroup({ hospitals }) ? [] : hospitals).map(
      ({ name, place, basePath, summary, sinceYear, ...hospital }) => ({
        name,
        place,
        basePath,
        summary,
        sinceYear,
        departmentCount: hospital.departments.length,
        facilityCount: hospital.facilities.length,
        emergencyPhone: hospital.contact.emergencyPhone,
        picture: pictures[hospital.campusPicture],
      }),
    ),
    stats,
    nursingCollege: nursingCollege && { ...nursingCollege, picture: pictures[nursingCollege.picture] },
    awesomeFacilities: awesomeFacilities.flatMap((box) => highlightBox(box, hospitals, inSome)),
  };
}

/** With the places that have it, where not all have; nothing for what no hospital has. */
function highlightBox({ needs, ...box }: HighlightBox, hospitals: Hospital[], inSome: (count: number) => string) {
  const having = hospitals.filter((hospital) => !needs || needs.some((need) => hasNeeded(hospital, need)));
  if (having.length === 0) return [];
  const places = isLargeGroup({ hospitals: having }) ? [inSome(having.length)] : having.map(({ place }) => place);
  return [{ ...box, places: having.length < hospitals.length ? places : undefined }];
}

function hasNeeded({ contact, departments, facilities }: Hospital, need: string): boolean {
  if (need === "emergency") return contact.emergencyPhone !== undefined;
  return [...departments, ...facilities].some(({ slug }) => slug === need);
}

export function useLandingSections(view: LandingView): { href: string; label: string }[] {
  const { layout, landing } = useTexts();
  return [
    { href: "#our-hospitals", label: layout.ourHospitals },
    ...(view.nursingCollege ? [{ href: "#our-institutions", label: landing.ourInstitutions }] : []),
    ...(view.awesomeFacilities.length > 0 ? [{ href: "#awesome-facilities", label: landing.awesomeFacilities }] : []),
  ];
}

/** No place's name in large type has a longer one. */
const LONG_WORD = /\S{13}/;

/** `places` stand where a large group's hospitals would. */
export function LandingPage({ view, places }: { view: LandingView; places?: ReactNode }) {
  const { landing: texts, layout, common } = useTexts();
  const isComplete = useCompletePage();
  return (
    <>
      <LandingTop view={view} />
      <Section
        isBeside
        className={`our-hospitals${view.hero.picture ? " our-hospitals--by-water" : ""}`}
        id="our-hospitals"
        labelledBy="our-hospitals-title"
      >
        <div data-header-marker="">
          <SectionHeading id="our-hospitals-title" title={layout.ourHospitals} subtitle={texts.eachHospital} />
        </div>
        {places ?? (
          <ul className="stack hospital-list">
            {view.hospitals.map((hospital) => (
              <li key={hospital.basePath}>
                <HospitalCard hospital={hospital} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {isComplete && (
        <>
          <StatsSection stats={view.stats} title={common.groupNumbers} />
          {view.nursingCollege && <InstitutionSection institution={view.nursingCollege} />}
          {view.awesomeFacilities.length > 0 && <AwesomeFacilities boxes={view.awesomeFacilities} />}
        </>
      )}
    </>
  );
}

function AwesomeFacilities({ boxes }: { boxes: LandingView["awesomeFacilities"] }) {
  const { landing: texts, locale, sections } = useTexts();
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <TitledSection
      isBeside
      tone="sand"
      id="awesome-facilities"
      headingId="awesome-facilities-title"
      title={texts.awesomeFacilities}
      subtitle={boxes.some(({ places }) => places) ? undefined : texts.inEachHospital}
      action={<TextLink to={groupPathsIn(usePrefix()).toFindService}>{sections.findService}</TextLink>}
    >
      <ul className="grid plain-boxes">
        {boxes.map(({ title, description, icon, places }) => (
          <li key={title}>
            <IconBox icon={icon} title={title}>
              {description} {places && <strong>{texts.onlyIn(lists.format(places))}</strong>}
            </IconBox>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function LandingTop({ view: { hero, motto, introduction } }: { view: LandingView }) {
  return (
    <div className="landing-top">
      {hero.picture && (
        <div className="landing-top__picture picture-frame">
          <Picture picture={hero.picture} alt={hero.description} sizes="(max-width: 61.99rem) 140vw, 100vw" priority />
        </div>
      )}
      <div className="stack wrap landing-top__words">
        <h1 className={titleClass("landing-top__motto", motto)}>{motto}</h1>
        <p className="landing-top__introduction not-on-phones">{introduction}</p>
        <SearchField id="landing-search" to={groupPathsIn(usePrefix()).toSearch} hasHint />
      </div>
    </div>
  );
}

function HospitalCard({ hospital }: { hospital: LandingView["hospitals"][number] }) {
  const { name, place, basePath, summary, picture, emergencyPhone } = hospital;
  const { landing, common, sections } = useTexts();
  const facts = [
    { label: landing.since, value: hospital.sinceYear },
    { label: sections.departments, value: hospital.departmentCount },
    ...(hospital.facilityCount > 0 ? [{ label: sections.facilities, value: hospital.facilityCount }] : []),
  ];
  return (
    <Card
      to={basePath}
      title={
        <>
          {name}
          <span className="visually-hidden">, </span>
          <span className={`hospital-list__place${LONG_WORD.test(place) ? " long-words" : ""}`}>{place}</span>
        </>
      }
      mediaShape="compact"
      media={<Picture picture={picture} alt="" sizes="(max-width: 39.99rem) 30vw, 26rem" />}
      action={landing.seeHospital}
    >
      {emergencyPhone && <EmergencyCalls calls={[{ label: common.emergency, ...emergencyPhone }]} />}
      <p>{summary}</p>
      <FactList facts={facts} />
    </Card>
  );
}

function InstitutionSection({ institution }: { institution: NonNullable<LandingView["nursingCollege"]> }) {
  const { name, description, url, picture } = institution;
  const { ourInstitutions, visitCollege } = useTexts("landing");
  return (
    <Section id="our-institutions" labelledBy="our-institutions-title">
      <article className="stack institution">
        <div className="institution__picture picture-frame">
          <Picture picture={picture} alt="" sizes="(max-width: 61.99rem) 100vw, 52rem" />
        </div>
        <div className="stack institution__text">
          <SectionHeading id="our-institutions-title" title={ourInstitutions} />
          <h3>{name}</h3>
          <p>{description}</p>
          <ButtonLink to={url} newTab variant="secondary" endIcon="external">
            {visitCollege}
          </ButtonLink>
        </div>
      </article>
    </Section>
  );
}
