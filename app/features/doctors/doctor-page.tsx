import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "#app/ui/link/link.tsx";
import { DetailPage } from "#app/ui/page/page.tsx";
import { EditorField, editorText } from "#app/ui/editor-field/editor-field.tsx";
import { SitsNow, type TimedTexts } from "#app/ui/doctor-card/sits-now.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Portrait } from "#app/ui/picture/picture.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { Doctor } from "#site/content/content.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import { type DoctorWeek, DoctorWeekFacts } from "./doctor-week.tsx";

type ShownDoctor = Omit<Doctor, "sittings" | "personId">;

interface DoctorPageProps {
  basePath: string;
  toBooking: string;
  doctor: ShownDoctor | undefined;
  phones: Phone[];
  errors: readonly { message: string }[] | undefined;
  sits?: TimedTexts | undefined;
  week?: DoctorWeek | undefined;
  /** Where else the same doctor sits. */
  elsewhere?: { to: string; label: string }[] | undefined;
}

export function DoctorPage({ basePath, doctor, errors, ...facts }: DoctorPageProps) {
  const { sections, common } = useTexts();
  return (
    <DetailPage
      basePath={basePath}
      list={{ label: sections.doctors, all: common.allDoctors, to: hospitalPaths({ basePath }).toDoctors }}
      title={editorText(doctor?.id, "name", doctor?.name)}
      lead={editorText(doctor?.id, "centerOfExcellence", doctor?.centerOfExcellence)}
      figure={
        doctor && (
          <div className="doctor__portrait picture-frame">
            <Portrait
              picture={doctor.profilePicture}
              sizes="(max-width: 61.99rem) 7rem, 18rem"
              maxWidth={320}
              priority
            />
          </div>
        )
      }
      note={doctor?.isUntranslated && common.notTranslated}
      notice={errors && <ContentErrorAlert errors={errors} />}
    >
      {doctor && <DoctorFacts doctor={doctor} {...facts} />}
    </DetailPage>
  );
}

type DoctorFactsProps = Omit<DoctorPageProps, "basePath" | "errors" | "doctor"> & { doctor: ShownDoctor };

function DoctorFacts({ doctor, phones, toBooking, sits, week, elsewhere = [] }: DoctorFactsProps) {
  const { doctors: texts, common } = useTexts();
  const { id, consulting, email, education, skill } = doctor;
  return (
    <div className="stack doctor__facts">
      <div className="side-panel doctor__columns">
        <div>
          {(consulting || sits) && (
            <Fact icon="clock" title={texts.timings}>
              <SitsNow sits={sits} />
              <p className="pre-line doctor__timings">{editorText(id, "consulting", consulting)}</p>
              {elsewhere.map(({ to, label }) => (
                <a key={to} className="text-link" href={to}>
                  {label}
                </a>
              ))}
            </Fact>
          )}
          <ButtonLink to={toBooking} icon="calendar">
            {common.bookAppointment}
          </ButtonLink>
        </div>
        {(phones.length > 0 || email) && (
          <div>
            {phones.length > 0 && (
              <Fact icon="phone" title={common.contact}>
                <EditorField entry={id} field="contactNumber" isBlock>
                  <ul className="doctor__numbers">
                    {phones.map(({ printed, href }) => (
                      <li key={printed}>
                        <a className="text-link" href={href}>
                          {printed}
                        </a>
                      </li>
                    ))}
                  </ul>
                </EditorField>
              </Fact>
            )}
            {email && (
              <Fact icon="mail" title={common.email}>
                <a className="text-link" href={`mailto:${email}`}>
                  <EditorField entry={id} field="email">
                    <MailAddress email={email} />
                  </EditorField>
                </a>
              </Fact>
            )}
          </div>
        )}
      </div>
      {week && <DoctorWeekFacts week={week} />}
      {(education || skill) && (
        <div className="doctor__columns">
          {education && (
            <Fact icon="education" title={texts.education}>
              <p className="pre-line">{editorText(id, "education", education)}</p>
            </Fact>
          )}
          {skill && (
            <Fact icon="skill" title={texts.skill}>
              <p className="pre-line">{editorText(id, "skill", skill)}</p>
            </Fact>
          )}
        </div>
      )}
    </div>
  );
}

function Fact({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <section className="stack doctor__fact">
      <h2 className="doctor__fact-title">
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
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

/** Says that the doctor could not be read, on the page and, with JavaScript, in a dialog (checklist A27). */
function ContentErrorAlert({ errors }: { errors: readonly { message: string }[] }) {
  const text = useTexts("doctors").failed(JSON.stringify(errors));
  useEffect(() => {
    window.alert(text);
  }, [text]);
  return (
    <p className="form-message form-message--error" role="alert">
      {text}
    </p>
  );
}
