import { EmptyMessage } from "#app/ui/empty-message/empty-message.tsx";
import { Loader } from "#app/ui/loader/loader.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { DoctorCard } from "./doctor-card.tsx";
import { DoctorFilter, type DoctorFilterData } from "./doctor-filter.tsx";
import { nextDoctorLimit } from "./doctor-limit.ts";
import { useMoreDoctors } from "./use-more-doctors.ts";
import { ViewMoreLink } from "./view-more-link.tsx";

interface DoctorsPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  doctors: DoctorSummary[];
  /** How many there are in all, in the hospital or in the chosen department. */
  total: number;
  /** How many were asked for. */
  limit: number;
  filter: DoctorFilterData;
}

export function DoctorsPage({ basePath, picture, doctors, total, limit, filter }: DoctorsPageProps) {
  return (
    <>
      <PageHeader
        title="Doctors"
        crumbs={[{ label: "Home", to: basePath }]}
        lead="Meet the people who will look after you."
        picture={picture}
      />
      <Section labelledBy="doctors-heading">
        <SectionHeading
          id="doctors-heading"
          title="Our Doctors"
          subtitle={<ShownCount shown={doctors.length} total={total} department={chosenName(filter)} />}
          action={<DoctorFilter basePath={basePath} filter={filter} />}
        />
        {filter.isMissing && doctors.length > 0 && (
          <p className="doctors-notice">The doctors of that department cannot be shown. You see all doctors.</p>
        )}
        {doctors.length === 0 ? (
          <EmptyMessage icon="doctor">No doctors found</EmptyMessage>
        ) : (
          <DoctorList
            basePath={basePath}
            doctors={doctors}
            department={filter.chosen}
            next={nextDoctorLimit(limit, doctors.length, total)}
          />
        )}
      </Section>
    </>
  );
}

function chosenName({ departments, chosen }: DoctorFilterData): string | undefined {
  return departments.find(({ key }) => key === chosen)?.name;
}

interface ShownCountProps {
  shown: number;
  total: number;
  /** Undefined for all departments. */
  department: string | undefined;
}

/** Tells how much of the whole is shown, also to those who cannot see the cards arrive. */
function ShownCount({ shown, total, department }: ShownCountProps) {
  const place = department ? ` in ${department}` : "";
  const noun = total === 1 ? "doctor" : "doctors";
  return <span role="status">{shown > 0 && `${shown} of ${total} ${noun}${place}`}</span>;
}

interface DoctorListProps {
  basePath: string;
  doctors: DoctorSummary[];
  department: string;
  /** The limit 'View more' leads to; undefined when there is no more. */
  next: number | undefined;
}

/** The cards shown so far; while more load they stay, and a loader takes the button's place (checklist A52). */
function DoctorList({ basePath, doctors, department, next }: DoctorListProps) {
  const { isLoading, listRef } = useMoreDoctors(doctors.length);
  return (
    <>
      <ul className="grid doctor-grid" ref={listRef}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorCard basePath={basePath} doctor={doctor} />
          </li>
        ))}
      </ul>
      {isLoading && <Loader />}
      {next !== undefined && !isLoading && <ViewMoreLink limit={next} department={department} />}
    </>
  );
}
