import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { UnavailableMessage } from "#app/ui/empty-message/empty-message.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EntryHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Doctor } from "#content/content.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { createPhone } from "#hospitals/phones.ts";
import { DoctorPicture } from "./doctor-row.tsx";

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
  const texts = useTexts("doctors");
  const { doctors: section } = useTexts("sections");
  const { bookAppointment } = useTexts("common");
  const paths = hospitalPaths({ basePath });
  return (
    <>
      <EntryHeader
        basePath={basePath}
        section={{ label: section, to: paths.toDoctors }}
        entryId={doctor?.id}
        title={{ field: "name", text: doctor?.name }}
        lead={{ field: "centerOfExcellence", text: doctor?.centerOfExcellence }}
      />
      <Section>
        {errors && (
          <div className="doctor-failure">
            <ContentErrorAlert errors={errors} />
            {!doctor && (
              <UnavailableMessage>
                <TextLink to={paths.toDoctors}>{texts.allDoctors}</TextLink>
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
                {bookAppointment}
              </ButtonLink>
            </div>
            <DoctorFacts doctor={doctor} />
          </div>
        )}
      </Section>
    </>
  );
}

/** All that is known of a doctor; what is missing leaves no empty box. */
function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const texts = useTexts("doctors");
  const { id, contactNumbers, consulting, email, education, skill } = doctor;
  return (
    <div className="doctor__facts">
      {consulting && (
        <Fact icon="clock" title={texts.timings}>
          <p className="doctor__timings">
            <EditorField entry={id} field="consulting">
              {consulting}
            </EditorField>
          </p>
        </Fact>
      )}
      {contactNumbers.length > 0 && (
        <Fact icon="phone" title={texts.contact}>
          <EditorField entry={id} field="contactNumber" isBlock>
            <ContactNumbers numbers={contactNumbers} />
          </EditorField>
        </Fact>
      )}
      {email && (
        <Fact icon="mail" title={texts.email}>
          <a className="doctor__contact" href={`mailto:${email}`}>
            <EditorField entry={id} field="email">
              <MailAddress email={email} />
            </EditorField>
          </a>
        </Fact>
      )}
      {education && (
        <Fact icon="education" title={texts.education}>
          <p className="doctor__text">
            <EditorField entry={id} field="education">
              {education}
            </EditorField>
          </p>
        </Fact>
      )}
      {skill && (
        <Fact icon="skill" title={texts.skill}>
          <p className="doctor__text">
            <EditorField entry={id} field="skill">
              {skill}
            </EditorField>
          </p>
        </Fact>
      )}
    </div>
  );
}

function Fact({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <section className="doctor__fact">
      <h2 className="doctor__fact-title">
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

function ContactNumbers({ numbers }: { numbers: string[] }) {
  return (
    <ul className="doctor__numbers">
      {numbers.map((number) => (
        <li key={number}>
          <a className="doctor__contact" href={createPhone(number).href}>
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Breaks before the "@" where a line is too short for the whole address. */
function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

interface ContentErrorAlertProps {
  errors: readonly { message: string }[];
}

/** Says that the doctor could not be read, on the page and, with JavaScript, in a dialog (checklist A27). */
function ContentErrorAlert({ errors }: ContentErrorAlertProps) {
  const text = useTexts("doctors").failed(JSON.stringify(errors));
  useEffect(() => {
    window.alert(text);
  }, [text]);
  return (
    <p className="content-error" role="alert">
      {text}
    </p>
  );
}
