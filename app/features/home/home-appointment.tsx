import type { ReactNode } from "react";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { internationalNumber } from "#hospitals/international-number.ts";
import { Section } from "#app/ui/section/section.tsx";

interface HomeAppointmentProps {
  conciergePhone: string;
  /** The form. */
  children: ReactNode;
}

export function HomeAppointment({ conciergePhone, children }: HomeAppointmentProps) {
  return (
    <Section tone="mist" id="appointment" labelledBy="appointment-title">
      <div className="home-appointment">
        <div className="home-appointment__text">
          <SectionHeading
            id="appointment-title"
            title="Request an appointment"
            subtitle="Tell us which department you need. We call you back to agree on the time."
          />
          <ContactList
            items={[
              {
                icon: "phone",
                label: "Rather talk? Our concierge answers",
                value: conciergePhone,
                href: `tel:${internationalNumber(conciergePhone)}`,
              },
              { icon: "clipboard", label: "Bring with you", value: "Old reports, medicines and your OP number" },
            ]}
          />
        </div>
        {children}
      </div>
    </Section>
  );
}
