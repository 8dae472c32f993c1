import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { ContentErrorAlert } from "./content-error-alert.tsx";
import { DoctorFacts } from "./doctor-facts.tsx";
import { DoctorPicture } from "./doctor-picture.tsx";

interface DoctorPageProps {
  basePath: string;
  /** The appointment form, with the doctor chosen where the department is known. */
  toBooking: string;
  /** Undefined when the content service could not be asked. */
  doctor: Doctor | undefined;
  /** Why there is no doctor, or what is missing of one. */
  errors: readonly { message: string }[] | undefined;
}

export function DoctorPage({ basePath, toBooking, doctor, errors }: DoctorPageProps) {
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <PageHeader
        title={
          doctor ? (
            <EditorField entry={doctor.id} field="name">
              {doctor.name}
            </EditorField>
          ) : (
            "Doctors"
          )
        }
        lead={
          doctor?.centerOfExcellence && (
            <EditorField entry={doctor.id} field="centerOfExcellence">
              {doctor.centerOfExcellence}
            </EditorField>
          )
        }
        crumbs={[
          { label: "Home", to: basePath },
          { label: "Doctors", to: paths.toDoctors },
        ]}
      />
      <Section>
        {errors && (
          <div className="doctor-failure">
            <ContentErrorAlert errors={errors} />
            {!doctor && (
              <UnavailableMessage>
                <TextLink to={paths.toDoctors}>All doctors</TextLink>
              </UnavailableMessage>
            )}
          </div>
        )}
        {doctor && (
          <div className="doctor">
            <div className="doctor__person">
              <div className="doctor__portrait picture-frame">
                <DoctorPicture
                  picture={doctor.profilePicture}
                  sizes="(width < 40rem) 10rem, (width < 75rem) 20rem, 24rem"
                  priority
                />
              </div>
              <ButtonLink to={toBooking} icon="calendar">
                Book Appointment
              </ButtonLink>
            </div>
            <DoctorFacts doctor={doctor} />
          </div>
        )}
      </Section>
    </>
  );
}
