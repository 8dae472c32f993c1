import type { ReactNode } from "react";
import { ContactList, type ContactItem, UrgentNote, type UrgentCall } from "#app/ui/contacts/contacts.tsx";
import { ButtonLink, SmartLink } from "#app/ui/link/link.tsx";
import { StatsSection, TickList } from "#app/ui/facts/facts.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { OpenNow } from "#app/ui/open-now/open-now.tsx";
import { Hero, Paragraphs, Section, SectionHeading, titleClass, useCompletePage } from "#app/ui/page/page.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { Carousel } from "#app/ui/slider/slider.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { OpenState } from "#forms/working-time.ts";
import type { DoctorSummary, TestimonialSummary } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import {
  BestTiles,
  DepartmentTiles,
  DoctorRow,
  FacilityCards,
  type HomeView,
  InsurerGrid,
  TestimonialSlider,
} from "./home-sections.tsx";

interface HomePageProps {
  view: HomeView;
  doctors: DoctorSummary[];
  testimonials: TestimonialSummary[];
  appointmentForm: ReactNode;
  booking: BookingFacts;
  openStates: OpenState[];
  /** The name of the list of who sits. */
  sitsToday: string;
}

/** Whom to call instead of sending the form. */
interface BookingFacts {
  contacts: ContactItem[];
  urgent: UrgentCall[];
}

export function HomePage(props: HomePageProps) {
  const { view, openStates, sitsToday } = props;
  const { highlights } = useTexts("home");
  const isComplete = useCompletePage();
  return (
    <>
      <Carousel
        label={highlights(view.place)}
        slides={view.slides.map((slide, i) => ({
          id: slide.heading,
          content: <SlideContent slide={slide} isFirst={i === 0} />,
        }))}
      />
      <div className="home-start">
        <div className="stack wrap">
          <SearchField id="home-search" to={hospitalPaths(view).toSearch} hasHint />
          <QuickLinks view={view} openStates={openStates} sitsToday={sitsToday} />
        </div>
      </div>
      {isComplete && <HomeSections {...props} />}
    </>
  );
}

function HomeSections({ view, doctors, testimonials, appointmentForm, booking }: HomePageProps) {
  const { groupNumbers, hospitalNumbers } = useTexts("common");
  return (
    <>
      <Welcome view={view} />
      <HomeAppointment steps={view.bookingSteps} booking={booking}>
        {appointmentForm}
      </HomeAppointment>
      <DepartmentTiles view={view} />
      <DoctorRow basePath={view.basePath} doctors={doctors} />
      <FacilityCards view={view} />
      <BestTiles view={view} />
      <TestimonialSlider view={view} testimonials={testimonials} />
      <InsurerGrid view={view} />
      <StatsSection stats={view.stats} title={view.isOnly ? hospitalNumbers : groupNumbers} />
    </>
  );
}

function SlideContent({ slide, isFirst }: { slide: HomeView["slides"][number]; isFirst: boolean }) {
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

type QuickLinksProps = Pick<HomePageProps, "view" | "openStates" | "sitsToday">;

function QuickLinks({ view, openStates, sitsToday }: QuickLinksProps) {
  const { common, sections, home } = useTexts();
  const { emergencyPhone, openingHours } = view.quickFacts;
  const { toDoctors, toDepartments, toSitsToday } = hospitalPaths(view);
  return (
    <ul className="flow quick-links">
      {emergencyPhone && (
        <QuickLink to={emergencyPhone.href} icon="emergency" title={common.emergency} text={emergencyPhone.printed} />
      )}
      <QuickLink to={toDoctors} icon="doctor" title={sections.doctors} text={home.findDoctor} />
      <QuickLink to={toDepartments} icon="stethoscope" title={sections.departments} text={home.findDepartment} />
      <QuickLink to={toSitsToday} icon="hours" title={common.opdHours} text={openingHours}>
        <OpenNow states={openStates} className="note quick-links__text quick-links__state" />
        <span className="text-link">{sitsToday}</span>
      </QuickLink>
    </ul>
  );
}

interface QuickLinkProps {
  to?: string;
  icon: string;
  title: string;
  text: string;
  children?: ReactNode;
}

function QuickLink({ to, icon, title, text, children }: QuickLinkProps) {
  const content = (
    <>
      <IconBadge name={icon} tone={icon === "emergency" ? "alert" : "mist"} />
      <span>
        <strong className="quick-links__title">{title}</strong>
        <span className="note quick-links__text">{text}</span>
        {children}
      </span>
    </>
  );
  return (
    <li className="quick-links__item">
      {to ? (
        <SmartLink className="quick-links__link" to={to}>
          {content}
        </SmartLink>
      ) : (
        <span className="quick-links__link">{content}</span>
      )}
    </li>
  );
}

function Welcome({ view: { basePath, welcome, claims } }: { view: HomeView }) {
  const { readMore, readAboutUs } = useTexts("home");
  return (
    <Section labelledBy="welcome-title">
      <div className="stack welcome">
        <div className="welcome__arch picture-frame">
          <Picture
            picture={welcome.picture}
            alt={welcome.pictureDescription}
            sizes="(max-width: 61.99rem) 100vw, 38rem"
          />
        </div>
        <div className="stack welcome__text">
          <SectionHeading id="welcome-title" title={welcome.heading} />
          <Paragraphs texts={welcome.paragraphs} />
          {claims.length > 0 && <TickList points={claims} isWide isBold />}
          <ButtonLink
            to={hospitalPaths({ basePath }).toAboutUs}
            variant="secondary"
            endIcon="arrow-right"
            label={readAboutUs}
          >
            {readMore}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

interface HomeAppointmentProps {
  steps: HomeView["bookingSteps"];
  booking: BookingFacts;
  children: ReactNode;
}

function HomeAppointment({ steps, booking, children }: HomeAppointmentProps) {
  const texts = useTexts("home");
  return (
    <Section tone="mist" id="appointment" labelledBy="appointment-title">
      <div className="stack home-appointment">
        <div className="stack stack--wide home-appointment__text">
          <SectionHeading id="appointment-title" title={texts.requestAppointment} subtitle={texts.requestLead} />
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
          <div className="stack at-desks home-appointment__advice">
            <h3>{texts.haveReady}</h3>
            <TickList points={texts.ready} />
            <ContactList items={booking.contacts} />
            <UrgentNote calls={booking.urgent}>{texts.urgent}</UrgentNote>
          </div>
        </div>
        <Fold title={<span className="button button--primary home-appointment__open">{texts.openForm}</span>}>
          {children}
        </Fold>
      </div>
    </Section>
  );
}
