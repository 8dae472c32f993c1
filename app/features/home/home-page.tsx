import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Carousel } from "#app/ui/slider/slider.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Hero } from "#app/ui/page-header/page-header.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SectionHeading, Section } from "#app/ui/section/section.tsx";
import { StatsSection, TickList } from "#app/ui/facts/facts.tsx";
import { SmartLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { useCompletePage } from "#app/ui/use-complete-page.ts";
import type { TestimonialSummary } from "#site/content/content.ts";
import { hospitalPaths, type HasBasePath } from "#site/hospitals/hospital-paths.ts";
import type { ShortText } from "#site/hospitals/site.ts";
import { BestTiles, DepartmentTiles, FacilityCards, InsurerGrid } from "./home-tiles.tsx";
import type { HomeView, HomeSlide } from "./home-view.ts";
import { titleClass } from "#app/ui/long-words.ts";
import { TestimonialSlider } from "./testimonial-slider.tsx";

interface HomePageProps {
  hospital: HasBasePath;
  view: HomeView;
  testimonials: TestimonialSummary[];
  appointmentForm: ReactNode;
  doctorRow: ReactNode;
}

/** A hospital's home page (specification §2.5). */
export function HomePage(props: HomePageProps) {
  const { hospital, view } = props;
  const isComplete = useCompletePage();
  const paths = hospitalPaths(hospital);
  return (
    <>
      <HomeCarousel slides={view.slides} place={view.place} />
      <QuickLinks facts={view.quickFacts} toDepartments={paths.toDepartments} toDoctors={paths.toDoctors} />
      <div className="wrap search-strip">
        <SearchField id="home-search" to={paths.toSearch} hasHint />
      </div>
      {isComplete && <HomeSections {...props} />}
    </>
  );
}

function HomeSections({ hospital, view, testimonials, appointmentForm, doctorRow }: HomePageProps) {
  const { groupNumbers, hospitalNumbers } = useTexts("common");
  const paths = hospitalPaths(hospital);
  return (
    <>
      <Welcome view={view} toAboutUs={paths.toAboutUs} />
      <HomeAppointment steps={view.bookingSteps}>{appointmentForm}</HomeAppointment>
      <DepartmentTiles departments={view.departments} toDepartments={paths.toDepartments} />
      {doctorRow}
      {view.facilities.length > 0 && <FacilityCards facilities={view.facilities} toFacilities={paths.toFacilities} />}
      {view.bestTiles.length > 0 && <BestTiles tiles={view.bestTiles} />}
      <TestimonialSlider
        testimonials={testimonials}
        placeholders={view.testimonialPlaceholders}
        motto={view.motto}
        paths={paths}
      />
      {view.insurers.length > 0 && <InsurerGrid insurers={view.insurers} />}
      <StatsSection stats={view.stats} title={view.isOnly ? hospitalNumbers : groupNumbers} />
    </>
  );
}

function HomeCarousel({ slides, place }: { slides: HomeSlide[]; place: string }) {
  const { highlights } = useTexts("home");
  return (
    <Carousel
      label={highlights(place)}
      slides={slides.map((slide, i) => ({
        id: slide.heading,
        content: <SlideContent slide={slide} isFirst={i === 0} />,
      }))}
    />
  );
}

function SlideContent({ slide, isFirst }: { slide: HomeSlide; isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <Hero picture={slide.picture} alt={slide.pictureDescription} priority={isFirst}>
      <Heading className={titleClass("hero__title", slide.heading)}>{slide.heading}</Heading>
      <p>{slide.text}</p>
      <ButtonLink to={slide.to} endIcon="arrow-right">
        {slide.linkLabel}
      </ButtonLink>
    </Hero>
  );
}

function Welcome({ view, toAboutUs }: { view: HomeView; toAboutUs: string }) {
  const { welcome, claims } = view;
  const { readMore, readAboutUs } = useTexts("home");
  return (
    <Section labelledBy="welcome-title">
      <div className="welcome">
        <div className="welcome__arch picture-frame">
          <Picture
            picture={welcome.picture}
            alt={welcome.pictureDescription}
            sizes="(max-width: 61.99rem) 100vw, 38rem"
          />
        </div>
        <div className="welcome__text">
          <SectionHeading id="welcome-title" title={welcome.heading} />
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {claims.length > 0 && <TickList points={claims} isWide isBold />}
          <ButtonLink to={toAboutUs} variant="secondary" endIcon="arrow-right" label={readAboutUs}>
            {readMore}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

function HomeAppointment({ steps, children }: { steps: ShortText[]; children: ReactNode }) {
  const texts = useTexts("home");
  return (
    <Section tone="mist" id="appointment" labelledBy="appointment-title">
      <div className="home-appointment">
        <div className="home-appointment__text">
          <SectionHeading id="appointment-title" title={texts.requestAppointment} subtitle={texts.noQueue} />
          {steps.length > 0 && (
            <ol className="steps">
              {steps.map(({ title, text }) => (
                <li className="steps__item" key={title}>
                  <h3 className="steps__title">{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
        <Fold title={<span className="button button--primary home-appointment__open">{texts.openForm}</span>}>
          {children}
        </Fold>
      </div>
    </Section>
  );
}

interface QuickLinksProps {
  facts: HomeView["quickFacts"];
  toDepartments: string;
  toDoctors: string;
}

function QuickLinks({ facts, toDepartments, toDoctors }: QuickLinksProps) {
  const { common, sections, home } = useTexts();
  return (
    <div className="wrap">
      <ul className="quick-links">
        {facts.emergencyPhone && (
          <QuickLink to={facts.emergencyPhone.href} icon="emergency" title={common.emergency} isAlert>
            {facts.emergencyPhone.printed}
          </QuickLink>
        )}
        <QuickLink to={toDoctors} icon="doctor" title={sections.doctors}>
          {home.findDoctor}
        </QuickLink>
        <QuickLink to={toDepartments} icon="stethoscope" title={sections.departments}>
          {home.findDepartment}
        </QuickLink>
        <li className="quick-links__item">
          <span className="quick-links__link">
            <IconBadge name="hours" />
            <span>
              <strong className="quick-links__title">{common.opdHours}</strong>
              <span className="quick-links__text">{facts.openingHours}</span>
            </span>
          </span>
        </li>
      </ul>
    </div>
  );
}

interface QuickLinkProps {
  to: string;
  icon: string;
  title: string;
  isAlert?: boolean;
  children: string;
}

function QuickLink({ to, icon, title, isAlert = false, children }: QuickLinkProps) {
  return (
    <li className="quick-links__item">
      <SmartLink className="quick-links__link" to={to}>
        <IconBadge name={icon} tone={isAlert ? "alert" : "mist"} />
        <span>
          <strong className="quick-links__title">{title}</strong>
          <span className="quick-links__text">{children}</span>
        </span>
      </SmartLink>
    </li>
  );
}
