import type { ReactNode } from "react";
import { EditorField } from "#app/ui/editor-field/editor-field.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { Doctor } from "#content/content.ts";
import { createPhone } from "#hospitals/phones.ts";

/** All that is known of a doctor; what is missing leaves no empty box. */
export function DoctorFacts({ doctor }: { doctor: Doctor }) {
  const { id, contactNumbers, consulting, email, education, skill } = doctor;
  return (
    <div className="doctor__facts">
      {consulting && (
        <Fact icon="clock" title="Consultation timings">
          <p className="doctor__timings">
            <EditorField entry={id} field="consulting">
              {consulting}
            </EditorField>
          </p>
        </Fact>
      )}
      {contactNumbers.length > 0 && (
        <Fact icon="phone" title="Contact">
          <EditorField entry={id} field="contactNumber" isBlock>
            <ContactNumbers numbers={contactNumbers} />
          </EditorField>
        </Fact>
      )}
      {email && (
        <Fact icon="mail" title="E-mail">
          <a className="doctor__contact" href={`mailto:${email}`}>
            <EditorField entry={id} field="email">
              <MailAddress email={email} />
            </EditorField>
          </a>
        </Fact>
      )}
      {education && (
        <Fact icon="education" title="Education">
          <p className="doctor__text">
            <EditorField entry={id} field="education">
              {education}
            </EditorField>
          </p>
        </Fact>
      )}
      {skill && (
        <Fact icon="skill" title="Skill">
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
