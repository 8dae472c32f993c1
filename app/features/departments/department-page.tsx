import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { type ContactItem, ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SideList } from "#app/ui/side-list/side-list.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { TickList } from "#app/ui/tick-list/tick-list.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department, TextSection } from "#hospitals/site.ts";
import { DepartmentDoctors } from "./department-doctors.tsx";

interface DepartmentPageProps {
  basePath: string;
  picture: PictureFiles | undefined;
  department: Omit<Department, "queryName">;
  /** All departments of the hospital's menu. */
  departments: Pick<Department, "slug" | "name">[];
  doctors: DoctorSummary[];
  /** Whom to ring for an appointment, and when the doors are open. */
  contacts: ContactItem[];
  emergency: EmergencyNumber;
}

export function DepartmentPage(props: DepartmentPageProps) {
  const { basePath, picture, department, departments, doctors, contacts, emergency } = props;
  const { slug: current, name, summary, isWalkIn = false } = department;
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Departments", to: paths.toDepartments },
        ]}
        lead={summary}
        picture={picture}
      />
      <Section>
        <div className="department">
          <DepartmentText department={department} emergency={emergency} />
          <DepartmentBooking
            departmentName={name}
            isWalkIn={isWalkIn}
            toBooking={paths.toAppointmentFor(current)}
            contacts={contacts}
            emergency={emergency}
          />
          {doctors.length > 0 && <DepartmentDoctors basePath={basePath} department={department} doctors={doctors} />}
          <SideList
            title="All departments"
            items={departments.map((entry) => ({
              label: entry.name,
              to: paths.toDepartment(entry.slug),
              isCurrent: entry.slug === current,
            }))}
          />
        </div>
      </Section>
    </>
  );
}

interface DepartmentTextProps {
  department: Pick<Department, "icon" | "isWalkIn" | "description" | "services" | "historyNote">;
  emergency: EmergencyNumber;
}

/**
 * What a patient reads before coming; services and the history note only where the department has them. Where people come
 * without an appointment the signs that cannot wait stand first.
 */
function DepartmentText({ department, emergency }: DepartmentTextProps) {
  const { icon, isWalkIn = false, description, services, historyNote } = department;
  const { treats, whenToCome, comeAtOnce, firstVisit } = description;
  const signs = comeAtOnce && <ComeAtOnce {...comeAtOnce} emergency={emergency} />;
  return (
    <div className="department__text">
      {isWalkIn && signs}
      <TextPart part={treats} icon={<IconBadge name={icon} />} />
      <TextPart part={whenToCome} />
      {!isWalkIn && signs}
      <TextPart part={firstVisit} />
      {services.length > 0 && <Services services={services} />}
      {historyNote && (
        <p className="department__history">
          <Icon name="clock" />
          {historyNote}
        </p>
      )}
    </div>
  );
}

function TextPart({ part: { heading, paragraphs }, icon }: { part: TextSection; icon?: ReactNode }) {
  return (
    <div className="department__part">
      <div className="department__title">
        {icon}
        <h2>{heading}</h2>
      </div>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

function Services({ services }: { services: string[] }) {
  return (
    <section className="department__services" aria-labelledby="services-heading">
      <h2 id="services-heading">Services</h2>
      <TickList points={services} isWide />
    </section>
  );
}

/** The number to call when there is no time. */
export interface EmergencyNumber {
  /** As printed. */
  printed: string;
  /** "tel:…". */
  href: string;
}

interface ComeAtOnceProps {
  heading: string;
  signs: string[];
  emergency: EmergencyNumber;
}

/** Signs that cannot wait for an appointment, and the number that is answered at any hour. */
function ComeAtOnce({ heading, signs, emergency }: ComeAtOnceProps) {
  return (
    <section className="come-at-once" aria-labelledby="come-at-once-heading">
      <h2 className="come-at-once__heading" id="come-at-once-heading">
        <Icon name="siren" />
        {heading}
      </h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className="come-at-once__call">
        Emergency, day and night:{" "}
        <a className="come-at-once__phone" href={emergency.href}>
          {emergency.printed}
        </a>
      </p>
    </section>
  );
}

interface DepartmentBookingProps {
  departmentName: string;
  /** Patients come without an appointment. */
  isWalkIn: boolean;
  /** The appointment form with this department chosen. */
  toBooking: string;
  /** Whom to ring instead, and when the doors are open. */
  contacts: ContactItem[];
  emergency: EmergencyNumber;
}

/** The ways to a visit: the form with the department chosen, or a call; the call comes first where nobody should wait. */
function DepartmentBooking({ departmentName, isWalkIn, toBooking, contacts, emergency }: DepartmentBookingProps) {
  const label = `Book Appointment in ${departmentName}`;
  if (isWalkIn) {
    return (
      <SidePanel title="Come at any hour">
        <p>You need no appointment. If you can, ring while you are on your way.</p>
        <ButtonLink to={emergency.href} icon="siren" label={`Call ${emergency.printed}, day and night`}>
          Call {emergency.printed}
        </ButtonLink>
        <p>To see a doctor again later:</p>
        <ButtonLink to={toBooking} variant="secondary" icon="calendar" label={label}>
          Book Appointment
        </ButtonLink>
      </SidePanel>
    );
  }
  return (
    <SidePanel title="Plan your visit">
      <p>Ask for a time in {departmentName}. We call you back to agree on it.</p>
      <ButtonLink to={toBooking} icon="calendar" label={label}>
        Book Appointment
      </ButtonLink>
      <ContactList items={contacts} />
    </SidePanel>
  );
}
