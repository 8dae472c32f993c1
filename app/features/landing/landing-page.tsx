import { ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { Card, IconBox } from "#app/ui/card/card.tsx";
import { StatsSection } from "#app/ui/facts/facts.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SectionHeading, TitledSection, useCompletePage } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { groupPaths } from "#site/hospitals/hospital-paths.ts";
import type { HighlightBox, Hospital, Site } from "#site/hospitals/site.ts";

export type LandingView = ReturnType<typeof createLandingView>;

export function createLandingView({ group, hospitals, pictures }: Site) {
  const { motto, introduction, stats, landingPicture, nursingCollege, awesomeFacilities } = group;
  return {
    motto,
    introduction,
    hero: {
      picture: landingPicture && pictures[landingPicture.picture],
      description: landingPicture?.description ?? "",
    },
    hospitals: hospitals.map(({ name, place, basePath, summary, sinceYear, ...hospital }) => ({
      name,
      place,
      basePath,
      summary,
      sinceYear,
      departmentCount: hospital.departments.length,
      facilityCount: hospital.facilities.length,
      emergencyPhone: hospital.contact.emergencyPhone,
      picture: pictures[hospital.campusPicture],
    })),
    stats,
    nursingCollege: nursingCollege && { ...nursingCollege, picture: pictures[nursingCollege.picture] },
    awesomeFacilities: awesomeFacilities.flatMap((box) => highlightBox(box, hospitals)),
  };
}

/** With the places that have it, where not all have; nothing for what no hospital has. */
function highlightBox({ needs, ...box }: HighlightBox, hospitals: Hospital[]) {
  const having = hospitals.filter((hospital) => !needs || needs.some((need) => hasNeeded(hospital, need)));
  if (having.length === 0) return [];
  return [{ ...box, places: having.length < hospitals.length ? having.map(({ place }) => place) : undefined }];
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

/** A longer name of a place does not fit a card in large type. */
const MAX_LARGE_LETTERS = 12;

export function LandingPage({ view }: { view: LandingView }) {
  const { landing: texts, layout, common } = useTexts();
  const isComplete = useCompletePage();
  const isDense = view.hospitals.length > 3 || view.hospitals.some(({ place }) => place.length > MAX_LARGE_LETTERS);
  return (
    <>
      <LandingTop view={view} />
      <section className="our-hospitals" id="our-hospitals" aria-labelledby="our-hospitals-title">
        <div className="wrap our-hospitals__row">
          <div data-header-marker="">
            <SectionHeading
              level={1}
              id="our-hospitals-title"
              title={layout.ourHospitals}
              subtitle={texts.eachHospital}
            />
          </div>
          <ul className={isDense ? "hospital-list hospital-list--dense" : "hospital-list"}>
            {view.hospitals.map((hospital) => (
              <li key={hospital.basePath}>
                <HospitalCard hospital={hospital} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      {isComplete && (
        <>
          <StatsSection stats={view.stats} title={common.groupNumbers} />
          {view.nursingCollege && (
            <TitledSection id="our-institutions" headingId="our-institutions-title" title={texts.ourInstitutions}>
              <InstitutionCard institution={view.nursingCollege} />
            </TitledSection>
          )}
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
      tone="sand"
      id="awesome-facilities"
      headingId="awesome-facilities-title"
      title={texts.awesomeFacilities}
      subtitle={boxes.some(({ places }) => places) ? undefined : texts.inEachHospital}
      action={<TextLink to={groupPaths.toFindService}>{sections.findService}</TextLink>}
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
      <div className="landing-top__picture picture-frame">
        <Picture picture={hero.picture} alt={hero.description} sizes="(max-width: 61.99rem) 140vw, 100vw" priority />
      </div>
      <div className="wrap landing-top__words">
        <p className="landing-top__motto">{motto}</p>
        <p className="landing-top__introduction">{introduction}</p>
        <SearchField id="landing-search" to={groupPaths.toSearch} hasHint />
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
          <span className="hospital-list__place">{place}</span>
        </>
      }
      headingLevel={2}
      media={<Picture picture={picture} alt="" sizes="(max-width: 47.99rem) 30vw, 22rem" />}
      action={landing.seeHospital}
    >
      {emergencyPhone && (
        <a className="hospital-emergency" href={emergencyPhone.href}>
          <Icon name="siren" />
          <span>
            {common.emergency} <strong>{emergencyPhone.printed}</strong>
          </span>
        </a>
      )}
      <p>{summary}</p>
      <dl className="hospital-facts">
        {facts.map(({ label, value }) => (
          <div className="hospital-facts__item" key={label}>
            <dt>{label}</dt>
            <dd className="hospital-facts__value">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function InstitutionCard({ institution }: { institution: NonNullable<LandingView["nursingCollege"]> }) {
  const { name, description, url, picture } = institution;
  const { visitCollege } = useTexts("landing");
  return (
    <article className="institution">
      <div className="institution__text">
        <h3 className="institution__name">{name}</h3>
        <p>{description}</p>
        <ButtonLink to={url} newTab variant="secondary" endIcon="external">
          {visitCollege}
        </ButtonLink>
      </div>
      <div className="institution__picture picture-frame">
        <Picture picture={picture} alt="" sizes="(max-width: 47.99rem) 100vw, 40rem" />
      </div>
    </article>
  );
}
