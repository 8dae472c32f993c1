import type { ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { PictureFiles } from "#app/ui/picture/picture.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SideList } from "#app/ui/side-list/side-list.tsx";
import type { DoctorSummary } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Department } from "#hospitals/site.ts";
import type { EmergencyNumber } from "./come-at-once.tsx";
import { DepartmentBooking } from "./department-booking.tsx";
import { DepartmentDoctors } from "./department-doctors.tsx";
import { DepartmentText } from "./department-text.tsx";

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
