import type { ReactNode } from "react";
import { Card, Tile } from "#app/ui/card/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Picture, Portrait } from "#app/ui/picture/picture.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { Breakable, TitledSection } from "#app/ui/page/page.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { TextLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { DoctorSummary, TestimonialSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";

export type HomeView = ReturnType<typeof createHomeView>;

export function createHomeView(site: Site, hospital: Hospital) {
  const { group, pictures } = site;
  const { basePath, place, claims, insurers, contact, welcome } = hospital;
  const { toDepartment, toFacility } = hospitalPaths(hospital);
  return {
    basePath,
    place,
    isOnly: findOnlyHospital(site) !== undefined,
    slides: hospital.slides.map(({ link, picture, ...slide }) => ({
      ...slide,
      to: basePath + link,
      picture: pictures[picture],
    })),
    quickFacts: {
      emergencyPhone: contact.emergencyPhone,
      openingHours: contact.openingHours,
    },
    welcome: { ...welcome, picture: pictures[welcome.picture] },
    claims,
    bookingSteps: group.bookingSteps,
    insurers,
    facilities: hospital.homeFacilities.map(({ name, summary, slug, picture }) => ({
      name,
      summary,
      to: toFacility(slug),
      picture: pictures[picture],
    })),
    departments: hospital.homeDepartments.map(({ name, icon, slug }) => ({ name, icon, to: toDepartment(slug) })),
    bestTiles: hospital.bestTiles.map((tile) => ({ ...tile, link: basePath + tile.link })),
    motto: group.motto,
    testimonialPlaceholders: hospital.showsTestimonials ? group.testimonialPlaceholders : [],
    stats: group.stats,
  };
}

type ViewProps = { view: HomeView };

export function DepartmentTiles({ view }: ViewProps) {
  const { ourDepartments, allDepartments } = useTexts("common");
  const all = <TextLink to={hospitalPaths(view).toDepartments}>{allDepartments}</TextLink>;
  return (
    <TitledSection isBeside headingId="departments-title" title={ourDepartments} action={all}>
      <ul className="grid department-tiles swipe">
        {view.departments.map(({ name, icon, to }) => (
          <li key={to}>
            <Tile to={to} icon={icon} label={name} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The first doctors of a hospital in one row, at most six (checklist A62). */
export function DoctorRow({ basePath, doctors }: { basePath: string; doctors: DoctorSummary[] }) {
  const { doctors: texts, common } = useTexts();
  const { toDoctors, toDoctor } = hospitalPaths({ basePath });
  if (doctors.length === 0) return null;
  const all = <TextLink to={toDoctors}>{common.allDoctors}</TextLink>;
  return (
    <TitledSection tone="mist" headingId="doctors-title" title={texts.ourDoctors} action={all}>
      <ul className="grid doctor-row swipe">
        {doctors.map(({ id, name, centerOfExcellence, profilePicture }) => (
          <li key={id}>
            <Card
              to={toDoctor(id)}
              title={name}
              mediaShape="portrait"
              media={
                <Portrait
                  picture={profilePicture}
                  sizes="(max-width: 39.99rem) 9rem, (max-width: 74.99rem) 18vw, 12rem"
                  maxWidth={160}
                />
              }
            >
              <p>{centerOfExcellence}</p>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const FACILITY_SIZES = "(max-width: 39.99rem) 15rem, (max-width: 61.99rem) 50vw, 25rem";

export function FacilityCards({ view }: ViewProps) {
  const { ourFacilities, allFacilities } = useTexts("common");
  if (view.facilities.length === 0) return null;
  const all = <TextLink to={hospitalPaths(view).toFacilities}>{allFacilities}</TextLink>;
  return (
    <TitledSection isBeside tone="sand" headingId="facilities-title" title={ourFacilities} action={all}>
      <ul className="grid home-facilities swipe">
        {view.facilities.map(({ name, summary, to, picture }) => (
          <li key={to}>
            <Card
              to={to}
              title={<Breakable>{name}</Breakable>}
              media={<Picture picture={picture} alt="" sizes={FACILITY_SIZES} />}
            >
              <p>{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function BestTiles({ view: { bestTiles } }: ViewProps) {
  const { whatWeDoBest } = useTexts("home");
  if (bestTiles.length === 0) return null;
  return (
    <TitledSection isBeside tone="deep" headingId="best-title" title={whatWeDoBest}>
      <ul className="flow best-tiles">
        {bestTiles.map(({ title, icon, link }) => (
          <li key={title}>
            <Tile to={link} icon={icon} label={title} tone="deep" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What patients say; without testimonials, what the hospital promises (checklist A21), or nothing. */
export function TestimonialSlider({ view, testimonials }: ViewProps & { testimonials: TestimonialSummary[] }) {
  const { sections, common } = useTexts();
  const { toTestimonial, toTestimonials } = hospitalPaths(view);
  const reviews = testimonials.map(({ id, reviewer, shortReview, hasContent }) => ({
    id,
    content: (
      <Quotation author={reviewer} to={hasContent ? toTestimonial(id) : undefined}>
        <RichText nodes={shortReview} headingOffset={3} />
      </Quotation>
    ),
  }));
  const promises = view.testimonialPlaceholders.map(({ title, text }) => ({
    id: title,
    content: (
      <Quotation title={title}>
        <p>{text}</p>
      </Quotation>
    ),
  }));
  const slides = reviews.length > 0 ? reviews : promises;
  if (slides.length === 0) return null;
  return (
    <TitledSection
      headingId="testimonials-title"
      title={sections.testimonials}
      subtitle={view.motto}
      action={<TextLink to={toTestimonials}>{common.allTestimonials}</TextLink>}
    >
      <Slider label={sections.testimonials} slides={slides} />
    </TitledSection>
  );
}

type QuotationProps = { title?: string; author?: string; to?: string | undefined; children: ReactNode };

function Quotation({ title, author, to, children }: QuotationProps) {
  const { readMore, readMoreFrom } = useTexts("home");
  return (
    <figure className="quotation">
      <Icon name="quote" className="quotation__mark" />
      {title && <h3>{title}</h3>}
      <div className="quotation__text">{children}</div>
      {author && (
        <figcaption className="flow quotation__foot">
          <span className="quotation__author">{author}</span>
          {to && (
            <TextLink to={to} label={readMoreFrom(author)}>
              {readMore}
            </TextLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}

export function InsurerGrid({ view: { insurers } }: ViewProps) {
  const { insurers: title, bringCard } = useTexts("home");
  if (insurers.length === 0) return null;
  return (
    <TitledSection isBeside headingId="insurers-title" title={title} subtitle={bringCard}>
      <ul className="insurers">
        {insurers.map(({ name, mark }) => (
          <li className="insurers__item" key={name}>
            <Icon name={mark} />
            {name}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
