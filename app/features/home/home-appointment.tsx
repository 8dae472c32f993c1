import type { ReactNode } from "react";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import type { Phone } from "#hospitals/phones.ts";
import type { ShortText } from "#hospitals/site.ts";
import { Section } from "#app/ui/section/section.tsx";

interface HomeAppointmentProps {
  steps: ShortText[];
  conciergePhone: Phone;
  /** The form. */
  children: ReactNode;
}

export function HomeAppointment({ steps, conciergePhone, children }: HomeAppointmentProps) {
  return (
    <Section tone="mist" id="appointment" labelledBy="appointment-title">
      <div className="home-appointment">
        <div className="home-appointment__text">
          <SectionHeading
            id="appointment-title"
            title="Request an appointment"
            subtitle="Without queueing, from wherever you are."
          />
          <ol className="steps">
            {steps.map(({ title, text }) => (
              <li className="steps__item" key={title}>
                <h3 className="steps__title">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ContactList
            items={[
              {
                icon: "phone",
                label: "Rather talk? Our concierge answers",
                value: conciergePhone.printed,
                href: conciergePhone.href,
              },
            ]}
          />
        </div>
        {children}
      </div>
    </Section>
  );
}
