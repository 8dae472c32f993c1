import type { ReactNode } from "react";
import type { TestimonialSummary } from "#content/content.ts";
import { hospitalPaths, type HasBasePath } from "#hospitals/hospital-paths.ts";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
import { BestTiles } from "./best-tiles.tsx";
import { DepartmentTiles } from "./department-tiles.tsx";
import { FacilityCards } from "./facility-cards.tsx";
import { HomeAppointment } from "./home-appointment.tsx";
import { HomeCarousel } from "./home-carousel.tsx";
import type { HomeView } from "./home-view.ts";
import { InsurerGrid } from "./insurer-grid.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { TestimonialSlider } from "./testimonial-slider.tsx";
import { Welcome } from "./welcome.tsx";

interface HomePageProps {
  hospital: HasBasePath;
  view: HomeView;
  testimonials: TestimonialSummary[];
  appointmentForm: ReactNode;
  /** A section with some of the hospital's doctors. */
  doctorRow: ReactNode;
}

/** A hospital's home page (specification §2.5). */
export function HomePage({ hospital, view, testimonials, appointmentForm, doctorRow }: HomePageProps) {
  const paths = hospitalPaths(hospital);
  return (
    <>
      <HomeCarousel slides={view.slides} place={view.place} />
      <QuickLinks facts={view.quickFacts} toAppointment={paths.toAppointment} toDoctors={paths.toDoctors} />
      <Welcome view={view} toAboutUs={paths.toAboutUs} />
      <HomeAppointment steps={view.bookingSteps} conciergePhone={view.conciergePhone}>
        {appointmentForm}
      </HomeAppointment>
      <DepartmentTiles departments={view.departments} toDepartments={paths.toDepartments} />
      {doctorRow}
      <FacilityCards facilities={view.facilities} toFacilities={paths.toFacilities} />
      <BestTiles tiles={view.bestTiles} />
      <TestimonialSlider
        testimonials={testimonials}
        placeholders={view.testimonialPlaceholders}
        motto={view.motto}
        paths={paths}
      />
      {view.insurers.length > 0 && <InsurerGrid insurers={view.insurers} />}
      <Section tone="deep">
        <h2 className="visually-hidden">The group in figures</h2>
        <Stats stats={view.stats} />
      </Section>
    </>
  );
}
