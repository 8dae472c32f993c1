import { ButtonLink } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { MediaImage } from "#app/ui/picture/media-image.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department } from "#hospitals/site.ts";

interface DepartmentDoctorsProps {
  basePath: string;
  department: Pick<Department, "slug" | "doctorsTitle" | "doctorsSubtitle">;
  doctors: DoctorSummary[];
}

export function DepartmentDoctors({ basePath, department, doctors }: DepartmentDoctorsProps) {
  const paths = hospitalPaths({ basePath });
  return (
    <section className="department__doctors" aria-labelledby="department-doctors-heading">
      <SectionHeading
        id="department-doctors-heading"
        title={department.doctorsTitle}
        subtitle={department.doctorsSubtitle}
        action={<TextLink to={paths.toDoctors}>All doctors</TextLink>}
      />
      <ul className="department-doctors">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DepartmentDoctor doctor={doctor} toBooking={paths.toAppointmentFor(department.slug, doctor.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DepartmentDoctor({ doctor, toBooking }: { doctor: DoctorSummary; toBooking: string }) {
  const { name, centerOfExcellence, profilePicture } = doctor;
  return (
    <Card
      title={name}
      mediaShape="portrait"
      media={<Portrait picture={profilePicture} />}
      footer={
        <ButtonLink to={toBooking} variant="secondary" icon="calendar" label={`Book Appointment with ${name}`}>
          Book Appointment
        </ButtonLink>
      }
    >
      <p>{centerOfExcellence}</p>
    </Card>
  );
}

const PORTRAIT_SIZES = "(width < 40rem) 38vw, (width < 62rem) 45vw, 24rem";

function Portrait({ picture }: { picture: DoctorSummary["profilePicture"] }) {
  if (!picture) return <Icon name="doctor" className="department-doctors__figure" />;
  return <MediaImage asset={picture} alt={picture.description ?? ""} sizes={PORTRAIT_SIZES} maxWidth={400} />;
}
