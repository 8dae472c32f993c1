import type { ReactNode } from "react";
import { DoctorCard, type DoctorCardData } from "#app/ui/doctor-card/doctor-card.tsx";
import { ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { type ContactItem, ContactList, EmergencyCalls, type UrgentCall } from "#app/ui/contacts/contacts.tsx";
import { DetailPage, Paragraphs, SectionHeading, useCompletePage } from "#app/ui/page/page.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { TickList } from "#app/ui/facts/facts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Department, DescriptionPart } from "#site/hospitals/site.ts";

interface DepartmentPageProps {
  basePath: string;
  picture?: PictureFiles | undefined;
  /** Its name in the site's first language, on a page in another. */
  nameBeside?: string | undefined;
  department: Omit<Department, "queryName" | "picture">;
  doctors: DoctorCardData[];
  contacts: ContactItem[];
  urgent: UrgentCall[];
}

export function DepartmentPage(props: DepartmentPageProps) {
  const { basePath, picture, nameBeside, department, urgent } = props;
  const { name, summary, emergency: isEmergency = false, icon, pictureDescription } = department;
  const { sections, common } = useTexts();
  const isComplete = useCompletePage();
  const { comeAtOnce } = department.description;
  const signs = comeAtOnce && <ComeAtOnce {...comeAtOnce} urgent={urgent} />;
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.departments, all: common.allDepartments, to: hospitalPaths({ basePath }).toDepartments }}
      title={name}
      lead={nameBeside ? `${nameBeside}: ${summary}` : summary}
      picture={picture}
      pictureDescription={pictureDescription}
      note={department.isUnreviewed && common.notReviewed}
      figure={!picture && <Icon name={icon} className="department__emblem not-on-phones" />}
    >
      <div className="stack department">
        <DepartmentBooking {...props} />
        {isEmergency && signs}
        <DepartmentDoctors {...props} />
        {isComplete && <DepartmentText department={department} signs={!isEmergency && signs} />}
      </div>
    </DetailPage>
  );
}

function DepartmentText({ department, signs }: Pick<DepartmentPageProps, "department"> & { signs: ReactNode }) {
  const { services: title } = useTexts("departments");
  const { description, services, historyNote } = department;
  return (
    <div className="department__text">
      <TextPart part={description.treats} />
      <TextPart part={description.whenToCome} />
      {signs}
      {services.length > 0 && (
        <section className="stack department__services" aria-labelledby="services-heading">
          <h2 id="services-heading">{title}</h2>
          <TickList points={services} isWide />
        </section>
      )}
      <TextPart part={description.firstVisit} isFolded />
      {historyNote && (
        <p className="department__history">
          <Icon name="clock" />
          {historyNote}
        </p>
      )}
    </div>
  );
}

function TextPart({ part: { heading, ...text }, isFolded = false }: { part: DescriptionPart; isFolded?: boolean }) {
  return (
    <div className="stack department__part">
      <h2 className={`department__title${isFolded ? " department__title--wide" : ""}`}>{heading}</h2>
      {isFolded ? (
        <Fold title={<h2 className="department__title">{heading}</h2>}>
          <Prose {...text} />
        </Fold>
      ) : (
        <Prose {...text} />
      )}
    </div>
  );
}

function Prose({ lead, points, paragraphs }: Omit<DescriptionPart, "heading">) {
  return (
    <div className="prose">
      {lead && <p>{lead}</p>}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Paragraphs texts={paragraphs} />
    </div>
  );
}

function ComeAtOnce({ heading, signs, urgent }: { heading: string; signs: string[]; urgent: UrgentCall[] }) {
  return (
    <section className="stack urgent-note come-at-once" aria-labelledby="come-at-once-heading">
      <h2 className="come-at-once__heading" id="come-at-once-heading">
        <Icon name="siren" />
        {heading}
      </h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <EmergencyCalls calls={urgent} />
    </section>
  );
}

function DepartmentBooking({ basePath, department, contacts, urgent: [first] }: DepartmentPageProps) {
  const { slug, name, isWalkIn = false, emergency = false } = department;
  const urgent = emergency ? first : undefined;
  const { departments: texts, common } = useTexts();
  const isBooked = !isWalkIn && !urgent;
  return (
    <section className="flow visit" aria-labelledby="visit-heading">
      <div className="visit__text">
        <h2 className="part-title" id="visit-heading">
          {isBooked ? texts.planVisit : texts.walkIn}
        </h2>
        <p>{isBooked ? texts.askForTime(name) : texts.noAppointment}</p>
      </div>
      {!urgent && <ContactList items={contacts} />}
      {urgent && (
        <ButtonLink to={urgent.href} icon="siren" label={texts.callAnyTime(urgent.printed)}>
          {common.call(urgent.printed)}
        </ButtonLink>
      )}
      {isBooked && (
        <ButtonLink to={hospitalPaths({ basePath }).toAppointmentFor(slug)} icon="calendar" label={texts.bookIn(name)}>
          {common.bookAppointment}
        </ButtonLink>
      )}
    </section>
  );
}

function DepartmentDoctors({ basePath, department, doctors, contacts }: DepartmentPageProps) {
  const desk = contacts.find(({ href }) => href !== undefined);
  const { common, departments } = useTexts();
  const paths = hospitalPaths({ basePath });
  return (
    <section className="flow department__doctors" aria-labelledby="department-doctors-heading">
      <SectionHeading
        id="department-doctors-heading"
        title={department.doctorsTitle}
        subtitle={department.doctorsSubtitle}
        action={<TextLink to={paths.toDoctors}>{common.allDoctors}</TextLink>}
      />
      {doctors.length > 0 ? (
        <ul className="grid department-doctors">
          {doctors.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard
                toDetails={paths.toDoctor(doctor.id)}
                doctor={{
                  ...doctor,
                  toBooking: department.emergency ? undefined : paths.toAppointmentFor(department.slug, doctor.id),
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="department__desk">
          {departments.askWhichDoctor} <a href={desk?.href}>{desk?.value}</a>
        </p>
      )}
    </section>
  );
}
